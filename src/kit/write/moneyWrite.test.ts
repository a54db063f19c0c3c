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

/** A write whose answer comes when the test gives it. */
function beginSlow(say: (question: number) => WriteOutcome) {
  const keys: string[] = [];
  const asked: string[] = [];
  let give: { answer: (body: unknown) => void; fail: (failure: Failure) => void } | undefined;
  const sending = createMoneyMutation(() => ({
    pauses: [1_000, 1_000],
    run: (key) => {
      keys.push(key);
      return new Promise((answer, fail) => {
        give = { answer, fail };
      });
    },
    checkOutcome: (key) => {
      asked.push(key);
      return Promise.resolve(say(asked.length));
    },
  }));
  sending.start();
  const answer = (body: unknown) => {
    give?.answer(body);
    return jest.advanceTimersByTimeAsync(0);
  };
  const fail = (failure: Failure) => {
    give?.fail(failure);
    return jest.advanceTimersByTimeAsync(0);
  };
  return { sending, keys, asked, answer, fail };
}

describe('an answer that is waited for no more', () => {
  it('is asked for under its key, sends nothing again, and is taken when it still comes', async () => {
    const { sending, keys, asked, answer } = beginSlow(() => ({ state: 'running' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sending.read().state).toBe('running');
    sending.stopWaiting();
    expect(sending.read().state).toBe('checking');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sending.read().state).toBe('unknown');
    sending.start();
    sending.stopWaiting();
    expect(keys).toHaveLength(1);
    expect(asked).toEqual([keys[0], keys[0]]);
    await answer('paid');
    expect(sending.read()).toMatchObject({ state: 'done', answer: 'paid', failure: undefined });
  });

  it('ends the questions when it comes between them', async () => {
    const { sending, asked, answer } = beginSlow(() => ({ state: 'running' }));
    sending.stopWaiting();
    await answer('paid');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
    expect(sending.read()).toMatchObject({ state: 'done', answer: 'paid' });
  });

  it('is a refusal when one comes, and no news when it is lost', async () => {
    const { sending, asked, fail } = beginSlow((question) => ({ state: question === 1 ? 'running' : 'done' }));
    sending.stopWaiting();
    await fail(lost);
    expect(sending.read()).toMatchObject({ state: 'checking', failure: undefined });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sending.read().state).toBe('done');
    expect(asked).toHaveLength(2);

    const refused = beginSlow(() => ({ state: 'running' }));
    refused.sending.stopWaiting();
    await refused.fail({ kind: 'status', status: 409, codes: ['same_person'] });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(refused.sending.read()).toMatchObject({ state: 'refused', failure: { codes: ['same_person'] } });
  });

  it('says nothing about the next intent where the service has closed its key meanwhile', async () => {
    const { sending, keys, fail } = beginSlow(() => ({ state: 'never' }));
    sending.stopWaiting();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sending.read().state).toBe('notDone');
    await fail({ kind: 'status', status: 409, codes: ['key_closed'] });
    expect(sending.read()).toMatchObject({ state: 'notDone', failure: undefined });
    sending.start();
    expect(keys[1]).not.toBe(keys[0]);
  });
});

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
