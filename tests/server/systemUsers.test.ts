/** Accounts of staff: who may change whom, what ends a session, and what a person may do for himself. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword } from '../../server/seed/demoUsers';
import { passwordFault, shutsOut } from '../../server/modules/system-users/rules';
import { seedStaff } from '../../server/seed/staff';
import { auditOf, caller, confirm, fault, refusal, type Caller } from '../support/access';
import { loginUrl, startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
let director: Caller;
before(async () => void (server = await startBackEnd()));
after(() => server.close());
beforeEach(async () => {
  await server.reset();
  director = await caller(server, 'director');
});

const users = 'system-user/v1/system-users';
const good = 'Chorsu-2026-bozor';
const azizov = {
  username: 'a.azizov',
  password: good,
  first_name: 'Азиз',
  last_name: 'Азизов',
  phone: '998901234567',
  user_type: 'system',
  role_ids: [1],
};
interface Page {
  users: { id: number; name: string; username: string; phone: string; is_active: boolean; roles: { name: string }[] }[];
  count: number;
}
interface User {
  id: number;
  version: number;
  role_ids: number[];
  is_active: boolean;
  must_change_password: boolean;
}
interface Waits {
  access_change_id: number | null;
}
const login = (username: string, password: string) =>
  server.call({ method: 'POST', url: loginUrl, payload: { username, password } });
/** A role that may administer accounts and nothing else, held by the hunter. */
async function assistant(): Promise<Caller> {
  const permissions = [{ permission_id: 'rbac', actions: ['query', 'get', 'add', 'update', 'delete'] }];
  const role = (await director('POST', 'system-user/v1/user-roles', { name: 'assistant', permissions })).json<{
    id: number;
  }>();
  await confirm(server, await director('POST', 'system-user/v1/user-with-role', { role_id: role.id, user_id: 3 }));
  return caller(server, 'hunter');
}

test('whoever may not read accounts is told of an open one whose it is and what its roles are, and nothing else', async () => {
  const moderator = await caller(server, 'moderator');
  const { id, name, roles } = (await director('GET', `${users}?search=hunter`)).json<Page>().users[0]!; // of the demonstration
  const known = await moderator('GET', `${users}/${id}`);
  const unsaid = { middle_name: null, phone: null, email: null, branch: null, region_id: null, last_login: null };
  assert.deepEqual([known.statusCode, known.json()], [200, { id, name, roles, ...unsaid }]);
  assert.ok('username' in (await director('GET', `${users}/${id}`)).json<object>());
  await server.db.query('update system_users set is_active = false where id = $1', [id]);
  assert.equal((await moderator('GET', `${users}/${id}`)).statusCode, 404);
});

test('a password needs ten characters, a letter, a digit, and not the user name', () => {
  assert.equal(passwordFault('short1', 'kam'), 'weak_password');
  assert.equal(passwordFault('no-digits-here', 'kam'), 'weak_password');
  assert.equal(passwordFault('1234567890', 'kam'), 'weak_password');
  assert.equal(passwordFault('a-KAM-is-here-1', 'kam'), 'password_has_username');
  assert.equal(passwordFault('пароль-2026', 'kam'), undefined);
});

test('a person is shut out by being disabled or made a merchant', () => {
  const open = { is_active: true, user_type: 'system' } as const;
  assert.ok(shutsOut(open, { ...open, is_active: false }));
  assert.ok(shutsOut(open, { ...open, user_type: 'merchant' }));
  assert.ok(!shutsOut({ ...open, is_active: false }, open));
});

test('the list is filtered, searched, sorted and paged', async () => {
  await server.db.transaction((sql) => seedStaff(sql, server.clock));
  const list = async (query: string) => (await director('GET', `${users}?${query}`)).json<Page>();
  assert.equal((await list('')).count, 60);
  assert.equal((await list('user_type=merchant')).count, 6);
  assert.ok((await list('status=disabled&limit=100')).users.every((user) => !user.is_active));
  const moderators = await list('role_id=1&limit=100');
  assert.equal(moderators.users.length, moderators.count);
  assert.ok(moderators.users.every(({ roles }) => roles.some(({ name }) => name === 'moderator')));
  assert.deepEqual(
    (await list('search=каримова диЛ')).users.map(({ username }) => username),
    ['moderator'],
  );
  assert.equal((await list('search=%25')).count, 0);

  const names = (await list('limit=100')).users.map(({ name }) => name);
  assert.deepEqual(names, [...names].sort(new Intl.Collator('ru').compare));
  const first = (await list('order_by=-username&limit=25')).users;
  const rest = (await list('order_by=-username&limit=100&offset=25')).users;
  assert.equal(new Set([...first, ...rest].map(({ id }) => id)).size, 60);
  assert.ok(first.every(({ phone }) => phone.includes('*')));
});

