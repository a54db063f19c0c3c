import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { timings } from '../../lib/timings';
import type { Progress } from '../actions/progressIcons';
import { FormProgress } from './usePanelForm';
import { usePreview } from './usePreview';

interface Call {
  asked: string;
  signal: AbortSignal;
  answer: (text: string) => void;
  refuse: () => void;
}

/** A preview of what is asked for, whose answers come when the test gives them. */
function open(asked: string | undefined) {
  const calls: Call[] = [];
  const now: { progress: Progress; asked: string | undefined } = { progress: 'idle', asked };
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      calls.push({ asked: text, signal, answer, refuse: () => reject(new TypeError('Failed to fetch')) });
    });
  const wrapper = ({ children }: PropsWithChildren) => <FormProgress value={now.progress}>{children}</FormProgress>;
  const { result, rerender } = renderHook(() => usePreview(now.asked, ask), { wrapper });
  const rest = () => act(() => jest.advanceTimersByTimeAsync(timings.typing));
  const change = (more: Partial<typeof now>) => {
    Object.assign(now, more);
    rerender();
  };
  return { calls, result, rest, change };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks once typing rests, and says of which values an answer is', async () => {
  const { calls, result, rest, change } = open('1');
  expect(result.current).toMatchObject({ item: undefined, coming: true, refreshing: false });
  change({ asked: '12' });
  await rest();
  expect(calls.map((call) => call.asked)).toEqual(['12']);
  await act(async () => calls[0]?.answer('of 12'));
  expect(result.current).toMatchObject({ item: 'of 12', coming: false, refreshing: false });

  change({ asked: '123' });
  expect(result.current).toMatchObject({ item: 'of 12', refreshing: true });
  await rest();
  change({ asked: '1234' });
  expect(calls[1]?.signal.aborted).toBe(true);
  // What was asked before is no answer any more, however late it comes.
  await act(async () => calls[1]?.answer('of 123'));
  expect(result.current).toMatchObject({ item: 'of 12', refreshing: true });
  await rest();
  await act(async () => calls[2]?.answer('of 1234'));
  expect(result.current).toMatchObject({ item: 'of 1234', refreshing: false });
});

it('tells nothing while there is nothing that could be answered', async () => {
  const { calls, result, rest, change } = open('1');
  await rest();
  await act(async () => calls[0]?.answer('of 1'));
  change({ asked: undefined });
  await rest();
  expect(calls).toHaveLength(1);
  expect(result.current).toMatchObject({ item: undefined, coming: false, refreshing: false });
});

it('asks no more while the form is being sent, nor afterwards; and again when that was refused', async () => {
  const { calls, rest, change } = open('1');
  change({ progress: 'busy' });
  await rest();
  change({ progress: 'done' });
  await rest();
  expect(calls).toHaveLength(0);
  change({ progress: 'idle' });
  await rest();
  expect(calls).toHaveLength(1);
});

it('an answer that did not come is asked for again by a press', async () => {
  const { calls, result, rest } = open('1');
  await rest();
  await act(async () => calls[0]?.refuse());
  await waitFor(() => expect(result.current.failure).toBeDefined());
  act(() => result.current.retry());
  await rest();
  await act(async () => calls[1]?.answer('of 1'));
  expect(result.current).toMatchObject({ item: 'of 1', failure: undefined });
});
