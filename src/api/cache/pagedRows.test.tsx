import { act, renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json, type Received } from '../../../tests/support/service';
import { gateway } from './gateway';
import {
  useGetInvestorQuery,
  useListInvestorInvestmentsRows,
  useListInvestorsRows,
  type InvestorFilters,
} from '../investment/investors';
import { useRecordQuery } from './useRecordQuery';
import { readPage } from './pagedRows';

const query = (call: Received) => new URL(call.url, 'http://x').searchParams;
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, name: `Инвестор ${from + at}` }));

/** Answers as the service does: pages of `all` rows. */
function pagesOf(all: number) {
  return (call: Received) => {
    const offset = Number(query(call).get('offset'));
    const limit = Number(query(call).get('limit'));
    return json({
      investors: rows(offset + 1, Math.max(0, Math.min(limit, all - offset))),
      count: all,
      totals: { balance: '5.00' },
    });
  };
}

async function panel() {
  const { service, store, wrapper } = await openApi();
  type List = { filters: InvestorFilters; limit: number; page: number };
  const list = (initial: Partial<List> = {}) =>
    renderHook((more: Partial<List>) => useListInvestorsRows({ filters: {}, limit: 10, page: 1, ...more }), {
      wrapper,
      initialProps: initial,
    });
  return { service, store, wrapper, list };
}

it('ends where a page brings no new row, whatever the service says there is', async () => {
  const { service, list } = await panel();
  const answer = pagesOf(25);
  let calls = 0;
  // As one that does not look at the offset.
  service.answer = (call) => {
    calls += 1;
    return answer({ ...call, url: call.url.replace(/offset=\d+/, 'offset=0') });
  };
  const { result } = list();
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.items).toHaveLength(10);
  expect(calls).toBe(2);
});

it('appends what continues, and says how much there is (WF-15)', async () => {
  const { service, list } = await panel();
  service.answer = pagesOf(25);
  const { result } = list();
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.items).toHaveLength(10));
  expect(result.current).toMatchObject({
    state: 'ready',
    total: 25,
    hasMore: true,
    first: 0,
    totals: { balance: '5.00' },
  });
  act(() => result.current.more());
  act(() => result.current.more());
  await waitFor(() => expect(result.current.items).toHaveLength(20));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.items).toHaveLength(25));
  expect(result.current.hasMore).toBe(false);
  expect(service.received.map((call) => query(call).get('offset'))).toEqual(['0', '10', '20']);
});

it('begins at the page that was jumped to and replaces what was there', async () => {
  const { service, list } = await panel();
  service.answer = pagesOf(45);
  const { result, rerender } = list();
  await waitFor(() => expect(result.current.state).toBe('ready'));
  rerender({ page: 4 });
  expect(result.current).toMatchObject({ refreshing: true, first: 0, state: 'ready' });
  await waitFor(() => expect(result.current.items[0]?.id).toBe(31));
  expect(result.current).toMatchObject({ first: 30, refreshing: false });
  act(() => result.current.more());
  await waitFor(() => expect(result.current.items).toHaveLength(15));
  expect(result.current.hasMore).toBe(false);
});

it('leaves out filters that say nothing and keeps the rest under their names', async () => {
  const { service, list } = await panel();
  service.answer = pagesOf(0);
  const { result } = list({
    filters: { search: '', status: [], subject: 'business', begin_date: undefined, order_by: '-name' },
  });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(service.received[0]!.url).toBe('/api/investment/investors?offset=0&limit=10&subject=business&order_by=-name');
  expect(result.current).toMatchObject({ items: [], total: 0, hasMore: false });
});

it('shows the last filter, however the answers arrive', async () => {
  const { service, list } = await panel();
  const waiting: (() => void)[] = [];
  service.answer = (call) =>
    new Promise((resolve) =>
      waiting.push(() => resolve(json({ investors: [{ id: Number(query(call).get('search')) }], count: 1 }))),
    );
  const { result, rerender } = list({ filters: { search: '1' } });
  for (const search of ['2', '3', '4']) rerender({ filters: { search } });
  await waitFor(() => expect(waiting).toHaveLength(4));
  for (const answer of waiting.reverse()) {
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(result.current.items.map(({ id }) => id)).toEqual([4]);
  }
});

