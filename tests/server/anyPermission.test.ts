/** An operation that any of several permissions opens, and whose handler asks for the one that fits the record. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endpointsOf } from '../../server/http/endpoints';
import type { AnyHandler } from '../../server/http/registerOperations';
import { readContract, type Contract } from '../../server/http/specs';
import { authHandlers } from '../../server/modules/auth/handlers';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { answering, contractOf } from '../support/contracts';

/** By the number of the record; the last is none of the operation's. */
const fitting: Record<number, string> = { 1: 'claims.enable', 2: 'investor_balance.enable', 3: 'rbac.query' };
const shape = { type: 'object', required: ['permission'], properties: { permission: { type: 'string' } } };

/** A service that keeps policies has the call, so that its roles are given it, too. */
function contract(): Contract {
  const product = readContract();
  const trial = contractOf({
    'get /things/{id}': {
      operationId: 'getThing',
      'x-permission': ['investor_balance.enable', 'claims.enable'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: answering(shape, [401, 403, 500]),
    },
  });
  return {
    documents: new Map([...product.documents, ...trial.documents]),
    operations: [
      ...product.operations.filter(({ id }) => ['login', 'refreshToken', 'logout'].includes(id)),
      ...trial.operations.map((operation) => ({ ...operation, service: 'investment' })),
    ],
  };
}

async function getThing({ params, requires }: { params: { id: number }; requires(permission: string): void }) {
  const permission = fitting[params.id] ?? '';
  requires(permission);
  return { permission };
}

let server: BackEnd;
before(async () => {
  server = await startBackEnd({
    contract: contract(),
    handlers: (parts) => ({ ...authHandlers(parts), getThing: getThing as AnyHandler }),
  });
});
after(() => server.close());

async function ask(username: string, id: number) {
  const { access_token: token } = await server.signIn(username);
  const answer = await server.call({ method: 'GET', url: `/api/trial/things/${id}`, token });
  return `${answer.statusCode} ${answer.json<{ error?: string; permission?: string }>().error ?? ''}`.trim();
}

test('who holds one of them is let in, and the record asks for its own', async () => {
  assert.equal(await ask('accountant', 1), '200');
  assert.equal(await ask('accountant', 2), '403 Permission investor_balance.enable is missing');
  assert.equal(await ask('executive', 1), '200');
  assert.equal(await ask('executive', 2), '200');
});

test('who holds none of them is told of all, the first of them before', async () => {
  assert.equal(await ask('moderator', 1), '403 Permission investor_balance.enable is missing, or claims.enable');
});

test('a handler asks for none that the operation does not name', async () => {
  assert.match(await ask('executive', 3), /^500/);
  assert.match(server.log.join('\n'), /getThing does not name the permission rbac.query/);
});

test('its policy is given to the roles that hold any of them', async () => {
  const [endpoint] = endpointsOf(contract());
  assert.deepEqual(endpoint?.permissions, ['investor_balance.enable', 'claims.enable']);
  const roles = await server.db.query<{ name: string }>(
    `select r.name from service_policies p join service_roles r on r.id = p.role_id
     where p.endpoint = '/things/{id}' and p.method = 'GET' order by r.name`,
  );
  assert.deepEqual(
    roles.map(({ name }) => name),
    ['accountant', 'director'],
  );
});

test('a list of no permissions, or of what is none, stops the start', () => {
  for (const asked of [[], ['claims.enable', 5]])
    assert.throws(
      () => contractOf({ 'get /things': { operationId: 'listThings', 'x-permission': asked } }),
      /listThings needs either x-permission or x-public/,
    );
});
