/** Types in words. */
import type { Revision } from '../revisions.ts';
import { exists, type Shape } from '../types/vocabulary.ts';

/** What a value holds in a revision: `string`, `list of ContentBlock`, `one of "a", "b"`, `integer from 0`. */
export function typeWords(shape: Shape, revision: Revision): string {
  switch (shape.kind) {
    case 'named':
      return isPlain(shape.shape, revision) ? typeWords(shape.shape, revision) : shape.name;
    case 'any':
      return 'any JSON';
    case 'string':
      return shape.format === undefined ? 'string' : formats[shape.format];
    case 'number':
    case 'integer':
      return `${shape.kind}${limits(shape.minimum, shape.maximum)}`;
    case 'constant':
      return JSON.stringify(shape.value);
    case 'choice':
      return choiceWords(shape.values);
    case 'list':
      return `list of ${shape.atMost === undefined ? '' : `at most ${shape.atMost} `}${several(shape.of, revision)}`;
    case 'map':
      return `${several(shape.of, revision)} by name`;
    case 'union':
      return unionWords(shape.of, revision);
    case 'cases':
      return typeWords(shape.shape, revision);
    default:
      return shape.kind;
  }
}

const formats = { uri: 'URI', 'uri-template': 'URI template', byte: 'base64 string' } as const;

function limits(minimum: number | undefined, maximum: number | undefined): string {
  return `${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

function choiceWords(values: readonly string[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length === 1 ? (quoted[0] ?? '') : `one of ${quoted.join(', ')}`;
}

/** The words within others: a union is in brackets, or it would end too late. */
function several(shape: Shape, revision: Revision): string {
  const words = typeWords(shape, revision);
  return words.includes(' or ') || words.startsWith('one of ') ? `(${words})` : words;
}

function unionWords(of: readonly Shape[], revision: Revision): string {
  const words = alternativesIn(of, revision).map((one) => typeWords(one, revision));
  return [...new Set(words)].join(' or ');
}

/** The alternatives of a union that the revision has, those of unnamed unions in it among them. */
export function alternativesIn(of: readonly Shape[], revision: Revision): readonly Shape[] {
  return of
    .filter((one) => exists(one, revision))
    .flatMap((one) => (one.kind === 'union' ? alternativesIn(one.of, revision) : [one]));
}

/** True when there is nothing in it to be unfolded: it is text, a number or the like, or a choice of such. */
export function isPlain(shape: Shape, revision: Revision): boolean {
  if (shape.kind === 'named') return isPlain(shape.shape, revision);
  if (shape.kind === 'union') return alternativesIn(shape.of, revision).every((one) => isPlain(one, revision));
  return shape.kind !== 'object' && shape.kind !== 'list' && shape.kind !== 'map' && shape.kind !== 'cases';
}
