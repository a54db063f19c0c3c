import type { Endpoint } from './policyArea';
import { branchesOf, firstSegment, soughtIn } from './policyTree';

const call = (method: Endpoint['method'], endpoint: string, is_held = true): Endpoint => ({
  method,
  endpoint,
  summary: 'what it does',
  permission: 'rbac_pay.query',
  is_held,
  needs_confirmation: false,
});
const words = { notHeld: 'not yours', gone: 'gone', noteOf: ({ summary }: Endpoint) => summary };

test.each([
  ['/v1/rbac/roles', '/rbac'],
  ['/investors/{id}', '/investors'],
  ['/v1', '/'],
  ['/v12/x', '/x'],
])('%s belongs to %s', (endpoint, branch) => expect(firstSegment(endpoint)).toBe(branch));

test('groups calls by their first segment and locks what the person does not hold', () => {
  const branches = branchesOf([call('GET', '/v1/rbac/roles'), call('POST', '/v1/rbac/role', false)], [], words);
  expect(branches).toEqual([
    {
      id: '/rbac',
      label: '/rbac',
      leaves: [
        { id: 'GET /v1/rbac/roles', label: 'GET /v1/rbac/roles', note: 'what it does' },
        { id: 'POST /v1/rbac/role', label: 'POST /v1/rbac/role', note: 'what it does', lockedWhy: 'not yours' },
      ],
    },
  ]);
});

test('keeps a policy of a call that is gone, so that it can be taken away', () => {
  const [branch] = branchesOf([], [{ method: 'GET', endpoint: '/v1/old' }], words);
  expect(branch?.leaves).toEqual([{ id: 'GET /v1/old', label: 'GET /v1/old', note: 'gone', lockedWhy: 'gone' }]);
});

test('leaves out branches in which nothing is found', () => {
  const branches = branchesOf([call('GET', '/a'), call('GET', '/b')], [], words);
  expect(soughtIn(branches, ({ id }) => id.endsWith('/b')).map(({ id }) => id)).toEqual(['/b']);
});
