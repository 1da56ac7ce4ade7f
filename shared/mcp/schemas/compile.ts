/** Turns the shapes of the tables into JSON Schema, for one revision. */
import type { Revision } from '../revisions.ts';
import { exists, type Field, type Fields, fieldsIn, isRequired, type Life, type Shape } from '../types/vocabulary.ts';
import type { JsonSchema, Reading } from './json-schema.ts';
import { type Tagged, tagOf } from './tags.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

type Of<Kind extends Shape['kind']> = Extract<Shape, { readonly kind: Kind }>;

/** A schema that needs no other: with the types that it refers to. The shape must exist in the revision. */
export function compile(shape: Shape, revision: Revision, reading: Reading): JsonSchema {
  const compiler = new Compiler(revision, reading);
  const schema = compiler.schemaOf(shape);
  return { $schema: dialect, ...schema, ...(compiler.isFlat() ? {} : { $defs: compiler.$defs }) };
}

class Compiler {
  readonly $defs: Record<string, JsonSchema> = {};
  readonly #revision: Revision;
  readonly #reading: Reading;

  constructor(revision: Revision, reading: Reading) {
    this.#revision = revision;
    this.#reading = reading;
  }

  isFlat(): boolean {
    return Object.keys(this.$defs).length === 0;
  }

  schemaOf(shape: Shape): JsonSchema {
    const { differs } = shape;
    if (!differs) return this.#plain(shape);
    if (this.#reading === 'published') return this.schemaOf(differs.published);
    return { ...this.#plain(shape), $comment: `The published file differs: ${differs.why}.` };
  }

  #plain(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case 'any':
        return {};
      case 'constant':
        return { type: typeof shape.value === 'string' ? 'string' : 'integer', const: shape.value };
      case 'choice':
        return { type: 'string', enum: shape.values };
      case 'list':
        return this.#list(shape);
      case 'map':
        return { type: 'object', additionalProperties: this.schemaOf(shape.of) };
      case 'object':
        return this.#object(shape);
      case 'union':
        return this.#union(shape.of.filter((one) => exists(one, this.#revision)));
      case 'named':
        return this.#reference(shape);
      case 'cases':
        return this.#cases(shape);
      case 'string':
        return text(shape);
      case 'number':
      case 'integer':
        return numeric(shape);
      case 'boolean':
      case 'null':
        return { type: shape.kind };
    }
  }

  #list({ of, atMost }: Of<'list'>): JsonSchema {
    const items = this.schemaOf(of);
    return { type: 'array', items, ...(atMost === undefined ? {} : { maxItems: atMost }) };
  }

  #object({ fields, oneNeededOf }: Of<'object'>): JsonSchema {
    const present = fieldsIn(fields, this.#revision);
    const required = present.filter(([, field]) => isRequired(field, this.#revision)).map(([name]) => name);
    return {
      type: 'object',
      ...(present.length > 0 ? { properties: this.#properties(fields) } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(oneNeededOf ? { anyOf: oneNeededOf.map((name) => ({ required: [name] })) } : {}),
    };
  }

  #properties(fields: Fields): Record<string, JsonSchema> {
    const present = fieldsIn(fields, this.#revision);
    return Object.fromEntries(present.map(([name, field]) => [name, this.#property(field)]));
  }

  #property({ shape, about, life }: Field): JsonSchema {
    return { ...this.schemaOf(shape), description: `${about}${spanOf(life)}` };
  }

  #union(alternatives: readonly Shape[]): JsonSchema {
    const [only, second] = alternatives;
    if (only !== undefined && second === undefined) return this.schemaOf(only);
    const tagged = tagOf(alternatives, this.#revision, this.#reading);
    return tagged ? this.#tagged(tagged) : { anyOf: alternatives.map((one) => this.schemaOf(one)) };
  }

  /** Looks at the tag first, so that what is wrong is said of the alternative that was meant. */
  #tagged({ tag, of }: Tagged): JsonSchema {
    const values = [...of.keys()];
    return {
      type: 'object',
      properties: { [tag]: { type: 'string', enum: values } },
      required: [tag],
      allOf: [...of].map(([value, shape]) => when(tag, value, this.schemaOf(shape))),
    };
  }

  #cases({ shape, tag, cases }: Of<'cases'>): JsonSchema {
    const present = cases.filter((one) => exists(one.shape, this.#revision));
    const branches = present.map((one) => when(tag, one.value, this.schemaOf(one.shape)));
    return { allOf: [this.schemaOf(shape), ...branches] };
  }

  /** Described where it is used: Monaco's JSON service prefers what it finds in the definition to what the field says. */
  #reference({ name, about, shape }: Of<'named'>): JsonSchema {
    if (!Object.hasOwn(this.$defs, name)) {
      // Taken before it is filled in, so that a type may contain itself.
      this.$defs[name] = {};
      this.$defs[name] = { title: name, ...this.schemaOf(shape) };
    }
    return { $ref: `#/$defs/${name}`, description: about };
  }
}

/** `schema` where the field has the value; elsewhere anything. */
function when(tag: string, value: string | number, schema: JsonSchema): JsonSchema {
  const hasValue = { type: 'object', properties: { [tag]: { const: value } }, required: [tag] };
  return { if: { not: hasValue }, else: schema };
}

function text({ format }: Of<'string'>): JsonSchema {
  return { type: 'string', ...(format === undefined ? {} : { format }) };
}

function numeric({ kind, minimum, maximum }: Extract<Shape, { readonly minimum?: number }>): JsonSchema {
  return { type: kind, ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

function spanOf({ since, until }: Life): string {
  if (since !== undefined && since === until) return ` Only in ${since}.`;
  return `${since ? ` Since ${since}.` : ''}${until ? ` Until ${until}.` : ''}`;
}
