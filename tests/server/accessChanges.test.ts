/** Changes of access that need a second person: every way to come by a right, who may decide, and what becomes stale. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { exceeds, maySwitchOff, obstacleOf } from '../../server/modules/access-changes/rules';
import { gains, sensitiveActions } from '../../server/auth/sensitiveRights';
import { changeAccess } from '../../server/auth/changeAccess';
import { demoPassword } from '../../server/seed/demoUsers';
import { auditOf, caller, confirm, decide, fault, refusal, type Caller } from '../support/access';
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
const roles = 'system-user/v1/user-roles';
const members = 'system-user/v1/user-with-role';
const changes = 'system-user/v1/access-changes';
const setting = 'system-user/v1/access-confirmation';
const given = 'Chorsu-2026-bozor';
const accountantRole = 4;

interface Waits {
  access_change_id: number | null;
}
interface Change {
  id: number;
  kind: string;
  status: string;
  person: { id: number; name: string } | null;
  roles: string[];
  rights: string[];
  obstacle: string | null;
  people: { id: number }[];
  password_is_given: boolean;
  history: { action: string; new: string | null; user: { id: number } | null }[];
}
type Answer = Awaited<ReturnType<Caller>>;
const numberOf = (answer: Answer) => answer.json<Waits>().access_change_id;
const give = () => director('POST', members, { role_id: accountantRole, user_id: 1 });
const read = async (id: number | null, by = director) => (await by('GET', `${changes}/${id}`)).json<Change>();
const login = async (username: string, password: string) =>
  (await server.call({ method: 'POST', url: loginUrl, payload: { username, password } })).statusCode;
/** The manager of the demonstration as a second administrator of the system area. */
const secondAdministrator = () => server.db.query('insert into user_roles (user_id, role_id) values (2, 5)');
/** What everybody who can sign in holds, to see that nothing has changed, or what. */
const holdings = () =>
  server.db.query(
    `select h.user_id, h.held from (
       select user_id, permission_id || '.' || action as held from user_roles join role_permissions using (role_id)
       union all select user_id, method || ' ' || endpoint from service_user_roles join service_policies using (role_id)) h
       join system_users u on u.id = h.user_id where u.is_active and u.user_type = 'system' order by 1, 2`,
  );

test('what moves money and what decides about access is sensitive, reading is not', () => {
  assert.deepEqual(sensitiveActions('cash_out', ['get', 'query', 'export', 'update', 'enable']), ['enable', 'update']);
  assert.deepEqual(sensitiveActions('rbac', ['get', 'enable']), ['enable']);
  assert.deepEqual(sensitiveActions('investors', ['update', 'enable']), []);
  const before = new Map([[1, new Set(['a', 'b'])]]);
  const after = new Map([
    [1, new Set(['a', 'c'])],
    [2, new Set(['a'])],
  ]);
  assert.deepEqual(
    [...gains(before, after)],
    [
      [1, new Set(['c'])],
      [2, new Set(['a'])],
    ],
  );
  assert.deepEqual([...gains(after, new Map())], []);
});

test('who may confirm, and what gives more than was shown', () => {
  const change = { status: 'pending', made_by: { id: 1 }, concerned_ids: [2], is_stale: false } as const;
  assert.deepEqual(
    [1, 2, 3].map((id) => obstacleOf(change, id)),
    ['same_person', 'own_access', null],
  );
  assert.equal(obstacleOf({ ...change, is_stale: true }, 3), 'changed_meanwhile');
  assert.equal(obstacleOf({ ...change, status: 'rejected' }, 1), null);
  const shown = { rights: ['a'], concerned_ids: [2] };
  assert.equal(exceeds(new Map([[2, new Set(['a'])]]), shown), false);
  assert.equal(exceeds(new Map([[2, new Set(['a', 'b'])]]), shown), true);
  assert.equal(exceeds(new Map([[3, new Set(['a'])]]), shown), true);
});

test('the one who is alone switches the second person off, a day after he was left alone', () => {
  const latest = '2026-03-05 12:00:00';
  assert.equal(maySwitchOff({ confirmerIds: [6], since: null, latest }, 6), true);
  assert.equal(maySwitchOff({ confirmerIds: [6], since: latest, latest }, 6), true);
  assert.equal(maySwitchOff({ confirmerIds: [6], since: '2026-03-05 12:00:01', latest }, 6), false);
  assert.equal(maySwitchOff({ confirmerIds: [6, 7], since: null, latest }, 6), false);
});

