import { createLocks } from '../../../../tests/support/webLocks';
import { isBatchTaken, takeBatch, turnOf } from './signingOrder';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

it('is one over all tabs, and taken again by whoever goes on with a run that was over', async () => {
  const browser = createLocks();
  const own = turnOf((await takeBatch(browser))!, browser);
  expect(await takeBatch(browser)).toBeUndefined();
  own.over();
  await turn();
  expect(await isBatchTaken(browser)).toBe(false);

  const work = jest.fn();
  expect(await own.goOn(work)).toBe(true);
  expect([work.mock.calls.length, await isBatchTaken(browser)]).toEqual([1, true]);
  // Once more within the same turn.
  expect(await own.goOn(work)).toBe(true);
  own.over();
  await turn();

  const other = await takeBatch(browser);
  expect(await own.goOn(work)).toBe(false);
  expect(work).toHaveBeenCalledTimes(2);
  other?.();
});

it('is free where the browser refuses its locks', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  const giveBack = await takeBatch({ ...createLocks(), request: refuse });
  expect(giveBack).toBeInstanceOf(Function);
});
