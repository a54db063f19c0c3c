/** Roles: what the starter ones may do, and the rules by which roles, permissions and scopes are changed. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { abandoned, accessBeyond } from '../../server/auth/accessRules';
import { added, changesOfGrants, grantsOf, unknownGrants, weighty } from '../../server/modules/roles/rules';
import { roleNames, type RoleName } from '../../server/auth/permissions';
import { permissionIds, type PermissionId } from '../../server/seed/permissionIds';
import { grants } from '../../server/seed/permissions';
import { auditOf, caller, confirm, fault, partOf, refusal, type Caller } from '../support/access';
import { roleUrl, startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
after(() => server.close());
beforeEach(() => server.reset());

const all = grants();
const may = (role: RoleName, permission: PermissionId, action: string) =>
  all.some((grant) => grant.role === role && grant.permission === permission && grant.action === action);

test('every permission is held by somebody, and every role opens the start page', () => {
  for (const permission of permissionIds)
    assert.ok(
      all.some((grant) => grant.permission === permission),
      permission,
    );
  for (const role of roleNames) assert.ok(may(role, 'dashboard', 'get'), role);
});

test('who may change an area may read it', () => {
  for (const { role, permission } of all.filter((grant) => grant.permission !== 'dashboard'))
    assert.ok(may(role, permission, 'query') && may(role, permission, 'get'), `${role} ${permission}`);
});

test('no role both asks for and approves a change of a balance, or both steps of a refund', () => {
  for (const role of roleNames) {
    assert.ok(!(may(role, 'investor_balance', 'add') && may(role, 'investor_balance', 'enable')), role);
    assert.ok(!(may(role, 'refund_claims', 'enable') && may(role, 'refund_accounting', 'enable')), role);
  }
});

test('only the administrator touches roles and settings', () => {
  for (const role of roleNames)
    for (const permission of ['rbac', 'rbac_pay', 'invest_rbac', 'settings', 'invest_constants'] as const)
      assert.equal(may(role, permission, 'update'), role === 'administrator', `${role} ${permission}`);
});

test('the manager does not see the ledger, nor the moderator', () => {
  for (const role of ['kam', 'hunter', 'moderator'] as const) assert.ok(!may(role, 'gl', 'query'));
  assert.ok(!may('kam', 'cash_out', 'query'));
  assert.ok(may('moderator', 'cash_out', 'query') && !may('moderator', 'cash_out', 'enable'));
});

test('a role is read with its permissions in the order of the list', async () => {
  const { access_token: token } = await server.signIn('accountant');
  const answer = await server.call({ method: 'GET', url: roleUrl(4), token });
  const role = answer.json<{
    name: string;
    users_count: number;
    scopes: unknown[];
    permissions: { permission_id: PermissionId; actions: string[] }[];
  }>();
  assert.deepEqual([role.name, role.users_count, role.scopes], ['accountant', 2, []]);
  const ids = role.permissions.map(({ permission_id }) => permission_id);
  assert.deepEqual(
    ids,
    permissionIds.filter((id) => ids.includes(id)),
  );
  assert.deepEqual(role.permissions.find(({ permission_id }) => permission_id === 'cash_out')?.actions, [
    'enable',
    'export',
    'get',
    'import',
    'query',
    'update',
  ]);
});

const roles = 'system-user/v1/user-roles';
interface Waits {
  access_change_id: number | null;
}
interface Role {
  id: number;
  version: number;
  permissions: { permission_id: string; actions: string[] }[];
  scopes: { id: number }[];
}
const grant = (permission_id: string, ...actions: string[]) => ({ permission_id, actions });
/** The manager of the demonstration as one who may confirm. */
const secondAdministrator = () => server.db.query('insert into user_roles (user_id, role_id) values (2, 5)');
const make = async (director: Caller, body: object) =>
  (await director('POST', roles, { name: 'analyst', ...body })).json<Role>();

test('a set of permissions is read without doubles and synonyms, and compared with the old one', () => {
  const asked = grantsOf([grant('gl', 'edit', 'update'), grant('gl', 'get'), grant('tax')]);
  assert.deepEqual(
    [...asked].map(([id, actions]) => [id, [...actions].sort()]),
    [['gl', ['get', 'update']]],
  );
  const old = grantsOf([grant('gl', 'get'), grant('tax', 'get')]);
  assert.deepEqual(added(old, asked), ['gl.update']);
  assert.deepEqual(changesOfGrants(old, asked), [
    { field: 'gl', old: 'get', new: 'get,update' },
    { field: 'tax', old: 'get', new: undefined },
  ]);
});

