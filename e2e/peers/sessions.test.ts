/** Official servers and clients in broad conversations: nothing is found in them but what they deserve. */
import { describe, expect, test, vi } from 'vitest';
import { type Deserved, deserved } from './session/deserved.ts';
import type { Found, Session } from './session/dissect.ts';
import { allPeers, type Peers, record } from './session/run.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, maxConcurrency: 2 });

describe.concurrent('official peers raise what they deserve and nothing else', () => {
  test.each(allPeers.map((peers) => [peers.server, peers.client, peers] as const))(
    '%s with the client %s',
    async (_server, _client, peers) => {
      const { session, probe } = await record(peers);
      const expected = deserved.filter((entry) => isAbout(entry, peers));
      expect({
        ...compare(
          session,
          expected.filter((entry) => entry.probe !== true),
        ),
        probe:
          probe === null
            ? null
            : compare(
                probe,
                expected.filter((entry) => entry.probe === true),
              ),
      }).toEqual({ unexpected: [], missing: [], probe: probe === null ? null : { unexpected: [], missing: [] } });
      const said = spoken(session);
      expect(partsOf(peers, session).filter((part) => !said.has(part))).toEqual([]);
    },
  );
});

function isAbout({ servers, clients }: Deserved, { server, client }: Peers): boolean {
  return servers.includes(server) && (clients?.includes(client) ?? true);
}

function compare({ found }: Session, expected: readonly Deserved[]) {
  const unexpected = found.filter((one) => !expected.some((entry) => covers(entry, one)));
  const missing = expected.filter((entry) => !found.some((one) => covers(entry, one)));
  return {
    unexpected: unexpected.map(
      ({ diagnostic, text }) => `${diagnostic.code}: ${diagnostic.message} ${text.slice(0, 300)}`,
    ),
    missing: missing.map(({ code, on = '' }) => `${code} ${on}`),
  };
}

function covers({ code, on = '' }: Deserved, { diagnostic, text }: Found): boolean {
  return diagnostic.code === code && text.includes(on);
}

/** Methods of all messages, each once, and `input_required` where a result asks for input. */
function spoken({ log, frames }: Session): ReadonlySet<string> {
  const methods = new Set<string>();
  for (const [seq, frame] of frames) {
    methods.add(log.row(seq).method ?? '');
    if (Buffer.from(frame.bytes).includes('"resultType":"input_required"')) methods.add('input_required');
  }
  return methods;
}

const everywhere = ['tools/list', 'tools/call'];
const lists = ['resources/list', 'resources/templates/list', 'prompts/list', 'prompts/get', 'resources/read'];
const rich = [
  ...lists,
  'completion/complete',
  'notifications/progress',
  'notifications/cancelled',
  'notifications/message',
];
const asked = ['elicitation/create', 'sampling/createMessage', 'roots/list'];
const handshake = ['initialize', 'notifications/initialized', 'ping', 'notifications/roots/list_changed'];
const subscribed = [
  'resources/subscribe',
  'resources/unsubscribe',
  'notifications/resources/updated',
  'logging/setLevel',
];
const changed = ['notifications/tools/list_changed', 'notifications/resources/list_changed'];
const listening = [
  'subscriptions/listen',
  'notifications/subscriptions/acknowledged',
  'notifications/resources/updated',
];

/** The demo tells of one resource, and asks for nothing but input. */
function demoParts(modern: boolean): readonly string[] {
  const all = [...everywhere, ...rich].filter((part) => !modern || part !== 'notifications/message');
  return [...all, ...(modern ? [...listening, 'input_required'] : [...handshake, ...subscribed, 'elicitation/create'])];
}

/** What must have been said, so that a conversation cannot become poor unnoticed. */
function partsOf({ server, client }: Peers, { dissector }: Session): readonly string[] {
  if (server === 'filesystem') return [...everywhere, ...handshake];
  if (server === 'memory') return [...everywhere, 'initialize', 'ping', 'resources/list', 'resources/read'];
  const tasks = client === 'sdk-1' ? ['tasks/get', 'tasks/result', 'tasks/list', 'notifications/tasks/status'] : [];
  if (server === 'everything') return [...everywhere, ...rich, ...asked, ...handshake, ...subscribed, ...tasks];
  if (server === 'demo') return demoParts(dissector.facts.era === 'modern');
  const own = [...everywhere, ...rich, ...changed];
  if (dissector.facts.era === 'modern') return [...own, ...listening, 'input_required'];
  return [...own, ...asked, ...handshake, ...subscribed];
}
