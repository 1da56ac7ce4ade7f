import type { Cases } from './cases.ts';

export const processCases: Cases = {
  'exit-nonzero': {
    fires: [
      { lines: ['exit 3'], at: 1, says: 'code 3' },
      { lines: ['exit SIGSEGV'], at: 1, says: 'SIGSEGV' },
      { lines: ['signal SIGTERM', 'exit SIGKILL'], at: 2 },
      { lines: ['signal SIGTERM', 'exit 1'], at: 2 },
    ],
    quiet: [['exit 0'], ['signal SIGTERM', 'exit SIGTERM'], ['signal SIGTERM', 'exit 143']],
  },
  'slow-exit-after-stdin-eof': {
    fires: [
      { lines: ['stop', 'wait 5000', 'exit 0'], at: 2, says: '5.0 s' },
      { lines: ['stop', 'wait 3000', 'signal SIGTERM', 'exit SIGTERM'], at: 3, says: 'only after SIGTERM' },
    ],
    quiet: [
      ['stop', 'wait 500', 'exit 0'],
      ['wait 5000', 'exit 0'],
    ],
  },
};
