/** The demo server on stdin and stdout: one JSON-RPC message a line, everything else goes to stderr. */
import { parseArgs } from 'node:util';
import { serve } from '#shared/peer/server/connection';
import { eraRules, type ServerSettings, usualSettings } from '#shared/peer/server/settings';
import { nodeTimers } from '../node/node-timers.ts';
import { StdioTransport } from '../node/stdio-transport.ts';
import { version } from '../node/version.ts';
import { calculator } from './calc.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { FaultyTransport } from './faulty-transport.ts';

const usage = `A small calculator that speaks MCP on stdin and stdout.
  --name NAME        what it calls itself (calc)
  --lesson           as a plain server of a beginner's lesson: no version, no log messages, no suggestions, one era
                     a connection, and no news for clients of the handshake era
  --eras RULE        ${eraRules.join(', ')} (both)
  --errors NUMBERS   specification, or notes: -32601 for every unknown name
  --misbehave NAME   with one fault, to see what is found then
  --list-faults      the names of all faults
  --help`;

interface Start {
  readonly settings: ServerSettings;
  readonly fault: Fault | null;
}

/** Text: there is nothing to be started, only this to be told. */
function startFrom(words: readonly string[]): Start | string {
  const { values } = parseArgs({
    args: [...words],
    options: {
      name: { type: 'string', default: 'calc' },
      lesson: { type: 'boolean', default: false },
      eras: { type: 'string' },
      errors: { type: 'string', default: 'specification' },
      misbehave: { type: 'string' },
      'list-faults': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return usage;
  if (values['list-faults']) return faultList();
  const fault = values.misbehave === undefined ? null : faultNamed(values.misbehave);
  const { name, lesson, eras: asked = lesson ? 'strict' : 'both', errors: numbers } = values;
  const eras = eraRules.find((rule) => rule === asked);
  const errors = (['specification', 'notes'] as const).find((known) => known === numbers);
  if (eras === undefined || errors === undefined)
    throw new Error(`${eras === undefined ? asked : numbers} is not known.`);
  const logging = lesson ? [] : (['handshake'] as const);
  const manners = { ...usualSettings, changes: !lesson, logging };
  const info = { name, version: lesson ? '' : version };
  return { settings: { ...manners, info, registry: calculator(!lesson), eras, errors }, fault };
}

function faultNamed(name: string): Fault {
  const found = faults.find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`No fault is named ${name}; --list-faults lists all of them.`);
  return found;
}

function faultList(): string {
  const width = Math.max(...faults.map(({ name }) => name.length));
  return faults.map(({ name, about }) => `${name.padEnd(width)}  ${about}`).join('\n');
}

function start({ settings, fault }: Start): void {
  const note = (text: string) => console.error(`${settings.info.name}: ${text}`);
  note('ready, reading JSON-RPC messages from stdin');
  const stdio = new StdioTransport({ input: process.stdin, output: process.stdout, note });
  const transport = fault === null ? stdio : new FaultyTransport(stdio, process.stdout, fault);
  serve({ settings, transport, timers: nodeTimers, note });
}

try {
  const asked = startFrom(process.argv.slice(2));
  if (typeof asked === 'string') console.log(asked);
  else start(asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
