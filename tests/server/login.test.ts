/** Who may come in, what a stranger learns, and how often he may try. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword, demoUsers } from '../../server/seed/demoUsers';
import { loginUrl, startBackEnd, type BackEnd } from '../support/backEnd';
import { isChaos } from '../support/chaos';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
beforeEach(() => server.reset());
after(() => server.close());

const attempt = (username: string, password: string, address = '10.0.0.1', browser = 'Firefox', headers = {}) =>
  server.call({
    ...{ method: 'POST', url: loginUrl, payload: { username, password }, remoteAddress: address },
    headers: { ...headers, 'user-agent': browser },
  });

async function statuses(count: number, next: (at: number) => ReturnType<typeof attempt>): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at++) seen.push((await next(at)).statusCode);
  return seen;
}
const times = (status: number, count: number) => Array.from({ length: count }, () => status);

for (const { username, disabled, userType } of demoUsers)
  test(`${username} ${disabled || userType ? 'is refused' : 'signs in'}`, async () => {
    const answer = await attempt(username, demoPassword);
    const { code, user } = answer.json<{ code?: string; user?: { user_role_id: number; role_ids: number[] } }>();
    if (disabled) return assert.deepEqual([answer.statusCode, code], [403, 'user_disabled']);
    if (userType) return assert.deepEqual([answer.statusCode, code], [403, 'staff_only']);
    assert.equal(answer.statusCode, 200);
    assert.equal(user?.user_role_id, user?.role_ids[0]);
  });

test('the name may be typed in capitals and with spaces around it', async () => {
  assert.equal((await attempt(' Moderator ', demoPassword)).statusCode, 200);
});

test('a wrong password, an unknown name and a closed account are told in the same words', async () => {
  const bodies = [];
  for (const username of ['moderator', 'nobody', 'disabled', 'merchant']) {
    const answer = await attempt(username, 'wrong');
    assert.equal(answer.statusCode, 401);
    bodies.push({ ...answer.json<object>(), request_id: '' });
  }
  for (const body of bodies) assert.deepEqual(body, bodies[0]);
  assert.equal((bodies[0] as { code?: string }).code, '1_invalid_auth_credentials');
});

test('the sixth attempt after five wrong passwords is refused, right or wrong, until a minute is over', async () => {
  assert.deepEqual(await statuses(5, () => attempt('kam', 'wrong')), times(401, 5));
  const refused = await attempt('kam', demoPassword);
  assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [429, 'too_many_attempts']);
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 55 && wait <= 60, `Retry-After ${wait}`);
  assert.equal((await attempt('hunter', demoPassword)).statusCode, 200, 'another name from the same address');
  server.clock.advance(wait * 1000);
  assert.equal((await attempt('kam', demoPassword)).statusCode, 200);
});

test('the window slides: one failure leaves it, one more attempt is free', async () => {
  for (let at = 0; at < 5; at++) {
    await attempt('kam', 'wrong');
    server.clock.advance(10_000);
  }
  const refused = await attempt('kam', 'wrong');
  assert.equal(refused.statusCode, 429);
  server.clock.advance(Number(refused.headers['retry-after']) * 1000);
  assert.deepEqual(await statuses(2, () => attempt('kam', 'wrong')), [401, 429]);
});

test('names that do not exist are limited like those that do', async () => {
  assert.deepEqual(await statuses(6, () => attempt('nobody', 'wrong')), [...times(401, 5), 429]);
});

test('twenty wrong passwords from one address close it for every name that never signed in there, and no other address', async () => {
  assert.deepEqual(await statuses(21, (at) => attempt(`guess${at}`, 'wrong', '10.0.0.2')), [...times(401, 20), 429]);
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2')).statusCode, 429);
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.3')).statusCode, 200);
});

test('an address that the caller only says he has is not believed', async () => {
  const forged = (at: number) =>
    attempt(`guess${at}`, 'wrong', '10.0.0.8', 'Firefox', {
      ...{ 'x-forwarded-for': `10.9.0.${at}`, 'x-real-ip': `10.9.0.${at}`, forwarded: `for=10.9.0.${at}` },
    });
  assert.deepEqual(await statuses(21, forged), [...times(401, 20), 429]);
});

test('whoever signed in from an address before goes on to, whatever others do there', async () => {
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2')).statusCode, 200);
  await statuses(20, (at) => attempt(`guess${at}`, 'wrong', '10.0.0.2'));
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2')).statusCode, 200);
  assert.equal((await attempt('hunter', demoPassword, '10.0.0.2')).statusCode, 429, 'who never did');
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2', 'Chrome')).statusCode, 429, 'by another browser');
  assert.deepEqual(
    await statuses(6, () => attempt('moderator', 'wrong', '10.0.0.2')),
    [...times(401, 5), 429],
    'and guesses no more than anybody',
  );
});

test('wrong passwords from one address do not close the name at others; from many they do, but for a known device', async () => {
  assert.equal((await attempt('kam', demoPassword, '10.0.0.4')).statusCode, 200);
  await statuses(5, () => attempt('kam', 'wrong', '10.0.0.5'));
  assert.equal((await attempt('kam', demoPassword, '10.0.0.6')).statusCode, 200);
  await statuses(15, (at) => attempt('kam', 'wrong', `10.0.1.${at}`));
  assert.equal((await attempt('kam', demoPassword, '10.0.0.7')).statusCode, 429);
  assert.equal((await attempt('kam', demoPassword, '10.0.0.4')).statusCode, 200);
});

test('a device is known for seven days', async () => {
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2')).statusCode, 200);
  server.clock.advance(7 * 24 * 3600 * 1000 + 1000);
  await statuses(20, (at) => attempt(`guess${at}`, 'wrong', '10.0.0.2'));
  assert.equal((await attempt('moderator', demoPassword, '10.0.0.2')).statusCode, 429);
});

test('addresses of one IPv6 network count together', async () => {
  const seen = await statuses(21, (at) => attempt(`guess${at}`, 'wrong', `2001:db8:1:2::${at + 1}`));
  assert.deepEqual(seen, [...times(401, 20), 429]);
});

test('good sign-ins are not counted', async () => {
  assert.deepEqual(await statuses(25, () => attempt('moderator', demoPassword)), times(200, 25));
});

test('of thirty guesses sent at the same moment five learn anything', async () => {
  const guesses = Array.from({ length: 30 }, (_, at) => attempt('accountant', at === 29 ? demoPassword : `wrong${at}`));
  const seen = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  assert.ok(seen.filter((status) => status !== 429).length <= 6, seen.join(' '));
  assert.equal(seen.filter((status) => status === 401).length, 5);
});

test('nothing typed as a name is kept in the clear', async () => {
  await attempt('My secret password', 'wrong');
  const rows = await server.db.query<{ subject: string }>('select subject from failed_logins');
  assert.equal(rows.length, 3);
  for (const { subject } of rows) assert.match(subject, /^[0-9a-f]{64}$/);
});

test('an unknown name costs as much as a known one', async () => {
  const samples: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < (isChaos ? 120 : 40); round++)
    for (const [kind, username] of [
      ['known', 'moderator'],
      ['unknown', 'nobody'],
    ] as const) {
      // The work of the processor, not the time by the clock: on a host of any speed or load the two are alike.
      const begin = process.cpuUsage();
      assert.equal((await attempt(username, 'wrong', `10.1.${round}.1`)).statusCode, 401);
      samples[kind].push(process.cpuUsage(begin).user);
      if (round % 4 === 3) server.clock.advance(61_000);
    }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
  // Would the digest be skipped for unknown names, this would be about two fifths.
  const share = median(samples.unknown) / median(samples.known);
  assert.ok(share > 0.7 && share < 1.4, `an unknown name costs ${share.toFixed(2)} of a known one`);
});
