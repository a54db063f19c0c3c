import { act, renderHook, waitFor } from '@testing-library/react';
import { rowsOf } from '../../lib/rows';
import { useWithWords, wordsOf } from './kindWords';

/** The words of each kind come, or do not, when the test says so. */
const mockAsked: Record<string, { come: () => void; fail: () => void }[]> = {};
jest.mock('../../routes/journalKinds', () => {
  const kind = (name: string) => ({
    route: 'bonds.one',
    words: () =>
      new Promise((resolve, reject) =>
        (mockAsked[name] ??= []).push({
          come: () => resolve({ written: [name] }),
          fail: () => reject(new Error('no line')),
        }),
      ),
  });
  return { journalKinds: { bond: kind('bond'), tariff: kind('tariff'), round: kind('round') } };
});

const rowsWith = (...kinds: string[]) => kinds.map((entity, id) => ({ id, entity }));
const asked = async (kind: string, times = 1) => {
  await waitFor(() => expect(mockAsked[kind]?.length).toBe(times));
  return mockAsked[kind]!.at(-1)!;
};

test('rows stand there as far as their words have come, and the first wait for theirs', async () => {
  const { result, rerender } = renderHook(({ kinds }) => useWithWords(rowsOf(rowsWith(...kinds))), {
    initialProps: { kinds: ['bond'] },
  });
  expect(result.current.state).toBe('loading');
  const bond = await asked('bond');
  act(bond.come);
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(wordsOf('bond').written).toEqual(['bond']);
  // A later page brings a kind that was not there yet: what stands there stays.
  rerender({ kinds: ['bond', 'tariff', 'bond'] });
  expect(result.current).toMatchObject({ state: 'ready', loadingMore: true, items: [{ entity: 'bond' }] });
  const tariff = await asked('tariff');
  act(tariff.come);
  await waitFor(() => expect(result.current.items).toHaveLength(3));
  expect(result.current.loadingMore).toBe(false);
});

test('words that do not come are told, and asked for again', async () => {
  const retry = jest.fn();
  const rows = rowsOf(rowsWith('bond', 'round'), { retry });
  const { result } = renderHook(() => useWithWords(rows));
  // A part that fails is asked for once more unasked.
  const first = await asked('round');
  act(first.fail);
  const second = await asked('round', 2);
  act(second.fail);
  await waitFor(() => expect(result.current.failure).toBeDefined());
  expect(result.current).toMatchObject({ state: 'ready', items: [{ entity: 'bond' }] });
  act(() => result.current.retry());
  expect(retry).toHaveBeenCalledTimes(1);
  const third = await asked('round', 3);
  act(third.come);
  await waitFor(() => expect(result.current.items).toHaveLength(2));
});

test('a kind that is newer than the panel waits for nothing', () => {
  const rows = rowsOf(rowsWith('nothing_known'));
  const { result } = renderHook(() => useWithWords(rows));
  expect(result.current).toMatchObject({ state: 'ready', items: [{ entity: 'nothing_known' }] });
});
