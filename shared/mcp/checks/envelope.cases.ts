import { type Cases, call, result } from './cases.ts';

const ping = 'C>S {"jsonrpc":"2.0","id":1,"method":"ping"}';

export const envelopeCases: Cases = {
  'jsonrpc-version': {
    fires: [
      { lines: ['C>S {"id":1,"method":"ping"}'], at: 1, says: 'missing' },
      { lines: ['C>S {"jsonrpc":2.0,"id":1,"method":"ping"}'], at: 1, says: 'the number 2' },
      { lines: ['S>C {"jsonrpc":"1.0","method":"x"}'], at: 1, says: '"1.0"' },
      { lines: ['C>S [{"jsonrpc":"2.0","method":"x"},{"method":"x"}]'], at: 1 },
    ],
    quiet: [[ping], ['S>C {"level":"info","msg":"started"}']],
  },
  'not-a-message': {
    fires: [
      { lines: ['S>C {"jsonrpc":"2.0","id":1}'], at: 1 },
      { lines: ['S>C {"level":"info","msg":"started"}'], at: 1, says: 'looks like a log line in JSON' },
    ],
    quiet: [
      [ping],
      ['S>C {"jsonrpc":"2.0","id":1,"result":null}'],
      ['C>S {"jsonrpc":"2.0","id":true,"method":"ping"}'],
    ],
  },
  'result-and-error': {
    fires: [
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{},"error":null}'], at: 1 },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{},"error":{"code":1,"message":"x"}}'], at: 1 },
    ],
    quiet: [[call(1), result(1)], ['S>C {"jsonrpc":"2.0","id":1,"result":{"error":1}}']],
  },
  'method-with-result': {
    fires: [
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"method":"ping","result":{}}'], at: 1, says: 'a result' },
      { lines: ['S>C {"jsonrpc":"2.0","method":"x","error":{"code":1,"message":"x"}}'], at: 1, says: 'an error' },
    ],
    quiet: [
      ['C>S {"jsonrpc":"2.0","id":1,"method":"ping","params":{"result":1}}'],
      ['C>S {"jsonrpc":"2.0","id":1,"method":"x","params":{"result":1}}'],
    ],
  },
  'method-type': {
    fires: [
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":5}'], at: 1, says: 'the number 5' },
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":""}'], at: 1, says: 'empty' },
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":null}'], at: 1, says: 'null' },
    ],
    quiet: [[ping], ['S>C {"jsonrpc":"2.0","id":1}']],
  },
  'params-not-object': {
    fires: [
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":"x","params":[1]}'], at: 1, says: 'an array' },
      { lines: ['C>S {"jsonrpc":"2.0","method":"x","params":null}'], at: 1, says: 'null' },
    ],
    quiet: [[ping], ['C>S {"jsonrpc":"2.0","id":1,"method":"x","params":{}}']],
  },
  'unknown-envelope-key': {
    fires: [
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":"ping","_meta":{}}'], at: 1, says: '"_meta"' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{},"a/b":1}'], at: 1 },
    ],
    quiet: [
      [ping],
      ['C>S {"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{}}}'],
      ['S>C {"level":"info","msg":"started"}'],
    ],
  },
};
