/** Roles and policies of the payment and investment services: what a policy opens, and who may give it. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { learnEndpoints } from '../../server/http/endpoints';
import { migrate } from '../../server/db/migrate';
import { grants } from '../../server/seed/permissions';
import { readContract } from '../../server/http/specs';
import { auditOf, caller, confirm, fault, partOf, refusal, type Caller } from '../support/access';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { testDatabase } from '../support/database';

let server: BackEnd;
let director: Caller;
before(async () => void (server = await startBackEnd()));
after(() => server.close());
beforeEach(async () => {
  await server.reset();
  director = await caller(server, 'director');
});

const contract = readContract();
interface Policy {
  method: string;
  endpoint: string;
}
interface RolePolicies {
  role: { id: number; name: string; users_count: number };
  policies: Policy[];
  count: number;
}
interface Holdings {
  user_roles: { id: number; user_id: number; role: string; username: string }[];
  count: number;
}

/** The same things said to both services; a role is a number in the one and a name in the other. */
const services = [
  { name: 'payment', at: 'payment/v1/rbac', path: '/v1/rbac', moderator: 1, administrator: 5 },
  { name: 'investment', at: 'investment/rbac', path: '/rbac', moderator: 'moderator', administrator: 'administrator' },
] as const;

for (const { name, at, path, moderator: moderatorRole, administrator } of services) {
  const one = name === 'payment' ? '/v1/catalogues/regions' : '/investors';
  const policy = { role: moderatorRole, method: 'GET', endpoint: one };
  const asModerator = async () => {
    const moderator = await caller(server, 'moderator');
    return async () => (await moderator('GET', `${name}${one}`)).statusCode;
  };

  test(`${name}: each starter role holds exactly what its permissions give`, async () => {
    const { roles } = (await director('GET', `${at}/roles?limit=100`)).json<{
      roles: { id: number; name: string }[];
    }>();
    assert.equal(roles.length, 6);
    for (const role of roles) {
      const held = grants()
        .filter((grant) => grant.role === role.name.toLowerCase())
        .map(({ permission, action }) => `${permission}.${action}`);
      const due = contract.operations
        .filter(
          ({ service, access }) =>
            service === name && access.kind === 'permission' && access.permissions.some((one) => held.includes(one)),
        )
        .map(({ method, endpoint }) => `${method} ${endpoint}`);
      const key = name === 'payment' ? role.id : role.name;
      const { policies } = (await director('GET', `${at}/list-role-policies/${key}`)).json<RolePolicies>();
      assert.deepEqual(policies.map(({ method, endpoint }) => `${method} ${endpoint}`).sort(), due.sort(), role.name);
    }
  });

  test(`${name}: a policy taken away answers 403 at once, and given back 200`, async () => {
    const status = await asModerator();
    assert.equal(await status(), 200);
    assert.equal((await director('DELETE', `${at}/delete-policy`, policy)).statusCode, 204);
    assert.equal(await status(), 403);
    assert.equal((await director('DELETE', `${at}/delete-policy`, policy)).statusCode, 404);
    assert.deepEqual((await director('POST', `${at}/add-policy`, policy)).json(), { access_change_id: null });
    assert.equal(await status(), 200);
    assert.deepEqual((await director('POST', `${at}/add-policy`, policy)).json(), { access_change_id: null });
    const rows = await server.db.query<{ action: string; field: string; user_id: number }>(
      `select action, field, user_id from audit where entity = $1 order by id`,
      [`${name}_role`],
    );
    assert.deepEqual(
      rows.map(({ action, user_id }) => [action, user_id]),
      [
        ['delete_policy', 6],
        ['add_policy', 6],
      ],
    );
  });

  test(`${name}: a role taken away closes its calls at once; the permission alone opens nothing`, async () => {
    const status = await asModerator();
    const { user_roles: held } = (await director('GET', `${at}/user-roles?user_id=1`)).json<Holdings>();
    const removal = name === 'payment' ? `delete-user-role/${held[0]?.id}` : 'delete-user-role/1/moderator';
    assert.equal((await director('DELETE', `${at}/${removal}`)).statusCode, 204);
    assert.equal(await status(), 403);
    const added = await director('POST', `${at}/add-user-role`, { user_id: 1, role: moderatorRole });
    const expected = { user_id: 1, role: 'moderator', username: 'moderator' };
    assert.deepEqual(partOf(added.json(), expected), expected);
    assert.equal((await director('POST', `${at}/add-user-role`, { user_id: 1, role: moderatorRole })).statusCode, 200);
    assert.equal(await status(), 200);
    const rows = (await auditOf(server, 'system_user', 1)).map((row) => [row.action, row.field]);
    assert.deepEqual(rows, [
      ['remove_role', `${name}_role`],
      ['add_role', `${name}_role`],
    ]);
  });

  test(`${name}: a role is made, found and removed, but not while somebody holds it`, async () => {
    const role = (await director('POST', `${at}/role`, { name: 'Аналитик / А', description: 'Чтение' })).json<{
      id: number;
      name: string;
    }>();
    const key = name === 'payment' ? role.id : encodeURIComponent(role.name);
    assert.equal(fault(await director('POST', `${at}/role`, { name: 'аналитик / а' }), 'name'), '422 role_name_taken');
    assert.equal((await director('GET', `${at}/roles?search=аналит`)).json<{ count: number }>().count, 1);
    const given = { ...policy, role: name === 'payment' ? role.id : role.name };
    await director('POST', `${at}/add-policy`, given);
    await director('DELETE', `${at}/delete-policy`, given);
    const { history } = (await director('GET', `${at}/list-role-policies/${key}`)).json<{
      history: Record<string, unknown>[];
    }>();
    assert.deepEqual(
      history.map(({ action, field }) => [action, field]),
      [
        ['delete_policy', 'policy'],
        ['add_policy', 'policy'],
        ['create', 'name'],
      ],
    );
    const body = { user_id: 7, role: name === 'payment' ? role.id : role.name };
    await director('POST', `${at}/add-user-role`, body);
    assert.equal(refusal(await director('DELETE', `${at}/role/${key}`)), '409 role_has_users');
    const { user_roles: held } = (await director('GET', `${at}/user-roles?user_id=7`)).json<Holdings>();
    const holding = held.find((one) => one.role === role.name);
    await director('DELETE', `${at}/delete-user-role/${name === 'payment' ? holding?.id : `7/${key}`}`);
    assert.equal((await director('DELETE', `${at}/role/${key}`)).statusCode, 204);
    assert.equal((await director('DELETE', `${at}/role/${key}`)).statusCode, 404);
  });

  test(`${name}: nobody gives a policy he does not hold, or one that is not in the catalogue`, async () => {
    const other = contract.operations.find(
      ({ id }) => id === (name === 'payment' ? 'listCatalogueDistricts' : 'getInvestor'),
    );
    const given = { role: moderatorRole, method: 'GET', endpoint: other?.endpoint };
    const catalogue = async () =>
      (await director('GET', `${at}/permissions`)).json<{ permissions: (Policy & { is_held: boolean })[] }>()
        .permissions;
    const notHeld = (policies: Awaited<ReturnType<typeof catalogue>>) =>
      policies.filter((one) => !one.is_held).map(({ method, endpoint }) => `${method} ${endpoint}`);
    // The administrator decides nothing about money, so some are never held.
    const before = notHeld(await catalogue());
    await server.db.query(
      `delete from service_policies where endpoint = $1 and role_id in (select id from service_roles where name = 'administrator')`,
      [other?.endpoint],
    );
    assert.equal(refusal(await director('POST', `${at}/add-policy`, given)), '403 more_than_held');
    assert.equal(
      fault(await director('POST', `${at}/add-policy`, { ...given, endpoint: '/no/such' }), 'endpoint'),
      '422 unknown_endpoint',
    );
    const permissions = await catalogue();
    assert.equal(permissions.length, contract.operations.filter(({ service }) => service === name).length);
    const missing = permissions.filter(({ endpoint }) => endpoint === other?.endpoint);
    assert.deepEqual(
      notHeld(permissions).toSorted(),
      [...new Set([...before, ...missing.map(({ method, endpoint }) => `${method} ${endpoint}`)])].toSorted(),
    );
  });

  test(`${name}: nobody changes the own roles, and a merchant gets none`, async () => {
    assert.equal(
      refusal(await director('POST', `${at}/add-user-role`, { user_id: 6, role: moderatorRole })),
      '409 own_roles',
    );
    const { user_roles: held } = (await director('GET', `${at}/user-roles?user_id=6`)).json<Holdings>();
    const own = name === 'payment' ? `delete-user-role/${held[0]?.id}` : 'delete-user-role/6/administrator';
    assert.equal(refusal(await director('DELETE', `${at}/${own}`)), '409 own_roles');
    assert.equal(
      fault(await director('POST', `${at}/add-user-role`, { user_id: 8, role: moderatorRole }), 'user_id'),
      '422 merchant_without_roles',
    );
  });

  test(`${name}: the last administrator keeps every policy over access, and may lose the rest`, async () => {
    const over = contract.operations.filter(
      ({ service, endpoint }) => service === name && endpoint.startsWith(`${path}/`),
    );
    assert.equal(over.length, 10);
    for (const { method, endpoint } of over)
      assert.equal(
        refusal(await director('DELETE', `${at}/delete-policy`, { role: administrator, method, endpoint })),
        '409 last_administrator',
        endpoint,
      );
    assert.equal((await director('DELETE', `${at}/delete-policy`, { ...policy, role: administrator })).statusCode, 204);
  });

  test(`${name}: a role over access is neither changed, removed nor handed on by who holds less of it`, async () => {
    const roles = 'system-user/v1/user-roles';
    const permissions = [
      { permission_id: name === 'payment' ? 'rbac_pay' : 'invest_rbac', actions: ['query', 'update', 'delete'] },
    ];
    const role = (await director('POST', roles, { name: 'assistant', permissions })).json<{ id: number }>();
    await confirm(server, await director('POST', 'system-user/v1/user-with-role', { role_id: role.id, user_id: 3 }));
    const made = (await director('POST', `${at}/role`, { name: 'assistant' })).json<{ id: number }>();
    const key = name === 'payment' ? made.id : 'assistant';
    for (const [method, endpoint] of [
      ['POST', 'add-user-role'],
      ['POST', 'add-policy'],
      ['DELETE', 'delete-policy'],
      ['DELETE', name === 'payment' ? 'role/{id}' : 'role/{role}'],
    ])
      await director('POST', `${at}/add-policy`, { role: key, method, endpoint: `${path}/${endpoint}` });
    await confirm(server, await director('POST', `${at}/add-user-role`, { user_id: 3, role: key }));
    const hunter = await caller(server, 'hunter');
    assert.equal(
      refusal(await hunter('POST', `${at}/add-user-role`, { user_id: 1, role: administrator })),
      '403 more_than_held',
    );
    assert.equal((await hunter('POST', `${at}/add-user-role`, { user_id: 2, role: moderatorRole })).statusCode, 200);
    const held = { role: administrator, method: 'DELETE', endpoint: `${path}/delete-policy` };
    for (const refused of [
      await hunter('DELETE', `${at}/delete-policy`, { ...held, method: 'GET', endpoint: `${path}/roles` }),
      await hunter('DELETE', `${at}/delete-policy`, held),
      await hunter('POST', `${at}/add-policy`, held),
      await hunter('DELETE', `${at}/role/${administrator}`),
    ])
      assert.equal(refusal(refused), '403 more_than_held', refused.payload);
    assert.equal((await hunter('DELETE', `${at}/delete-policy`, policy)).statusCode, 204);
  });

  test(`${name}: everybody reads the own roles and who the managers are, and nothing else`, async () => {
    const moderator = await caller(server, 'moderator');
    assert.equal((await moderator('GET', `${at}/user-roles?user_id=1`)).json<Holdings>().count, 1);
    const managers = (await moderator('GET', `${at}/user-roles?role=KAM&limit=1000&offset=0`)).json<Holdings>();
    assert.deepEqual(
      managers.user_roles.map(({ username, role }) => [username, role]),
      [['kam', 'KAM']],
    );
    assert.equal((await moderator('GET', `${at}/user-roles?role=accountant`)).statusCode, 403);
    assert.equal((await moderator('GET', `${at}/user-roles?user_id=2`)).statusCode, 403);
    assert.equal((await moderator('GET', `${at}/user-roles`)).statusCode, 403);
    assert.equal((await director('GET', `${at}/user-roles?search=ким елена`)).json<Holdings>().count, 1);
  });
}

