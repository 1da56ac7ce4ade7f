/** A finding or a message of MCP explained in the terminal. */
import type { TextOptions } from '#shared/mcp/explain/text';

export interface ExplainOptions extends TextOptions {
  /** A code or a method; null: all of them are listed. */
  readonly name: string | null;
  /** Of a message; null: the latest that has it. */
  readonly revision: string | null;
  write(text: string): void;
  /** For what is wrong with the request. */
  complain(text: string): void;
}

/** @returns The exit code: 1 when there is no such thing. */
export async function explain({ name, revision, write, complain, ...options }: ExplainOptions): Promise<number> {
  if (name === null) {
    write(await everything(options));
    return 0;
  }
  const text = (await findingPage(name, options)) ?? (await messagePage(name, revision, options));
  if (text === null) {
    complain(await unknownName(name));
    return 1;
  }
  if (revision !== null && !(await isKnown(revision))) {
    complain(await unknownRevision(revision));
    return 1;
  }
  write(text);
  return 0;
}

async function everything(options: TextOptions): Promise<string> {
  const { catalogue } = await import('#shared/mcp/explain/reference');
  const { catalogueText } = await import('#shared/mcp/explain/text');
  const { messageList } = await import('#shared/mcp/manual/messages');
  const { messagesText } = await import('#shared/mcp/explain/message-text');
  return `${catalogueText(catalogue, options)}\n${messagesText(messageList, options)}`;
}

async function findingPage(name: string, options: TextOptions): Promise<string | null> {
  const { referenceOf } = await import('#shared/mcp/explain/reference');
  const { referenceText } = await import('#shared/mcp/explain/text');
  const reference = referenceOf(name.toLowerCase());
  return reference === null ? null : referenceText(reference, options);
}

/** A method is taken in any case. */
async function messagePage(name: string, revision: string | null, options: TextOptions): Promise<string | null> {
  const { messageList } = await import('#shared/mcp/manual/messages');
  const { methodPage } = await import('#shared/mcp/manual/method-page');
  const { methodText } = await import('#shared/mcp/explain/message-text');
  const known = messageList.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const page = known === undefined ? null : methodPage(known.name, revision);
  return page === null ? null : methodText(page, options);
}

async function unknownName(name: string): Promise<string> {
  const { catalogue } = await import('#shared/mcp/explain/reference');
  const { nearestCodes } = await import('#shared/mcp/explain/nearest');
  const { messageList } = await import('#shared/mcp/manual/messages');
  const names = [...catalogue.map((entry) => entry.code), ...messageList.map((entry) => entry.name)];
  const nearest = nearestCodes(name, names);
  const hint = nearest.length === 0 ? 'Without a name, all of them are listed.' : `Nearest: ${nearest.join(', ')}.`;
  return `There is no finding and no message named ${JSON.stringify(name)}. ${hint}\n`;
}

async function isKnown(revision: string): Promise<boolean> {
  return (await import('#shared/mcp/revisions')).isRevision(revision);
}

async function unknownRevision(revision: string): Promise<string> {
  const { revisions } = await import('#shared/mcp/revisions');
  return `There is no revision ${JSON.stringify(revision)} of MCP. There are ${revisions.join(', ')}.\n`;
}
