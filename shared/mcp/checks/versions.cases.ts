import { type Cases, handshake, modernCall } from './cases.ts';

const done = handshake('2025-11-25');
const [, answer = ''] = done;
const askFor = (version: string) =>
  `C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"${version}"}}`;

export const versionCases: Cases = {
  'version-differs': {
    fires: [{ lines: handshake('2025-06-18', '2025-11-25'), at: 2, says: 'asked for 2025-11-25' }],
    quiet: [[...done], ['C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{}}', answer]],
  },
  'version-unknown': {
    fires: [
      { lines: [askFor('1999-01-01')], at: 1, says: '"1999-01-01"' },
      { lines: handshake('2025-01-01', '2025-06-18'), at: 2 },
      { lines: [modernCall(1).replace('2026-07-28', '2030-01-01')], at: 1 },
    ],
    quiet: [[...done], [askFor('2024-10-07')], [modernCall(1)]],
  },
  'initialize-with-modern-version': {
    fires: [{ lines: [askFor('2026-07-28')], at: 1 }],
    quiet: [[askFor('2025-11-25')], [askFor('latest')], [modernCall(1)]],
  },
};
