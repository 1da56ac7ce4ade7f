import { describe, expect, test } from 'vitest';
import { fillTemplate, templates } from './templates.ts';

function filled(id: string, nextId = 7): string {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`no template ${id}`);
  return fillTemplate(template, nextId).text;
}

describe('templates', () => {
  test('are one line each', () => {
    for (const template of templates) expect(fillTemplate(template, 1).text).not.toMatch(/[\r\n]/);
  });

  test('a request takes the next free id, a notification none', () => {
    expect(filled('ping', 12)).toBe('{"jsonrpc":"2.0","id":12,"method":"ping"}');
    expect(filled('initialized', 12)).toBe('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  });

  test('initialize asks for the last revision with a handshake', () => {
    expect(JSON.parse(filled('initialize'))).toMatchObject({
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'wirescope' } },
    });
  });

  test('a modern request carries the whole envelope, and nothing else asks for it', () => {
    for (const template of templates) {
      const { params } = JSON.parse(fillTemplate(template, 1).text);
      const version = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
      expect(version).toBe(template.era === 'modern' ? '2026-07-28' : undefined);
    }
    expect(JSON.parse(filled('discover')).params._meta).toHaveProperty(
      ['io.modelcontextprotocol/clientCapabilities'],
      {},
    );
  });

  test('tools/call selects the name of the tool', () => {
    for (const template of templates.filter((candidate) => candidate.method === 'tools/call')) {
      const { text, select } = fillTemplate(template, 1);
      expect(text.slice(select?.from, select?.to)).toBe('TOOL');
    }
  });

  test('ids tell templates apart', () => {
    expect(new Set(templates.map((template) => template.id)).size).toBe(templates.length);
  });
});
