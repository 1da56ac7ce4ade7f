/** Values that were printed instead of being encoded, and other protocols. */
import type { Noise } from './row.ts';

export const printNoises: readonly Noise[] = [
  {
    what: 'a Python value printed with print(); JSON needs double quotes',
    pattern: /^\s*[{[]\s*'/,
    cure: 'Use json.dumps(message). For debugging: print(…, file=sys.stderr).',
  },
  {
    what: 'a JavaScript object as console.log() prints it; JSON has its keys in quotes',
    pattern: /^\s*\{\s*[A-Za-z_$][\w$]*: /,
    cure: 'Use JSON.stringify(message). For debugging: console.error.',
  },
  {
    what: 'a JavaScript object turned into text',
    pattern: /^\[object [A-Z]\w*\]/,
    cure: 'Use JSON.stringify(message). For debugging: console.error.',
  },
  {
    what: 'a Java map turned into text',
    pattern: /^\{[A-Za-z_]\w*=[^{}]*[,}]/,
    cure: 'Encode it with a JSON library. For debugging: System.err.println.',
  },
  {
    what: 'a Go map printed with fmt',
    pattern: /^map\[[\w" ]+:/,
    cure: 'Use json.Marshal. For debugging: fmt.Fprintln(os.Stderr, …).',
  },
  {
    what: 'an event of Server-Sent Events, which belong to HTTP',
    pattern: /^(data|event|id|retry): ?\S|^: ?(ping|keep-?alive)\b/i,
    cure: 'Start the server with its stdio transport: there a message stands alone on its line.',
  },
  {
    what: 'an HTTP message',
    pattern: /^(HTTP\/\d(\.\d)? \d{3}\b|(GET|POST|PUT|DELETE|OPTIONS|HEAD) \S+ HTTP\/\d)/,
    cure: 'Start the server with its stdio transport rather than with an HTTP one.',
  },
  { what: 'HTML', pattern: /^\s*<(!doctype|html|head|body)\b/i },
  { what: 'XML', pattern: /^\s*<\?xml / },
];

/** What a server says of itself when it starts; last of all, since it may stand anywhere in a line. */
export const bannerNoise: Noise = {
  what: 'a banner',
  pattern:
    /^\W*[=*#─━═╭╔┌│║]{3,}|^welcome\b|\blistening (on|at)\b|\bserver (is )?(now )?(running|started|starting|ready|listening|initiali[sz]ed)\b|\b(starting|started|running|launching|initiali[sz]ing)\b.{0,60}\bserver\b|\brunning (on|at) \S|\bready\W*$/i,
  cure: 'Write it to stderr: console.error in Node, print(…, file=sys.stderr) in Python.',
};
