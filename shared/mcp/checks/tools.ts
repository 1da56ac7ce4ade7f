/** Calls of tools. */
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { nearestName } from '../nearest-method.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

/** Listed names that an unknown one is compared with. */
const mostCompared = 500;

function notListed(look: MessageLook): Finding | null {
  const { name } = paramsOf(look);
  const list = look.known.listings.of('tools');
  if (!list.complete || typeof name !== 'string' || list.get(name) !== undefined) return null;
  if (look.direction !== 'client-to-server' || list.seq === null) return null;
  const nearest = nearestName(name, list.names().slice(0, mostCompared));
  const hint = nearest === null ? '' : `; the nearest is ${shown(nearest)}`;
  const changed = list.outdatedBy;
  const doubt = changed === null ? '' : `; the list has changed since (#${changed})`;
  return {
    message: `No tool ${shown(name)} is in the list (#${list.seq})${hint}${doubt}.`,
    place: { pointer: '/params/name' },
    related: changed === null ? [list.seq] : [list.seq, changed],
  };
}

export const toolCallChecks: readonly MessageCheck[] = [
  {
    code: 'tool-not-listed',
    severity: 'info',
    kinds: ['request'],
    methods: ['tools/call'],
    title: 'Call of a tool that is not in the list',
    why: 'The server named all its tools, and this is none of them. It will most likely refuse the call: the names are compared exactly, in upper and lower case too. Now and then a server has tools that it does not list.',
    fix: 'Call a tool by the name that tools/list gave, and list again after notifications/tools/list_changed.',
    spec: sources.toolCalls,
    look: notListed,
  },
];
