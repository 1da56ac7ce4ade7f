/** The demo server on stdin and stdout: one JSON-RPC message a line, everything else goes to stderr. */
import { parseArgs } from 'node:util';
import { serve } from '#shared/peer/server/connection';
import { eraRules, type ServerSettings, usualSettings } from '#shared/peer/server/settings';
import { nodeTimers } from '../node/node-timers.ts';
import { StdioTransport } from '../node/stdio-transport.ts';
import { version } from '../node/version.ts';
import { calculator } from './calc.ts';

const usage = `A small calculator that speaks MCP on stdin and stdout.
  --name NAME        what it calls itself (calc)
  --lesson           as a plain server of a beginner's lesson: no version, no log messages, no suggestions, one era
                     a connection, and no news for clients of the handshake era
  --eras RULE        ${eraRules.join(', ')} (both)
  --errors NUMBERS   specification, or notes: -32601 for every unknown name
  --help`;

function settingsFrom(words: readonly string[]): ServerSettings | string {
  const { values } = parseArgs({
    args: [...words],
    options: {
      name: { type: 'string', default: 'calc' },
      lesson: { type: 'boolean', default: false },
      eras: { type: 'string' },
      errors: { type: 'string', default: 'specification' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return usage;
  const { name, lesson, eras: asked = lesson ? 'strict' : 'both', errors: numbers } = values;
  const eras = eraRules.find((rule) => rule === asked);
  const errors = (['specification', 'notes'] as const).find((known) => known === numbers);
  if (eras === undefined || errors === undefined)
    throw new Error(`${eras === undefined ? asked : numbers} is not known.`);
  const logging = lesson ? [] : (['handshake'] as const);
  const manners = { ...usualSettings, changes: !lesson, logging };
  return { ...manners, info: { name, version: lesson ? '' : version }, registry: calculator(!lesson), eras, errors };
}

function start(settings: ServerSettings): void {
  const note = (text: string) => console.error(`${settings.info.name}: ${text}`);
  note('ready, reading JSON-RPC messages from stdin');
  const transport = new StdioTransport({ input: process.stdin, output: process.stdout, note });
  serve({ settings, transport, timers: nodeTimers, note });
}

try {
  const settings = settingsFrom(process.argv.slice(2));
  if (typeof settings === 'string') console.log(settings);
  else start(settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