/** Every way by which a person comes by a sensitive right: what is done before, the call, and whose right it is. */
const ways: Record<string, () => Promise<Answer>> = {
  'a role given to a person': give,
  'the roles of an account': () => director('PUT', `${users}/1`, { role_ids: [1, 4] }, 1),
  'roles of a new account': () =>
    director('POST', users, {
      ...{ username: 'a.azizov', password: given, first_name: 'Азиз', last_name: 'Азизов', phone: '998901112233' },
      ...{ user_type: 'system', role_ids: [1, 4] },
    }),
  'an account opened again': async () => {
    await director('PUT', `${users}/4`, { is_active: false }, 1);
    return director('PUT', `${users}/4`, { is_active: true }, 2);
  },
  'a merchant made one of the staff': async () => {
    await director('PUT', `${users}/4`, { user_type: 'merchant', role_ids: [] }, 1);
    return director('PUT', `${users}/4`, { user_type: 'system', role_ids: [4] }, 2);
  },
  'a permission given to a role that people hold': async () => {
    const { permissions } = (await director('GET', `${roles}/1/permissions`)).json<{ permissions: object[] }>();
    const more = { permission_id: 'rbac', actions: ['query', 'get', 'update'] };
    return director('POST', `${roles}/1/permissions`, { permissions: [...permissions, more] }, 1);
  },
  'a role of the payment service': () => director('POST', 'payment/v1/rbac/add-user-role', { user_id: 1, role: 5 }),
  'a role of the investment service': () =>
    director('POST', 'investment/rbac/add-user-role', { user_id: 1, role: 'accountant' }),
  'a policy given to a role that people hold': () =>
    director('POST', 'investment/rbac/add-policy', {
      ...{ role: 'moderator', method: 'POST', endpoint: '/rbac/add-policy' },
    }),
  'the password of somebody who holds some': () => director('PUT', `${users}/password/4`, { password: given }),
  'the password of a closed account that holds some': async () => {
    await director('PUT', `${users}/4`, { is_active: false }, 1);
    return director('PUT', `${users}/password/4`, { password: given });
  },
};

for (const [way, ask] of Object.entries(ways))
  test(`${way} waits: nothing changes until another person confirms it`, async () => {
    const digests = () => server.db.query('select id, password_hash from system_users where id <= 9 order by id');
    const [held, passwords] = [await holdings(), await digests()];
    const asked = await ask();
    assert.ok(asked.statusCode < 300, asked.body);
    const id = numberOf(asked);
    const heldThen = await holdings();
    const before = new Set(held.map((one) => JSON.stringify(one)));
    // A closed account and a merchant have lost what they held; nobody has gained anything.
    assert.deepEqual(
      heldThen.filter((one) => !before.has(JSON.stringify(one))),
      [],
    );
    assert.deepEqual(await digests(), passwords);
    assert.ok((await read(id)).rights.length > 0);
    assert.equal(refusal(await decide(server, 'director', 'confirm', id)), '409 same_person');
    await confirm(server, asked);
    const done = await read(id);
    assert.deepEqual([done.status, done.obstacle], ['confirmed', null]);
    assert.notDeepEqual([await holdings(), await digests()], [heldThen, passwords]);
  });

test('what gives nobody anything over money or access is done at once', async () => {
  const moderator = { role_id: 1, user_id: 2 };
  assert.equal(numberOf(await director('POST', members, moderator)), null);
  const made = await director('POST', roles, {
    name: 'cashier',
    permissions: [{ permission_id: 'rbac', actions: ['update'] }],
  });
  assert.equal(made.statusCode, 201, 'a role that nobody holds');
  assert.equal(numberOf(await director('PUT', `${users}/4`, { branch: 'Нукус' }, 1)), null);
  assert.equal(numberOf(await director('PUT', `${users}/4`, { role_ids: [] }, 2)), null, 'taken away');
  assert.equal(numberOf(await director('PUT', `${users}/password/1`, { password: given })), null);
  assert.equal((await director('GET', changes)).json<{ count: number }>().count, 0);
});

