/**
 * Pretty-printed JSON: consecutive lines that are no messages, but are one JSON text when joined. While such a run may
 * still become one, the findings on its further lines wait: they turn into one finding on its first line, or come late.
 */
import type { Reading } from '../jsonrpc/parse.ts';
import { depthAfter } from '../jsonrpc/scan.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Frame } from '../model/frame.ts';
import { annotateRun } from './annotate.ts';
import type { RowUpdate } from './dissected.ts';

/** Lines and UTF-16 units after which a run is given up. */
const lineLimit = 5000;
const textLimit = 1024 * 1024;

interface Held {
  readonly seq: number;
  readonly diagnostics: readonly Diagnostic[];
}

interface Run {
  readonly first: Frame;
  readonly texts: string[];
  readonly held: Held[];
  size: number;
  depth: number;
}

export interface RunResult {
  /** The findings that the line has now. */
  readonly diagnostics: readonly Diagnostic[];
  readonly updates: readonly RowUpdate[];
}

/** The lines of one channel. */
export class LineRuns {
  #run: Run | null = null;

  /** Null when the line has the findings that it was given, and nothing else changes. */
  note(frame: Frame, reading: Reading, diagnostics: readonly Diagnostic[]): RunResult | null {
    const run = this.#run;
    if (run === null) {
      if (startsRun(reading)) this.#run = newRun(frame, reading.text);
      return null;
    }
    if (endsRun(reading)) return { diagnostics, updates: this.end() };
    return this.#extend(run, frame, reading.text, diagnostics);
  }

  /** Gives the run up: its lines get the findings that waited. */
  end(): readonly RowUpdate[] {
    const held = this.#run?.held ?? [];
    this.#run = null;
    return held;
  }

  #extend(run: Run, frame: Frame, text: string, diagnostics: readonly Diagnostic[]): RunResult {
    run.texts.push(text);
    run.size += text.length;
    run.depth = depthAfter(text, run.depth);
    if (diagnostics.length > 0) run.held.push({ seq: frame.seq, diagnostics });
    if (run.depth > 0 && run.texts.length < lineLimit && run.size < textLimit) return { diagnostics: [], updates: [] };
    return this.#finish(run, frame);
  }

  #finish(run: Run, last: Frame): RunResult {
    if (!isJson(run.texts.join('\n'))) return withoutSeq(this.end(), last.seq);
    this.#run = null;
    const diagnostics = annotateRun({ first: run.first.seq, last: last.seq }, run.first.origin);
    return { diagnostics: [], updates: [{ seq: run.first.seq, diagnostics }] };
  }
}

/** The last line of a run that came to nothing has its findings at once, the lines before it by update. */
function withoutSeq(updates: readonly RowUpdate[], seq: number): RunResult {
  const own = updates.find((update) => update.seq === seq);
  return { diagnostics: own?.diagnostics ?? [], updates: updates.filter((update) => update !== own) };
}

function newRun(first: Frame, text: string): Run {
  return { first, texts: [text], held: [], size: text.length, depth: depthAfter(text, 0) };
}

function startsRun({ message, text }: Reading): boolean {
  return (
    message.kind === 'invalid' && message.reason === 'not-json' && /^\s*[{[]/.test(text) && depthAfter(text, 0) > 0
  );
}

function endsRun({ message }: Reading): boolean {
  return message.kind !== 'invalid' && message.kind !== 'blank' && message.kind !== 'batch';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
