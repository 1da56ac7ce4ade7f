/** What is advertised: only what there is. */
import type { Era } from '../../mcp/revisions.ts';
import type { JsonObject } from '../../model/message.ts';
import type { ServerSettings } from './settings.ts';

export function capabilitiesOf({ registry, changes, logging }: ServerSettings, era: Era): JsonObject {
  const { tools, resources, templates, prompts } = registry;
  const listChanged = era === 'modern' || changes;
  const completes = [...templates.values(), ...prompts.values()].some(({ complete }) => complete !== undefined);
  return {
    ...(prompts.size > 0 && { prompts: { listChanged } }),
    ...(resources.size + templates.size > 0 && { resources: { listChanged, subscribe: listChanged } }),
    ...(tools.size > 0 && { tools: { listChanged } }),
    ...(completes && { completions: {} }),
    ...(logging.includes(era) && { logging: {} }),
  };
}

/** True when a capability such as `resources.subscribe` is among those that are advertised. */
export function advertises(capabilities: JsonObject, name: string): boolean {
  const [group = '', member] = name.split('.');
  const found = capabilities[group];
  if (typeof found !== 'object' || found === null) return false;
  return member === undefined || Reflect.get(found, member) === true;
}
