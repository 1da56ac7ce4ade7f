/** What is alike in many rows. A session has a handful of different shapes, so that a row only needs the number of its. */
import type { Row } from '../view/row.ts';

export type Shape = Readonly<Pick<Row, 'kind' | 'channel' | 'direction' | 'origin' | 'ending' | 'toolFailed'>>;

export class Shapes {
  readonly #shapes: Shape[] = [];
  #latest = 0;

  shapeAt(number: number): Shape {
    const shape = this.#shapes[number];
    if (shape === undefined) throw new RangeError(`there is no shape ${number}`);
    return shape;
  }

  numberOf(row: Shape): number {
    const latest = this.#shapes[this.#latest];
    if (latest === undefined || !isAlike(latest, row)) this.#latest = this.#find(row);
    return this.#latest;
  }

  #find(row: Shape): number {
    const known = this.#shapes.findIndex((shape) => isAlike(shape, row));
    if (known !== -1) return known;
    const { kind, channel, direction, origin, ending, toolFailed } = row;
    return this.#shapes.push({ kind, channel, direction, origin, ending, toolFailed }) - 1;
  }
}

function isAlike(a: Shape, b: Shape): boolean {
  return (
    a.kind === b.kind &&
    a.channel === b.channel &&
    a.direction === b.direction &&
    a.origin === b.origin &&
    a.ending === b.ending &&
    a.toolFailed === b.toolFailed
  );
}
