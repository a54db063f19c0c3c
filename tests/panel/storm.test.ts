import { fc } from '../support/fastCheck';
import { createBrowser, createToken, nextTurn, person } from '../support/browser';
import { isChaos } from '../support/chaos';
import { createCaller, createService, json, stall, type Received } from '../support/service';

const size = isChaos ? 1_000 : 150;
const runs = isChaos ? 100 : 6;
if (isChaos) jest.setTimeout(3_600_000);

async function signedIn(windows = 1) {
  const service = createService();
  const browser = createBrowser();
  const callers = [];
  for (let at = 0; at < windows; at += 1) {
    const caller = createCaller(browser.openWindow());
    if (at === 0) await caller.vault.open(service.issue(), person, true);
    else await caller.vault.ready();
    callers.push(caller);
  }
  return { service, browser, callers, caller: callers[0]! };
}

const business = (received: Received[]) => received.filter(({ url }) => url.includes('/investors'));
const timesByUrl = (received: Received[]) => {
  const times = new Map<string, number>();
  for (const { url } of business(received)) times.set(url, (times.get(url) ?? 0) + 1);
  return [...times.values()];
};

/** However busy the machine is, no time-out of the panel fires: only the order of things is tested. */
const stillStand = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] });
afterEach(() => jest.useRealTimers());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};

it(`a storm of ${size} calls with a token that has ended causes one refresh, and every call succeeds (SES-08, SES-09)`, async () => {
  stillStand();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), async (scheduler, windows) => {
      const { service, callers } = await signedIn(windows);
      service.expire();
      service.travel = async (respond, call) => {
        await scheduler.schedule(Promise.resolve(), call.url);
        const response = await respond();
        await scheduler.schedule(Promise.resolve(), `answer to ${call.url}`);
        return response;
      };
      const calls = Array.from({ length: size }, (_, at) => callers[at % windows]!.call(`/investment/investors/${at}`));
      const answers = await scheduler.waitFor(Promise.all(calls));
      expect(service.refreshes).toBe(1);
      expect(service.familyLost).toBe(false);
      expect(answers.flatMap(({ error }) => error?.kind ?? [])).toEqual([]);
      expect(Math.max(...timesByUrl(service.received))).toBeLessThanOrEqual(2);
    }),
    { numRuns: runs },
  );
});

it('a late 401 of a call sent with an older token causes no refresh', async () => {
  const { service, caller } = await signedIn();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  service.travel = async (respond, call) => {
    if (!call.url.endsWith('/slow') || business(service.received).length > 2) return respond();
    const refusal = json({}, 401);
    await held;
    return refusal;
  };
  const slow = caller.call('/investment/investors/slow');
  service.expire();
  expect((await caller.call('/investment/investors/quick')).error).toBeUndefined();
  expect(service.refreshes).toBe(1);
  letGo();
  expect((await slow).error).toBeUndefined();
  expect(service.refreshes).toBe(1);
});

it.each([400, 401, 403])('a refresh refused with %d ends the session, in every window', async (status) => {
  const { service, browser, callers, caller } = await signedIn(2);
  const news: string[] = [];
  callers[1]!.vault.subscribe((what) => news.push(what));
  service.expire();
  service.refreshAnswer = () => json({ code: 'unauthorized' }, status);
  expect((await caller.call('/investment/investors')).error).toMatchObject({ kind: 'status', status: 401 });
  expect(caller.vault.current()).toBeUndefined();
  expect(browser.local.kept.size).toBe(0);
  await turns(100);
  expect(news).toEqual(['expired']);
  const before = service.received.length;
  expect((await caller.call('/investment/investors')).error?.codes).toEqual(['session_ended']);
  expect(service.received.length).toBe(before);
});

const passing: [string, () => Response | Promise<Response>][] = [
  ...[429, 500, 502, 503, 504].map((status): [string, () => Response] => [`${status}`, () => json({}, status)]),
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of data', () => new Response('<!doctype html><p>Hello', { status: 200 })],
  ['an empty answer', () => new Response('', { status: 200 })],
  ['half an answer', () => new Response('{"access_token":"x', { status: 200 })],
  ['no tokens in it', () => json({ access_token: 5 })],
];

it.each(passing)('a refresh that fails with %s keeps the session', async (_name, answer) => {
  const { service, caller } = await signedIn();
  const before = caller.vault.current();
  service.expire();
  service.refreshAnswer = answer;
  expect((await caller.call('/investment/investors', { type: 'mutation' })).error).toMatchObject({ kind: 'network' });
  expect(caller.vault.current()).toEqual(before);
  service.refreshAnswer = () => undefined;
  expect((await caller.call('/investment/investors')).error).toBeUndefined();
});