test('a call that is new is given once to the roles that should hold it', async () => {
  await server.db.query(`delete from service_endpoints where endpoint = '/investors/statuses'`);
  await server.db.query(`delete from service_policies where endpoint in ('/investors/statuses', '/investors')`);
  await learnEndpoints(server.db, contract);
  const moderator = await caller(server, 'moderator');
  assert.equal((await moderator('GET', 'investment/investors/statuses')).statusCode, 200);
  assert.equal((await moderator('GET', 'investment/investors')).statusCode, 403, 'what was taken away stays away');
});

test('a call that a further permission opens is given to the roles that hold it, and to no others', async () => {
  const { db } = server;
  await db.query(
    `update service_endpoints set permissions = '{investors.update}' where endpoint = '/files' and method = 'POST'`,
  );
  await db.query(`delete from service_policies where endpoint = '/files' and method = 'POST'`);
  await learnEndpoints(db, contract);
  const rights = `select 1 from role_permissions p join roles n on n.id = p.role_id where lower(n.name) = lower(r.name) and p.permission_id || '.' || p.action`;
  const given = await db.query<{ due: boolean; has: boolean }>(
    `select exists (${rights} = any (e.permissions) and p.permission_id || '.' || p.action <> 'investors.update') as due,
       exists (select from service_policies p where p.role_id = r.id and p.endpoint = '/files' and p.method = 'POST') as has
     from service_roles r join service_endpoints e on e.service = r.service and e.endpoint = '/files' and e.method = 'POST'`,
  );
  assert.ok(given.some(({ due }) => due) && given.some(({ due }) => !due));
  assert.deepEqual(
    given.filter(({ due, has }) => due !== has),
    [],
  );
});