test('an account is opened, and its password is changed before anything else', async () => {
  const made = await director('POST', users, azizov);
  assert.equal(made.statusCode, 201);
  const { id } = made.json<User>();
  // Whatever his roles: until then he reads nobody's account but his own.
  await server.db.query(
    `insert into role_permissions select id, 'rbac', 'get' from roles where name = 'moderator' on conflict do nothing`,
  );
  await director('POST', 'investment/rbac/add-user-role', { user_id: id, role: 'moderator' });
  const { user, access_token: token } = (await login('a.azizov', good)).json<{
    user: { must_change_password: boolean };
    access_token: string;
  }>();
  assert.equal(user.must_change_password, true);
  const asks = (method: 'GET' | 'PATCH', path: string, payload?: object) =>
    server.call({ method, url: `/api/${path}`, payload, token });
  assert.equal(refusal(await asks('GET', 'investment/investors')), '403 password_change_required');
  assert.equal((await asks('GET', `${users}/${id}`)).statusCode, 200);
  assert.equal(refusal(await asks('GET', `${users}/1`)), '403 password_change_required');
  assert.equal((await asks('GET', 'system-user/v1/user-roles/1')).statusCode, 200);
  const changed = await asks('PATCH', `${users}/change-password`, {
    old_password: good,
    new_password: 'Registon-2026',
  });
  assert.equal(changed.statusCode, 204);
  assert.equal((await asks('GET', 'investment/investors')).statusCode, 200);
  assert.equal((await asks('GET', `${users}/1`)).statusCode, 200);
  await server.db.query(
    `delete from role_permissions where permission_id = 'rbac' and role_id = (select id from roles where name = 'moderator')`,
  );
});

test('what is wrong with a new account is told beside its field', async () => {
  const open = (change: object) => director('POST', users, { ...azizov, ...change });
  assert.equal(fault(await open({ username: 'moderator' }), 'username'), '422 username_taken');
  assert.equal(fault(await open({ password: 'short1' }), 'password'), '422 weak_password');
  assert.equal(fault(await open({ password: 'a.azizov-2026' }), 'password'), '422 password_has_username');
  assert.equal(fault(await open({ role_ids: [1, 999] }), 'role_ids'), '422 unknown_value');
  assert.equal(fault(await open({ user_type: 'merchant' }), 'role_ids'), '422 merchant_without_roles');
  assert.equal(fault(await open({ region_id: 99 }), 'region_id'), '422 unknown_value');
  for (const field of ['first_name', 'last_name', 'middle_name'])
    assert.equal(fault(await open({ [field]: '998901234567' }), field), '422 invalid_name');
  assert.equal(fault(await open({ username: 'Азиз' }), 'username'), '400 wrong_format');
  assert.equal((await server.db.query(`select from system_users where username = 'a.azizov'`)).length, 0);
});

test('a name of letters is not changed into digits, and one that stood before the rule is let be', async () => {
  await server.db.query(`update system_users set last_name = 'K2' where id = 1`, []);
  const change = async (body: object) => {
    const { version } = (await director('GET', `${users}/1`)).json<User>();
    return director('PUT', `${users}/1`, body, version);
  };
  for (const wrong of ['998901234567', 'a@b.uz', 'X'])
    assert.equal(fault(await change({ first_name: wrong }), 'first_name'), '422 invalid_name');
  const answer = await change({ last_name: 'K2', first_name: 'Oʻktam', middle_name: null });
  assert.equal(answer.statusCode, 200, answer.body);
});

test('a change leaves a row for each field, and no phone in full', async () => {
  const change = { phone: '998935550011', branch: 'Нукус', role_ids: [1, 4] };
  await confirm(server, await director('PUT', `${users}/1`, change, 1));
  const rows = (await auditOf(server, 'system_user', 1)).map((row) => [row.user_id, row.field, row.new_value]);
  assert.deepEqual(rows, [
    [6, 'phone', '+998 93 *** ** 11'],
    [6, 'branch', 'Нукус'],
    [6, 'role_ids', '1,4'],
  ]);
  // Whoever reads the account reads its history, in which roles have names; a person his own.
  const { history } = (await director('GET', `${users}/1`)).json<{ history: Record<string, unknown>[] }>();
  assert.deepEqual(
    history.map(({ action, field, old, new: now }) => [action, field, old, now]),
    [
      ['update', 'role_ids', 'moderator', 'moderator, accountant'],
      ['update', 'branch', null, 'Нукус'],
      ['update', 'phone', history.at(-1)?.old, '+998 93 *** ** 11'],
    ],
  );
  const [moderator, hunter] = [await caller(server, 'moderator'), await caller(server, 'hunter')];
  assert.equal((await moderator('GET', `${users}/1`)).json<{ history: unknown[] }>().history.length, 3);
  const seen = await hunter('GET', `${users}/1`);
  assert.deepEqual([seen.statusCode, 'history' in seen.json<object>()], [200, false]);
});

