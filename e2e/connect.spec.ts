import { expect, type Launched, launch, test } from './fixtures.ts';
import { everything } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

/** On the official SDK: of both eras, of the modern one only, of the handshake only. */
const peer = (mode: 'serve' | 'reject' | 'connect'): string => `node e2e/peers/session/server.mjs ${mode}`;

test.describe('Connecting', () => {
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeEach(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
  });

  test.afterEach(() => launched.close());

  /** Chooses how, starts the server, and returns the methods that it was sent once the tools are listed. */
  async function connect(choice: string, command: string): Promise<readonly string[]> {
    await wirescope.chooseConnect(choice);
    await wirescope.start(command);
    return wirescope.sentMethods();
  }

  test('raw: nothing is sent until the person sends it', async () => {
    await wirescope.chooseConnect('raw');
    await wirescope.launch(everything);
    await wirescope.waitForRow({ kind: 'stderr' });
    expect(await wirescope.sentMethods()).toEqual([]);
    await wirescope.sendText('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await wirescope.waitForRow({ kind: 'response', id: '1' });
    expect(await wirescope.sentMethods()).toEqual(['ping']);
  });

  test('handshake: by the chosen revision, which is still chosen after the next start', async () => {
    const sent = await connect('handshake 2025-03-26', everything);
    expect(sent).toEqual(['initialize', 'notifications/initialized', 'tools/list']);
    await expect(wirescope.selectedSession()).toContainText('2025-03-26');
    await wirescope.openLaunchField();
    await expect(wirescope.connectChoice).toHaveValue('handshake 2025-03-26');
  });

  test('modern: discover first, with an envelope on every request', async () => {
    expect(await connect('modern', peer('reject'))).toEqual(['server/discover', 'tools/list']);
    await expect(wirescope.selectedSession()).toContainText('2026-07-28');
    await wirescope.select(await wirescope.waitForRow({ kind: 'request', method: 'tools/list' }));
    const message = await wirescope.openTab('Message');
    await expect(message).toContainText('io.modelcontextprotocol/clientCapabilities');
  });

  test('modern with a server of the handshake era: it is said that they do not fit, and nothing more is sent', async () => {
    await wirescope.chooseConnect('modern');
    await wirescope.launch(everything);
    await wirescope.waitForRow({ kind: 'error', method: 'server/discover' });
    const banner = wirescope.banner('Not connected');
    await expect(banner).toContainText('server/discover');
    expect(await wirescope.sentMethods()).toEqual(['server/discover']);
    await banner.getByRole('button', { name: /auto/i }).click();
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
  });

  test('auto: modern where the server is, else the handshake', async () => {
    expect(await connect('auto', peer('serve'))).toEqual(['server/discover', 'tools/list']);
    expect(await connect('auto', peer('connect'))).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
    ]);
  });

  test('what is answered by a stored result is declared, and answered at once', async () => {
    await wirescope.chooseAnswer('elicitation', 'stored', '{"action":"accept","content":{"name":"Ada"}}');
    await connect('handshake 2025-11-25', peer('serve'));
    const id = String(await wirescope.call('ask'));
    await wirescope.waitForRow({ kind: 'request', method: 'elicitation/create' });
    await wirescope.waitForRow({ kind: 'response', id, summary: 'ask: elicit' });
  });

  test('what a modern server asks for goes into the request once more', async () => {
    await wirescope.chooseAnswer('elicitation', 'hand');
    await connect('modern', peer('reject'));
    await wirescope.sendText(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 50,
        method: 'tools/call',
        params: {
          name: 'ask',
          arguments: {},
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
          },
        },
      }),
    );
    await wirescope.select(await wirescope.waitForRow({ kind: 'response', id: '50' }));
    await wirescope.openTab('Overview');
    await wirescope.details.getByRole('button', { name: 'Answer…' }).click();
    await expect.poll(() => wirescope.composedText()).toContain('"requestState":"state of ask"');
    await wirescope.send();
    await wirescope.waitForRow({ kind: 'response', id: '51', summary: 'ask: elicit' });
  });

  test('what is answered by hand waits for the person, who starts from a draft', async () => {
    await wirescope.chooseAnswer('elicitation', 'hand');
    await connect('handshake 2025-11-25', peer('serve'));
    const id = String(await wirescope.call('ask'));
    await wirescope.select(await wirescope.waitForRow({ kind: 'request', method: 'elicitation/create' }));
    await wirescope.openTab('Overview');
    await wirescope.details.getByRole('button', { name: 'Answer…' }).click();
    await expect.poll(() => wirescope.composedText()).toContain('"result":{"action":');
    await wirescope.send();
    await wirescope.waitForRow({ kind: 'response', id, summary: 'ask: elicit' });
  });
});
