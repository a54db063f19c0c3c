import { createBrowser, person } from '../../../tests/support/browser';
import { createCaller, createService, json, stall } from '../../../tests/support/service';

async function signedIn() {
  const service = createService();
  const caller = createCaller(createBrowser().openWindow());
  await caller.vault.open(service.issue(), person, true);
  return { ...caller, service, sent: service.received };
}

/** Lets pauses and time-outs pass without waiting for them. */
async function hurry<Result>(work: Promise<Result>, limit = 100_000_000): Promise<Result> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  for (let passed = 0, step = 100; !isDone && passed < limit; passed += step, step *= 1.1)
    await jest.advanceTimersByTimeAsync(step);
  return work;
}

describe('a call', () => {
  it('carries the token, and repeats a parameter for each value of a list', async () => {
    const { call, sent, vault } = await signedIn();
    await call({
      url: '/investment/investors',
      params: {
        offset: 0,
        limit: 10,
        status: ['new', 'active'],
        search: 'Али & co',
        subject: undefined,
        begin_date: null,
      },
    });
    expect(sent[0]!.url).toBe(
      '/api/investment/investors?offset=0&limit=10&status=new&status=active&search=%D0%90%D0%BB%D0%B8+%26+co',
    );
    expect(sent[0]!.token).toBe(vault.current()!.access);
  });

  it('goes to the address that the installation set for its service (GEN-03, GEN-04, GEN-05, GEN-06)', async () => {
    const { call, sent, extra, vault } = await signedIn();
    Object.assign(extra, {
      config: { API_INVEST_URL: 'https://invest.example/admin/', API_PAY_URL: 'https://pay.example' },
      language: () => 'uz-UZ',
    });
    await call('/investment/investors/1');
    await call('/payment/v1/catalogues/regions');
    await call('/marketplace/v1/brands');
    await call('/system-user/v1/scopes');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://invest.example/admin/investors/1',
      'https://pay.example/v1/catalogues/regions',
      '/api/marketplace/v1/brands',
      '/api/system-user/v1/scopes',
    ]);
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(Array(4).fill('uz-UZ'));
    // Each service is shown the same token.
    expect(new Set(sent.map(({ token }) => token))).toEqual(new Set([vault.current()!.access]));
  });

  it('sends a body as JSON, and a form as it is', async () => {
    const { call, sent } = await signedIn();
    await call(
      {
        url: '/payment/v1/x',
        method: 'POST',
        body: { a: 1 },
        headers: { 'Idempotency-Key': 'k', 'If-Match': undefined },
      },
      { type: 'mutation' },
    );
    await call({ url: '/payment/v1/x', method: 'POST', body: new FormData() }, { type: 'mutation' });
    expect(sent[0]!.body).toBe('{"a":1}');
    expect(sent[0]!.headers.get('idempotency-key')).toBe('k');
    expect(sent[0]!.headers.has('if-match')).toBe(false);
    expect(sent[1]!.headers.get('content-type')).toBeNull();
  });

  it('keeps its Idempotency-Key when it is repeated after a renewed session', async () => {
    const { call, sent, service } = await signedIn();
    service.expire();
    await call({ url: '/payment/v1/x', method: 'POST', headers: { 'Idempotency-Key': 'k' } }, { type: 'mutation' });
    const keys = sent.filter(({ url }) => url.endsWith('/x')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['k', 'k']);
  });

  it('without a session is refused here, and an anonymous one is sent without a token', async () => {
    const service = createService();
    service.valid = undefined as never;
    const { call } = createCaller(createBrowser().openWindow());
    expect((await call('/investment/investors')).error).toMatchObject({ status: 401, codes: ['session_ended'] });
    expect(service.received).toHaveLength(0);
    expect((await call('/system-user/v1/system-users/login', { isAnonymous: true })).data).toEqual({ ok: true });
  });

  it('answers the wrong password of a login without renewing anything', async () => {
    const { call, service, sent } = await signedIn();
    service.valid = 'other';
    const { error, meta } = await call('/system-user/v1/system-users/login', {
      isAnonymous: true,
      handlesOwnErrors: true,
      type: 'mutation',
    });
    expect(error?.status).toBe(401);
    expect(meta?.handlesOwnErrors).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('of one person is never answered to another', async () => {
    const { call, vault, service } = await signedIn();
    service.answer = async () => {
      await vault.open(service.issue(), { ...person, id: 2 }, true);
      return json({ secret: 1 });
    };
    expect((await call('/investment/investors')).error?.kind).toBe('aborted');
  });

  it('uses the answer that the boot script began to fetch, once', async () => {
    const { call, sent } = await signedIn();
    window.__early = { '/api/investment/investors?limit=10': Promise.resolve(json({ early: true })) };
    const list = { url: '/investment/investors', params: { limit: 10 } };
    expect((await call(list)).data).toEqual({ early: true });
    expect((await call(list)).data).toEqual({ ok: true });
    window.__early = { '/api/investment/investors?limit=10': Promise.resolve(json({}, 401)) };
    expect((await call(list)).data).toEqual({ ok: true });
    window.__early = { '/api/investment/investors?limit=10': Promise.reject(new TypeError('cut')) };
    expect((await call(list)).data).toEqual({ ok: true });
    expect(sent).toHaveLength(3);
    delete window.__early;
  });
});