test('before there are roles nothing counts as given', async () => {
  await server.db.query('truncate service_roles, service_endpoints cascade');
  await learnEndpoints(server.db, contract);
  assert.equal((await server.db.query('select from service_endpoints')).length, 0);
});

test('a database of before gets namesakes of its roles, with their people and policies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const db = await testDatabase();
  try {
    const all = join(import.meta.dirname, '../../server/migrations');
    for (const name of readdirSync(all)) if (name < '0004') cpSync(join(all, name), join(folder, name));
    await migrate(db, server.clock, folder);
    await db.script(`
      insert into permissions (id, position) values ('investors', 1);
      insert into roles (id, name, description, created_at) values (1, 'kam', 'Менеджер', '2026-01-01');
      insert into role_permissions values (1, 'investors', 'query');
      insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at)
        values (1, 'kam', '', 'Санжар', 'Рахимов', 'system', '2026-01-01');
      insert into user_roles (user_id, role_id) values (1, 1);`);
    await migrate(db, server.clock);
    await learnEndpoints(db, contract);
    const held = await db.query(
      `select r.service, r.name, h.user_id, (select count(*)::int from service_policies p where p.role_id = r.id) as policies
       from service_roles r join service_user_roles h on h.role_id = r.id order by r.service`,
    );
    // What it held before, and what merchants are owed, which 0059 lets a manager see.
    const rights = ['investors.query', 'merchant_billing.query', 'merchant_billing.get'];
    const due = contract.operations.filter(
      ({ access }) => access.kind === 'permission' && access.permissions.some((one) => rights.includes(one)),
    );
    const dueOf = (name: string) => due.filter(({ service }) => service === name).length;
    assert.ok(dueOf('investment') > 0 && dueOf('payment') > 0);
    assert.deepEqual(held, [
      { service: 'investment', name: 'KAM', user_id: 1, policies: dueOf('investment') },
      { service: 'payment', name: 'KAM', user_id: 1, policies: dueOf('payment') },
    ]);
  } finally {
    await db.close();
    rmSync(folder, { recursive: true });
  }
});
