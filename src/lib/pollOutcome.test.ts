import { pollOutcome, type WriteOutcome } from './pollOutcome';

const asText = (body: unknown) => (typeof body === 'string' ? body : undefined);

/** A service that gives these answers one after another; an Error is none. */
function serviceOf(...answers: (WriteOutcome | Error)[]) {
  return jest.fn(() => {
    const answer = answers.shift() ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}
const running: WriteOutcome = { state: 'running' };
const silence = new Error('no answer');

test.each<[string, (WriteOutcome | Error)[], unknown]>([
  ['done', [{ state: 'done', status: 201, body: 'paid' }], { state: 'done', result: 'paid' }],
  ['done without a status', [{ state: 'done', body: 'paid' }], { state: 'done', result: 'paid' }],
  ['carried out and refused', [{ state: 'done', status: 409, body: 'paid' }], { state: 'never' }],
  ['never come', [{ state: 'never' }], { state: 'never' }],
  ['at work, then done', [running, running, { state: 'done', body: 'paid' }], { state: 'done', result: 'paid' }],
  ['at work until the end', [running, running, running], { state: 'unknown' }],
  ['not told, then never come', [silence, { state: 'never' }], { state: 'never' }],
  ['never told', [silence, silence, silence], { state: 'unknown' }],
  [
    'done with an answer that makes no sense, then with one that does',
    [
      { state: 'done', body: 7 },
      { state: 'done', body: 'paid' },
    ],
    { state: 'done', result: 'paid' },
  ],
  ['done with answers that make no sense', Array(3).fill({ state: 'done', body: {} }), { state: 'unknown' }],
])('a write that was %s', async (_what, answers, expected) => {
  const asked = answers.length;
  const check = serviceOf(...answers);
  expect(await pollOutcome({ check, pauses: [0, 0, 0], read: asText })).toEqual(expected);
  expect(check).toHaveBeenCalledTimes(asked);
});

test('a question that breaks before it is sent is one without an answer', async () => {
  const check = jest.fn((): Promise<WriteOutcome> => {
    throw new Error('no session');
  });
  expect(await pollOutcome({ check, pauses: [0, 0], read: asText })).toEqual({ state: 'unknown' });
  expect(check).toHaveBeenCalledTimes(2);
});

test('without a pause nothing is asked, and nothing is known', async () => {
  const check = serviceOf();
  expect(await pollOutcome({ check, pauses: [], read: asText })).toEqual({ state: 'unknown' });
  expect(check).not.toHaveBeenCalled();
});

describe('in time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits before every question as long as it is told to', async () => {
    const check = serviceOf(running, running, running);
    const polling = pollOutcome({ check, pauses: [500, 1_000, 2_000], read: asText });
    const counts: number[] = [];
    for (const time of [499, 1, 999, 1, 1_999, 1]) {
      await jest.advanceTimersByTimeAsync(time);
      counts.push(check.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
    expect(await polling).toEqual({ state: 'unknown' });
  });

  it('asks nothing more once it is given up, and ends at once', async () => {
    const stop = new AbortController();
    const check = serviceOf(running);
    const polling = pollOutcome({ check, pauses: [500, 60_000], read: asText, signal: stop.signal });
    await jest.advanceTimersByTimeAsync(1_000);
    stop.abort();
    expect(await polling).toEqual({ state: 'unknown' });
    expect(check).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks nothing at all when it is given up before it began', async () => {
    const check = serviceOf();
    const polling = pollOutcome({ check, pauses: [500], read: asText, signal: AbortSignal.abort() });
    expect(await polling).toEqual({ state: 'unknown' });
    expect(check).not.toHaveBeenCalled();
  });

  it('takes the answer to a question that was asked before it was given up', async () => {
    const stop = new AbortController();
    const check = jest.fn((): Promise<WriteOutcome> => {
      stop.abort();
      return Promise.resolve({ state: 'done', body: 'paid' });
    });
    const polling = pollOutcome({ check, pauses: [500, 500], read: asText, signal: stop.signal });
    await jest.advanceTimersByTimeAsync(500);
    expect(await polling).toEqual({ state: 'done', result: 'paid' });
  });
});