test('what nobody can hold is unknown, and what opens nothing may be granted freely', () => {
  const catalogue = [
    { id: 'gl', actions: ['get'], is_builtin: true },
    { id: 'warehouse', actions: ['get'], is_builtin: false },
  ];
  assert.deepEqual(unknownGrants(['gl.get', 'gl.add', 'lg.get'], catalogue), ['gl.add', 'lg.get']);
  assert.deepEqual(weighty(['gl.get', 'warehouse.get'], catalogue), ['gl.get']);
});

test('of the areas that somebody administers none may be left alone', () => {
  assert.deepEqual(abandoned(new Set(['system', 'payment']), new Set(['payment'])), ['system']);
  assert.deepEqual(abandoned(new Set(['payment']), new Set(['payment', 'system'])), []);
  assert.deepEqual(accessBeyond(['gl.get', 'rbac.add'], new Set(['rbac.get'])), ['rbac.add']);
});

test('a role is made, renamed, listed and removed, and each leaves a row', async () => {
  const director = await caller(server, 'director');
  const role = await make(director, { permissions: [grant('investors', 'query', 'get')], scope_ids: [1, 1, 2] });
  assert.deepEqual([role.version, role.scopes.length], [1, 2]);
  assert.equal(fault(await director('POST', roles, { name: ' ANALYST ' }), 'name'), '422 role_name_taken');
  assert.equal(
    fault(await director('PUT', `${roles}/${role.id}`, { name: 'Moderator' }, 1), 'name'),
    '422 role_name_taken',
  );
  assert.equal((await director('PUT', `${roles}/${role.id}`, { name: 'Аналитик' }, 1)).statusCode, 200);
  assert.equal(refusal(await director('PUT', `${roles}/${role.id}`, { name: 'Другой' }, 1)), '409 changed_meanwhile');
  const found = (await director('GET', `${roles}?search=АНАЛ`)).json<{ roles: object[]; count: number }>();
  assert.equal(found.count, 1);
  const expected = {
    name: 'Аналитик',
    permissions_count: 1,
    scopes_count: 2,
    users_count: 0,
    is_own: false,
  };
  assert.deepEqual(partOf(found.roles[0], expected), expected);
  assert.equal((await director('DELETE', `${roles}/${role.id}`, undefined, 2)).statusCode, 204);
  assert.equal((await director('GET', `${roles}/${role.id}`)).statusCode, 404);
  const rows = await auditOf(server, 'role', role.id);
  assert.deepEqual(
    [...new Set(rows.map(({ action }) => action))],
    ['create', 'set_permissions', 'add_scopes', 'update', 'delete'],
  );
});

test('a role that somebody holds is not removed', async () => {
  const director = await caller(server, 'director');
  assert.equal(refusal(await director('DELETE', `${roles}/1`, undefined, 1)), '409 role_has_users');
});

test('permissions are replaced as a whole, and work at the next call', async () => {
  const director = await caller(server, 'director');
  const role = await make(director, { permissions: [grant('customers', 'query')] });
  await director('POST', 'system-user/v1/user-with-role', { role_id: role.id, user_id: 7 });
  const url = `${roles}/${role.id}/permissions`;
  const set = await director('POST', url, { permissions: [grant('rbac', 'get', 'edit'), grant('orders')] }, 1);
  assert.deepEqual(set.json(), { permissions: [grant('customers', 'query')], version: 1, access_change_id: 1 });
  // Who holds the role comes by it, so that neither he nor the one who asks confirms.
  await secondAdministrator();
  await confirm(server, set, 'kam');
  const held = await director('GET', url);
  assert.deepEqual(held.json(), { permissions: [grant('rbac', 'get', 'update')], version: 2 });
  const executive = await caller(server, 'executive');
  assert.equal((await executive('PUT', `${roles}/1`, { description: 'Иная' }, 1)).statusCode, 200);
  assert.equal((await director('POST', url, { permissions: [] }, 2)).json<Waits>().access_change_id, null);
  assert.equal((await executive('PUT', `${roles}/1`, { description: 'Прежняя' }, 2)).statusCode, 403);
  assert.equal(refusal(await director('POST', url, { permissions: [] }, 2)), '409 changed_meanwhile');
  const { history } = (await director('GET', `${roles}/${role.id}`)).json<{ history: Record<string, unknown>[] }>();
  assert.deepEqual(
    history.filter(({ action }) => action === 'set_permissions').map(({ field, old, new: now }) => [field, old, now]),
    [
      ['rbac', 'get,update', null],
      ['rbac', null, 'get,update'],
      ['customers', 'query', null],
      ['customers', null, 'query'],
    ],
  );
});

