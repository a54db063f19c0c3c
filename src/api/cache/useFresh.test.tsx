import { act, renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useGetInvestorQuery, useListInvestorsRows } from '../investment/investors';
import { useChangeCallbackMutation } from '../investment/callOrders';
import { useRecordQuery } from './useRecordQuery';

const callback = {
  ...{ ticket_id: 3, version: 2, name: 'Клиент', phone: '+998 90 *** ** 11', project: { id: 1, name: 'Проект' } },
  ...{ status: 'done', comment: null, taken_by: null, taken_at: null, decided_at: null, history: [] },
  created_at: '2026-11-01 10:00:00',
};

// A write whose tags do not name what is read here, though it may touch it.
async function panel(of: { fails?: boolean } = {}) {
  const { service, wrapper } = await openApi();
  service.answer = ({ method, url }) => {
    if (method !== 'GET') return of.fails ? json({ code: 'version_conflict' }, 409) : json(callback);
    return url.includes('/investors?')
      ? json({ investors: [{ id: 1, name: 'Инвестор' }], count: 1 })
      : json({ id: 1, name: 'Инвестор' });
  };
  const record = () => renderHook(() => useRecordQuery(useGetInvestorQuery({ id: 1 }), 1), { wrapper });
  const list = () => renderHook(() => useListInvestorsRows({ filters: {}, limit: 10, page: 1 }), { wrapper });
  const reads = () => service.received.filter(({ method }) => method === 'GET').length;
  async function write() {
    const { result } = renderHook(() => useChangeCallbackMutation(), { wrapper });
    await act(() => result.current[0]({ ticket_id: 3, 'If-Match': 1, body: { status: 'done' } }));
  }
  return { record, list, reads, write };
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

for (const what of ['record', 'list'] as const) {
  it(`a ${what} that is come to after a write is asked for anew, once, and shown meanwhile`, async () => {
    const { [what]: open, reads, write } = await panel();
    const first = open();
    await waitFor(() => expect(first.result.current.at).toBeDefined());
    first.unmount();
    await pause();
    await write();
    const second = open();
    expect(second.result.current.at).toBeDefined();
    await waitFor(() => expect(reads()).toBe(2));
    await waitFor(() => expect(second.result.current.refreshing).toBe(false));
    second.unmount();
    await pause();
    open();
    await pause();
    expect(reads()).toBe(2);
  });
}

it('a write that is refused counts too: somebody else was there', async () => {
  const { record, reads, write } = await panel({ fails: true });
  const first = record();
  await waitFor(() => expect(first.result.current.item).toBeDefined());
  first.unmount();
  await pause();
  await write();
  const second = record();
  await waitFor(() => expect(reads()).toBe(2));
  await waitFor(() => expect(second.result.current.refreshing).toBe(false));
});

it('what stays on the page is left to the tags of the write', async () => {
  const { record, reads, write } = await panel();
  const { result, rerender } = record();
  await waitFor(() => expect(result.current.item).toBeDefined());
  await pause();
  await write();
  rerender();
  await pause();
  expect(reads()).toBe(1);
});
