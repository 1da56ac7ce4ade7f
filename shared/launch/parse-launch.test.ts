import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '../model/target.ts';
import { commandLine } from './command-line.ts';
import { parseLaunch } from './parse-launch.ts';

const everything: Target = {
  name: 'everything',
  command: 'npx',
  args: ['-y', '@modelcontextprotocol/server-everything'],
  env: {},
  unset: [],
};

/** The one target of a text that must be understood. */
function only(text: string, options = {}): Target {
  const { targets, problem } = parseLaunch(text, options);
  expect(problem).toBeNull();
  expect(targets).toHaveLength(1);
  return targets[0] ?? { ...everything, name: 'nothing' };
}

function problem(text: string): string {
  const parsed = parseLaunch(text);
  expect(parsed.targets).toEqual([]);
  return parsed.problem ?? '';
}

describe('a shell line', () => {
  test('is a command with arguments', () => {
    expect(only('npx -y @modelcontextprotocol/server-everything')).toEqual(everything);
    expect(only('  $ npx -y @modelcontextprotocol/server-everything \n')).toEqual(everything);
    expect(only('```sh\nnpx -y @modelcontextprotocol/server-everything\n```')).toEqual(everything);
  });

  test('assignments in front become environment', () => {
    expect(only('TOKEN="a b" N= npx -y x')).toMatchObject({ command: 'npx', env: { TOKEN: 'a b', N: '' } });
    expect(only('env -u B A=1 node x.js')).toMatchObject({ command: 'node', env: { A: '1' }, unset: ['B'] });
    expect(only('env -i A=1 node x.js')).toMatchObject({ command: 'env', args: ['-i', 'A=1', 'node', 'x.js'] });
  });

  test('a leading cd becomes the working directory', () => {
    const target = only('cd "/my project" && node server.js');
    expect(target).toMatchObject({ cwd: '/my project', command: 'node', args: ['server.js'], name: 'server' });
    expect(only('cd ~/p && uv run s.py', { home: '/home/me' })).toMatchObject({ cwd: '/home/me/p', name: 's' });
  });

  test.each([
    ['node a.js | tee log', 'A pipe needs a shell'],
    ['node a.js 2> log', 'A redirection needs a shell'],
    ['make && node a.js', '"&&" needs a shell'],
    ['node $(which x)', 'Command substitution needs a shell'],
    ['node a.js &', '"&" needs a shell'],
    ['node a.js\nnode b.js', 'Only one command'],
    ["node 'a.js", 'never closed'],
    ['FOO=bar', 'no program'],
    ['https://example.org/mcp', 'HTTP servers are not supported yet'],
    ['[mcp_servers.x]\ncommand = "y"', 'TOML'],
  ])('%j is refused in words', (text, words) => {
    expect(problem(text)).toContain(words);
  });

  test('the refusal of a pipe says how to use a shell, and that line is accepted', () => {
    const line = problem("node 'a b.js' | tee log").replace(/^.*To use one: /, '');
    expect(only(line)).toMatchObject({ command: 'sh', args: ['-c', "node 'a b.js' | tee log"] });
  });

  test('a variable is kept and noted', () => {
    const parsed = parseLaunch('server --token $TOKEN');
    expect(parsed.targets[0]?.args).toEqual(['--token', '$TOKEN']);
    expect(parsed.notes).toEqual(['$TOKEN is passed on as it is written: there is no shell to fill it in.']);
  });

  test('nothing written is no problem', () => {
    expect(parseLaunch(' \n ')).toEqual({ targets: [], kind: 'command', problem: null, notes: [] });
  });
});

describe('names', () => {
  test.each([
    ['npx -y @modelcontextprotocol/server-filesystem@2026.8.31 /tmp', 'filesystem'],
    ['npx -y -p @scope/tools my-mcp-server', 'my'],
    ['npx @playwright/mcp@latest', 'playwright'],
    ['uvx mcp-server-git --repository x', 'git'],
    ['uvx --from git+https://x/y serena', 'serena'],
    ['uv --directory /srv/weather run weather.py', 'weather'],
    ['python -m my_server.calc', 'my_server.calc'],
    ['python3 calc.py', 'calc'],
    ['node /srv/notes/dist/index.js', 'notes'],
    ['docker run -i --rm -e TOKEN ghcr.io/github/github-mcp-server:v1', 'github'],
    ['docker run --mount type=bind,src=/a,dst=/b -i mcp/postgres', 'postgres'],
    ['cmd /c npx -y mcp-remote', 'remote'],
    ['./bin/server', 'server'],
    ['/usr/local/bin/wire-server', 'wire'],
    ['pnpm dlx mcp-weather', 'weather'],
    ['npx', 'npx'],
  ])('%s is %s', (text, name) => {
    expect(only(text).name).toBe(name);
  });
});

