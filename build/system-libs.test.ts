import { describe, expect, test } from 'vitest';
import { currentName, notFound, packagesFor } from './system-libs.mjs';

const ldd = `\tlinux-vdso.so.1 (0x00007ffc)
\tlibgtk-3.so.0 => not found
\tlibnss3.so => not found
\tlibnssutil3.so => not found
\tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)
`;

test('missing libraries are read from what ldd prints', () => {
  expect(notFound(ldd)).toEqual(['libgtk-3.so.0', 'libnss3.so', 'libnssutil3.so']);
});

test('libraries become packages, each once', () => {
  expect(packagesFor(notFound(ldd))).toEqual(['libgtk-3-0', 'libnss3']);
});

test('a library that nobody knows comes with the GTK package', () => {
  expect(packagesFor(['libunknown.so.7'])).toEqual(['libgtk-3-0']);
});

describe('the names of packages follow the release', () => {
  test.each([
    ['ID=debian\nVERSION_ID="12"\n', 'libgtk-3-0'],
    ['ID=debian\nVERSION_ID="13"\n', 'libgtk-3-0t64'],
    ['ID=debian\nVERSION_CODENAME=forky\n', 'libgtk-3-0t64'],
    ['ID=ubuntu\nVERSION_ID="22.04"\n', 'libgtk-3-0'],
    ['ID=ubuntu\nVERSION_ID="24.04"\n', 'libgtk-3-0t64'],
  ])('%j', (release, name) => {
    expect(currentName('libgtk-3-0', release)).toBe(name);
  });

  test('most packages keep theirs', () => {
    expect(currentName('libnss3', 'ID=debian\nVERSION_ID="13"\n')).toBe('libnss3');
  });
});