test('nobody grants more than he holds, of permissions or of scopes', async () => {
  const director = await caller(server, 'director');
  const role = await make(director, {});
  const url = `${roles}/${role.id}/permissions`;
  const more = await director('POST', url, { permissions: [grant('gl', 'get', 'add')] }, 1);
  assert.equal(refusal(more), '403 more_than_held');
  assert.match(more.json<{ error: string }>().error, /gl\.add$/);
  assert.equal(
    fault(await director('POST', url, { permissions: [grant('dashboard', 'add')] }, 1), 'permissions'),
    '422 unknown_value',
  );
  assert.equal(
    refusal(await director('POST', roles, { name: 'ledger', permissions: [grant('gl', 'add')] })),
    '403 more_than_held',
  );
  assert.equal((await server.db.query(`select from roles where name = 'ledger'`)).length, 0);
  // What the role holds already stays although the director could not give it.
  const accountant = (await director('GET', `${roles}/4`)).json<Role>();
  const fewer = accountant.permissions.filter(({ permission_id: id }) => id !== 'tax');
  assert.equal((await director('POST', `${roles}/4/permissions`, { permissions: fewer }, 1)).statusCode, 200);

  await server.db.query('delete from role_scopes where scope_id = 3');
  const scopes = 'system-user/v1/user-role-scopes';
  assert.equal(refusal(await director('POST', scopes, { role_id: role.id, scope_ids: [1, 3] })), '403 more_than_held');
  assert.equal(
    (await director('POST', scopes, { role_id: role.id, scope_ids: [1, 2] })).json<{ count: number }>().count,
    2,
  );
  assert.equal((await director('DELETE', `${scopes}/${role.id}/1`)).statusCode, 204);
  assert.equal((await director('DELETE', `${scopes}/${role.id}/1`)).statusCode, 404);
  assert.equal((await director('GET', `${scopes}?roleId=${role.id}`)).json<{ count: number }>().count, 1);
});

test('a role over access is neither changed, removed nor handed on by who holds less', async () => {
  const director = await caller(server, 'director');
  const role = await make(director, { permissions: [grant('rbac', 'query', 'get', 'update', 'delete')] });
  await confirm(server, await director('POST', 'system-user/v1/user-with-role', { role_id: role.id, user_id: 3 }));
  const hunter = await caller(server, 'hunter');
  assert.equal(refusal(await hunter('POST', `${roles}/5/permissions`, { permissions: [] }, 1)), '403 more_than_held');
  assert.equal(
    refusal(await hunter('POST', 'system-user/v1/user-with-role', { role_id: 5, user_id: 1 })),
    '403 more_than_held',
  );
  assert.equal(refusal(await hunter('DELETE', 'system-user/v1/user-with-role/5/6')), '403 more_than_held');
  const unheld = await make(director, { name: 'spare', permissions: [grant('rbac_pay', 'update')] });
  for (const refused of [
    await hunter('PUT', `${roles}/5`, { name: 'moderators' }, 1),
    await hunter('DELETE', `${roles}/${unheld.id}`, undefined, 1),
    await hunter('POST', 'system-user/v1/user-role-scopes', { role_id: unheld.id, scope_ids: [1] }),
    await hunter('DELETE', 'system-user/v1/user-role-scopes/5/1'),
  ])
    assert.match(refused.json<{ error: string }>().error, /Nobody grants more than he holds: (?!scope)/);
  await confirm(server, await hunter('POST', 'system-user/v1/user-with-role', { role_id: 4, user_id: 1 }));
});

test('people come to a role and leave it; nobody changes the own ones', async () => {
  const director = await caller(server, 'director');
  const members = 'system-user/v1/user-with-role';
  const added = await director('POST', members, { role_id: 4, user_id: 1 });
  assert.deepEqual(added.json(), { user_id: 1, role_ids: [1], access_change_id: 1 });
  await confirm(server, added);
  const again = await director('POST', members, { role_id: 4, user_id: 1 });
  assert.deepEqual(again.json(), { user_id: 1, role_ids: [1, 4], access_change_id: null });
  assert.equal((await director('GET', `${members}/4`)).json<{ count: number }>().count, 3);
  assert.equal((await director('DELETE', `${members}/4/1`)).statusCode, 204);
  assert.equal((await director('DELETE', `${members}/4/1`)).statusCode, 404);
  assert.equal(refusal(await director('POST', members, { role_id: 1, user_id: 6 })), '409 own_roles');
  assert.equal(refusal(await director('DELETE', `${members}/5/6`)), '409 own_roles');
  assert.equal(
    fault(await director('POST', members, { role_id: 1, user_id: 8 }), 'user_id'),
    '422 merchant_without_roles',
  );
  assert.equal(fault(await director('POST', members, { role_id: 999, user_id: 1 }), 'role_id'), '422 unknown_value');
});

