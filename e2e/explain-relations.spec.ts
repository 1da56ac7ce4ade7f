/** What belongs together is said in Overview, and every row that is named can be gone to. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { Wirescope } from './pages/wirescope.ts';

const header = {
  wirescope: 1,
  startedAt: '2026-01-02T03:04:05.678Z',
  name: 'related',
  command: 'related',
  args: [],
  cwd: null,
  platform: 'linux',
};

const task = (status: string) =>
  `"taskId":"786512e2","status":"${status}","createdAt":"2026-01-02T03:04:05Z","lastUpdatedAt":"2026-01-02T03:04:05Z","ttl":null`;

/** `→ {…}` client to server, `← {…}` server to client. */
const lines = [
  '→ {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  '← {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}',
  '→ {"jsonrpc":"2.0","method":"notifications/initialized"}',
  '→ {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '← {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"slow","inputSchema":{"type":"object"}}],"nextCursor":"more"}}',
  '→ {"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"cursor":"more"}}',
  '← {"jsonrpc":"2.0","id":3,"result":{"tools":[]}}',
  '→ {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"slow","arguments":{},"_meta":{"progressToken":"p"}}}',
  '← {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":3,"total":5}}',
  '→ {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4}}',
  '→ {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"slow","arguments":{},"task":{}}}',
  `← {"jsonrpc":"2.0","id":5,"result":{"task":{${task('working')}}}}`,
  '→ {"jsonrpc":"2.0","id":6,"method":"tasks/get","params":{"taskId":"786512e2"}}',
  `← {"jsonrpc":"2.0","id":6,"result":{${task('working')}}}`,
  `← {"jsonrpc":"2.0","method":"notifications/tasks/status","params":{${task('completed')}}}`,
];

function entry(line: string, index: number): string {
  const channel = line.startsWith('→') ? 'stdin' : 'stdout';
  const at = index * 10;
  return JSON.stringify({
    seq: index + 1,
    at,
    first: at,
    channel,
    ending: 'lf',
    origin: 'peer',
    text: line.slice(2),
  });
}

test.describe('What belongs together', () => {
  let folder: string;
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wirescope-related-'));
    const file = path.join(folder, 'related.wirescope.jsonl');
    await writeFile(file, `${[JSON.stringify(header), ...lines.map(entry)].join('\n')}\n`);
    launched = await launch({ args: [file] });
    wirescope = new Wirescope(launched);
  });

  test.afterAll(async () => {
    await launched.close();
    await rm(folder, { recursive: true, force: true });
  });

  const selected = async () =>
    Number(await wirescope.timeline.locator('[aria-selected="true"]').getAttribute('data-seq'));

  async function relations(method: string) {
    await wirescope.select(wirescope.row({ method }).last());
    const panel = await wirescope.openTab('Overview');
    return panel.getByRole('list', { name: 'Relations' });
  }

  test('progress names its request, and a click goes there', async () => {
    const list = await relations('notifications/progress');
    await expect(list).toHaveText('Progress 3 of 5 for #8');
    await list.getByRole('button', { name: '#8' }).click();
    await expect.poll(selected).toBe(8);
  });

  test('a cancellation names its request, and Enter goes there', async () => {
    const list = await relations('notifications/cancelled');
    await expect(list).toHaveText('Cancels #8');
    await list.getByRole('button', { name: '#8' }).focus();
    await launched.page.keyboard.press('Enter');
    await expect.poll(selected).toBe(8);
  });

  test('a further page names the first one', async () => {
    await wirescope.select(wirescope.timeline.locator('[data-seq="6"]'));
    const panel = await wirescope.openTab('Overview');
    const list = panel.getByRole('list', { name: 'Relations' });
    await expect(list).toHaveText('Page 2 of the listing begun by #4');
    await list.getByRole('button', { name: '#4' }).click();
    await expect.poll(selected).toBe(4);
    await expect(list).toBeHidden();
  });

  test('a task tells what became of it, and who created it', async () => {
    const list = await relations('tasks/get');
    await expect(list).toHaveText('Task 786512e2: created by #11, working, then completed (#15); 1 poll');
    await list.getByRole('button', { name: '#15' }).click();
    await expect.poll(selected).toBe(15);
    await expect(list).toHaveText('Task 786512e2: created by #11, working, then completed; 1 poll');
    await list.getByRole('button', { name: '#11' }).click();
    await expect.poll(selected).toBe(11);
    await expect(list).toHaveText('Creates the task 786512e2: working, then completed (#15); 1 poll');
  });
});