describe('settings of clients', () => {
  const entry = '"command": "npx", "args": ["-y", "@modelcontextprotocol/server-everything"]';

  test.each([
    [`{"mcpServers": {"everything": {${entry}}}}`, 'servers'],
    [`{"servers": {"everything": {"type": "stdio", ${entry}}}, "inputs": []}`, 'servers'],
    [`{"mcp": {"servers": {"everything": {${entry}}}}}`, 'servers'],
    [`{"mcp.servers": {"everything": {${entry}}}}`, 'servers'],
    [`{"context_servers": {"everything": {"source": "custom", ${entry}}}}`, 'servers'],
    [`{"projects": {"/a": {"mcpServers": {"everything": {${entry}}}}}}`, 'servers'],
    [`{"everything": {${entry}}}`, 'entry'],
    [`"everything": {${entry}},`, 'entry'],
    [`{${entry}}`, 'entry'],
    [`{"name": "everything", ${entry}}`, 'entry'],
    [`// mine\n{ /* x */ "mcpServers": {"everything": {${entry},},},}`, 'servers'],
    [`"mcpServers": {"everything": {${entry}}}`, 'servers'],
    [
      '{"mcp": {"everything": {"type": "local", "command": ["npx", "-y", "@modelcontextprotocol/server-everything"]}}}',
      'servers',
    ],
    [
      '{"everything": {"command": {"path": "npx", "args": ["-y", "@modelcontextprotocol/server-everything"]}}}',
      'entry',
    ],
    ['{"everything": {"command": "npx -y @modelcontextprotocol/server-everything"}}', 'entry'],
  ])('%s', (text, kind) => {
    expect(parseLaunch(text)).toEqual({ targets: [everything], kind, problem: null, notes: [] });
  });

  test('environment and folder are taken over', () => {
    const target = only('{"x": {"command": "s", "cwd": "/w", "env": {"A": "b", "N": 1, "GONE": null}}}');
    expect(target).toEqual({ name: 'x', command: 's', args: [], cwd: '/w', env: { A: 'b', N: '1' }, unset: ['GONE'] });
  });

  test('several servers are offered, those that cannot be started are named', () => {
    const parsed = parseLaunch(
      '{"mcpServers": {"a": {"command": "a"}, "b": {"url": "https://b"}, "c": {"command": "c"}}}',
    );
    expect(parsed.targets.map((target) => target.name)).toEqual(['a', 'c']);
    expect(parsed.problem).toBeNull();
    expect(parsed.notes).toEqual(['"b" is an HTTP server; those are not supported yet.']);
  });

  test('a path with blanks is one command', () => {
    const command = String.raw`C:\\Program Files\\node.exe`;
    expect(only(`{"x": {"command": "${command}"}}`).command).toBe('C:\\Program Files\\node.exe');
  });

  test('placeholders are noted', () => {
    const parsed = parseLaunch(
      `{"x": {"command": "s", "args": ["\${workspaceFolder}"], "env": {"K": "\${input:key}"}}}`,
    );
    expect(parsed.notes).toEqual([
      `"x" contains \${workspaceFolder}, which a client fills in: put the value there.`,
      `"x" contains \${input:key}, which a client fills in: put the value there.`,
    ]);
  });

  test.each([
    ['{"x": {"url": "https://b"}}', 'HTTP server'],
    ['{"x": 1}', 'no "command"'],
    ['{}', 'There is no server'],
    ['{"x": {"command": ""}}', 'empty "command"'],
    ['{"mcpServers": {}}', 'There is no server'],
  ])('%s is refused in words', (text, words) => {
    expect(problem(text)).toContain(words);
  });

  test('broken JSON names the line, and what could be read is used', () => {
    const parsed = parseLaunch('{"x": {\n"command": "s"\n"args": []}}');
    expect(parsed.targets).toHaveLength(1);
    expect(parsed.notes[0]).toMatch(/^The JSON is broken in line 3/);
  });
});

describe("clients' commands", () => {
  test.each([
    'claude mcp add everything -- npx -y @modelcontextprotocol/server-everything',
    'claude mcp add --transport stdio -s user everything -- npx -y @modelcontextprotocol/server-everything',
    'claude mcp add everything npx -y @modelcontextprotocol/server-everything',
    'codex mcp add everything -- npx -y @modelcontextprotocol/server-everything',
    `claude mcp add-json everything '{"type":"stdio","command":"npx","args":["-y","@modelcontextprotocol/server-everything"]}'`,
    `code --add-mcp '{"name":"everything","command":"npx","args":["-y","@modelcontextprotocol/server-everything"]}'`,
  ])('%s', (text) => {
    expect(parseLaunch(text)).toEqual({ targets: [everything], kind: 'claude-add', problem: null, notes: [] });
  });

  test('variables are taken before and after the name', () => {
    const line = 'claude mcp add -e A=1 B=2 --scope user x --env=C=3 -- s -e D=4';
    expect(only(line)).toMatchObject({ name: 'x', command: 's', args: ['-e', 'D=4'], env: { A: '1', B: '2', C: '3' } });
  });

  test.each([
    ['claude mcp add --transport http x https://x/mcp', 'HTTP servers'],
    ['claude mcp add x https://x/mcp', 'HTTP servers'],
    ['claude mcp add', 'name of the server is missing'],
    ['claude mcp add x', 'command of "x" is missing'],
    ['claude mcp add x -- node a | b', 'A pipe needs a shell'],
    ['claude mcp add-json x', 'the JSON of the server'],
    ['claude mcp add-json x nonsense', 'broken'],
  ])('%s is refused in words', (text, words) => {
    expect(problem(text)).toContain(words);
  });

  test('other commands of the same programs are ordinary commands', () => {
    expect(only('claude mcp serve')).toMatchObject({ command: 'claude', args: ['mcp', 'serve'] });
  });
});

test('a command line reads back as the same target', () => {
  const word = fc.string({ minLength: 1 }).filter((text) => !text.includes('\0') && !text.includes('\r'));
  fc.assert(
    fc.property(fc.array(word), (args) => {
      expect(only(commandLine({ command: 'run-it', args })).args).toEqual(args);
    }),
  );
});

test('no text makes it throw, and every refusal has words', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '"',
    ':',
    ',',
    'claude mcp add',
    'code --add-mcp',
    ' ',
    '-e',
    'A=1',
    '--',
    "'",
    'x',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (anything) => {
      const parsed = parseLaunch(anything);
      expect(parsed.targets.length > 0 || parsed.problem !== '').toBe(true);
    }),
  );
});
