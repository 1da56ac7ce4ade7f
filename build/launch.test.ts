import { describe, expect, test } from 'vitest';
import { hasDisplay } from './display.mjs';
import { electronArguments, electronEnvironment } from './launch.mjs';
import { root } from './paths.mjs';
import { openingArguments } from './start.mjs';

describe('Electron’s arguments', () => {
  test('turn the sandbox off for root', () => {
    expect(electronArguments(['--demo'], {}, 0)).toContain('--no-sandbox');
  });

  test('leave the sandbox on for everybody else', () => {
    expect(electronArguments(['--demo'], {}, 1000)).not.toContain('--no-sandbox');
  });

  test('name Wayland only where there is no X', () => {
    const wayland = '--ozone-platform=wayland';
    expect(electronArguments([], { WAYLAND_DISPLAY: 'wayland-0' })).toContain(wayland);
    expect(electronArguments([], { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' })).not.toContain(wayland);
  });

  test('end with the application and what it is to open', () => {
    expect(electronArguments(['--', 'node', '--inspect'], {}, 1000).slice(-4)).toEqual([
      root,
      '--',
      'node',
      '--inspect',
    ]);
  });
});

describe('npm start', () => {
  test('opens the demo when nothing is named', () => {
    expect(openingArguments([])).toEqual(['--demo']);
  });

  test('passes a command on as it is', () => {
    expect(openingArguments(['npx', '-y', 'some-server', '--demo'])).toEqual([
      '--',
      'npx',
      '-y',
      'some-server',
      '--demo',
    ]);
  });

  test('takes a file that is not there for a command', () => {
    expect(openingArguments(['missing.wirescope.jsonl'])).toEqual(['--', 'missing.wirescope.jsonl']);
  });
});

test('Electron is not told to run as plain Node', () => {
  expect(electronEnvironment({ ELECTRON_RUN_AS_NODE: '1', HOME: '/home/a' })).toEqual({ HOME: '/home/a' });
});

describe('a display', () => {
  test('is there with X or Wayland', () => {
    expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
  });

  test('is missing on Linux without either, and with empty names', () => {
    expect(hasDisplay({}, 'linux')).toBe(false);
    expect(hasDisplay({ DISPLAY: '' }, 'linux')).toBe(false);
  });

  test('is always there on other systems', () => {
    expect(hasDisplay({}, 'darwin')).toBe(true);
  });
});