describe('an answer', () => {
  it.each([201, 202, 206])('with %d is a success', async (status) => {
    const { call, service } = await signedIn();
    service.answer = () => json({ id: 1 }, status);
    expect((await call('/investment/investors')).data).toEqual({ id: 1 });
  });

  it('may be empty for a write only', async () => {
    const { call, service } = await signedIn();
    service.answer = () => new Response('', { status: 200 });
    expect((await call({ url: '/investment/x', method: 'PUT' }, { type: 'mutation' })).data).toBeNull();
    expect((await call('/investment/x')).error?.kind).toBe('malformed');
    service.answer = () => new Response(null, { status: 204 });
    expect((await call('/investment/x')).data).toBeNull();
  });

  it.each(['<!doctype html><p>Sign in', '{"investors":[{"id":1', '"text"', '5', 'null', 'NaN', '\u0000'])(
    'of %p is malformed',
    async (text) => {
      const { call, service } = await signedIn();
      service.answer = () => new Response(text, { status: 200, headers: { 'Content-Type': 'text/html' } });
      expect((await call('/investment/investors')).error).toMatchObject({ kind: 'malformed', status: 0 });
    },
  );

  it('cannot change what an object is', async () => {
    const { call, service } = await signedIn();
    service.answer = () => new Response('{"a":{"__proto__":{"polluted":1}}}');
    const { data } = await call('/investment/investors');
    expect(Object.keys((data as { a: object }).a)).toEqual([]);
  });

  it.each([
    [
      { error: 'No', code: 'a', errors: [{ code: 'b', message: 'm' }], fields: { name: 'long' }, request_id: 'r1' },
      { codes: ['b', 'a'], message: 'No', fields: { name: 'long' }, requestId: 'r1' },
    ],
    [{ error: { code: 'c', message: 'inside' } }, { codes: ['c'], message: 'inside' }],
    [{ investments_exist: true }, { codes: ['investments_exist'] }],
    [
      { errors: null, fields: [1], code: 7, error: 5 },
      { codes: [], message: undefined, fields: undefined },
    ],
    [['x'], { codes: [] }],
  ])('that fails with %j says why', async (body, expected) => {
    const { call, service } = await signedIn();
    service.answer = () => json(body, 422);
    expect((await call('/investment/investors')).error).toMatchObject({ kind: 'status', status: 422, ...expected });
  });

  it('may bring the fresh record, and when to come again', async () => {
    const { call, service } = await signedIn();
    service.answer = () =>
      new Response('{"code":"changed_meanwhile","current":{"id":1}}', {
        status: 409,
        headers: { 'Retry-After': '7', 'x-request-id': 'r2' },
      });
    expect((await call('/investment/investors')).error).toMatchObject({
      current: { id: 1 },
      retryAfter: 7,
      requestId: 'r2',
    });
  });
});

