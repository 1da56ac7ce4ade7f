/** The program that judges schemas, as a worker: it has its own memory, and it can be ended whatever it is doing. */
import { parentPort, workerData } from 'node:worker_threads';
import { Judge } from '#shared/mcp/judgement/judge';
import type { Question, Verdict } from '#shared/mcp/supplied/question';

/** Milliseconds after which it says what it has found so far. */
const longestSilence = 20;

/** Tells the other side which question it is at, also when it never comes back. */
const position: Int32Array = workerData;
const judge = new Judge();

// The first schema of a dialect takes much longer than all others: before anybody waits.
for (const dialect of ['draft-07', '2020-12'] as const) judge.judge({ schema: '{}', value: null, dialect });

/** Answers the first of some questions, at least one; the others have to be asked again. */
parentPort?.on('message', (questions: readonly Question[]) => {
  const end = performance.now() + longestSilence;
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    Atomics.store(position, 0, verdicts.length);
    verdicts.push(judge.judge(question));
    if (performance.now() > end) break;
  }
  parentPort?.postMessage(verdicts);
});
parentPort?.postMessage('ready');
