import { renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json, stall } from '../../../tests/support/service';
import { useListInvestorsRows, type InvestorFilters } from '../investment/investors';

/** The reader of a list whose first page has come. */
async function reader(filters: InvestorFilters) {
  const { service, store, wrapper } = await openApi();
  service.answer = () => json({ investors: [], count: 0 });
  const { result } = renderHook(() => useListInvestorsRows({ filters, limit: 10, page: 1 }), { wrapper });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  return { service, store, read: result.current.readAll };
}
const signal = () => new AbortController().signal;

it('asks with the filter and the order of the list, and leaves nothing in the cache', async () => {
  const { service, store, read } = await reader({ status: ['new'], search: '', order_by: '-name' });
  const { queries } = store.getState().gateway;
  service.answer = () => json({ investors: [{ id: 1 }, { name: 'no id' }, null], count: 2003 });
  expect(await read(2000, 1000, signal())).toMatchObject({ items: [{ id: 1 }], total: 2003, received: 3 });
  expect(service.received.at(-1)?.url).toBe(
    '/api/investment/investors?offset=2000&limit=1000&status=new&order_by=-name',
  );
  expect(store.getState().gateway.queries).toEqual(queries);
  expect(store.getState().gateway.mutations).toEqual({});
});

it('renews the session like any other call', async () => {
  const { service, read } = await reader({});
  service.expire();
  expect(await read(0, 10, signal())).toEqual({
    ...{ items: [], total: 0, received: 0 },
    totals: { investment_amount: '', balance: '' },
  });
  expect(service.refreshes).toBe(1);
});

it('rejects with the failure of the call', async () => {
  const { service, read } = await reader({});
  service.answer = () => json({ code: 'bad_filter', error: 'Bad' }, 400);
  await expect(read(0, 10, signal())).rejects.toMatchObject({ kind: 'status', status: 400, codes: ['bad_filter'] });
  service.answer = () => json({ rows: 1 });
  await expect(read(0, 10, signal())).rejects.toMatchObject({ kind: 'malformed' });
});

it('ends with its signal', async () => {
  const { service, read } = await reader({});
  service.answer = stall;
  const stop = new AbortController();
  const reading = read(0, 10, stop.signal);
  setTimeout(() => stop.abort(), 20);
  await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
});
