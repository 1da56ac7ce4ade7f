/** `resources/*` (MCP 2025-11-25 server/resources). */
import { fromUint8Array } from 'js-base64';
import type { JsonObject } from '../../model/message.ts';
import { printExact } from '../exact-json.ts';
import type { ResourceTemplate, ResourceValue } from './definition.ts';
import { type Outcome, result, unknownResource } from './errors.ts';
import { page } from './pages.ts';
import type { Scope } from './scope.ts';

export function listResources({ settings, request }: Scope): Outcome {
  const items = [...settings.registry.resources.values()].map(({ read: _, ...listed }) => listed);
  return page('resources', items, request.params, settings.pageSize);
}

export function listTemplates({ settings, request }: Scope): Outcome {
  const items = [...settings.registry.templates.values()].map(({ read: _, complete: __, ...listed }) => listed);
  return page('resourceTemplates', items, request.params, settings.pageSize);
}

export async function readResource(scope: Scope): Promise<Outcome> {
  const uri = String(scope.request.params.uri);
  return (await found(uri, scope)) ?? unknownResource(uri, scope.era, scope.settings.errors);
}

/** True for what `resources/read` would find by its address alone. */
export function isResource(uri: string, { registry }: Scope['settings']): boolean {
  return registry.resources.has(uri) || [...registry.templates.values()].some((one) => variablesIn(one, uri) !== null);
}

async function found(uri: string, { settings, context }: Scope): Promise<Outcome | null> {
  const { resources, templates } = settings.registry;
  const resource = resources.get(uri);
  if (resource !== undefined) return contents(uri, resource.mimeType, await resource.read(uri, context));
  for (const template of templates.values()) {
    const variables = variablesIn(template, uri);
    const value = variables === null ? null : await template.read(uri, variables, context);
    if (value !== null) return contents(uri, template.mimeType, value);
  }
  return null;
}

function contents(uri: string, mimeType: string | undefined, value: ResourceValue): Outcome {
  return result({ contents: [{ uri, ...(mimeType !== undefined && { mimeType }), ...contentOf(value) }] });
}

function contentOf(value: ResourceValue): JsonObject {
  if (value instanceof Uint8Array) return { blob: fromUint8Array(value) };
  return { text: typeof value === 'string' ? value : printExact(value) };
}

/** Simple expressions of RFC 6570 (`{name}`): each stands for the characters up to the next slash. Null: no match. */
export function variablesIn({ uriTemplate }: ResourceTemplate, uri: string): Readonly<Record<string, string>> | null {
  const names = [...uriTemplate.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fixed = uriTemplate.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${fixed.join('([^/]+)')}$`).exec(uri);
  return match === null
    ? null
    : Object.fromEntries(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
