import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fifo } from './fifo.ts';

test('gives back what was put in, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { maxLength: 200 }), (steps) => {
      const fifo = new Fifo<number>();
      const model: number[] = [];
      for (const step of steps) {
        if (step === null) expect(fifo.shift()).toBe(model.shift());
        else {
          fifo.push(step);
          model.push(step);
        }
        expect(fifo.length).toBe(model.length);
      }
    }),
  );
});
