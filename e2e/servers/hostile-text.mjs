/**
 * Puts hostile text into every place that a server controls: its name and version, tool names and descriptions,
 * results, error messages, method names, object keys, links, stderr. None of it may become markup, a link that opens,
 * a path that is read or written, a command, a terminal escape or a request to another host.
 *
 * Everything that could do something leaves the word `pwned` where a test can look for it.
 */
import { put, refusal, serve, toLine } from './line-server.mjs';

const image = '<img src="http://127.0.0.1:9/pwned.png" onerror="window.pwned = true; document.title = \'pwned\'">';
const script = '<script>window.pwned = true</script>';
const anchor = '<a href="javascript:window.pwned = true" id="pwned">click me</a>';
const frame = '<iframe src="file:///etc/passwd" id="pwned-frame"></iframe>';
const markdown = '[click me](javascript:window.pwned=true) ![x](http://127.0.0.1:9/pwned.png) <file:///etc/passwd>';
const links = 'http://127.0.0.1:9/pwned https://example.invalid/pwned javascript:window.pwned=true file:///etc/passwd';
const escapes = '\u001b[2J\u001b[31mred\u001b]0;pwned\u0007\u001b]8;;http://127.0.0.1:9/\u0007link\u001b]8;;\u0007';
const rightToLeft = 'invoice\u202efdp.exe\u202c \u2066isolate\u2069';
const path = '../../../../tmp/wirescope-pwned; touch /tmp/wirescope-pwned; $(touch /tmp/wirescope-pwned)';
const html = `${image}${script}${anchor}${frame}`;

const note = (method, params) => put(toLine({ jsonrpc: '2.0', method, params }));

function attack({ id }) {
  process.stderr.write(`${html} ${escapes} ${rightToLeft} ${links}\n`);
  note(html, { data: markdown });
  note(`notifications/${'very-long-'.repeat(2000)}`, {});
  note('__proto__', { constructor: { prototype: { pwned: true } } });
  put(`{"jsonrpc":"2.0","method":"toString","params":{"__proto__":{"pwned":true},"hasOwnProperty":1}}\n`);
  note('notifications/message', { level: 'error', logger: html, data: { html, escapes, rightToLeft, path, links } });
  put(`${html} ${escapes} is not JSON ${rightToLeft}\n`);
  put(toLine(refusal('__proto__', -32000, html)));
  return {
    jsonrpc: '2.0',
    id,
    result: {
      content: [
        { type: 'text', text: `${html} ${markdown} ${escapes} ${rightToLeft} ${links} ${path}` },
        { type: 'resource_link', uri: 'javascript:window.pwned=true', name: html },
        { type: 'resource_link', uri: 'file:///etc/passwd', name: path },
        { type: 'image', mimeType: 'image/svg+xml', data: Buffer.from(`<svg>${script}</svg>`).toString('base64') },
      ],
    },
  };
}

const declaration = {
  name: html,
  title: rightToLeft,
  description: markdown + escapes,
  inputSchema: { type: 'object' },
};

serve({
  name: `${html} ${escapes} ${path}`,
  capabilities: { logging: {}, experimental: { [html]: {}, constructor: {} } },
  tools: { fault: attack, [html]: Object.assign(attack.bind(null), { declaration }), __proto__hostile: attack },
});