it('a refresh that hangs is given up after 10 s, and another window waits 5 s for its turn', async () => {
  const { service, callers } = await signedIn(2);
  service.expire();
  service.refreshAnswer = stall;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    const outcomes: string[] = [];
    const [first, second] = callers.map(({ call }, at) =>
      call('/investment/investors', { type: 'mutation' }).then(({ error }) =>
        outcomes.push(`${at} ${error?.kind} ${Date.now() - start}`),
      ),
    );
    const start = Date.now();
    for (let at = 0; at < 110; at += 1) {
      await jest.advanceTimersByTimeAsync(100);
      await nextTurn();
    }
    await Promise.all([first, second]);
    expect(outcomes).toHaveLength(2);
    const [one, other] = outcomes.map((outcome) => Number(outcome.split(' ')[2]));
    expect(outcomes.every((outcome) => outcome.includes('network'))).toBe(true);
    expect(one).toBeLessThanOrEqual(5_300);
    expect(other).toBeLessThanOrEqual(10_300);
  } finally {
    jest.useRealTimers();
  }
  expect(callers[0]!.vault.current()).toBeDefined();
});

it('a refresh whose answer is lost on a line that hangs is asked for once more while the service still repeats it', async () => {
  const { service, caller } = await signedIn();
  service.expire();
  let lost: { access: string; refresh: string } | undefined;
  let repeatedUntil = 0;
  service.refreshAnswer = (call) => {
    if (lost === undefined) {
      lost = service.issue();
      repeatedUntil = Date.now() + 10_000;
      return stall(call);
    }
    if (Date.now() > repeatedUntil) return undefined;
    return json({ access_token: lost.access, refresh_token: lost.refresh });
  };
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    const answer = caller.call('/investment/investors', { type: 'mutation' });
    for (let at = 0; at < 110; at += 1) {
      await jest.advanceTimersByTimeAsync(100);
      await nextTurn();
    }
    expect((await answer).error).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
  expect(caller.vault.current()?.access).toBe(lost?.access);
  expect(service.familyLost).toBe(false);
});

it('a token fresh from the service that is refused again ends the session', async () => {
  const { service, caller } = await signedIn();
  service.expire();
  service.answer = () => json({}, 401);
  expect((await caller.call('/investment/investors')).error?.status).toBe(401);
  expect(caller.vault.current()).toBeUndefined();
  expect(service.refreshes).toBe(1);
  expect(business(service.received)).toHaveLength(2);
});

it('renews a token that is known to have ended before it sends anything', async () => {
  const { service, caller } = await signedIn();
  await caller.vault.open(
    { access: createToken('old', { issued: Date.now() }), refresh: service.refreshable },
    person,
    true,
  );
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 700_000);
  expect((await caller.call('/investment/investors')).error).toBeUndefined();
  clock.mockRestore();
  expect(service.refreshes).toBe(1);
  expect(business(service.received)).toHaveLength(1);
});

it.each([-24, -1, 1, 24])('a clock that jumps by %d hours causes one refresh at most', async (hours) => {
  const { service, caller } = await signedIn();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + hours * 3_600_000);
  for (let at = 0; at < 20; at += 1) expect((await caller.call(`/investment/investors/${at}`)).error).toBeUndefined();
  clock.mockRestore();
  expect(service.refreshes).toBeLessThanOrEqual(1);
});

it('no token is written after signing out, however the answers interleave', async () => {
  stillStand();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), fc.nat(3), async (scheduler, windows, closer) => {
      const { service, browser, callers } = await signedIn(windows);
      service.expire();
      service.travel = async (respond, call) => {
        await scheduler.schedule(Promise.resolve(), call.url);
        const response = await respond();
        await scheduler.schedule(Promise.resolve(), `answer to ${call.url}`);
        return response;
      };
      const calls = callers.flatMap(({ call }, at) => [
        call(`/investment/investors/${at}`),
        call(`/investment/investors/again/${at}`),
      ]);
      const closing = scheduler
        .schedule(Promise.resolve(), 'sign out')
        .then(() => callers[closer % windows]!.vault.close());
      let writesAfter = 0;
      void closing.then(() => {
        const { setItem } = browser.local;
        browser.local.setItem = (key, text) => {
          writesAfter += 1;
          setItem.call(browser.local, key, text);
        };
      });
      await scheduler.waitFor(Promise.all([closing, ...calls]));
      await turns(50);
      expect(writesAfter).toBe(0);
      expect(browser.local.kept.size).toBe(0);
      const next = createCaller(browser.openWindow());
      await next.vault.ready();
      expect(next.vault.current()).toBeUndefined();
      expect(callers.every(({ vault }) => vault.current() === undefined)).toBe(true);
    }),
    { numRuns: isChaos ? 1_000 : 40 },
  );
});
