import { describe, expect, test, vi } from 'vitest';
import type { Row } from '#shared/view/row';
import { pageSize, RowCache } from './row-cache.ts';

function rowOf(seq: number, summary = ''): Row {
  return {
    seq,
    at: seq,
    kind: 'notification',
    channel: 'stdout',
    direction: 'server-to-client',
    origin: 'peer',
    ending: 'lf',
    id: null,
    method: 'notifications/message',
    subject: '',
    summary,
    size: 10,
    partner: null,
    state: null,
    durationMs: null,
    lateMs: null,
    toolFailed: false,
    worst: null,
    findings: 0,
  };
}

/** A view in memory that answers like the main process; every entry is shown, or every `step`th one. */
class View {
  count = 0;
  step = 1;
  version = 1;
  summary = '';
  readonly reads: (readonly [from: number, count: number])[] = [];

  size() {
    return { count: Math.floor(this.count / this.step), total: this.count, version: this.version };
  }

  read = async (from: number, count: number) => {
    this.reads.push([from, count]);
    await Promise.resolve();
    const { count: shown } = this.size();
    const rows: Row[] = [];
    for (let position = from; position < Math.min(shown, from + count); position += 1) {
      rows.push(rowOf((position + 1) * this.step, this.summary));
    }
    return { rows, ...this.size() };
  };
}

function setUp(count: number) {
  const view = new View();
  view.count = count;
  const cache = new RowCache(view.read, () => {});
  cache.grew(view.size(), []);
  return { view, cache };
}

const settled = (cache: RowCache, position: number) =>
  vi.waitFor(() => expect(cache.at(position)).toBeDefined(), { interval: 1 });

describe('the row cache', () => {
  test('reads the pages that are drawn, and no others', async () => {
    const { view, cache } = setUp(100_000);
    view.reads.length = 0;
    cache.watch(50_090, 50_130, false);
    await settled(cache, 50_129);
    expect(cache.at(50_090)?.seq).toBe(50_091);
    expect(view.reads[0]).toEqual([50_000, 2 * pageSize]);
  });

  test('reads ahead of a list that is scrolled', async () => {
    const { view, cache } = setUp(100_000);
    cache.watch(50_000, 50_060, false);
    await settled(cache, 50_059);
    cache.watch(50_100, 50_160, false);
    await settled(cache, 50_400);
    cache.watch(49_900, 49_960, false);
    await settled(cache, 49_600);
    expect(view.reads.every(([, count]) => count <= 500)).toBe(true);
  });

  test('reads only the rows that were added to a page', async () => {
    const { view, cache } = setUp(30);
    cache.watch(0, 60, false);
    await settled(cache, 29);
    view.reads.length = 0;
    view.count = 40;
    cache.grew(view.size(), []);
    await settled(cache, 39);
    expect(view.reads).toEqual([[30, pageSize - 30]]);
  });

  test('while it follows the end, grows only with rows that are here', async () => {
    const { view, cache } = setUp(10);
    cache.watch(0, 60, true);
    await settled(cache, 9);
    view.count = 5000;
    cache.grew(view.size(), []);
    expect(cache.count).toBeLessThanOrEqual(10);
    await vi.waitFor(() => expect(cache.count).toBe(5000));
    for (let position = 4950; position < 5000; position += 1) expect(cache.at(position)?.seq).toBe(position + 1);
  });

  test('while it follows the end, shows rows that came before an older size was told', async () => {
    const { view, cache } = setUp(7);
    cache.watch(0, 60, true);
    await settled(cache, 6);
    const older = view.size();
    view.count = 12;
    cache.grew(view.size(), []);
    await settled(cache, 11);
    cache.grew(older, []);
    cache.grew(view.size(), []);
    expect(cache.count).toBe(12);
  });

  test('shows the old row until the new one has arrived', async () => {
    const { view, cache } = setUp(50);
    cache.watch(0, 60, false);
    await settled(cache, 49);
    view.summary = 'answered';
    cache.grew(view.size(), [20]);
    expect(cache.at(19)?.summary).toBe('');
    await vi.waitFor(() => expect(cache.at(19)?.summary).toBe('answered'));
  });

  test('keeps the objects of rows that have not changed', async () => {
    const { view, cache } = setUp(50);
    cache.watch(0, 60, false);
    await settled(cache, 49);
    const before = cache.at(7);
    view.reads.length = 0;
    cache.grew(view.size(), [20]);
    await vi.waitFor(() => expect(view.reads.length).toBe(1));
    await Promise.resolve();
    expect(cache.at(7)).toBe(before);
  });

  test('reads everything again when the filter has changed', async () => {
    const { view, cache } = setUp(300);
    cache.watch(0, 60, false);
    await settled(cache, 59);
    view.step = 10;
    view.version = 2;
    cache.grew(view.size(), []);
    expect(cache.count).toBe(30);
    await vi.waitFor(() => expect(cache.at(0)?.seq).toBe(10));
    expect(cache.total).toBe(300);
  });

  test('takes no answer of an older view', async () => {
    const { view, cache } = setUp(20);
    cache.watch(0, 60, false);
    view.version = 3;
    cache.grew({ count: 0, total: 20, version: 3 }, []);
    cache.grew({ count: 20, total: 20, version: 2 }, []);
    expect(cache.count).toBe(0);
  });

  test('finds an entry among the rows that are here', async () => {
    const { cache } = setUp(5000);
    cache.watch(200, 260, false);
    await settled(cache, 259);
    expect(cache.find(231)).toBe(230);
    expect(cache.find(4500)).toBeNull();
  });

  test('forgets pages that were not drawn for long', async () => {
    const { cache } = setUp(100_000);
    cache.watch(0, 60, false);
    await settled(cache, 0);
    for (let page = 1; page <= 70; page += 1) {
      cache.watch(page * pageSize, page * pageSize + 60, false);
      await settled(cache, page * pageSize);
    }
    expect(cache.at(0)).toBeUndefined();
    expect(cache.at(70 * pageSize)?.seq).toBe(70 * pageSize + 1);
  });
});
