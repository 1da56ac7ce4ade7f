import { execFile } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#shared/mcp/explain/reference';
import { messageList } from '#shared/mcp/manual/messages';

// A real process on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'node_modules/.cache/cli-test');

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as it is built for a terminal. */
function wirescope(...words: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(outDir, 'index.cjs'), ...words], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('explain in a terminal', () => {
  beforeAll(async () => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['node', 'import', 'module', 'default'] },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        target: 'node18.15',
        minify: false,
        rolldownOptions: {
          input: path.join(root, 'electron/cli/cli.ts'),
          output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
        },
      },
    });
  });

  test('prints everything about a code', async () => {
    const { code, stdout, stderr } = await wirescope('explain', 'id-null');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const heading of ['id-null: ', 'Why it matters', 'How to mend it', 'Wrong', 'Right', 'Specification'])
      expect(stdout).toContain(`${heading}`);
    expect(stdout).toContain('"id":null');
    expect(stdout).toContain('^^^^');
    expect(stdout).not.toContain('\u001b');
  });

  test('takes a code in any case', async () => {
    expect(await wirescope('explain', 'ID-NULL')).toEqual(await wirescope('explain', 'id-null'));
  });

  test('lists all codes', async () => {
    const { code, stdout } = await wirescope('explain');
    expect(code).toBe(0);
    for (const entry of catalogue) {
      expect(stdout).toContain(` ${entry.code} `);
      expect(stdout).toContain(entry.title);
    }
  });

  test('lists all messages after them', async () => {
    const { stdout } = await wirescope('explain');
    const first = stdout.indexOf('Opening a connection\n');
    expect(first).toBeGreaterThan(stdout.indexOf(` ${catalogue.at(-1)?.code} `));
    for (const { name, about } of messageList) {
      expect(stdout.slice(first)).toContain(` ${name} `);
      expect(stdout.slice(first)).toContain(about.split(' ').slice(0, 3).join(' '));
    }
  });

  test('prints everything about a message, in the latest revision or in another', async () => {
    const { code, stdout, stderr } = await wirescope('explain', 'tools/call');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^tools\/call\n {2}request · sent by the client · in every revision · shown for 2026-07-28\n/,
    );
    expect(stdout).toContain('io.modelcontextprotocol/clientCapabilities');
    for (const heading of ['What it is for', 'Params: CallToolRequestParams', 'Smallest request', 'Smallest answer'])
      expect(stdout).toContain(`\n${heading}\n`);
    const older = (await wirescope('explain', 'TOOLS/call', '2025-06-18')).stdout;
    expect(older).toContain('shown for 2025-06-18');
    expect(older).toMatch(/structuredContent +object\..*\(new in 2025-06-18\)/);
    expect(older).not.toContain('2026-07-28');
    for (const line of older.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('says when a revision does not have a message, and when there is no such revision', async () => {
    const { code, stdout } = await wirescope('explain', 'ping', '2026-07-28');
    expect(code).toBe(0);
    expect(stdout).toContain('2026-07-28 does not have this message.');
    const unknown = await wirescope('explain', 'ping', '2026-01-01');
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toMatch(/^There is no revision "2026-01-01" of MCP\. There are 2024-11-05, /);
  });

  test('names the nearest messages for one that does not exist', async () => {
    const { code, stderr } = await wirescope('explain', 'tool/call');
    expect(code).toBe(1);
    expect(stderr).toMatch(/named "tool\/call"\. Nearest: tools\/call/);
  });

  test('names the nearest codes for one that does not exist', async () => {
    const { code, stdout, stderr } = await wirescope('explain', 'id-nul');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no finding and no message named "id-nul"\. Nearest: id-null, /);
  });

  test('says where to look when nothing is near', async () => {
    const { code, stderr } = await wirescope('explain', 'qqqq\u001b[31m');
    expect(code).toBe(1);
    expect(stderr).toBe(
      'There is no finding and no message named "qqqq\\u001b[31m". Without a name, all of them are listed.\n',
    );
  });
});
