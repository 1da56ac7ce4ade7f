import { describe, expect, test } from 'vitest';
import type { MessageTemplate } from '#shared/model/method-page';
import { fillTemplate, templateEntries, templateId } from './templates.ts';

const template = (method: string, more: Partial<MessageTemplate> = {}): MessageTemplate => ({
  method,
  kind: 'request',
  revision: '2025-11-25',
  area: 'Tools',
  about: 'Does something.',
  params: null,
  ...more,
});

const call = template('tools/call', { params: { name: '', arguments: {} } });
const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
const modern = { revision: '2026-07-28', params: { _meta } };

describe('templates', () => {
  test('a request takes the next free id, a notification none', () => {
    expect(fillTemplate(template('ping'), 12).text).toBe('{"jsonrpc":"2.0","id":12,"method":"ping"}');
    const notification = template('notifications/initialized', { kind: 'notification' });
    expect(fillTemplate(notification, 12).text).toBe('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  });

  test('params are sent as they are, the envelope of a modern request among them', () => {
    const { text, select } = fillTemplate(template('tools/list', modern), 1);
    expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } });
    expect(select).toBeNull();
  });

  test('the caret goes into the first empty string', () => {
    const { text, select } = fillTemplate(call, 1);
    expect(text.slice(0, select?.from)).toBe('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"');
    expect(select?.to).toBe(select?.from);
    const quoted = template('a', { params: { first: 'says ""', second: '' } });
    const filled = fillTemplate(quoted, 1);
    expect(filled.text.slice(filled.select?.from)).toBe('"}}');
  });
});

describe('the menu', () => {
  const initialize = template('initialize', { area: 'Opening a connection' });
  const discover = template('server/discover', { ...modern, area: 'Opening a connection' });
  const all = [initialize, template('tools/list'), call, discover, template('tools/call', modern)];

  test('ids tell templates apart', () => {
    expect(new Set(all.map(templateId)).size).toBe(all.length);
  });

  test('entries are in areas; those of another revision are set apart and named', () => {
    const shown = templateEntries(all).map(({ label, hint, heading, separated }) => [label, hint, heading, separated]);
    expect(shown).toEqual([
      ['initialize', '2025-11-25', 'Opening a connection', false],
      ['tools/list', '2025-11-25', 'Tools', false],
      ['tools/call', '2025-11-25', undefined, false],
      ['server/discover', '2026-07-28', 'Opening a connection', true],
      ['tools/call', '2026-07-28', 'Tools', false],
    ]);
  });

  test('of one revision, its name is not repeated', () => {
    const shown = templateEntries(all.slice(0, 3)).map(({ hint, heading }) => [hint, heading]);
    expect(shown).toEqual([
      ['', 'Opening a connection'],
      ['', 'Tools'],
      ['', undefined],
    ]);
  });
});
