/** The types that have a name, found by following the tables. */
import { errorResponses, JSONRPCMessage } from './envelope.ts';
import { messages } from './messages.ts';
import type { Named, Shape } from './vocabulary.ts';

let found: ReadonlyMap<string, Named> | null = null;

/** By name. What a revision does not have is among them; `exists` tells. */
export function namedTypes(): ReadonlyMap<string, Named> {
  found ??= collect();
  return found;
}

function collect(): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  const waiting: Shape[] = [JSONRPCMessage, ...errorResponses];
  for (const { params, result } of messages.values()) waiting.push(params, ...(result ? [result] : []));
  for (let shape = waiting.pop(); shape !== undefined; shape = waiting.pop()) {
    if (shape.kind === 'named' && names.has(shape.name)) continue;
    if (shape.kind === 'named') names.set(shape.name, shape);
    waiting.push(...partsOf(shape));
  }
  return names;
}

/** The shapes that a shape is made of. */
export function partsOf(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case 'named':
      return [shape.shape];
    case 'list':
    case 'map':
      return [shape.of];
    case 'union':
      return shape.of;
    case 'object':
      return Object.values(shape.fields).map((field) => field.shape);
    case 'cases':
      return [shape.shape, ...shape.cases.map((one) => one.shape)];
    default:
      return [];
  }
}
