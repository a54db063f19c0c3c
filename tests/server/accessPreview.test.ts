/** What is told of calls that a permission opens and a missing policy closes: of oneself, and before roles are given. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { caller, type Caller } from '../support/access';
import { roleUrl, startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
let director: Caller;
before(async () => void (server = await startBackEnd()));
after(() => server.close());
beforeEach(async () => {
  await server.reset();
  director = await caller(server, 'director');
});

interface Preview {
  permissions: { permission_id: string; actions: string[] }[];
  closed_calls: string[];
}
const moderatorRole = 1;
const preview = async (query: string) =>
  (await director('GET', `system-user/v1/access-preview?${query}`)).json<Preview>();
const serviceRole = async (path: string) =>
  (await director('GET', `${path}/roles?search=moderator&limit=100`)).json<{ roles: { id: number }[] }>().roles[0]?.id;

test('the own role names the calls that lack a policy, and no longer once it is given', async () => {
  const moderator = await caller(server, 'moderator');
  const closed = async () =>
    (await moderator('GET', roleUrl(moderatorRole).replace('/api/', ''))).json<Preview>().closed_calls;
  assert.deepEqual(await closed(), []);
  await server.db.query(
    `delete from service_policies p using service_roles r
     where r.id = p.role_id and r.service = 'investment' and r.name = 'moderator' and p.method = 'GET'
       and p.endpoint = '/investors'`,
    [],
  );
  assert.deepEqual(await closed(), ['listInvestors']);
  // Of a role that one does not hold there is nothing to say.
  const others = (await director('GET', roleUrl(moderatorRole).replace('/api/', ''))).json<Preview>().closed_calls;
  assert.deepEqual(others, []);
});

test('a role of the system alone opens no call of the services, and says which', async () => {
  const alone = await preview(`role_ids=${moderatorRole}`);
  assert.ok(alone.closed_calls.includes('listCashOutClaims') && alone.closed_calls.includes('listInvestors'));
  assert.ok(!alone.closed_calls.includes('listClaims'), 'the system area keeps no policies');
  assert.deepEqual(
    alone.permissions.find(({ permission_id: id }) => id === 'dashboard'),
    { permission_id: 'dashboard', actions: ['get'] },
  );
});

test('with the roles of the services, or by their name, its calls are open', async () => {
  const [payment, investment] = [await serviceRole('payment/v1/rbac'), await serviceRole('investment/rbac')];
  const together = `role_ids=${moderatorRole}&payment_role_ids=${payment}&investment_role_ids=${investment}`;
  for (const query of [together, `role_ids=${moderatorRole}&namesakes_of=MODERATOR`]) {
    const { closed_calls: closed } = await preview(query);
    assert.ok(!closed.includes('listInvestors') && !closed.includes('listWingsRequests'), query);
    assert.ok(closed.includes('decideCashOutClaim'), 'the role approves no payments, whatever its permissions');
  }
  // The number of a role counts in its own service only.
  const swapped = await preview(`role_ids=${moderatorRole}&payment_role_ids=${investment}`);
  assert.ok(swapped.closed_calls.includes('listInvestors'));
});

test('roles that are not there count for nothing, however large their numbers', async () => {
  const nothing = await preview('');
  assert.deepEqual(nothing.permissions, []);
  assert.ok(nothing.closed_calls.includes('listInvestors'));
  const large = 'role_ids=999999999999999&investment_role_ids=999999999999999';
  assert.deepEqual(await preview(large), nothing);
});

test('a permission is explained by the names of the catalogue', async () => {
  const asked = async (query: string) =>
    (await director('GET', `system-user/v1/access-explanation?${query}`)).json<{ name: unknown }>().name;
  assert.deepEqual(await asked('permission=rbac.add'), {
    ru: 'Доступ: система',
    en: 'Access: system',
    uz: 'Kirish: tizim',
  });
  assert.equal(await asked('permission=nothing_such'), null);
  assert.equal(await asked('service=investment&method=GET&endpoint=/investors'), null);
});
