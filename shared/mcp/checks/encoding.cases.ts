import { type Cases, handshake } from './cases.ts';

const message = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const long = (size: number) => `S>C {"jsonrpc":"2.0","id":"${'x'.repeat(size)}","method":"ping"}`;
/** A message with these bytes in a string. */
const hexLine = (bytes: string) => `hexS>C 7b 22 6a 22 3a 22 ${bytes} 22 7d`;
const badByte = hexLine('e9');

export const encodingCases: Cases = {
  'utf8-bom': {
    fires: [
      { lines: [`C>S \uFEFF${message}`], at: 1 },
      { lines: ['S>C \uFEFFhello'], at: 1 },
    ],
    quiet: [
      ['C>S {"jsonrpc":"2.0","id":1,"method":"ping"}'],
      [`C>S ${message}`],
      ['C>S {"jsonrpc":"2.0","method":"\uFEFF"}'],
    ],
  },
  'invalid-utf8': {
    fires: [
      { lines: [badByte], at: 1, says: '0xE9 at offset 6 is not UTF-8; read as windows-1252, the text is "é".' },
      { lines: [hexLine('43 61 66 82')], at: 1, says: 'CP850, a code page of the Windows console, the text is "Café"' },
      { lines: [hexLine('93 fa 96 7b 8c ea')], at: 1, says: 'Shift_JIS, the text is "日本語"' },
      { lines: [hexLine('c3 a9 20 e6 97')], at: 1, says: 'probably cut' },
      { lines: [hexLine('ff')], at: 1, says: 'is not UTF-8.' },
      { lines: ['hexS>C fe ff 00 7b 00 7d'], at: 1, says: 'UTF-16BE' },
      { lines: [...handshake('2024-11-05'), badByte], at: 4, severity: 'warning' },
      { lines: [...handshake('2025-03-26'), badByte], at: 4 },
      { lines: ['hexS>C ff fe 7b 00 22 00 61 00 22 00 7d 00'], at: 1, says: 'UTF-16' },
    ],
    quiet: [
      ['S>C {"jsonrpc":"2.0","id":"é \uFFFD 😀","method":"ping"}'],
      ['S>C {"jsonrpc":"2.0","method":"é \uFFFD 😀"}'],
    ],
  },
  'cr-line-ending': {
    fires: [{ lines: [`S>C ${message}\r`], at: 1 }],
    quiet: [
      ['S>C {"jsonrpc":"2.0","id":1,"method":"ping"}'],
      [`S>C ${message}`],
      ['S>C {"jsonrpc":"2.0","method":"a\\r"}'],
      ['S>C Ready\r'],
      ['S>C \r'],
    ],
  },
  'blank-line': {
    fires: [
      { lines: ['S>C '], at: 1 },
      { lines: ['C>S  \t\r'], at: 1 },
    ],
    quiet: [[`S>C ${message} `], ['err '], ['S>C \x04']],
  },
  'partial-last-line': {
    fires: [
      { lines: [`S>C ${message}\x04`], at: 1 },
      { lines: ['S>C {"jsonrpc"\x04'], at: 1 },
    ],
    quiet: [[`S>C ${message}`, 'end stdout'], ['err dying\x04']],
  },
  'line-over-10mib': {
    fires: [{ lines: [long(10 * 1024 * 1024)], at: 1, says: '10.0 MiB' }],
    quiet: [[long(10 * 1024 * 1024 - 100)]],
  },
};