describe('a failure that may pass', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const faults: [string, boolean, () => Response | Promise<Response>][] = [
    ...[502, 503, 504].map((status): [string, boolean, () => Response] => [`${status}`, true, () => json({}, status)]),
    ['a cut connection', true, () => Promise.reject(new TypeError('Failed to fetch'))],
    ...[400, 403, 404, 409, 413, 422, 429, 500, 501].map((status): [string, boolean, () => Response] => [
      `${status}`,
      false,
      () => json({}, status),
    ]),
    ['a page with 200', false, () => new Response('<html>')],
  ];

  it.each(faults)('%s: a read is repeated for 15 s (%p), a write never', async (_name, mayPass, answer) => {
    const { call, sent, service } = await signedIn();
    service.answer = answer;
    const begun = Date.now();
    let ended = 0;
    const work = call('/investment/investors').finally(() => (ended = Date.now()));
    expect((await hurry(work)).error).toBeDefined();
    expect(ended - begun).toBeLessThanOrEqual(15_000);
    // 1, 3 and 5 s after each other, each a fifth earlier or later.
    if (mayPass) expect([4, 5, 6]).toContain(sent.length);
    else expect(sent).toHaveLength(1);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET']) {
      sent.length = 0;
      await hurry(call({ url: '/investment/x', method }, { type: 'mutation' }));
      expect(sent).toHaveLength(1);
    }
  });

  it('waits about 1 s and about 3 s', async () => {
    const { call, service } = await signedIn();
    const at: number[] = [];
    service.answer = () => {
      at.push(Date.now());
      return json({}, 503);
    };
    const work = call('/investment/investors');
    for (let step = 0; step < 170; step += 1) await jest.advanceTimersByTimeAsync(100);
    await work;
    const waits = at.slice(1).map((time, index) => time - at[index]!);
    expect(waits[0]).toBeGreaterThanOrEqual(800);
    expect(waits[0]).toBeLessThanOrEqual(1_200);
    expect(waits[1]).toBeGreaterThanOrEqual(2_400);
    expect(waits[1]).toBeLessThanOrEqual(3_600);
  });

  it('is not asked about before the service wants it to be, nor for longer than anybody waits', async () => {
    const { call, sent, service } = await signedIn();
    const at: number[] = [];
    const busy = (seconds: string) => () => {
      at.push(Date.now());
      return new Response('{}', { status: 503, headers: { 'Retry-After': seconds } });
    };
    service.answer = busy('6');
    await hurry(call('/investment/investors'));
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(6_000);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(6_000);
    sent.length = 0;
    service.answer = busy('60');
    await hurry(call('/investment/investors'));
    expect(sent).toHaveLength(1);
  });

  it('is over ten seconds later, when the service answers again', async () => {
    const { call, service } = await signedIn();
    const back = Date.now() + 10_000;
    service.answer = () => (Date.now() < back ? json({}, 503) : json({ fine: 1 }));
    expect((await hurry(call('/investment/investors'))).data).toEqual({ fine: 1 });
  });

  it('of the renewal of a session that has ended passes like any other', async () => {
    const { call, service } = await signedIn();
    const back = Date.now() + 10_000;
    service.expire();
    service.refreshAnswer = () => (Date.now() < back ? json({}, 503) : undefined);
    expect((await hurry(call('/investment/investors'))).data).toEqual({ ok: true });
    expect(service.familyLost).toBe(false);
  });

  it('is over when the second try works', async () => {
    const { call, sent, service } = await signedIn();
    service.answer = () => (sent.length === 1 ? json({}, 502) : json({ fine: 1 }));
    expect((await hurry(call('/investment/investors'))).data).toEqual({ fine: 1 });
  });

  it.each([
    ['/investment/investors', undefined, 30_000],
    ['/investment/investors', 10_000, 10_000],
    ['/payment/v1/x', undefined, 12_000_000],
  ])('%s with the limit %p is given up after %d ms, and not repeated (CONST-01)', async (url, timeout, expected) => {
    const { call, sent, service } = await signedIn();
    service.answer = stall;
    const start = Date.now();
    let ended = 0;
    const work = call(url, { timeout }).then((answer) => {
      ended = Date.now() - start;
      return answer;
    });
    await jest.advanceTimersByTimeAsync(expected + 10);
    expect((await work).error?.kind).toBe('timeout');
    expect(ended).toBe(expected);
    expect(sent).toHaveLength(1);
  });

  it('covers an answer whose body stalls', async () => {
    const { call, service } = await signedIn();
    service.answer = () => new Response(new ReadableStream({ pull: () => new Promise<void>(() => {}) }));
    expect((await hurry(call('/investment/investors'))).error?.kind).toBe('timeout');
  });

  it('is aborted by whoever asked', async () => {
    const { call, sent, service } = await signedIn();
    service.answer = stall;
    const asked = new AbortController();
    const work = call('/investment/investors', { signal: asked.signal });
    await jest.advanceTimersByTimeAsync(5);
    asked.abort();
    expect((await work).error?.kind).toBe('aborted');
    expect(sent[0]!.signal?.aborted).toBe(true);
    expect(sent).toHaveLength(1);
  });
});
