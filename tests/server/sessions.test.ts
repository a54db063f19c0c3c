/** Rotation of refresh tokens, replay, reuse, and the end of a session. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { accessTokens } from '../../server/auth/accessToken';
import { loadSecrets, sessionKeysOf } from '../../server/auth/secrets';
import { sessions } from '../../server/auth/sessions';
import { logoutUrl, refreshUrl, roleUrl, startBackEnd, type BackEnd, type Pair } from '../support/backEnd';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
beforeEach(() => server.reset());
after(() => server.close());

const second = 1000;
const day = 24 * 3600 * second;
const refresh = (refresh_token: string) => server.call({ method: 'POST', url: refreshUrl, payload: { refresh_token } });
const read = async (token: string) => (await server.call({ method: 'GET', url: roleUrl(1), token })).statusCode;

async function rotate(refreshToken: string): Promise<Pair> {
  const answer = await refresh(refreshToken);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Pair>();
}

async function refused(refreshToken: string) {
  const answer = await refresh(refreshToken);
  assert.equal(answer.statusCode, 401, answer.body);
}

test('an access token is good for ten minutes', async () => {
  const { access_token } = await server.signIn('moderator');
  // The clock of the server goes on by itself meanwhile.
  server.clock.advance(585 * second);
  assert.equal(await read(access_token), 200);
  server.clock.advance(16 * second);
  assert.equal(await read(access_token), 401);
});

test('a refresh answers with a new pair, which goes on', async () => {
  const first = await server.signIn('moderator');
  server.clock.advance(60 * second);
  const next = await rotate(first.refresh_token);
  assert.notEqual(next.refresh_token, first.refresh_token);
  assert.equal(await read(next.access_token), 200);
  server.clock.advance(60 * second);
  await rotate(next.refresh_token);
});

test('the direct parent answers with the same successor for ten seconds', async () => {
  const first = await server.signIn('moderator');
  const next = await rotate(first.refresh_token);
  server.clock.advance(9 * second);
  const again = await rotate(first.refresh_token);
  assert.equal(again.refresh_token, next.refresh_token);
  assert.equal(await read(again.access_token), 200);
  await rotate(next.refresh_token);
});

test('whoever asks with an exchanged token from elsewhere ends the session of the thief and of the owner', async () => {
  for (const stranger of [
    { remoteAddress: '10.9.9.9' },
    { headers: { 'user-agent': 'another browser' } },
    { remoteAddress: '2001:db8:1:3::1' },
  ]) {
    const first = await server.signIn('moderator');
    const next = await rotate(first.refresh_token);
    const options = { method: 'POST', url: refreshUrl, payload: { refresh_token: first.refresh_token } } as const;
    assert.equal((await server.call({ ...options, ...stranger })).statusCode, 401);
    await refused(next.refresh_token);
    assert.equal(await read(next.access_token), 401);
  }
});

test('a session goes on from another address when the token was not exchanged yet', async () => {
  const { refresh_token } = await server.signIn('moderator');
  const moved = { remoteAddress: '10.9.9.9', payload: { refresh_token } };
  const first = await server.call({ method: 'POST', url: refreshUrl, ...moved });
  assert.equal(first.statusCode, 200);
  const again = await server.call({ method: 'POST', url: refreshUrl, ...moved });
  assert.equal(again.json<Pair>().refresh_token, first.json<Pair>().refresh_token, 'and is answered twice there');
});

test('a password that is set while another signs in with the old one begins no session', async () => {
  const keysOf = sessionKeysOf(await loadSecrets(server.db, server.clock));
  const tokens = accessTokens(keysOf('access-token'), server.clock);
  const own = sessions(server.db, server.clock, keysOf('refresh-token'), tokens);
  const account = async () => {
    const [row] = await server.db.query<{ id: number; password_hash: string }>(
      `select id, password_hash from system_users where username = 'kam'`,
      [],
    );
    return row!;
  };
  const checked = await account();
  await server.db.query('update system_users set password_hash = $2 where id = $1', [checked.id, 'another']);
  assert.equal(await own.begin(checked, { address: '10.0.0.1' }), undefined);
  const [{ count } = { count: -1 }] = await server.db.query<{ count: number }>(
    'select count(*)::int as count from token_families where user_id = $1',
    [checked.id],
  );
  assert.equal(count, 0);
  assert.ok(await own.begin(await account(), { address: '10.0.0.1' }));
});

test('fifty refreshes of one token at one moment answer with one successor', async () => {
  const { refresh_token } = await server.signIn('moderator');
  const pairs = await Promise.all(Array.from({ length: 50 }, () => rotate(refresh_token)));
  assert.equal(new Set(pairs.map((pair) => pair.refresh_token)).size, 1);
});

test('the direct parent after ten seconds ends the whole family', async () => {
  const first = await server.signIn('moderator');
  const next = await rotate(first.refresh_token);
  server.clock.advance(10 * second + 1);
  await refused(first.refresh_token);
  await refused(next.refresh_token);
  assert.equal(await read(next.access_token), 401);
});

test('an older ancestor ends the family even within ten seconds', async () => {
  const first = await server.signIn('moderator');
  const next = await rotate(first.refresh_token);
  const last = await rotate(next.refresh_token);
  await refused(first.refresh_token);
  await refused(last.refresh_token);
});

test('another session of the same person is not touched by that', async () => {
  const other = await server.signIn('moderator');
  const first = await server.signIn('moderator');
  await rotate(first.refresh_token);
  server.clock.advance(11 * second);
  await refused(first.refresh_token);
  await rotate(other.refresh_token);
});

test('a session lasts seven days at most, however often it was refreshed', async () => {
  let { refresh_token } = await server.signIn('moderator');
  for (let passed = 0; passed < 6; passed++) {
    server.clock.advance(day);
    ({ refresh_token } = await rotate(refresh_token));
  }
  server.clock.advance(day - second);
  ({ refresh_token } = await rotate(refresh_token));
  server.clock.advance(2 * second);
  await refused(refresh_token);
});

test('unknown text, an access token and a disabled person are refused', async () => {
  const { access_token, refresh_token } = await server.signIn('kam');
  await refused('unknown');
  await refused(access_token);
  await server.db.query(`update system_users set is_active = false where username = 'kam'`);
  await refused(refresh_token);
});

test('logging out ends the session at once', async () => {
  const { access_token, refresh_token } = await server.signIn('moderator');
  const answer = await server.call({ method: 'POST', url: logoutUrl, token: access_token });
  assert.deepEqual([answer.statusCode, answer.body], [204, '']);
  assert.equal(await read(access_token), 401);
  await refused(refresh_token);
});

test('logging out works with a token that has expired', async () => {
  const { access_token, refresh_token } = await server.signIn('moderator');
  server.clock.advance(day);
  const headers = { 'content-type': 'application/json' };
  assert.equal((await server.call({ method: 'POST', url: logoutUrl, token: access_token, headers })).statusCode, 204);
  await refused(refresh_token);
});

test('logging out with a forged token ends nothing and says nothing', async () => {
  const { access_token, refresh_token } = await server.signIn('moderator');
  const forged = `${access_token.slice(0, -4)}AAAA`;
  for (const token of [forged, 'garbage', undefined])
    assert.equal((await server.call({ method: 'POST', url: logoutUrl, token })).statusCode, 204);
  await rotate(refresh_token);
});

test('the database holds no token in the clear', async () => {
  const first = await server.signIn('moderator');
  const next = await rotate(first.refresh_token);
  const rows = await server.db.query<{ row: string }>(
    'select row_to_json(t)::text as row from refresh_tokens t union all select row_to_json(f)::text from token_families f',
  );
  for (const secret of [first.refresh_token, next.refresh_token, next.access_token])
    for (const { row } of rows) assert.ok(!row.includes(secret));
});
