import { expect, test } from 'vitest';
import type { Settings } from '#shared/ipc/contract';
import { defaultClient } from '#shared/model/client-settings';
import { addPendingLayout, settlePendingLayout, withPendingLayout } from './pending-layout.ts';

const stored: Settings = {
  theme: 'system',
  client: defaultClient,
  timeColumn: 'relative',
  detailsSide: 'auto',
  hidden: [],
  recent: [],
  history: [],
  layout: { 'details.tabs': 'overview', columns: {} },
  capturesFolder: null,
};

test('a choice is not undone by settings that do not know it yet', async () => {
  addPendingLayout('details.tabs', 'bytes');
  expect(withPendingLayout(stored).layout).toEqual({ 'details.tabs': 'bytes', columns: {} });

  await settlePendingLayout(async () => addPendingLayout('columns', { size: 90 }));
  expect(withPendingLayout(stored).layout).toEqual({ 'details.tabs': 'bytes', columns: { size: 90 } });

  await settlePendingLayout(async () => {});
  expect(withPendingLayout(stored).layout).toEqual(stored.layout);
});