test('a change made on an old version is refused with the record as it stands', async () => {
  await director('PUT', `${users}/1`, { branch: 'Нукус' }, 1);
  const stale = await director('PUT', `${users}/1`, { branch: 'Карши' }, 1);
  assert.equal(refusal(stale), '409 changed_meanwhile');
  assert.equal(stale.json<{ current: { branch: string } }>().current.branch, 'Нукус');
});

test('nobody changes the own roles, or closes, removes or resets the own account', async () => {
  assert.equal(refusal(await director('PUT', `${users}/6`, { role_ids: [5, 6] }, 1)), '409 own_roles');
  assert.equal(refusal(await director('PUT', `${users}/6`, { is_active: false }, 1)), '409 own_account');
  assert.equal(
    refusal(await director('PUT', `${users}/6`, { user_type: 'merchant', role_ids: [] }, 1)),
    '409 own_roles',
  );
  assert.equal(refusal(await director('DELETE', `${users}/6`, undefined, 1)), '409 own_account');
  assert.equal(refusal(await director('PUT', `${users}/password/6`, { password: good })), '409 own_account');
  assert.equal((await director('PUT', `${users}/6`, { branch: 'Нукус', role_ids: [5] }, 1)).statusCode, 200);
});

test('disabling ends the sessions at once, and opening again does not bring them back', async () => {
  const moderator = await caller(server, 'moderator');
  assert.equal((await director('PUT', `${users}/1`, { is_active: false }, 1)).statusCode, 200);
  assert.equal((await moderator('GET', 'investment/investors')).statusCode, 401);
  assert.equal((await login('moderator', demoPassword)).statusCode, 403);
  assert.equal((await director('PUT', `${users}/1`, { is_active: true }, 2)).statusCode, 200);
  assert.equal((await moderator('GET', 'investment/investors')).statusCode, 401);
  assert.equal((await login('moderator', demoPassword)).statusCode, 200);
});

test('a removed account is gone from everywhere but the journal, and its name is not given again', async () => {
  const moderator = await caller(server, 'moderator');
  assert.equal((await director('DELETE', `${users}/1`, undefined, 1)).statusCode, 204);
  assert.equal((await moderator('GET', 'investment/investors')).statusCode, 401);
  assert.equal((await login('moderator', demoPassword)).statusCode, 401);
  assert.equal((await director('GET', `${users}/1`)).statusCode, 404);
  assert.equal((await director('DELETE', `${users}/1`, undefined, 2)).statusCode, 404);
  assert.equal((await director('GET', `${users}?search=moderator`)).json<Page>().count, 0);
  assert.equal(
    fault(await director('POST', users, { ...azizov, username: 'moderator' }), 'username'),
    '422 username_taken',
  );
  assert.equal((await auditOf(server, 'system_user', 1))[0]?.old_value, 'moderator');
});

test('a password that an administrator gives ends every session', async () => {
  const moderator = await caller(server, 'moderator');
  assert.equal(
    fault(await director('PUT', `${users}/password/1`, { password: 'moderator-2026' }), 'password'),
    '422 password_has_username',
  );
  assert.equal((await director('PUT', `${users}/password/1`, { password: good })).json<Waits>().access_change_id, null);
  assert.equal((await moderator('GET', 'investment/investors')).statusCode, 401);
  assert.equal((await login('moderator', demoPassword)).statusCode, 401);
  assert.equal((await login('moderator', good)).statusCode, 200);
  const [row] = await auditOf(server, 'system_user', 1);
  assert.deepEqual([row?.action, row?.old_value, row?.new_value], ['set_password', null, null]);
});

test('the own password is changed with the old one, and only this session stays', async () => {
  const here = await caller(server, 'moderator');
  const elsewhere = await caller(server, 'moderator');
  const change = (old_password: string, new_password: string) =>
    here('PATCH', `${users}/change-password`, { old_password, new_password });
  assert.equal(fault(await change('wrong', good), 'old_password'), '422 wrong_password');
  assert.equal(fault(await change(demoPassword, demoPassword), 'new_password'), '422 same_password');
  assert.equal(fault(await change(demoPassword, 'short1'), 'new_password'), '422 weak_password');
  assert.equal((await elsewhere('GET', 'investment/investors')).statusCode, 200);
  assert.equal((await change(demoPassword, good)).statusCode, 204);
  assert.equal((await here('GET', 'investment/investors')).statusCode, 200);
  assert.equal((await elsewhere('GET', 'investment/investors')).statusCode, 401);
});

