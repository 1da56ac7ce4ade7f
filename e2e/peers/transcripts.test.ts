/** Recorded answers of real servers to good and bad requests: each fault is found, and nothing else. */
import { describe, expect, test } from 'vitest';
import { codesOf, dissect } from './session/dissect.ts';
import { expected, expectedOfEverything, type Recording } from './transcripts/expected.ts';
import { recordedAnswers, recordedSession, scenarioStory } from './transcripts/load.ts';
import { scenarios } from './transcripts/scenarios.ts';

const recordings: readonly Recording[] = ['py', 'ts-serve', 'ts-connect'];
const names = Object.keys(scenarios);

test('every scenario was recorded with every server, and has been thought about', () => {
  for (const recording of recordings) expect([...recordedAnswers(`${recording}.txt`).keys()]).toEqual(names);
  expect(Object.keys(expected)).toEqual(names);
});

describe.each(recordings)('%s', (recording) => {
  const recorded = recordedAnswers(`${recording}.txt`);

  test.each(Object.entries(scenarios))('%s', (name, scenario) => {
    const { all, own = {} } = expected[name] ?? { all: [] };
    const session = dissect(scenarioStory(scenario, recorded.get(name) ?? []));
    expect([...codesOf(session)].sort()).toEqual([...(own[recording] ?? all)].sort());
  });
});

test('a session with server-everything', () => {
  const { found } = dissect(recordedSession('everything-2025-11-25.txt'));
  const unexpected = found.filter(
    ({ diagnostic, text }) =>
      !expectedOfEverything.some(({ code, on }) => diagnostic.code === code && text.includes(on)),
  );
  expect(unexpected.map(({ diagnostic, text }) => `${diagnostic.code}: ${text.slice(0, 200)}`)).toEqual([]);
  for (const { code, on } of expectedOfEverything)
    expect(found.filter(({ diagnostic, text }) => diagnostic.code === code && text.includes(on))).toHaveLength(1);
});
