/** How the server process ends. */
import type { ProcessEvent } from '../../model/process-event.ts';
import { duration } from '../duration.ts';
import type { EventCheck, EventLook, Finding } from '../look.ts';
import { sources } from '../sources.ts';

/** A server that is still there this long after its stdin was closed is slow, milliseconds. */
const patienceMs = 2000;

type Exit = Extract<ProcessEvent, { type: 'exited' }>;

/** What shells and runtimes report when a signal ended the process: 128 + its number. */
const signalCodes: { readonly [code: number]: string } = {
  129: 'SIGHUP',
  130: 'SIGINT',
  137: 'SIGKILL',
  143: 'SIGTERM',
};

function badExit(exit: Exit, signalSent: string | null): Finding | null {
  const signal = exit.signal ?? signalCodes[exit.code ?? 0] ?? null;
  if (signal !== null && (signal === signalSent || exit.requested)) return null;
  if (exit.signal !== null)
    return { message: `The process was killed by ${exit.signal}, which was not sent from here.` };
  return exit.code === 0 || exit.code === null ? null : { message: `The process exited with code ${exit.code}.` };
}

function slowExit(exit: Exit, { stdinClosedAt, signalSent }: EventLook): Finding | null {
  if (stdinClosedAt === null || exit.at - stdinClosedAt < patienceMs) return null;
  const forced = signalSent === null ? '' : `, and only after ${signalSent}`;
  return { message: `The process exited ${duration(exit.at - stdinClosedAt)} after its stdin was closed${forced}.` };
}

export const processChecks: readonly EventCheck[] = [
  {
    code: 'exit-nonzero',
    severity: 'warning',
    title: 'Server ended with an error',
    why: 'An exit code other than 0, or a signal that the client did not send, means a crash. Every request in flight is lost, and clients show no more than "connection closed".',
    fix: 'The last lines of stderr usually say why. Catch errors of a single request and answer it with an error instead of ending the process.',
    spec: 'MCP 2026-07-28 basic/transports/stdio',
    look: ({ event, signalSent }) => (event.type === 'exited' ? badExit(event, signalSent) : null),
  },
  {
    code: 'slow-exit-after-stdin-eof',
    severity: 'warning',
    title: 'Server did not exit when its stdin was closed',
    why: 'Closing stdin is how a client ends a server. Clients wait a short time, 2 s in the TypeScript SDKs, and then kill it: what it had not written by then is lost, and children may stay behind.',
    fix: 'Exit when stdin ends: process.stdin.on("end", …) in Node. Timers, sockets and threads keep a process alive; end them too.',
    spec: sources.shutdown,
    look: (look) => (look.event.type === 'exited' ? slowExit(look.event, look) : null),
  },
];
