import type { Failure } from '../../lib/failure';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { createMoneyMutation } from './moneyWrite';

const lost: Failure = { kind: 'network', status: 0, codes: [] };

/** A write whose answer is lost; `say` tells what the service answers to each question after it. */
function begin(say: (question: number) => WriteOutcome) {
  const keys: string[] = [];
  const asked: string[] = [];
  const sending = createMoneyMutation(() => ({
    pauses: [1_000, 1_000],
    run: (key) => {
      keys.push(key);
      return Promise.reject(lost as unknown as Error);
    },
    checkOutcome: (key) => {
      asked.push(key);
      return Promise.resolve(say(asked.length));
    },
  }));
  sending.start();
  return { sending, keys, asked };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('nobody looks, so nothing is asked; somebody looks again, and it is asked for under the same key', async () => {
  const { sending, keys, asked } = begin(() => ({ state: 'done', status: 200, body: 'paid' }));
  await jest.advanceTimersByTimeAsync(500);
  sending.setWatched(false);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  expect(sending.read().state).toBe('checking');
  sending.start();
  sending.setWatched(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sending.read()).toMatchObject({ state: 'done', answer: 'paid' });
  expect(keys).toHaveLength(1);
  expect(asked).toEqual(keys);
});

test('of two rounds of questions only the one that is looked at settles the write', async () => {
  const { sending, keys, asked } = begin(() => ({ state: 'never' }));
  await jest.advanceTimersByTimeAsync(500);
  sending.setWatched(false);
  sending.setWatched(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sending.read().state).toBe('notDone');
  expect(asked).toEqual(keys);
  sending.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(sending.read().state).toBe('checking');
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a refusal that was carried out is no doubt: the money did not move', async () => {
  const { sending } = begin(() => ({ state: 'done', status: 409, body: { code: 'same_person' } }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sending.read()).toMatchObject({ state: 'notDone', answer: undefined });
});

test('what the service does not say stays unknown, and is asked for again without being sent', async () => {
  const { sending, keys, asked } = begin((question) => ({ state: question > 2 ? 'done' : 'running' }));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sending.read().state).toBe('unknown');
  sending.start();
  sending.check();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sending.read().state).toBe('done');
  expect(keys).toHaveLength(1);
  expect(asked).toHaveLength(3);
});
