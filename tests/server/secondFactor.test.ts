/** Sign-in with a code beside the password. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { confirmFactor, findFactor, takeCode } from '../../server/auth/secondFactor';
import { loadSecrets } from '../../server/auth/secrets';
import { demoPassword } from '../../server/seed/demoUsers';
import { StartError } from '../../server/start/options.mjs';
import { dropCode } from '../../server/start/withoutCode';
import { loginUrl, startBackEnd, type BackEnd, type Pair } from '../support/backEnd';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
beforeEach(() => server.reset());
after(() => server.close());

const url = '/api/system-user/v1/second-factor';
interface Outcome {
  status: number;
  code?: string;
  fields?: object;
}
const refusal = ({ statusCode: status, json }: Awaited<ReturnType<BackEnd['call']>>): Outcome => {
  const { code, fields } = json<Outcome>();
  return { status, code, ...(fields && { fields }) };
};
const signIn = (username: string, code?: string, password = demoPassword) =>
  server.call({ method: 'POST', url: loginUrl, payload: { username, password, ...(code !== undefined && { code }) } });
const begin = (token: string, password = demoPassword) =>
  server.call({ method: 'POST', url, payload: { password }, token });
const confirm = (token: string, code: string) => server.call({ method: 'PUT', url, payload: { code }, token });
const turnOff = (token: string, code: string, password = demoPassword) =>
  server.call({ method: 'POST', url: `${url}/off`, payload: { password, code }, token });
const standing = async (token: string) => (await server.call({ method: 'GET', url, token })).json<object>();
/** The code that a phone shows, so many seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + seconds * 1000,
  });
const step = () => server.clock.advance(30_000);

/** Has it on, and what it is signed in with. */
async function switchOn(username: string) {
  const { access_token: token } = await server.signIn(username);
  const { secret, address } = (await begin(token)).json<{ secret: string; address: string }>();
  const answer = await confirm(token, codeOf(secret));
  assert.equal(answer.statusCode, 200, answer.body + server.log.join(' '));
  return { token, secret, address, codes: answer.json<{ recovery_codes: string[] }>().recovery_codes };
}

test('codes are those of RFC 6238', () => {
  // Appendix B of it, of which the last six digits are shown.
  const maker = new TOTP({ secret: Secret.fromUTF8('12345678901234567890') });
  const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000].map((at) =>
    maker.generate({ timestamp: at * 1000 }),
  );
  assert.deepEqual(codes, ['287082', '081804', '050471', '005924', '279037']);
});

