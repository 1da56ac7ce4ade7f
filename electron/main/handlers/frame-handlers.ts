/** `frame.*`: one entry in full. */
import fs from 'node:fs/promises';
import { dialog } from 'electron';
import type { Handlers } from '#shared/ipc/contract';
import type { Frame } from '#shared/model/frame';
import { frameDetail } from '../../node/detail.ts';
import type { Session } from '../../node/session.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { asBuffer } from '../search.ts';

const keptMs = 20_000;

export function frameHandlers({ registry, windowOf }: Context) {
  const frames = new LastFrame();
  return {
    'frame.detail': ({ session, seq }) => frameDetail(registry.get(session), seq),
    'frame.bytes': async ({ session, seq, from, to }) => {
      const { bytes } = await frames.read(registry.get(session), seq);
      // A copy: the whole frame would be sent along with a part of its memory.
      return { bytes: bytes.slice(from, to) };
    },
    'frame.find': async ({ session, seq, text, from }) => {
      const { bytes } = await frames.read(registry.get(session), seq);
      const offset = asBuffer(bytes).indexOf(text, from, 'utf8');
      return { offset: offset < 0 ? null : offset };
    },
    'frame.save': async ({ session: id, seq }, window) => {
      const session = registry.get(id);
      const { bytes } = await frames.read(session, seq);
      const parent = windowOf(window);
      const options = { title: 'Save the bytes of this line', defaultPath: `${fileName(session)}-${seq}.json` };
      const { filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
      if (!filePath) return null;
      await fs.writeFile(filePath, bytes, { mode: 0o600 });
      return { path: filePath };
    },
  } satisfies Partial<Handlers>;
}

/** Keeps the frame that was read last for a while: a large one is asked for piece by piece. */
class LastFrame {
  #key: readonly [Session, number] | null = null;
  #frame: Promise<Frame> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  read(session: Session, seq: number): Promise<Frame> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), keptMs);
    if (this.#frame !== null && this.#key?.[0] === session && this.#key[1] === seq) return this.#frame;
    this.#key = [session, seq];
    this.#frame = readFrame(session, seq);
    this.#frame.catch(() => this.#forget());
    return this.#frame;
  }

  #forget(): void {
    this.#key = null;
    this.#frame = null;
  }
}

async function readFrame(session: Session, seq: number): Promise<Frame> {
  if (seq > session.log.length) throw new CommandError('not-found', `There is no line ${seq} in this session.`);
  const entry = await session.entry(seq);
  if (entry.kind === 'frame') return entry.frame;
  throw new CommandError('not-found', `Line ${seq} is an event of the process: it has no bytes.`);
}

function fileName(session: Session): string {
  return session.summary().name.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'line';
}