test('a change of access that does not go through the confirmation is an error of the program', async () => {
  await assert.rejects(
    changeAccess(server, async (sql) => {
      await sql.query('insert into user_roles (user_id, role_id) values (1, 4)');
    }),
    /does not go through handOn/,
  );
  assert.equal((await server.db.query('select from user_roles where user_id = 1 and role_id = 4')).length, 0);
});

type State = 'pending' | 'confirmed' | 'rejected' | 'cancelled';
type Decision = 'confirm' | 'reject' | 'cancel';

/** What becomes of a change in each state, by whom: the new state, or the refusal. Written by hand. */
const table: Record<State, Record<string, string>> = {
  pending: {
    'confirm by the other': 'confirmed',
    'confirm by the maker': '409 same_person',
    'confirm by the concerned': '409 own_access',
    'reject by the other': 'rejected',
    'reject by the maker': '409 same_person',
    'reject by the concerned': 'rejected',
    'cancel by the other': '409 not_own_change',
    'cancel by the maker': 'cancelled',
    'cancel by the concerned': '409 not_own_change',
  },
  confirmed: all('409 transition_not_allowed'),
  rejected: all('409 transition_not_allowed'),
  cancelled: all('409 transition_not_allowed'),
};
function all(outcome: string): Record<string, string> {
  const by = ['other', 'maker', 'concerned'];
  return Object.fromEntries(
    ['confirm', 'reject', 'cancel'].flatMap((verb) => by.map((who) => [`${verb} by the ${who}`, outcome])),
  );
}
const people = { other: 'kam', maker: 'director', concerned: 'executive' };
const wayTo: Record<State, [Decision, string] | undefined> = {
  pending: undefined,
  confirmed: ['confirm', 'kam'],
  rejected: ['reject', 'kam'],
  cancelled: ['cancel', 'director'],
};

for (const [state, outcomes] of Object.entries(table) as [State, Record<string, string>][])
  test(`of a change that is ${state}`, async () => {
    for (const [attempt, outcome] of Object.entries(outcomes)) {
      await server.reset();
      await secondAdministrator();
      director = await caller(server, 'director');
      // The executive comes by the ledger, besides what he holds: so he may confirm others, and not this.
      const asked = numberOf(await director('POST', members, { role_id: accountantRole, user_id: 7 }));
      const before = wayTo[state];
      if (before) assert.equal((await decide(server, before[1], before[0], asked)).statusCode, 200);
      const [verb, who] = attempt.split(' by the ') as [Decision, keyof typeof people];
      // Whoever is to cancel needs a right to change access; without one he is refused before.
      if (who === 'concerned' && verb === 'cancel')
        await server.db.query(`insert into role_permissions values (6, 'rbac', 'update') on conflict do nothing`);
      const answer = await decide(server, people[who], verb, asked);
      const came = answer.statusCode === 200 ? answer.json<Change>().status : refusal(answer);
      assert.equal(came, outcome, attempt);
      const stands = await read(asked);
      assert.equal(stands.status, answer.statusCode === 200 ? outcome : state, attempt);
      const holds = (await server.db.query('select from user_roles where user_id = 7 and role_id = 4')).length > 0;
      assert.equal(holds, stands.status === 'confirmed', attempt);
    }
  });

test('the same decision sent again has no second effect, and is told the same', async () => {
  const id = numberOf(await give());
  const key = randomUUID();
  const first = await decide(server, 'executive', 'confirm', id, { key });
  const again = await decide(server, 'executive', 'confirm', id, { key });
  assert.deepEqual([again.statusCode, again.json()], [200, first.json()]);
  assert.equal(refusal(await decide(server, 'executive', 'confirm', id)), '409 transition_not_allowed');
  const rows = await auditOf(server, 'system_user', 1);
  assert.deepEqual(
    rows.map(({ user_id, field, new_value }) => [user_id, field, new_value]),
    [[6, 'role_ids', '1,4']],
    'done once, in the name of whoever asked',
  );
  const journalled = (await auditOf(server, 'access_change', id ?? 0)).map((row) => [
    ...[row.user_id, row.action, row.field, row.old_value, row.new_value],
  ]);
  assert.deepEqual(journalled, [
    [6, 'create', 'status', null, 'pending'],
    [7, 'decide', 'status', 'pending', 'confirmed'],
  ]);
});

