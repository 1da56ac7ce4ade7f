import { describe, expect, test } from 'vitest';
import { methods, methodsNamed } from '../methods.ts';
import { revisions } from '../revisions.ts';
import { JSONRPCMessage } from './envelope.ts';
import { messages } from './messages.ts';
import { namedTypes, partsOf } from './named-types.ts';
import { exists, type Shape } from './vocabulary.ts';

/** Every shape that can be reached from the messages, each once. */
function reachable(): ReadonlySet<Shape> {
  const seen = new Set<Shape>();
  const waiting: Shape[] = [JSONRPCMessage];
  for (const { params, result } of messages.values()) waiting.push(params, ...(result ? [result] : []));
  for (let shape = waiting.pop(); shape !== undefined; shape = waiting.pop()) {
    if (seen.has(shape)) continue;
    seen.add(shape);
    waiting.push(...partsOf(shape));
  }
  return seen;
}

describe('the tables of messages', () => {
  test('have an entry for each method, and for nothing else', () => {
    expect([...messages.keys()].sort()).toEqual([...new Set(methods.map(({ name }) => name))].sort());
  });

  test('have a result for requests only', () => {
    for (const [name, { result }] of messages) {
      expect(result !== undefined, name).toBe(methodsNamed(name)[0]?.kind === 'request');
    }
  });

  test('reach as far as the methods do', () => {
    for (const { name, since, until } of methods) {
      for (const revision of revisions.filter((one) => since <= one && one <= (until ?? one))) {
        const types = messages.get(name);
        expect(types && exists(types.params, revision), `${revision} ${name}`).toBe(true);
        expect(types?.result && !exists(types.result, revision), `${revision} ${name}`).toBeFalsy();
      }
    }
  });
});

describe('the tables of types', () => {
  test('use a name for one type only', () => {
    for (const shape of reachable()) {
      if (shape.kind === 'named') expect(namedTypes().get(shape.name)?.shape, shape.name).toBe(shape.shape);
    }
  });

  test('begin before they end', () => {
    for (const { life } of reachable()) {
      if (life.since && life.until) expect(life.since <= life.until).toBe(true);
    }
  });

  test('have no type that is in no revision', () => {
    for (const [name, shape] of namedTypes()) {
      expect(
        revisions.some((revision) => exists(shape, revision)),
        name,
      ).toBe(true);
    }
  });

  test('give the reason for each difference', () => {
    const reasons = [...reachable()].flatMap(({ differs }) => differs?.why ?? []);
    expect(reasons.length).toBeGreaterThan(5);
    for (const why of reasons) expect(why).toMatch(/^[a-z].{20,}[^.]$/);
  });
});