test('it is switched on by a password and a first code, and signing in then takes both', async () => {
  const { token, secret, address, codes } = await switchOn('kam');
  assert.match(address, /^otpauth:\/\/totp\/Divan:kam\?issuer=Divan&secret=[A-Z2-7]{32}&/);
  assert.ok(address.includes(secret));
  assert.equal(new Set(codes).size, 10);
  assert.ok(codes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)));
  const { since, ...rest } = (await standing(token)) as { since: string | null };
  assert.deepEqual([rest, since === null], [{ is_on: true, recovery_codes_left: 10 }, false]);

  assert.deepEqual(refusal(await signIn('kam')), { status: 403, code: 'second_factor_needed' });
  assert.deepEqual(refusal(await signIn('kam', ' ')), { status: 403, code: 'second_factor_needed' });
  assert.deepEqual(refusal(await signIn('kam', '000000')), { status: 401, code: '1_invalid_code' });
  step();
  const code = codeOf(secret);
  assert.equal((await signIn('kam', `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode, 200);
});

test('a stranger to the password learns nothing of codes', async () => {
  const { secret } = await switchOn('kam');
  step();
  const wrong = { status: 401, code: '1_invalid_auth_credentials' };
  assert.deepEqual(refusal(await signIn('kam', undefined, 'Chorsu-2026-bozor')), wrong);
  assert.deepEqual(refusal(await signIn('kam', codeOf(secret), 'Chorsu-2026-bozor')), wrong);
  // It was not taken by that.
  assert.equal((await signIn('kam', codeOf(secret))).statusCode, 200);
});

test('a code is taken once, and none of before it afterwards; a phone may be half a minute off', async () => {
  const { secret } = await switchOn('kam');
  // The one that it was switched on with.
  assert.equal(refusal(await signIn('kam', codeOf(secret))).code, '1_invalid_code');
  step();
  assert.equal((await signIn('kam', codeOf(secret, 30))).statusCode, 200);
  assert.equal(refusal(await signIn('kam', codeOf(secret, 30))).code, '1_invalid_code');
  assert.equal(refusal(await signIn('kam', codeOf(secret))).code, '1_invalid_code');
  for (let count = 0; count < 3; count++) step();
  assert.equal(refusal(await signIn('kam', codeOf(secret, -60))).code, '1_invalid_code');
  assert.equal((await signIn('kam', codeOf(secret, -30))).statusCode, 200);
});

test('ten who send one code at the same moment: one of them comes in', async () => {
  const { secret } = await switchOn('kam');
  step();
  const code = codeOf(secret);
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn('kam', code)));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
});

test('wrong codes are counted as wrong passwords are; a sign-in that lacks the code is not', async () => {
  await switchOn('kam');
  for (let count = 0; count < 10; count++) assert.equal((await signIn('kam')).statusCode, 403);
  for (let count = 0; count < 5; count++) assert.equal(refusal(await signIn('kam', '000000')).code, '1_invalid_code');
  assert.deepEqual(refusal(await signIn('kam', '000000')), { status: 429, code: 'too_many_attempts' });
  assert.deepEqual(refusal(await signIn('kam')), { status: 429, code: 'too_many_attempts' });
});

test('a recovery code lets in once, in whatever case', async () => {
  const { token, codes } = await switchOn('kam');
  assert.equal((await signIn('kam', codes[3]!.toUpperCase())).statusCode, 200);
  assert.equal(refusal(await signIn('kam', codes[3])).code, '1_invalid_code');
  assert.equal(((await standing(token)) as { recovery_codes_left: number }).recovery_codes_left, 9);
});

test('nothing counts before the first code, and that has to be right', async () => {
  const { access_token: token } = await server.signIn('kam');
  assert.deepEqual(refusal(await confirm(token, '000000')), { status: 409, code: 'second_factor_not_begun' });
  assert.deepEqual(refusal(await begin(token, 'Chorsu-2026-bozor')), {
    ...{ status: 422, code: 'wrong_password', fields: { password: 'wrong_password' } },
  });
  const first = (await begin(token)).json<{ secret: string }>().secret;
  const second = (await begin(token)).json<{ secret: string }>().secret;
  assert.notEqual(first, second);
  assert.equal((await signIn('kam')).statusCode, 200);
  const wrong = { status: 422, code: 'wrong_code', fields: { code: 'wrong_code' } };
  assert.deepEqual(refusal(await confirm(token, codeOf(first))), wrong);
  assert.equal((await confirm(token, codeOf(second))).statusCode, 200);
  assert.deepEqual(refusal(await confirm(token, codeOf(second))), { status: 409, code: 'second_factor_on' });
  assert.deepEqual(refusal(await begin(token)), { status: 409, code: 'second_factor_on' });
});

test('what was begun anew while a code was on its way is not switched on: nobody has shown a code of that', async () => {
  const { access_token: token } = await server.signIn('kam');
  const { secret } = (await begin(token)).json<{ secret: string }>();
  const [kam] = await server.db.query<{ id: number }>(`select id from system_users where username = 'kam'`, []);
  const userId = kam!.id;
  const { sealed } = (await findFactor(server.db, userId))!; // begun above
  const key = (await loadSecrets(server.db, server.clock)).key('second-factor');
  const shown = { userId, sealed, code: codeOf(secret) };
  assert.equal(await takeCode(server.db, server.clock, key, shown), true);
  const anew = (await begin(token)).json<{ secret: string }>().secret;
  assert.equal(await confirmFactor(server.db, server.clock, key, shown), undefined);
  assert.equal(await takeCode(server.db, server.clock, key, { ...shown, code: codeOf(secret, 30) }), false);
  assert.equal((await signIn('kam')).statusCode, 200);
  // The half minute of the code that was taken is not one of the new secret.
  assert.equal((await confirm(token, codeOf(anew))).statusCode, 200);
});

test('switching it on ends the other sessions, and is told by the history of the account', async () => {
  const other = await server.signIn('kam');
  const { token } = await switchOn('kam');
  const alive = async ({ access_token }: Pick<Pair, 'access_token'>) =>
    (await server.call({ method: 'GET', url, token: access_token })).statusCode;
  assert.deepEqual([await alive(other), await alive({ access_token: token })], [401, 200]);
  const changes = await server.db.query(
    `select action, field, old_value, new_value from audit where entity = 'system_user' and field = 'has_second_factor'`,
    [],
  );
  assert.deepEqual(changes, [{ action: 'update', field: 'has_second_factor', old_value: 'false', new_value: 'true' }]);
});

test('it is switched off by a password and a code', async () => {
  const { token, secret } = await switchOn('kam');
  step();
  assert.equal(refusal(await turnOff(token, codeOf(secret), 'Chorsu-2026-bozor')).code, 'wrong_password');
  assert.equal(refusal(await turnOff(token, '000000')).code, 'wrong_code');
  assert.equal(refusal(await turnOff(token, '')).status, 400);
  assert.equal((await turnOff(token, codeOf(secret))).statusCode, 204);
  assert.deepEqual(await standing(token), { is_on: false, since: null, recovery_codes_left: 0 });
  assert.deepEqual(refusal(await turnOff(token, codeOf(secret))), { status: 409, code: 'second_factor_off' });
  assert.equal((await signIn('kam')).statusCode, 200);
});

test('a password set by somebody else takes it away: so whoever has lost the phone comes in again', async () => {
  await switchOn('kam');
  const { access_token: token } = await server.signIn('director');
  const [kam] = await server.db.query<{ id: number }>(`select id from system_users where username = 'kam'`, []);
  const card = async () =>
    (await server.call({ method: 'GET', url: `/api/system-user/v1/system-users/${kam!.id}`, token })).json<{
      has_second_factor: boolean;
    }>().has_second_factor;
  assert.equal(await card(), true);
  const set = await server.call({
    ...{ method: 'PUT', url: `/api/system-user/v1/system-users/password/${kam!.id}`, token },
    payload: { password: 'Chorsu-2026-bozor' },
  });
  assert.equal(set.statusCode, 200, set.body);
  assert.equal(await card(), false);
  assert.equal((await signIn('kam', undefined, 'Chorsu-2026-bozor')).statusCode, 200);
});

test('from the machine itself it is taken away from whoever has lost everything', async () => {
  await switchOn('kam');
  const drop = (username?: string) => dropCode(server.db, server.clock, username);
  await drop('KAM');
  assert.equal((await signIn('kam')).statusCode, 200);
  await assert.rejects(drop('kam'), new StartError('kam signs in without a code already.'));
  await assert.rejects(drop('nobody'), new StartError('There is no nobody.'));
  await assert.rejects(drop(), StartError);
});

test('neither secrets nor recovery codes can be read in the database', async () => {
  const { secret, codes } = await switchOn('kam');
  const tables = await server.db.query('select f.sealed, c.digest from second_factors f, recovery_codes c', []);
  const all = JSON.stringify(tables);
  assert.equal(tables.length, 10);
  for (const open of [secret, ...codes]) assert.ok(!all.includes(open));
});