test('a rejection says why, and leaves it in the journal', async () => {
  const id = numberOf(await give());
  assert.equal(fault(await decide(server, 'executive', 'reject', id, { comment: '  ' }), 'comment'), '422 required');
  const rejected = await decide(server, 'executive', 'reject', id, { comment: ' Не согласовано ' });
  assert.equal(rejected.json<{ comment: string }>().comment, 'Не согласовано');
  const fields = (await auditOf(server, 'access_change', id ?? 0)).map(({ field, new_value }) => [field, new_value]);
  assert.deepEqual(fields.slice(1), [
    ['status', 'rejected'],
    ['comment', 'Не согласовано'],
  ]);
});

/** What the accountant's role holds, and a right over access besides. */
async function moreOfAccountant() {
  const { permissions } = (await director('GET', `${roles}/${accountantRole}/permissions`)).json<{
    permissions: object[];
  }>();
  return { permissions: [...permissions, { permission_id: 'rbac', actions: ['query', 'get', 'update'] }] };
}

/** What makes a waiting change stale, by what the change is. */
const overtaken: [string, () => Promise<Answer>, () => Promise<unknown>][] = [
  ['the account was changed', give, () => director('PUT', `${users}/1`, { branch: 'Нукус' }, 1)],
  ['the account was closed', give, () => director('PUT', `${users}/1`, { is_active: false }, 1)],
  ['the account was removed', give, () => director('DELETE', `${users}/1`, undefined, 1)],
  ['the role was changed', give, () => director('PUT', `${roles}/4`, { description: 'Иная' }, 1)],
  [
    'whoever asked has lost rights over access',
    give,
    () =>
      server.db.query(`delete from role_permissions where permission_id = 'rbac' and action = 'add' and role_id = 5`),
  ],
  ['whoever asked was closed', give, () => server.db.query('update system_users set is_active = false where id = 6')],
  [
    'somebody has come to the role',
    () => ways['a permission given to a role that people hold']!(),
    () => director('POST', members, { role_id: 1, user_id: 3 }),
  ],
  [
    'the person has changed the password',
    () => ways['the password of somebody who holds some']!(),
    async () =>
      (await caller(server, 'accountant'))('PATCH', `${users}/change-password`, {
        ...{ old_password: demoPassword, new_password: 'Registon-2026' },
      }),
  ],
  [
    'the person whose password it sets has come by more',
    () => ways['the password of somebody who holds some']!(),
    async () =>
      confirm(server, await director('POST', `${roles}/${accountantRole}/permissions`, await moreOfAccountant(), 1)),
  ],
  [
    'the role of the service was changed',
    () => ways['a role of the investment service']!(),
    () =>
      director('DELETE', 'investment/rbac/delete-policy', {
        ...{ role: 'accountant', method: 'GET', endpoint: '/investors' },
      }),
  ],
];

for (const [why, ask, overtake] of overtaken)
  test(`a change is stale once ${why}: nobody confirms it, and it can be rejected`, async () => {
    const asked = await ask();
    const id = numberOf(asked);
    const executive = await caller(server, 'executive');
    assert.equal((await read(id, executive)).obstacle, null);
    await overtake();
    assert.equal((await read(id, executive)).obstacle, 'changed_meanwhile');
    const held = await holdings();
    assert.equal(refusal(await decide(server, 'executive', 'confirm', id)), '409 changed_meanwhile');
    assert.deepEqual(await holdings(), held);
    assert.equal((await decide(server, 'executive', 'reject', id)).statusCode, 200);
  });

test('the roles of one person are asked for together, one for each service', async () => {
  const asked = [
    await give(),
    await director('POST', 'investment/rbac/add-user-role', { user_id: 1, role: 'accountant' }),
  ];
  for (const one of asked) await confirm(server, one);
});

test('the same is not asked for twice while it waits', async () => {
  const id = numberOf(await give());
  assert.equal(refusal(await give()), '409 change_waits');
  assert.equal((await decide(server, 'director', 'cancel', id)).statusCode, 200);
  assert.ok(numberOf(await give()));
});

