/** What a type holds, as the rows of a table. */
import type { TypeRow } from '../../model/method-page.ts';
import { type Revision, revisions } from '../revisions.ts';
import { exists, type Field, fieldIn, isRequired, type Shape } from '../types/vocabulary.ts';
import { alternativesIn, isPlain, typeWords } from './words.ts';

/** Fields deeper than this are named and not unfolded. */
const deepest = 2;
/** The fields of `_meta` are shown, what is in them is not: they are the same in every message. */
const deepestInMeta = 1;

interface Place {
  /** How far the rows are indented. */
  readonly depth: number;
  /** How many types they are in; the kinds of a whole result do not count, most have several in later revisions. */
  readonly level: number;
  readonly deepest: number;
  /** The revisions that have what the rows are a part of. */
  readonly around: readonly Revision[];
}

/** `around`: the revisions that have the message. */
export function typeRows(shape: Shape, revision: Revision, around: readonly Revision[]): readonly TypeRow[] {
  return new Unfolding(revision).within(shape, {
    depth: 0,
    level: 0,
    deepest,
    around: around.filter((one) => exists(shape, one)),
  });
}

/** One table. A named type is unfolded where it comes first; later it is only named. */
class Unfolding {
  readonly #revision: Revision;
  readonly #before: Revision | null;
  readonly #shown = new Set<string>();

  constructor(revision: Revision) {
    this.#revision = revision;
    this.#before = revisions[revisions.indexOf(revision) - 1] ?? null;
  }

  /** The rows of what is inside a type, which has been named by the row above. */
  within(shape: Shape, place: Place): readonly TypeRow[] {
    if (place.level > place.deepest || isPlain(shape, this.#revision)) return [];
    switch (shape.kind) {
      case 'named':
        return this.#named(shape.name, shape.shape, place);
      case 'list':
      case 'map':
        return this.within(shape.of, place);
      case 'cases':
        return this.within(shape.shape, place);
      case 'union':
        return this.#unnamedUnion(shape.of, place);
      case 'object':
        return this.#fields(Object.entries(shape.fields), place);
      default:
        return [];
    }
  }

  #named(name: string, shape: Shape, place: Place): readonly TypeRow[] {
    if (this.#shown.has(name)) return [];
    this.#shown.add(name);
    return shape.kind === 'union' ? this.#union(shape.of, place) : this.within(shape, place);
  }

  /** The row above has named the alternatives already: there have to be fields, too. */
  #unnamedUnion(of: readonly Shape[], place: Place): readonly TypeRow[] {
    const rows = this.#union(of, place);
    return rows.some(({ kind }) => kind === 'field') ? rows : [];
  }

  #union(of: readonly Shape[], place: Place): readonly TypeRow[] {
    const alternatives = alternativesIn(of, this.#revision);
    const [only] = alternatives;
    if (alternatives.length === 1 && only !== undefined) return this.within(only, place);
    return alternatives.flatMap((one) => {
      const around = place.around.filter((revision) => exists(one, revision));
      return [
        this.#alternative(one, place),
        ...this.within(one, { ...deeper(place), level: place.level === 0 ? 0 : place.level + 1, around }),
      ];
    });
  }

  #alternative(shape: Shape, { depth, around }: Place): TypeRow {
    const named = shape.kind === 'named' && !isPlain(shape, this.#revision);
    const has = around.filter((one) => exists(shape, one));
    return {
      depth,
      kind: 'alternative',
      name: named ? shape.name : '',
      type: named ? '' : typeWords(shape, this.#revision),
      required: false,
      about: shape.kind === 'named' ? shape.about : '',
      ...span(has, around),
      change: this.#before !== null && around.includes(this.#before) && !has.includes(this.#before) ? 'new' : null,
      was: null,
    };
  }

  /** What is about the message itself comes last, behind what it is about. */
  #fields(fields: readonly (readonly [string, Field])[], place: Place): readonly TypeRow[] {
    const ordered = [...fields.filter(([name]) => name !== '_meta'), ...fields.filter(([name]) => name === '_meta')];
    return ordered.flatMap(([name, field]) => this.#field(name, field, place));
  }

  #field(name: string, field: Field, place: Place): readonly TypeRow[] {
    const has = place.around.filter((one) => fieldIn(field, one));
    if (!fieldIn(field, this.#revision)) return this.#isGone(has) ? [this.#goneRow(name, field, has, place)] : [];
    const next = { ...deeper(place), level: place.level + 1, around: has };
    const inner = name === '_meta' ? { ...next, deepest: Math.min(place.deepest, deepestInMeta) } : next;
    const row = { ...this.#row(name, field, this.#revision, place.depth), ...span(has, place.around) };
    return [{ ...row, ...this.#change(field, row, place) }, ...this.within(field.shape, inner)];
  }

  #isGone(has: readonly Revision[]): boolean {
    return this.#before !== null && has.includes(this.#before);
  }

  #goneRow(name: string, field: Field, has: readonly Revision[], { depth, around }: Place): TypeRow {
    const last = this.#before ?? this.#revision;
    return { ...this.#row(name, field, last, depth), required: false, ...span(has, around), change: 'gone', was: null };
  }

  #row(name: string, field: Field, revision: Revision, depth: number) {
    const type = typeWords(field.shape, revision);
    return { depth, kind: 'field', name, type, required: isRequired(field, revision), about: field.about } as const;
  }

  #change(field: Field, now: Pick<TypeRow, 'type' | 'required'>, { around }: Place): Changed {
    const before = this.#before;
    if (before === null || !around.includes(before)) return { change: null, was: null };
    if (!fieldIn(field, before)) return { change: 'new', was: null };
    const was = differenceWords(this.#row('', field, before, 0), now);
    return { change: was === null ? null : 'changed', was };
  }
}

type Changed = Pick<TypeRow, 'change' | 'was'>;
type Kind = Pick<TypeRow, 'type' | 'required'>;

/** What it was; null: the same. */
function differenceWords(was: Kind, now: Kind): string | null {
  const words = [
    ...(was.type === now.type ? [] : [was.type]),
    ...(was.required === now.required ? [] : [was.required ? 'required' : 'optional']),
  ];
  return words.length === 0 ? null : words.join(', ');
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 };
}

/** Since and until when, where the thing around it is older or lives longer. */
function span(has: readonly Revision[], around: readonly Revision[]): Pick<TypeRow, 'since' | 'until'> {
  const first = has[0] ?? null;
  const last = has.at(-1) ?? null;
  return { since: first === around[0] ? null : first, until: last === around.at(-1) ? null : last };
}
