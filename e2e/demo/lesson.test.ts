/**
 * Programs that speak the protocol by hand, against the demo server under the name `calc`. They start
 * `python server.py`: here that is a script which starts the demo instead.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledDemo } from './bundled-demo.ts';

let folder: string;
let demo: string;
let python3: string;

beforeAll(async () => {
  demo = await bundledDemo();
  // Version managers put a script in front of it, which would change the PATH for what it starts.
  python3 = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-lesson-'));
  const python = path.join(folder, 'python');
  writeFileSync(python, `#!/bin/sh\nexec '${process.execPath}' '${demo}' --name calc --lesson\n`);
  chmodSync(python, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program prints; `edit` changes its text first. */
function printed(program: string, edit: (text: string) => string = (text) => text): string {
  const original = readFileSync(path.join(import.meta.dirname, program), 'utf8');
  const text = edit(original);
  const file = path.join(folder, program);
  writeFileSync(file, text);
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  return execFileSync(python3, [file], { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The JSON at the end of a printed line. */
function jsonAfter(lead: string, output: string): unknown {
  const line = output.split('\n').find((one) => one.startsWith(lead));
  if (line === undefined) throw new Error(`Nothing begins with "${lead}" in ${output}`);
  return JSON.parse(line.slice(lead.length));
}

const info = { name: 'calc', version: '' };
const sumOf = (result: number, text = String(result)) => ({
  content: [{ text, type: 'text' }],
  isError: false,
  structuredContent: { result },
});

describe('the programs print what the lesson prints', () => {
  test('raw_call.py', () => {
    expect(JSON.parse(printed('raw_call.py'))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        ...sumOf(5),
        resultType: 'complete',
        _meta: { 'io.modelcontextprotocol/serverInfo': info },
      },
    });
  });

  test('discover.py', () => {
    const output = printed('discover.py');
    expect(output).toContain("supportedVersions: ['2026-07-28']\n");
    expect(jsonAfter('capabilities: ', output)).toEqual({
      prompts: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      tools: { listChanged: true },
    });
    expect(output).toContain("serverInfo: {'name': 'calc', 'version': ''}\n");
    expect(output).toContain('resultType: complete\n');
    expect(output.trim().split('\n')).toHaveLength(4);
  });

  test('bad_requests.py', () => {
    const output = printed('bad_requests.py');
    const missing = 'params._meta is missing the required envelope key(s): io.modelcontextprotocol/clientCapabilities';
    expect(jsonAfter('no client capabilities -> ', output)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: missing },
    });
    expect(jsonAfter('future version -> ', output)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32022,
        message: 'Unsupported protocol version',
        data: { supported: ['2026-07-28'], requested: '2030-01-01' },
      },
    });
  });

  test('legacy.py', () => {
    const output = printed('legacy.py');
    expect(jsonAfter('1 ', output)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        capabilities: {
          prompts: { listChanged: false },
          resources: { listChanged: false, subscribe: false },
          tools: { listChanged: false },
        },
        protocolVersion: '2025-11-25',
        serverInfo: info,
      },
    });
    expect(jsonAfter('2 ', output)).toEqual({ jsonrpc: '2.0', id: 2, result: sumOf(3) });
    const message =
      'this connection serves the handshake protocol era; requests carrying the 2026-07-28 envelope are not accepted on it';
    expect(jsonAfter('3 ', output)).toEqual({ jsonrpc: '2.0', id: 3, error: { code: -32600, message } });
  });
});

describe('the exercises', () => {
  test('1: arguments that do not fit make a result, not an error', () => {
    const answer = JSON.parse(printed('raw_call.py', (text) => text.replace('{"a": 2, "b": 3}', '{"a": 1}')));
    expect(answer).not.toHaveProperty('error');
    expect(answer.result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('"b"') }] });
  });

  test('2: of two calls at once each answer has the id of its call', () => {
    const twice = (text: string) => {
      const [head = ''] = text.split('request = {');
      const params = '{"name": "add", "arguments": {"a": a, "b": b}, "_meta": META}';
      return `${head}META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}
for i, (a, b) in enumerate([(1, 2), (10, 20)], start=1):
    request = {"jsonrpc": "2.0", "id": i, "method": "tools/call", "params": ${params}}
    server.stdin.write(json.dumps(request) + "\\n")
server.stdin.flush()
for _ in range(2):
    response = json.loads(server.stdout.readline())
    print(response["id"], response["result"]["structuredContent"])
server.stdin.close()
server.wait()
`;
    };
    const lines = printed('raw_call.py', twice).trim().split('\n').sort();
    expect(lines).toEqual(["1 {'result': 3}", "2 {'result': 30}"]);
  });

  test('3: an official client of the handshake era connects', async () => {
    const client = new Client({ name: 'old', version: '1.0' });
    const args = [demo, '--name', 'calc', '--lesson'];
    const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' });
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe('2025-11-25');
    await client.close();
  });

  test('4: without notifications/initialized the call still works', () => {
    const without = (text: string) =>
      text.replace('    {"jsonrpc": "2.0", "method": "notifications/initialized"},\n', '');
    expect(without(readFileSync(path.join(import.meta.dirname, 'legacy.py'), 'utf8'))).not.toContain('initialized"}');
    expect(jsonAfter('2 ', printed('legacy.py', without))).toMatchObject({ result: sumOf(3) });
  });
});