test('of a password that waits there is nothing but the digest, and nothing once it is decided', async () => {
  const ask = () => director('PUT', `${users}/password/4`, { password: given });
  const waiting = async () => {
    const [row] = await server.db.query<{ whole: string; password_hash: string | null }>(
      'select c::text as whole, password_hash from access_changes c order by id desc limit 1',
    );
    return row!; // asked for just before
  };
  const first = numberOf(await ask());
  assert.match((await waiting()).password_hash ?? '', /^\$argon2id\$/);
  assert.ok(!(await waiting()).whole.includes(given));
  for (const table of ['audit', 'access_changes', 'idempotency_keys'])
    assert.equal((await server.db.query(`select from ${table} t where t::text like '%${given}%'`)).length, 0, table);
  assert.ok(!JSON.stringify(await read(first)).includes('argon2'));
  assert.equal(await login('accountant', demoPassword), 200, 'the old one goes on');
  await decide(server, 'executive', 'reject', first);
  assert.equal((await waiting()).password_hash, null);

  const accountant = await caller(server, 'accountant');
  await confirm(server, await ask());
  assert.equal((await waiting()).password_hash, null);
  assert.equal((await accountant('GET', 'investment/investors')).statusCode, 401, 'sessions end with the change');
  assert.deepEqual([await login('accountant', demoPassword), await login('accountant', given)], [401, 200]);
});

test('whoever confirms sees that another one knows the password', async () => {
  await director('PUT', `${users}/password/1`, { password: given });
  assert.equal((await read(numberOf(await give()))).password_is_given, true);
  assert.equal(
    (await read(numberOf(await ways['the password of somebody who holds some']!()))).password_is_given,
    false,
  );
});

test('an account with such roles is there at once, and holds none of them yet', async () => {
  const made = await ways['roles of a new account']!();
  const { id, role_ids: held } = made.json<{ id: number; role_ids: number[] }>();
  assert.deepEqual([made.statusCode, held], [201, []]);
  await confirm(server, made);
  const { role_ids: then } = (await director('GET', `${users}/${id}`)).json<{ role_ids: number[] }>();
  assert.deepEqual(then, [1, 4]);
});

test('the database itself keeps two people', async () => {
  const id = numberOf(await give());
  const set = (text: string) => server.db.query(`update access_changes set ${text} where id = ${id}`);
  const at = `decided_at = '2026-03-05 12:00:00'`;
  await assert.rejects(set(`status = 'confirmed', decided_by = 6, ${at}`), /check constraint/);
  await assert.rejects(set(`status = 'confirmed', decided_by = 1, ${at}`), /check constraint/);
  await assert.rejects(set(`status = 'rejected', comment = 'a', decided_by = 6, ${at}`), /check constraint/);
  await assert.rejects(set(`status = 'cancelled', decided_by = 7, ${at}`), /check constraint/);
  await assert.rejects(set(`status = 'confirmed'`), /check constraint/);
  await set(`status = 'confirmed', decided_by = 7, ${at}`);
});

test('the list is filtered, searched and ordered, and says who may not confirm', async () => {
  await give();
  server.clock.advance(60_000);
  director = await caller(server, 'director');
  await ways['the password of somebody who holds some']!();
  const list = async (query: string, by = director) =>
    (await by('GET', `${changes}?${query}`)).json<{ access_changes: Change[]; count: number }>().access_changes;
  const kinds = async (query: string) => (await list(query)).map(({ kind }) => kind);
  assert.deepEqual(await kinds(''), ['add_role', 'set_password']);
  assert.deepEqual(await kinds('order_by=-created_at'), ['set_password', 'add_role']);
  assert.deepEqual(await kinds('kind=add_role'), ['add_role']);
  assert.deepEqual(await kinds('status=pending&search=юсупова'), ['set_password']);
  assert.deepEqual(await kinds('search=accountant'), ['add_role', 'set_password']);
  assert.deepEqual(await kinds('status=confirmed&status=rejected'), []);
  assert.deepEqual([await kinds('person_id=4'), await kinds('role_id=4')], [['set_password'], ['add_role']]);
  assert.deepEqual(
    (await list('')).map(({ obstacle }) => obstacle),
    ['same_person', 'same_person'],
  );
  const executive = await caller(server, 'executive');
  assert.deepEqual(
    (await list('', executive)).map(({ obstacle }) => obstacle),
    [null, null],
  );
  assert.deepEqual(
    (await read(1)).people.map(({ id }) => id),
    [1],
  );
  assert.deepEqual((await read(1)).person, { id: 1, name: 'Дилноза Каримова' });
  assert.equal((await executive('GET', `${changes}/999`)).statusCode, 404);
});

