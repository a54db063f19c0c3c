import { createBrowser, createToken, nextTurn, person } from '../../../tests/support/browser';
import { createVault } from '../../session/vault';
import type { Renewal } from './refresh';
import { renewInTime } from './renewInTime';

let isVisible = true;
let stop = () => {};

beforeEach(() => {
  isVisible = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function watched(lives = 600_000, outcome: Renewal = 'renewed') {
  const vault = createVault(createBrowser().openWindow({ listen: () => () => undefined }));
  let made = 0;
  const renew = jest.fn(async () => {
    made += 1;
    if (outcome === 'renewed')
      await vault.renew(vault.current()!, { access: createToken(`t${made}`, { lives }), refresh: `r${made}` });
    return outcome;
  });
  stop = renewInTime({ vault, renew });
  await vault.open({ access: createToken('t', { lives }), refresh: 'r' }, person, true);
  return { vault, renew };
}

const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
};

it('renews a minute before the token ends, and again before the next one does', async () => {
  const { renew } = await watched();
  await pass(538_000);
  expect(renew).toHaveBeenCalledTimes(0);
  await pass(3_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await pass(541_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that nobody looks at, until somebody does', async () => {
  const { renew } = await watched();
  isVisible = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(700_000);
  expect(renew).toHaveBeenCalledTimes(0);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('asks twice again within the ten seconds in which a lost answer is repeated, and then every half minute', async () => {
  const { renew } = await watched(600_000, 'unavailable');
  await pass(540_500);
  const [begun] = [renew.mock.calls.length];
  await pass(8_000);
  expect([begun, renew.mock.calls.length]).toEqual([1, 3]);
  await pass(20_000);
  expect(renew).toHaveBeenCalledTimes(3);
  await pass(10_000);
  expect(renew).toHaveBeenCalledTimes(4);
});

it.each([-24, 24])('is not put into a loop by a clock that jumps by %d hours', async (hours) => {
  const { renew } = await watched();
  jest.setSystemTime(Date.now() + hours * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  for (let minute = 0; minute < 9; minute += 1) await pass(60_000);
  // At most one too early, and then one in its time.
  expect(renew.mock.calls.length).toBeLessThanOrEqual(2);
});