it('takes a row that moved to the next page once', async () => {
  const { service, list } = await panel();
  service.answer = (call) =>
    json({ investors: query(call).get('offset') === '0' ? rows(1, 10) : rows(10, 5), count: 15 });
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe('ready'));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.items).toHaveLength(14));
  expect(new Set(result.current.items.map(({ id }) => id)).size).toBe(14);
});

describe('a failure', () => {
  it('with nothing to show is the state of the list, until it is tried again', async () => {
    const { service, list } = await panel();
    service.answer = () => json({ code: 'x', error: 'Broken' }, 500);
    const { result } = list();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.failure).toMatchObject({ status: 500, codes: ['x'] });
    service.answer = pagesOf(3);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.items).toHaveLength(3));
    expect(result.current.failure).toBeUndefined();
  });

  it('of the next page keeps the rows, is not repeated by scrolling, and is by asking', async () => {
    const { service, list } = await panel();
    service.answer = pagesOf(25);
    const { result } = list();
    await waitFor(() => expect(result.current.state).toBe('ready'));
    service.answer = () => json({}, 500);
    act(() => result.current.more());
    await waitFor(() => expect(result.current.failure?.status).toBe(500));
    expect(result.current).toMatchObject({ state: 'ready', hasMore: true });
    act(() => result.current.more());
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(service.received).toHaveLength(2);
    service.answer = pagesOf(25);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    expect(result.current.failure).toBeUndefined();
  });

  it('of a refresh keeps the rows; a refusal of the right takes them away', async () => {
    const { service, store, list } = await panel();
    service.answer = pagesOf(5);
    const { result } = list();
    await waitFor(() => expect(result.current.items).toHaveLength(5));
    service.answer = () => json({}, 500);
    act(() => void store.dispatch(gateway.util.invalidateTags(['Investor'])));
    await waitFor(() => expect(result.current.failure?.status).toBe(500));
    expect(result.current.items).toHaveLength(5);
    service.answer = () => json({}, 403);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.items).toEqual([]);
  });
});

it('keeps the rows when the cache has dropped them', async () => {
  const { service, store, list } = await panel();
  service.answer = pagesOf(5);
  const { result } = list();
  await waitFor(() => expect(result.current.items).toHaveLength(5));
  service.answer = () => new Promise(() => {});
  act(() => void store.dispatch(gateway.util.resetApiState()));
  await waitFor(() => expect(result.current.refreshing).toBe(true));
  expect(result.current.items).toHaveLength(5);
});

describe('a list that is left and come back to', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  async function comeBackAfter(seconds: number) {
    const { service, list } = await panel();
    service.answer = pagesOf(5);
    const first = list();
    await waitFor(() => expect(first.result.current.items).toHaveLength(5));
    first.unmount();
    act(() => jest.advanceTimersByTime(seconds * 1000));
    const calls = () => service.received.filter((call) => call.url.includes('/investors')).length;
    const before = calls();
    // A colleague has added one meanwhile.
    service.answer = pagesOf(6);
    const { result } = list();
    return { result, asked: () => calls() - before };
  }

  it('is there at once, and is not asked for again so soon', async () => {
    const { result, asked } = await comeBackAfter(50);
    expect(result.current).toMatchObject({ state: 'ready', refreshing: false });
    expect(result.current.items).toHaveLength(5);
    expect(asked()).toBe(0);
  });

  it('is there at once after some minutes, and is brought up to date behind what it shows', async () => {
    const { result, asked } = await comeBackAfter(500);
    expect(result.current.state).toBe('ready');
    expect(result.current.items).toHaveLength(5);
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(asked()).toBe(1);
  });

  it('is asked for as if for the first time after a long while', async () => {
    const { result, asked } = await comeBackAfter(700);
    expect(result.current).toMatchObject({ state: 'loading', items: [] });
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(asked()).toBe(1);
  });
});

it('never shows what belongs to another record', async () => {
  const { service, wrapper } = await panel();
  service.answer = (call) =>
    call.url.includes('/1/') ? json({ investments: rows(1, 2), count: 2 }) : new Promise(() => {});
  const { result, rerender } = renderHook(
    ({ id }) => useListInvestorInvestmentsRows({ filters: { id }, limit: 10, page: 1 }),
    {
      wrapper,
      initialProps: { id: 1 },
    },
  );
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  rerender({ id: 2 });
  expect(result.current).toMatchObject({ items: [], state: 'loading' });
});