test('what needs a second person is said before', async () => {
  const needs = async (path: string) => (await director('GET', path)).json<{ needs_confirmation: boolean }>();
  assert.deepEqual(
    [(await needs(`${roles}/4`)).needs_confirmation, (await needs(`${roles}/1`)).needs_confirmation],
    [true, false],
  );
  assert.deepEqual(
    [(await needs(`${users}/4`)).needs_confirmation, (await needs(`${users}/1`)).needs_confirmation],
    [true, false],
  );
  const ofService = (await director('GET', 'investment/rbac/roles?limit=100')).json<{
    roles: { name: string; needs_confirmation: boolean }[];
  }>();
  assert.deepEqual(
    ofService.roles.filter((role) => role.needs_confirmation).map(({ name }) => name),
    ['accountant', 'administrator', 'director'],
  );
  const { permissions } = (await director('GET', 'investment/rbac/permissions')).json<{
    permissions: { method: string; endpoint: string; needs_confirmation: boolean }[];
  }>();
  const named = (method: string, endpoint: string) =>
    permissions.find((one) => one.method === method && one.endpoint === endpoint)?.needs_confirmation;
  assert.deepEqual([named('POST', '/rbac/add-policy'), named('GET', '/investors')], [true, false]);
  // A right over bonds opens it, and so does the harmless one over investors.
  assert.equal(named('POST', '/files'), false);
  const rbac = (await director('GET', 'system-user/v1/permissions/rbac')).json<{ sensitive_actions: string[] }>();
  assert.deepEqual(rbac.sensitive_actions.toSorted(), ['add', 'delete', 'disable', 'enable', 'import', 'update']);
});

interface Setting {
  is_on: boolean;
  may_switch_off: boolean;
  confirmers: { id: number }[];
  changed_by: { id: number } | null;
}
const settingOf = async () => (await director('GET', setting)).json<Setting>();
const switchTo = (isOn: boolean) => director('PUT', setting, { is_on: isOn });

test('while there is another the second person stays; who is alone switches it off after a day, in sight of all', async () => {
  assert.deepEqual(await settingOf(), {
    ...{ is_on: true, may_switch_off: false, changed_by: null, changed_at: null },
    confirmers: [
      { id: 6, name: 'Бахтиёр Назаров' },
      { id: 7, name: 'Малика Собирова' },
    ],
  });
  assert.equal(refusal(await switchTo(false)), '409 not_alone');
  // The account of the other is closed: he may be missed for a day before anything is done without him.
  await director('PUT', `${users}/7`, { is_active: false }, 1);
  assert.equal(refusal(await switchTo(false)), '409 not_alone');
  server.clock.advance(24 * 3600 * 1000);
  director = await caller(server, 'director');
  assert.equal((await settingOf()).may_switch_off, true);
  const off = await switchTo(false);
  assert.equal(off.statusCode, 200, off.body);
  assert.equal((await settingOf()).changed_by?.id, 6);
  const rows = (await auditOf(server, 'platform_setting', 'access')).map((row) => [
    row.user_id,
    row.old_value,
    row.new_value,
  ]);
  assert.deepEqual(rows, [[6, 'true', 'false']]);

  assert.equal(numberOf(await give()), null, 'done at once');
  assert.equal((await director('GET', `${roles}/4`)).json<{ needs_confirmation: boolean }>().needs_confirmation, false);
  assert.equal((await switchTo(true)).statusCode, 200);
  assert.ok(numberOf(await ways['the password of somebody who holds some']!()));
});

test('a house that always had one administrator need not wait a day', async () => {
  await server.db.query(
    `delete from role_permissions where role_id = 6 and permission_id = 'rbac' and action = 'enable'`,
  );
  assert.equal((await switchTo(false)).statusCode, 200);
});
