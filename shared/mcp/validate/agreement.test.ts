import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIn, methods } from '../methods.ts';
import { type Revision, revisions } from '../revisions.ts';
import { schemaFor } from '../schemas/schema-for.ts';
import { faultsIn } from './faults.ts';
import type { Node } from './node.ts';
import { type NodePart, nodeFor } from './nodes.ts';
import { sentenceOf } from './words.ts';

interface Subject {
  readonly revision: Revision;
  readonly method: string;
  readonly part: NodePart;
  readonly node: Node;
}

/** Params and result of every method of a revision. */
function subjectsOf(revision: Revision): readonly Subject[] {
  return methods
    .filter((method) => isIn(method, revision))
    .flatMap(({ name }) =>
      (['params', 'result'] as const).flatMap((part) => {
        const node = nodeFor(revision, name, part);
        return node === null ? [] : [{ revision, method: name, part, node }];
      }),
    );
}

/** Values of a type, and now and then something else in their place. */
function valuesOf(node: Node): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 25, arbitrary: properValuesOf(node) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function properValuesOf(node: Node): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case 'any':
      return fc.jsonValue({ maxDepth: 2 });
    case 'string':
      return fc.string({ maxLength: 5 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
      return fc.oneof(fc.constantFrom(0, 1, 0.5), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'integer':
      return fc.integer();
    case 'values':
      return fc.constantFrom(...node.values);
    case 'list':
      return fc.array(valuesOf(node.of), { maxLength: 3 });
    case 'map':
      return fc.dictionary(fc.string({ maxLength: 3 }), valuesOf(node.of), { maxKeys: 2 });
    case 'object':
      return objectsOf(node);
    case 'tagged':
      return fc.oneof(...[...node.of.values()].map(properValuesOf));
    case 'either':
      return fc.oneof(...node.of.map(properValuesOf));
    case 'cases':
      return fc.oneof(properValuesOf(node.base), ...[...node.cases.values()].map(properValuesOf));
  }
}

function objectsOf({ fields }: Extract<Node, { kind: 'object' }>): fc.Arbitrary<unknown> {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const model: Record<string, fc.Arbitrary<unknown>> = { other: fc.jsonValue({ maxDepth: 1 }) };
  for (const { name, node } of fields) model[name] = valuesOf(node);
  const whole = fc.record(model, { requiredKeys: required });
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) });
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, messages: false });

describe.each(revisions)('the types of %s', (revision) => {
  const subjects = subjectsOf(revision);

  test('accept and refuse what their JSON Schema does, and say why', () => {
    const verdicts = { accepted: 0, refused: 0 };
    for (const { method, part, node } of subjects) {
      const validate = ajv.compile(schemaFor(revision, { method, part }) ?? false);
      fc.assert(
        fc.property(valuesOf(node), (made) => {
          const value: unknown = JSON.parse(JSON.stringify(made));
          const fits = node.fits(value);
          verdicts[fits ? 'accepted' : 'refused']++;
          expect(fits, `${method} ${part} ${JSON.stringify(value)}`).toBe(validate(value));
          const { faults } = faultsIn(node, value, [part], 50);
          expect(faults.length > 0).toBe(!fits);
          for (const fault of faults) expect(sentenceOf(fault, part, method)).toMatch(/^["A-Z].*\.$/s);
        }),
        { numRuns: 40 },
      );
    }
    expect(verdicts.accepted).toBeGreaterThan(200);
    expect(verdicts.refused).toBeGreaterThan(200);
  });

  test('do not contain themselves, so that nothing recurses deeper than they do', () => {
    const deepest = Math.max(...subjects.map(({ node }) => depthOf(node)));
    expect(deepest).toBeLessThan(40);
  });
});

/** Nodes are built as trees: a type within itself would already have overflowed the stack. */
function depthOf(node: Node): number {
  return 1 + Math.max(0, ...partsOf(node).map(depthOf));
}

function partsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'list':
    case 'map':
      return [node.of];
    case 'object':
      return node.fields.map((field) => field.node);
    case 'tagged':
      return [...node.of.values()];
    case 'either':
      return node.of;
    case 'cases':
      return [node.base, ...node.cases.values()];
    default:
      return [];
  }
}