describe('one record', () => {
  it('stays while it is refreshed, and is never taken for another', async () => {
    const { service, store, wrapper } = await panel();
    service.answer = () => json({ id: 1, name: 'А' });
    const { result, rerender } = renderHook(({ id }) => useRecordQuery(useGetInvestorQuery({ id }), id), {
      wrapper,
      initialProps: { id: 1 },
    });
    expect(result.current).toMatchObject({ item: undefined, failure: undefined, refreshing: false });
    await waitFor(() => expect(result.current.item?.id).toBe(1));
    service.answer = () => json({}, 500);
    act(() => void store.dispatch(gateway.util.invalidateTags(['Investor'])));
    await waitFor(() => expect(result.current.failure?.status).toBe(500));
    expect(result.current.item?.id).toBe(1);
    service.answer = () => new Promise(() => {});
    act(() => void store.dispatch(gateway.util.resetApiState()));
    await waitFor(() => expect(result.current.refreshing).toBe(true));
    expect(result.current.item?.id).toBe(1);
    rerender({ id: 2 });
    expect(result.current.item).toBeUndefined();
  });

  it('that is gone or forbidden is not shown any more', async () => {
    const { service, store, wrapper } = await panel();
    service.answer = () => json({ id: 1, name: 'А' });
    const { result } = renderHook(() => useRecordQuery(useGetInvestorQuery({ id: 1 })), { wrapper });
    await waitFor(() => expect(result.current.item?.id).toBe(1));
    service.answer = () => json({}, 403);
    act(() => void store.dispatch(gateway.util.invalidateTags(['Investor'])));
    await waitFor(() => expect(result.current.failure?.status).toBe(403));
    expect(result.current.item).toBeUndefined();
  });
});

describe('an answer that breaks its promises', () => {
  it.each([
    [[null, 0], { rows: [], received: 0, total: 0 }],
    [[undefined, 0], { rows: [], received: 0, total: 0 }],
    [[null, 5], undefined],
    [[{}, 1], undefined],
    [['abc', 3], undefined],
    [[undefined, undefined], undefined],
    [[[{ id: 1 }], -1], { rows: [{ id: 1 }], received: 1 }],
    [[[{ id: 1 }], 0], { rows: [{ id: 1 }], received: 1 }],
    [[[{ id: 1 }], 1.5], { rows: [{ id: 1 }], received: 1 }],
    [[[{ id: 1 }], '1'], { rows: [{ id: 1 }], received: 1 }],
    [[[{ id: 1 }], 1e308], { rows: [{ id: 1 }], received: 1 }],
    [[[{ id: 1 }], 2 ** 53 + 2], { rows: [{ id: 1 }], received: 1 }],
    [
      [[null, 5, 'x', {}, { id: null }, { id: '' }, { id: NaN }, { id: 7 }, [1]], 9],
      { rows: [{ id: 7 }], received: 9, total: 9 },
    ],
    [
      [[{ id: 1 }], 1, { a: '1.00', b: 5, c: null }],
      { rows: [{ id: 1 }], received: 1, total: 1, totals: { a: '1.00' } },
    ],
    [[[{ id: 1 }], 1, null], { rows: [{ id: 1 }], received: 1, total: 1 }],
  ] as const)('%j', (parts, page) => {
    const [rows, total, totals]: readonly unknown[] = parts;
    expect(readPage(rows, total, totals, 0)).toEqual(page);
  });

  it('without a total goes on while full pages come', async () => {
    const { service, list } = await panel();
    service.answer = (call) =>
      json({ investors: rows(Number(query(call).get('offset')) + 1, query(call).get('offset') === '0' ? 10 : 4) });
    const { result } = list();
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    expect(result.current.total).toBeUndefined();
    act(() => result.current.more());
    await waitFor(() => expect(result.current.items).toHaveLength(14));
    expect(result.current.hasMore).toBe(false);
  });

  it('without a list of rows is a failure that says so', async () => {
    const { service, list } = await panel();
    service.answer = () => json({ investors: 'none', count: 3 });
    const { result } = list();
    await waitFor(() => expect(result.current.failure?.kind).toBe('malformed'));
  });
});
