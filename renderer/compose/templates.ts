/** Messages to start from: plain data and the next free id, nothing else. */
import type { MessageTemplate } from '#shared/model/method-page';

/** A template filled in: one line of JSON, and the part of it that is to be replaced. */
export interface FilledTemplate {
  readonly text: string;
  readonly select: { readonly from: number; readonly to: number } | null;
}

/** Fills a template in; `nextId` is the next free integer id, used by requests only. */
export function fillTemplate({ method, kind, params }: MessageTemplate, nextId: number): FilledTemplate {
  const text = JSON.stringify({
    jsonrpc: '2.0',
    ...(kind === 'request' && { id: nextId }),
    method,
    ...(params !== null && { params }),
  });
  // Nothing but an empty value looks like this: within a string, quotes are escaped.
  const empty = text.indexOf(':""');
  return { text, select: empty === -1 ? null : { from: empty + 2, to: empty + 2 } };
}

/** One line of the menu. */
export interface TemplateEntry {
  readonly id: string;
  readonly label: string;
  /** The revision, where there are templates of several. */
  readonly hint: string;
  /** Above the first entry of an area. */
  readonly heading?: string;
  /** What it is for. */
  readonly title: string;
  /** The first of another revision. */
  readonly separated: boolean;
}

/** The templates by revision and area, as the menu shows them. */
export function templateEntries(templates: readonly MessageTemplate[]): readonly TemplateEntry[] {
  const several = new Set(templates.map(({ revision }) => revision)).size > 1;
  return templates.map(({ method, revision, area, about }, index) => {
    const before = templates[index - 1];
    const next = before !== undefined && before.revision !== revision;
    return {
      id: templateId({ method, revision }),
      label: method,
      hint: several ? revision : '',
      ...((next || before?.area !== area) && { heading: area }),
      title: about,
      separated: next,
    };
  });
}

export function templateId({ method, revision }: Pick<MessageTemplate, 'method' | 'revision'>): string {
  return `${revision} ${method}`;
}
