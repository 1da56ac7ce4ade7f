/** Real sessions: a client, a server and the tap between them, and what the dissector says of the captured bytes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundledDemo } from '../../demo/bundled-demo.ts';
import { captured } from './captured.ts';
import { connect } from './clients.mjs';
import { demo, everything, filesystem, memory, ownServer } from './conversations.mjs';
import type { Client, Server } from './deserved.ts';
import { dissect, type Session } from './dissect.ts';

export interface Peers {
  readonly server: Server;
  readonly client: Client;
}

/** What the tap saw: the session, and the process that only answered a probe, where there was one. */
export interface Recorded {
  readonly session: Session;
  readonly probe: Session | null;
}

const handshake: readonly Client[] = ['sdk-1', 'legacy', 'auto'];
const clientsOf: { readonly [server in Server]: readonly Client[] } = {
  everything: handshake,
  filesystem: handshake,
  memory: handshake,
  serve: [...handshake, 'pinned'],
  reject: ['auto', 'pinned'],
  connect: handshake,
  demo: [...handshake, 'pinned'],
};

export const allPeers: readonly Peers[] = (Object.keys(clientsOf) as Server[]).flatMap((server) =>
  clientsOf[server].map((client) => ({ server, client })),
);

/** Runs the whole conversation of these two. */
export async function record({ server, client: name }: Peers): Promise<Recorded> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-peers-'));
  try {
    const files = path.join(folder, 'files');
    const taps = path.join(folder, 'taps');
    for (const sub of [files, taps]) fs.mkdirSync(sub);
    const client = await connect(name, taps, await argumentsOf(server, files), {
      MEMORY_FILE_PATH: path.join(files, 'm'),
    });
    try {
      await talk(client, server, files);
    } finally {
      await client.close();
    }
    return sessionsIn(taps);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function argumentsOf(server: Server, files: string): Promise<readonly string[]> {
  if (server === 'demo') return [await bundledDemo()];
  if (server === 'serve' || server === 'reject' || server === 'connect')
    return [path.join(import.meta.dirname, 'server.mjs'), server];
  const script = path.resolve(`node_modules/@modelcontextprotocol/server-${server}/dist/index.js`);
  return server === 'filesystem' ? [script, files] : [script];
}

async function talk(client: unknown, server: Server, files: string): Promise<void> {
  if (server === 'everything') await everything(client);
  else if (server === 'filesystem') await filesystem(client, files);
  else if (server === 'memory') await memory(client);
  else if (server === 'demo') await demo(client);
  else await ownServer(client);
}

/** The session is the longer one of the two that a probing client has. */
function sessionsIn(folder: string): Recorded {
  const sessions = fs
    .readdirSync(folder)
    .map((name) => dissect(captured(path.join(folder, name))))
    .sort((a, b) => b.log.length - a.log.length);
  const [session, probe = null] = sessions;
  if (session === undefined || sessions.length > 2) throw new Error(`The tap saw ${sessions.length} sessions.`);
  return { session, probe };
}
