import { act, renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json, type Received } from '../../../tests/support/service';
import { useApiDispatch } from '../cache/dispatch';
import { useListDibankClaimsRows } from './signing';
import { draftPage, readDrafts } from './signingBatch';

const organisation = { name: 'Divan', inn: '301234567' };
/** 45 drafts, of which one has come as nothing and one without its number, both on the first page. */
const rows: unknown[] = Array.from({ length: 45 }, (_, at) => ({ document_id: at + 1, number: `DB-${at + 1}` }));
rows[3] = null;
rows[7] = { number: 'DB-8' };

function answer({ url }: Received) {
  const asked = new URL(url, 'https://panel.test').searchParams;
  const start = (Number(asked.get('page')) - 1) * Number(asked.get('limit'));
  const list = rows.slice(start, start + Number(asked.get('limit')));
  return json({ list, count: rows.length, totals: { amount: '45.00' }, organisation });
}

const good = rows.flatMap((_, at) => (at === 3 || at === 7 ? [] : [at + 1]));

it('collects every usable draft for a batch, whatever stands beside it on a page (WF-06)', async () => {
  const { service, wrapper } = await openApi();
  service.answer = answer;
  const { current: dispatch } = renderHook(useApiDispatch, { wrapper }).result;
  const collected = await dispatch(readDrafts(new AbortController().signal));
  expect(collected.drafts.map(({ id }) => id)).toEqual(good);
  expect(service.received.map(({ url }) => new URL(url, 'https://panel.test').searchParams.get('page'))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

it('shows the same ones, page after page', async () => {
  const { service, wrapper } = await openApi();
  service.answer = answer;
  const query = { filters: { status: 'draft' as const }, limit: draftPage, page: 1 };
  const { result } = renderHook(() => useListDibankClaimsRows(query), { wrapper });
  for (const shown of [18, 38, 43]) {
    await waitFor(() => expect(result.current.items).toHaveLength(shown));
    act(() => result.current.more());
  }
  expect(result.current.items.map(({ id }) => id)).toEqual(good);
  expect(result.current.hasMore).toBe(false);
});
