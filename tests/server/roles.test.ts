/** The starter roles: what each may do, and that no role holds both hands of what needs two. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { grants, permissionIds, roleNames, type PermissionId, type RoleName } from '../../server/seed/roleMatrix';
import { roleUrl, startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
after(() => server.close());

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
