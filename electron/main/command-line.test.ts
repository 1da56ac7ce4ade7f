import { describe, expect, test } from 'vitest';
import { openingSchema, ownArguments, readOpening, targetOf } from './command-line.ts';

describe('our own arguments', () => {
  test('follow the application’s path', () => {
    const argv = ['/e/electron', '--no-sandbox', '--inspect=0', '/work/app', '--', 'node', 'server.js'];
    expect(ownArguments(argv, false)).toEqual(['--', 'node', 'server.js']);
  });

  test('follow the binary when it is packaged', () => {
    expect(ownArguments(['/opt/wirescope', '--', 'node'], true)).toEqual(['--', 'node']);
  });

  test('may be missing', () => {
    expect(ownArguments(['/e/electron', '/work/app'], false)).toEqual([]);
    expect(ownArguments(['/opt/wirescope'], true)).toEqual([]);
  });
});

describe('the command line asks for', () => {
  test.each([
    [[], { open: 'nothing' }],
    [['--demo'], { open: 'demo' }],
    [['--user-data-dir=/x', 'bug.wirescope.jsonl'], { open: 'recording', path: '/home/a/bug.wirescope.jsonl' }],
    [['/tmp/bug.jsonl'], { open: 'recording', path: '/tmp/bug.jsonl' }],
    [['--', 'node', '--demo', '-x'], { open: 'target', command: 'node', args: ['--demo', '-x'], cwd: '/home/a' }],
    [['--', 'sh', '--', 'x'], { open: 'target', command: 'sh', args: ['--', 'x'], cwd: '/home/a' }],
    [['--'], { open: 'nothing' }],
  ] as const)('%j', (args, opening) => {
    expect(readOpening(args, '/home/a')).toEqual(opening);
    expect(openingSchema.parse(readOpening(args, '/home/a'))).toEqual(opening);
  });
});

test('a target is called after what it runs and starts where the command line was typed', () => {
  const target = targetOf({ open: 'target', command: 'node', args: ['build/weather.js'], cwd: '/home/a' });
  expect(target).toEqual({
    name: 'weather',
    command: 'node',
    args: ['build/weather.js'],
    cwd: '/home/a',
    env: {},
    unset: [],
  });
});
