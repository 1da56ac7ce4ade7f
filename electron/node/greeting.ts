/**
 * The first words to a launched server: `initialize`, then after its result `notifications/initialized` and `tools/list`
 * (MCP 2025-11-25 basic/lifecycle). They are lines like any that a person sends, and show as the inspector's own.
 *
 * The client's connect modes (raw, handshake, modern, auto) go here: each is a class with `begin` and `see`, chosen by
 * whoever starts the session.
 */
import type { Row } from '#shared/view/row';
import { version } from './version.ts';

export interface GreetingParts {
  /** Writes a line to the server and returns the `seq` of its frame. */
  send(text: string): number;
  /** The next integer id that the client has not used yet. */
  nextId(): number;
}

const initializeParams = {
  capabilities: {},
  clientInfo: { name: 'wirescope', version },
};

export class Greeting {
  /** `seq` of the request that waits for its answer. */
  private initialize: number | null = null;

  constructor(
    private readonly parts: GreetingParts,
    private readonly revision: string,
  ) {}

  begin(): void {
    this.initialize = this.request('initialize', { protocolVersion: this.revision, ...initializeParams });
  }

  /** To be shown every row of the session; goes on when `initialize` is answered, and only by a result. */
  see(row: Row): void {
    if (this.initialize === null || row.partner !== this.initialize) return;
    if (row.kind !== 'response' && row.kind !== 'error') return;
    this.initialize = null;
    if (row.kind === 'response') this.proceed();
  }

  private proceed(): void {
    this.parts.send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
    this.request('tools/list', {});
  }

  private request(method: string, params: object): number {
    return this.parts.send(JSON.stringify({ jsonrpc: '2.0', id: this.parts.nextId(), method, params }));
  }
}