test('the old password is not guessed faster than at the sign-in', async () => {
  const moderator = await caller(server, 'moderator');
  const guess = () => moderator('PATCH', `${users}/change-password`, { old_password: 'wrong', new_password: good });
  const seen = [];
  for (let at = 0; at < 6; at++) seen.push((await guess()).statusCode);
  assert.deepEqual(seen, [422, 422, 422, 422, 422, 429]);
});

test('what strangers do with the name does not keep a person from changing the own password', async () => {
  const here = await caller(server, 'moderator');
  for (let at = 0; at < 20; at++)
    await server.call({
      ...{ method: 'POST', url: loginUrl, remoteAddress: `10.0.${at}.1` },
      payload: { username: 'moderator', password: 'wrong' },
    });
  const change = { old_password: demoPassword, new_password: good };
  assert.equal((await here('PATCH', `${users}/change-password`, change)).statusCode, 204);
});

test('a password that was set anew while the old one was checked stays', async (t) => {
  const here = await caller(server, 'moderator');
  const { query } = server.db;
  t.mock.method(server.db, 'query', async (text: string, values?: unknown[]) => {
    const rows = await query(text, values);
    if (text.startsWith('select password_hash'))
      await query(`update system_users set password_hash = 'another' where username = 'moderator'`);
    return rows;
  });
  const change = { old_password: demoPassword, new_password: good };
  assert.equal(fault(await here('PATCH', `${users}/change-password`, change), 'old_password'), '422 wrong_password');
  t.mock.restoreAll();
  assert.deepEqual(await server.db.query(`select password_hash from system_users where username = 'moderator'`), [
    { password_hash: 'another' },
  ]);
});

test('a person reads the own account and sessions, ends one of them, and touches nobody else', async () => {
  const here = await caller(server, 'moderator');
  const elsewhere = await caller(server, 'moderator');
  assert.equal((await here('GET', `${users}/1`)).statusCode, 200);
  assert.equal((await here('GET', `${users}/2/sessions`)).statusCode, 403);
  const { sessions } = (await here('GET', `${users}/1/sessions`)).json<{
    sessions: { id: string; is_current: boolean; address: string }[];
  }>();
  assert.deepEqual(sessions.map(({ is_current }) => is_current).sort(), [false, true]);
  const other = sessions.find(({ is_current }) => !is_current);
  assert.equal((await here('DELETE', `${users}/2/sessions/${other?.id}`)).statusCode, 403);
  assert.equal((await director('DELETE', `${users}/2/sessions/${other?.id}`)).statusCode, 404);
  assert.equal((await here('DELETE', `${users}/1/sessions/${other?.id}`)).statusCode, 204);
  assert.equal((await elsewhere('GET', 'investment/investors')).statusCode, 401);
  assert.equal((await here('GET', `${users}/1/sessions`)).json<{ count: number }>().count, 1);
});

test('nobody comes to rights over access through somebody with more of them', async () => {
  const hunter = await assistant();
  assert.equal(refusal(await hunter('PUT', `${users}/6`, { branch: 'Нукус' }, 1)), '403 more_than_held');
  assert.equal(refusal(await hunter('PUT', `${users}/password/6`, { password: good })), '403 more_than_held');
  assert.equal(refusal(await hunter('DELETE', `${users}/6`, undefined, 1)), '403 more_than_held');
  assert.equal(refusal(await hunter('PUT', `${users}/1`, { role_ids: [1, 5] }, 1)), '403 more_than_held');
  assert.equal(refusal(await hunter('POST', users, { ...azizov, role_ids: [5] })), '403 more_than_held');
  await confirm(server, await hunter('PUT', `${users}/1`, { role_ids: [1, 4] }, 1));
  assert.equal((await hunter('POST', users, azizov)).statusCode, 201);
});

test('the last administrator stays, whoever asks', async () => {
  // Two who hold everything over access: either may go, but not both.
  await confirm(server, await director('POST', 'system-user/v1/user-with-role', { role_id: 5, user_id: 4 }));
  for (const service of ['payment/v1/rbac', 'investment/rbac'])
    await confirm(
      server,
      await director('POST', `${service}/add-user-role`, {
        user_id: 4,
        role: service.startsWith('payment') ? 5 : 'administrator',
      }),
    );
  const accountant = await caller(server, 'accountant');
  const closed = await accountant('PUT', `${users}/6`, { is_active: false }, 1);
  assert.equal(closed.statusCode, 200, closed.body);
  const again = await accountant('PUT', `${users}/6`, { is_active: true }, 2);
  await confirm(server, again);
  director = await caller(server, 'director');
  const both = await Promise.all([
    accountant('DELETE', `${users}/6`, undefined, 3),
    director('DELETE', `${users}/4`, undefined, 2),
  ]);
  assert.equal(both.filter(({ statusCode }) => statusCode === 204).length, 1, both.map(({ body }) => body).join());
});
