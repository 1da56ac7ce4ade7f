import { type Cases, error, handshake, modernMeta, modernResult } from './cases.ts';

const done = handshake('2025-11-25');
const [ask = '', answer = '', ready = ''] = done;

const request = (id: number, method: string, version = '2026-07-28') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${modernMeta.replace('2026-07-28', version)}}}`;
const list = (id: number, version?: string) => request(id, 'tools/list', version);
const tools = (id: number) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"tools":[],"ttlMs":0,"cacheScope":"private",${modernResult}}}`;
const probe = (version?: string) => request(0, 'server/discover', version);
const found = (...versions: readonly string[]) =>
  `S>C {"jsonrpc":"2.0","id":0,"result":{"supportedVersions":${JSON.stringify(versions)},"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"private",${modernResult}}}`;
const refused = (id: number, requested: string, ...supported: readonly string[]) =>
  error(id, -32022, JSON.stringify({ supported, requested }));

const modern = [probe(), found('2026-07-28'), list(1), tools(1)];
const handshakeAfterProbe = [probe(), error(0, -32601), ...done, 'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}'];
const renegotiated = [list(1, '2025-11-25'), refused(1, '2025-11-25', '2026-07-28'), list(2), tools(2)];

export const modernEraCases: Cases = {
  'envelope-on-handshake-connection': {
    fires: [
      { lines: [...done, list(1)], at: 4, says: '"2025-11-25"' },
      { lines: [...done, probe()], at: 4 },
    ],
    quiet: [modern, handshakeAfterProbe, [ask, list(1)], [ask, error('i', -32602), list(1)]],
  },
  'initialize-on-modern-connection': {
    fires: [
      {
        lines: [list(1), tools(1), ask, refused(0, '2025-11-25', '2026-07-28').replace('0', '"i"')],
        at: 3,
        says: '#1',
      },
      { lines: [probe(), found('2026-07-28'), ask, answer, ready], at: 3 },
      { lines: [list(1), ask], at: 2 },
    ],
    quiet: [handshakeAfterProbe, [probe(), ask, answer, ready], [list(1), error(1, -32601), ask, answer, ready], done],
  },
  'fallback-after-modern-error': {
    fires: [
      {
        lines: [list(1, '2025-11-25'), refused(1, '2025-11-25', '2026-07-28'), ask],
        at: 3,
        says: '"2026-07-28" instead (#2)',
      },
      { lines: [probe('2025-11-25'), refused(0, '2025-11-25', '2026-07-28'), ask], at: 3 },
      { lines: [list(1, '2030-01-01'), refused(1, '2030-01-01', '2026-07-28', '2025-11-25'), ask], at: 3 },
    ],
    quiet: [
      handshakeAfterProbe,
      renegotiated,
      [probe(), refused(0, '2026-07-28', '2025-11-25'), ask, answer, ready],
      [probe('2030-01-01'), refused(0, '2030-01-01', '2026-07-28'), list(1), tools(1), ask],
      [ask, refused(0, '2025-11-25', '2026-07-28').replace('0', '"i"'), ask.replace('"i"', '"j"')],
    ],
  },
  'version-mix': {
    fires: [
      {
        lines: [list(1), tools(1), list(2, '2025-11-25'), list(3, '2025-11-25')],
        at: 3,
        says: '"2026-07-28" since #1',
      },
    ],
    quiet: [modern, renegotiated, [probe('2025-11-25'), found('2025-11-25', '2026-07-28'), list(1), tools(1)]],
  },
  'version-not-offered': {
    fires: [
      { lines: [probe(), found('2027-03-01'), list(1)], at: 3, says: '"2027-03-01" (#2)' },
      { lines: [list(1), refused(1, '2026-07-28', '2025-11-25'), list(2)], at: 3 },
      { lines: [...modern, list(2, '2030-01-01')], at: 5, says: '"2030-01-01"' },
    ],
    quiet: [
      modern,
      renegotiated,
      [probe(), error(0, -32603), list(1), tools(1)],
      [probe(), found('2027-03-01'), probe()],
    ],
  },
};
