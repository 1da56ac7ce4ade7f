/** What is wrong with a value that does not have its type, said of the alternative that was meant. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { closest, constantsOf, type ForObjects, isConstant, isForObjects } from './closest.ts';
import type { CasesNode, EitherNode, FieldNode, ListNode, Node, ObjectNode, TaggedNode } from './node.ts';

/** A named type that a fault is in, and where its value stands, as a JSON pointer from the value that was looked at. */
export interface Enclosing {
  readonly name: string;
  readonly pointer: string;
}

interface Place {
  /** JSON pointer, from the value that was looked at, to the value that is wrong or lacks something. */
  readonly pointer: string;
  /** The types that it is in, outermost first. */
  readonly within: readonly Enclosing[];
}

export type Fault =
  | (Place & {
      readonly kind: 'wrong';
      readonly value: unknown;
      readonly wanted: Node;
      /** It may be left out instead. */
      readonly optional: boolean;
    })
  /** One of these members, of which there is mostly one, has to be there. */
  | (Place & { readonly kind: 'missing'; readonly members: readonly string[] })
  /** A list with more items than it may have. */
  | (Place & { readonly kind: 'long'; readonly items: number; readonly atMost: number });

export interface Faults {
  readonly faults: readonly Fault[];
  /** True when there may be more: the search stops after `most`. */
  readonly cut: boolean;
}

/** No faults when the value fits. `names` stand for the whole among the enclosing types. */
export function faultsIn(node: Node, value: unknown, names: readonly string[], most: number): Faults {
  const search = new Search(most);
  search.look(node, value, { pointer: '', within: namesAt(names, '') }, false);
  return { faults: search.faults, cut: search.full };
}

class Search {
  readonly faults: Fault[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get full(): boolean {
    return this.faults.length >= this.#most;
  }

  look(node: Node, value: unknown, place: Place, optional: boolean): void {
    if (this.full || node.fits(value)) return;
    const at = enter(node, place);
    if (node.kind === 'either') this.#either(node, value, at, optional);
    else if (node.kind === 'list' && Array.isArray(value)) this.#items(node, value, at);
    else if (isForObjects(node) && isObject(value)) this.#object(node, value, at);
    else this.#wrong(node, value, at, optional);
  }

  #object(node: ForObjects, value: JsonObject, place: Place): void {
    switch (node.kind) {
      case 'map':
        this.#members(node.of, value, place);
        break;
      case 'object':
        this.#fields(node, value, place);
        break;
      case 'tagged':
        this.#tagged(node, value, place);
        break;
      case 'cases':
        this.#cases(node, value, place);
        break;
    }
  }

  #wrong(wanted: Node, value: unknown, place: Place, optional: boolean): void {
    if (!this.full) this.faults.push({ kind: 'wrong', ...place, value, wanted, optional });
  }

  #missing(members: readonly string[], place: Place): void {
    if (!this.full) this.faults.push({ kind: 'missing', ...place, members });
  }

  #items({ of, atMost }: ListNode, items: readonly unknown[], place: Place): void {
    if (items.length > atMost) this.faults.push({ kind: 'long', ...place, items: items.length, atMost });
    for (let index = 0; index < items.length && !this.full; index++) {
      if (!of.fits(items[index])) this.look(of, items[index], below(place, String(index)), false);
    }
  }

  #members(of: Node, value: JsonObject, place: Place): void {
    for (const key in value) {
      if (this.full) return;
      if (!of.fits(value[key])) this.look(of, value[key], below(place, key), false);
    }
  }

  /** An object that says it is of another kind has only that fault: what else it lacks is due to it. */
  #fields({ fields, oneNeededOf }: ObjectNode, value: JsonObject, place: Place): void {
    const strayed = fields.find((field) => isConstant(field) && isOther(field, value));
    for (const field of strayed === undefined ? fields : [strayed]) this.#field(field, value, place);
    if (strayed !== undefined || oneNeededOf === null) return;
    if (oneNeededOf.every((name) => value[name] === undefined)) this.#missing(oneNeededOf, place);
  }

  #field({ name, node, required }: FieldNode, value: JsonObject, place: Place): void {
    const member = value[name];
    if (member !== undefined) this.look(node, member, below(place, name), !required);
    else if (required) this.#missing([name], place);
  }

  #tagged({ tag, of }: TaggedNode, value: JsonObject, place: Place): void {
    const meant = of.get(value[tag]);
    // Without its tag, what else an object lacks is anybody's guess.
    if (value[tag] === undefined) this.#missing([tag], place);
    else if (meant === undefined) this.#alternatives([...of.values()], value, place);
    else this.look(meant, value, place, false);
  }

  #either(node: EitherNode, value: unknown, place: Place, optional: boolean): void {
    const list = Array.isArray(value) ? node.of.find(({ kind }) => kind === 'list') : undefined;
    if (list !== undefined) this.look(list, value, place, optional);
    else if (isObject(value) && node.of.some(isForObjects)) this.#alternatives(node.of, value, place);
    else this.#wrong(node, value, place, optional);
  }

  /** Says that an object is of another kind with the kinds that all alternatives have. */
  #alternatives(of: readonly Node[], value: JsonObject, place: Place): void {
    const meant = closest(of, value);
    const strayed = meant.kind === 'object' ? meant.fields.find((field) => isOther(field, value)) : undefined;
    if (strayed === undefined) this.look(meant, value, place, false);
    else this.#wrong(constantsOf(of, strayed.name), value[strayed.name], below(place, strayed.name), !strayed.required);
  }

  #cases({ base, tag, cases }: CasesNode, value: JsonObject, place: Place): void {
    const special = base.fits(value) ? cases.get(value[tag]) : undefined;
    this.look(special ?? base, value, place, false);
  }
}

/** True when the field holds another constant than the one that it has to hold. */
function isOther(field: FieldNode, value: JsonObject): boolean {
  const member = value[field.name];
  return isConstant(field) && member !== undefined && !field.node.fits(member);
}

function enter({ names }: Node, { pointer, within }: Place): Place {
  return names.length === 0 ? { pointer, within } : { pointer, within: [...within, ...namesAt(names, pointer)] };
}

function namesAt(names: readonly string[], pointer: string): readonly Enclosing[] {
  return names.map((name) => ({ name, pointer }));
}

function below({ pointer, within }: Place, step: string): Place {
  return { pointer: pointer + pointerStep(step), within };
}
