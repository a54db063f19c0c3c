/** Two processes on one PostgreSQL behave as one: sessions, limits and idempotency live in the database. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { demoPassword } from '../../server/seed/demoUsers';
import { loginUrl, logoutUrl, refreshUrl, roleUrl, type Pair } from '../support/backEnd';
import { makePayments } from '../support/moneyServer';
import { startProgram, type Program } from '../support/programs';
import { useTwo } from '../support/twoProcesses';

const { skip, two } = await useTwo();
const [a = '', b = ''] = skip ? [] : two.at;
/** What else a test has started. */
const programs: Program[] = [];
after(() => Promise.all(programs.map((program) => program.stop())));

const post = (address: string, body?: object, headers = {}) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
const login = (at: string, username: string, password = demoPassword) => post(at + loginUrl, { username, password });
const signIn = async (at: string, username: string) => (await (await login(at, username)).json()) as Pair;
const refresh = (at: string, refresh_token: string) => post(at + refreshUrl, { refresh_token });
const read = async (at: string, token: string) =>
  (await fetch(at + roleUrl(1), { headers: { authorization: `Bearer ${token}` } })).status;

test('a session goes from one process to the other', { skip }, async () => {
  const first = await signIn(a, 'moderator');
  assert.equal(await read(b, first.access_token), 200);
  const next = (await (await refresh(b, first.refresh_token)).json()) as Pair;
  assert.equal(await read(a, next.access_token), 200);
  const replayed = (await (await refresh(a, first.refresh_token)).json()) as Pair;
  assert.equal(replayed.refresh_token, next.refresh_token, 'the same successor from the other process');
});

test('reuse of a spent token in one process ends the session in both', { skip }, async () => {
  const first = await signIn(a, 'moderator');
  const next = (await (await refresh(b, first.refresh_token)).json()) as Pair;
  const last = (await (await refresh(a, next.refresh_token)).json()) as Pair;
  assert.equal((await refresh(b, first.refresh_token)).status, 401);
  assert.equal((await refresh(a, last.refresh_token)).status, 401);
  assert.equal(await read(a, last.access_token), 401);
  assert.equal(await read(b, last.access_token), 401);
});

test('one token sent to both at the same moment has one successor', { skip }, async () => {
  const { refresh_token } = await signIn(a, 'moderator');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => refresh(at % 2 ? a : b, refresh_token)));
  const pairs = (await Promise.all(answers.map((answer) => answer.json()))) as Pair[];
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(new Set(pairs.map((pair) => pair.refresh_token)).size, 1);
});

test('logging out of one is logging out of both', { skip }, async () => {
  const { access_token, refresh_token } = await signIn(b, 'kam');
  assert.equal((await post(a + logoutUrl, undefined, { authorization: `Bearer ${access_token}` })).status, 204);
  assert.equal(await read(b, access_token), 401);
  assert.equal((await refresh(b, refresh_token)).status, 401);
});

test('a policy taken away in one process is gone in the other at its next call', { skip }, async () => {
  const { access_token: token } = await signIn(a, 'director');
  const { access_token: moderator } = await signIn(b, 'moderator');
  const regions = async (at: string) =>
    (await fetch(`${at}/api/payment/v1/catalogues/regions`, { headers: { authorization: `Bearer ${moderator}` } }))
      .status;
  const policy = JSON.stringify({ role: 1, method: 'GET', endpoint: '/v1/catalogues/regions' });
  const change = (method: string, path: string) =>
    fetch(`${a}/api/payment/v1/rbac/${path}`, {
      ...{ method, body: policy },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  assert.equal(await regions(b), 200);
  assert.equal((await change('DELETE', 'delete-policy')).status, 204);
  assert.equal(await regions(b), 403);
  assert.equal((await change('POST', 'add-policy')).status, 200);
  assert.equal(await regions(b), 200);
});

test('wrong passwords count together', { skip }, async () => {
  const seen = [];
  for (let at = 0; at < 6; at++) seen.push((await login(at % 2 ? a : b, 'hunter', 'wrong')).status);
  assert.deepEqual(seen, [401, 401, 401, 401, 401, 429]);
  assert.equal((await login(a, 'hunter')).status, 429);
});

test('of guesses sent to both at the same moment five learn anything', { skip }, async () => {
  const guesses = Array.from({ length: 30 }, (_, at) => login(at % 2 ? a : b, 'executive', `wrong${at}`));
  const seen = (await Promise.all(guesses)).map(({ status }) => status);
  assert.equal(seen.filter((status) => status === 401).length, 5);
});

test('a payment sent to both with one key happens once', { skip }, async () => {
  const { db, url } = two;
  await makePayments(db);
  const money = await Promise.all(
    [0, 1].map(async () => {
      const program = startProgram('tests/support/moneyServer.ts', [], { DATABASE_URL: url });
      programs.push(program);
      return (JSON.parse((await program.says(/\{"url".*\}/))[0]) as { url: string }).url;
    }),
  );
  const { access_token } = await signIn(a, 'accountant');
  const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': 'one-intent-of-one-person' };
  const send = (at: number) => post(`${money[at % 2]}/api/trial/payments`, { amount: '10.00', wait: 2_000 }, headers);
  const outcome = async (at: number) =>
    (await post(`${money[at]}/api/trial/idempotency/one-intent-of-one-person`, undefined, headers)).json();

  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send(at)));
  const statuses = answers.map(({ status }) => status);
  // While it happens everybody else is refused; who comes when it has happened, on a busy machine, is told what it came to.
  assert.deepEqual(new Set(statuses), new Set([200, 409]));
  const again = await send(1);
  assert.equal(again.status, 200);
  assert.deepEqual(await outcome(0), { state: 'done', status: 200, body: await again.json() });
  assert.deepEqual(await outcome(1), await outcome(0));
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from payments');
  assert.equal(row?.count, 1);
});