test('the role of the last administrator keeps what administers access, and may lose the rest', async () => {
  const director = await caller(server, 'director');
  const own = (await director('GET', `${roles}/5`)).json<Role>();
  const without = (id: string) => own.permissions.filter((one) => one.permission_id !== id);
  for (const id of ['rbac', 'rbac_pay', 'invest_rbac'])
    assert.equal(
      refusal(await director('POST', `${roles}/5/permissions`, { permissions: without(id) }, 1)),
      '409 last_administrator',
    );
  assert.equal((await director('POST', `${roles}/5/permissions`, { permissions: without('tax') }, 1)).statusCode, 200);
});

test('a permission made by hand is granted, kept while held, and removed; a built-in one stays', async () => {
  const director = await caller(server, 'director');
  const url = 'system-user/v1/permissions';
  const name = { ru: 'Склад', en: 'Warehouse', uz: 'Ombor' };
  const made = await director('POST', url, { id: 'warehouse', name, actions: ['get', 'edit', 'update'] });
  const expected = { actions: ['get', 'update'], is_builtin: false, version: 1 };
  assert.deepEqual(partOf(made.json(), expected), expected);
  assert.equal(fault(await director('POST', url, { id: 'gl', name, actions: ['get'] }), 'id'), '422 permission_exists');
  const role = await make(director, { permissions: [grant('warehouse', 'get')] });
  assert.equal(refusal(await director('DELETE', `${url}/warehouse`, undefined, 1)), '409 permission_in_use');
  assert.equal(refusal(await director('PUT', `${url}/warehouse`, { actions: ['update'] }, 1)), '409 permission_in_use');
  assert.equal((await director('PUT', `${url}/warehouse`, { actions: ['get', 'add'] }, 1)).statusCode, 200);
  await director('POST', `${roles}/${role.id}/permissions`, { permissions: [] }, 1);
  assert.equal((await director('DELETE', `${url}/warehouse`, undefined, 2)).statusCode, 204);
  assert.equal(refusal(await director('DELETE', `${url}/gl`, undefined, 1)), '409 permission_builtin');
  assert.equal(refusal(await director('PUT', `${url}/gl`, { actions: ['get'] }, 1)), '409 permission_builtin');
  const renamed = await director('PUT', `${url}/gl`, { name: { ...name, ru: 'Книга' } }, 1);
  assert.equal(renamed.json<{ name: { ru: string } }>().name.ru, 'Книга');
  assert.equal((await director('GET', `${url}?search=склад`)).json<{ count: number }>().count, 0);
  assert.equal((await director('GET', `${url}?limit=100`)).json<{ count: number }>().count, permissionIds.length);
});

test('everybody may ask which roles give a right and who grants it', async () => {
  const moderator = await caller(server, 'moderator');
  const ask = async (query: string) =>
    (await moderator('GET', `system-user/v1/access-explanation?${query}`)).json<{
      held: boolean;
      area: string;
      roles: { name: string; is_own: boolean }[];
      administrators: { name: string }[];
    }>();
  const cashOut = await ask('permission=cash_out.enable');
  assert.deepEqual([cashOut.held, cashOut.area], [false, 'system']);
  assert.deepEqual(
    cashOut.roles.map(({ name }) => name),
    ['accountant', 'director'],
  );
  assert.deepEqual(
    cashOut.administrators.map(({ name }) => name),
    ['Назаров Бахтиёр'],
  );
  assert.equal((await ask('permission=investors.edit')).held, true);
  assert.equal((await ask('permission=gl')).held, false);
  const policy = await ask('service=investment&method=GET&endpoint=/investors');
  assert.deepEqual([policy.held, policy.area], [true, 'investment']);
  assert.ok(policy.roles.some(({ is_own }) => is_own));
  for (const query of ['', 'service=payment', 'permission=gl&service=payment&method=GET&endpoint=/x'])
    assert.equal((await moderator('GET', `system-user/v1/access-explanation?${query}`)).statusCode, 400, query);
});
