/** Sellers and agents: one path for two kinds and the rights of each, passwords, accounts in every pair of status and step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { passwordMatches } from '../../server/auth/passwords';
import { useWork } from '../support/investorWork';
import { makeBranch, makeMerchant } from '../support/merchants';
import { totalFaults } from '../support/keptTotals';
import { makeOrder } from '../support/orders';

type PosAgent = Reply<'getPosAgent'>;
type Made = Reply<'createPosAgent'>;
type Page = Reply<'listPosAgents'>;
type Account = Reply<'setAgentAccountStatus'>;

let merchant: number;
let branch: number;
let second: number;
let count = 0;
const work = useWork(async ({ db }) => {
  merchant = await makeMerchant(db, { name: 'Texnomart' });
  branch = await makeBranch(db, merchant);
  second = await makeBranch(db, merchant, { name: 'Юнусабад' });
});

const sellerBody = (own: object = {}) => ({
  ...{ kind: 'seller', name: 'Азиз Каримов', phone: '998901112233', branch_id: branch, role: 'cashier' },
  username: `aziz.${(count += 1)}`,
  ...own,
});
const agentBody = (own: object = {}) => ({
  ...{ kind: 'agent', name: 'ООО «Hamkor»', phone: '998712003040', bank_name: 'АКБ «Капиталбанк»', mfo: '01088' },
  ...{ account_number: '20208000900123456001', inn: String(300_000_000 + (count += 1)), ...own },
});
const add = (body: object, as = 'kam') => work.outcome('pay POST /v1/pos-agents', { as, body });
const make = async (body: object) => {
  const [status, made] = await add(body);
  assert.equal(status, 201, JSON.stringify(made));
  return made as Made;
};
const change = (id: number, body: object, { as = 'kam', version = 1 } = {}) =>
  work.outcome('pay PUT /v1/pos-agents', { as, version, body: { id, ...body } });
const read = ({ id, branch: at }: Pick<PosAgent, 'id' | 'branch'>, as = 'moderator') =>
  work.outcome(`pay GET /v1/pos-agents/${at?.id ?? 0}/${id}`, { as });
const digestOf = (id: number) =>
  work.one<{ password_hash: string; must_change_password: boolean }>(
    'select password_hash, must_change_password from pos_agents where id = $1',
    [id],
  );

test('a seller begins with a temporary password, which is told once and kept as a digest', async () => {
  const made = await make(sellerBody({ name: ' Азиз Каримов ' }));
  assert.match(made.password ?? '', /^(?:[\w]{4}-){2}[\w]{4}$/);
  assert.deepEqual(
    [made.name, made.status, made.branch?.id, made.merchant?.name],
    [...['Азиз Каримов', 'active', branch, 'Texnomart']],
  );
  assert.equal(made.must_change_password, true);
  const { password_hash: digest } = await digestOf(made.id);
  assert.ok(digest.startsWith('$argon2id$'));
  assert.ok(await passwordMatches(digest, made.password ?? ''));
  const [status, found] = (await read(made)) as [number, PosAgent];
  assert.equal(status, 200);
  const { password: _, ...rest } = made;
  assert.deepEqual(found, rest);
  assert.ok(!JSON.stringify(found).includes('argon2'));
  const rows = await work.db.query<{ row: string }>('select audit::text as row from audit');
  assert.ok(!rows.some(({ row }) => row.includes(made.password ?? '') || row.includes('argon2')));
});

test('the reset of a password tells a new one once, and the old one is worth nothing', async () => {
  const made = await make(sellerBody());
  const reset = (version: number, as = 'kam') =>
    work.outcome(`pay POST /v1/pos-agents/${made.id}/reset-password`, { as, version });
  const [status, answer] = (await reset(1)) as [number, { password: string }];
  assert.equal(status, 200);
  assert.notEqual(answer.password, made.password);
  const { password_hash: digest, must_change_password: must } = await digestOf(made.id);
  assert.equal(must, true);
  assert.ok(await passwordMatches(digest, answer.password));
  assert.ok(!(await passwordMatches(digest, made.password ?? '')));
  assert.deepEqual(await reset(1), [409, 'changed_meanwhile']);
  assert.equal((await reset(2, 'moderator'))[0], 403);
  const journal = await work.journalOf(made.id, 'seller');
  assert.deepEqual(
    journal.filter(({ action }) => action === 'reset_password').map(({ field, old, new: now }) => [field, old, now]),
    [['password', null, null]],
  );
  const agent = await make(agentBody());
  assert.deepEqual(
    await work.outcome(`pay POST /v1/pos-agents/${agent.id}/reset-password`, { as: 'kam', version: 1 }),
    [404, 'not_found'],
  );
});

test('each kind has what it has to have, and nothing of the other', async () => {
  const refused = async (body: object) => {
    const answer = await work.do('pay POST /v1/pos-agents', { as: 'kam', body });
    return [answer.statusCode, answer.json<{ fields?: object }>().fields];
  };
  assert.deepEqual(await refused(sellerBody({ role: undefined, branch_id: undefined })), [
    422,
    { branch_id: 'required', role: 'required' },
  ]);
  assert.deepEqual(await refused(agentBody({ inn: undefined })), [422, { inn: 'required' }]);
  assert.deepEqual(await refused(sellerBody({ inn: '306573219' })), [400, { inn: 'unknown_field' }]);
  assert.deepEqual(await refused(agentBody({ username: 'hamkor' })), [400, { username: 'unknown_field' }]);
  assert.deepEqual(await refused(sellerBody({ branch_id: 999_999 })), [422, { branch_id: 'unknown_value' }]);
  assert.deepEqual(await refused(agentBody({ branch_ids: [branch, 999_999] })), [422, { branch_ids: 'unknown_value' }]);
  for (const [field, value] of [
    ['phone', '901112233'],
    ['username', 'Азиз'],
    ['username', 'AZIZ'],
    ['username', 'ab'],
  ] as const)
    assert.equal((await refused(sellerBody({ [field]: value })))[0], 400, `${field} ${value}`);
  for (const [field, value] of [
    ['swift', 'NBFAUZ'],
    ['mfo', '1088'],
    ['inn', '30657321'],
    ['account_number', '2020'],
    ['email', 'нет'],
  ] as const)
    assert.equal((await refused(agentBody({ [field]: value })))[0], 400, `${field} ${value}`);
  const seller = await make(sellerBody());
  const wrong = await work.do('pay PUT /v1/pos-agents', {
    as: 'kam',
    version: 1,
    body: { id: seller.id, city: 'Хива' },
  });
  assert.deepEqual([wrong.statusCode, wrong.json<{ fields: object }>().fields], [400, { city: 'unknown_field' }]);
  const agent = await make(agentBody());
  assert.equal((await change(agent.id, { status: 'blocked' }))[0], 400);
});

test('a user name and an INN are somebody’s own, also of two who come at once', async () => {
  const taken = await make(sellerBody());
  assert.deepEqual(await add(sellerBody({ username: taken.username })), [422, 'username_taken']);
  const other = await make(sellerBody());
  assert.deepEqual(await change(other.id, { username: taken.username }), [422, 'username_taken']);
  const agent = await make(agentBody());
  assert.deepEqual(await add(agentBody({ inn: agent.inn })), [422, 'duplicate_value']);
  const body = sellerBody({ username: 'at.once' });
  const answers = await Promise.all(['kam', 'hunter', 'director'].map((as) => add(body, as)));
  assert.deepEqual(answers.map(([status]) => status).toSorted(), [201, 422, 422]);
});

test('a seller is found at his branch, an agent at 0, and neither elsewhere', async () => {
  const seller = await make(sellerBody());
  const agent = await make(agentBody());
  assert.equal((await read(seller))[0], 200);
  assert.equal((await read(agent))[0], 200);
  assert.equal((await read({ id: seller.id, branch: null }))[0], 200);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/pos-agents/0/${seller.id}`), [404, 'not_found']);
  for (const path of [`${second}/${seller.id}`, `${branch}/${agent.id}`, `0/999999`])
    for (const method of ['GET', 'DELETE'])
      assert.deepEqual(await work.outcome(`pay ${method} /v1/pos-agents/${path}`), [404, 'not_found'], path);
});

// By hand from the page: active ⇄ blocked.
test('a seller is blocked and unblocked; to what he is already changes nothing', async () => {
  for (const from of ['active', 'blocked'])
    for (const to of ['active', 'blocked']) {
      const { id } = await make(sellerBody());
      if (from === 'blocked') await work.db.query(`update pos_agents set status = 'blocked' where id = $1`, [id]);
      const [status, answer] = await change(id, { status: to });
      assert.equal(status, 200);
      const seller = answer as PosAgent;
      assert.deepEqual([seller.status, seller.version], [to, from === to ? 1 : 2]);
      assert.equal((await work.journalOf(id, 'seller')).length, from === to ? 1 : 2);
    }
});

// By hand: what else is done to a seller, in every state of him. A block stops his sign-in and no upkeep.
for (const [verb, expected] of [
  ['update', 200],
  ['move to another branch', 200],
  ['reset the password', 200],
  ['remove', 204],
] as const)
  test(`${verb}: a seller answers ${expected} in every state`, async () => {
    for (const status of ['active', 'blocked']) {
      const { id } = await make(sellerBody());
      await work.db.query('update pos_agents set status = $2 where id = $1', [id, status]);
      const [answered] = await {
        update: () => change(id, { phone: '998909998877' }),
        'move to another branch': () => change(id, { branch_id: second }),
        'reset the password': () =>
          work.outcome(`pay POST /v1/pos-agents/${id}/reset-password`, { as: 'kam', version: 1 }),
        remove: () => work.outcome(`pay DELETE /v1/pos-agents/${branch}/${id}`),
      }[verb]();
      assert.equal(answered, expected, status);
      const left = await work.db.query<{ status: string }>('select status from pos_agents where id = $1', [id]);
      // None of it lets a blocked one in.
      assert.deepEqual(left, verb === 'remove' ? [] : [{ status }]);
    }
  });

test('a seller is stopped by his branch and by its merchant, whatever his own status', async () => {
  const own = await makeMerchant(work.db);
  const place = await makeBranch(work.db, own);
  const { id } = await make(sellerBody({ branch_id: place }));
  const isStopped = async () => ((await read({ id, branch: { id: place, name: '' } }))[1] as PosAgent).is_stopped;
  assert.equal(await isStopped(), false);
  await work.answer(`pay POST /v1/merchants/${own}/branches/${place}/block`, { as: 'kam', body: { reason_id: 1 } });
  assert.equal(await isStopped(), true);
  await work.answer(`pay POST /v1/merchants/${own}/branches/${place}/unblock`, { as: 'kam' });
  await work.db.query(`update merchants set status = 'blocked' where id = $1`, [own]);
  assert.equal(await isStopped(), true);
});

test('a change is made on what was seen, is journalled, and an agent changes the branches it works for', async () => {
  const seller = await make(sellerBody());
  const [, moved] = (await change(seller.id, { branch_id: second, role: 'manager' })) as [number, PosAgent];
  assert.deepEqual([moved.branch?.id, moved.role, moved.version], [second, 'manager', 2]);
  assert.deepEqual(await change(seller.id, { name: 'Иначе' }), [409, 'changed_meanwhile']);
  const agent = await make(agentBody({ branch_ids: [second] }));
  assert.deepEqual(agent.branches, [{ id: second, name: 'Юнусабад' }]);
  const [, changed] = (await change(agent.id, { branch_ids: [second, branch], city: '  ', swift: 'NBFAUZ2X' })) as [
    number,
    PosAgent,
  ];
  assert.deepEqual(changed.branches.map(({ id }) => id).toSorted(), [branch, second].toSorted());
  assert.deepEqual([changed.city, changed.swift], [null, 'NBFAUZ2X']);
  assert.deepEqual(
    (await work.journalOf(agent.id, 'agent')).map(({ action, field }) => `${action} ${field}`).toSorted(),
    ['create name', 'update branches', 'update swift'],
  );
  assert.equal((await change(999_999, { name: 'Никто' }))[0], 404);
});

test('a list is of one kind, and is searched and filtered', async () => {
  const place = await makeBranch(work.db, merchant, { name: 'Сергели' });
  const zafar = await make(
    sellerBody({ name: 'Зафар Усманов', branch_id: place, role: 'manager', username: 'zafar.u' }),
  );
  const bekzod = await make(sellerBody({ name: 'Бекзод Юлдашев', branch_id: place, phone: '998935556677' }));
  await change(bekzod.id, { status: 'blocked' });
  const agent = await make(agentBody({ name: 'ООО «Vodiy»', branch_ids: [place] }));
  const ids = async (query: string, kind = 'seller') =>
    (await work.answer<Page>(`pay GET /v1/pos-agents?kind=${kind}&branch_id=${place}&${query}`)).pos_agents.map(
      ({ id }) => id,
    );
  assert.deepEqual(await ids('order_by=name'), [bekzod.id, zafar.id]);
  assert.deepEqual(await ids('order_by=-name'), [zafar.id, bekzod.id]);
  assert.deepEqual(await ids('status=blocked'), [bekzod.id]);
  assert.deepEqual(await ids('role=manager'), [zafar.id]);
  assert.deepEqual(await ids('search=zafar'), [zafar.id]);
  assert.deepEqual(await ids('search=935556677'), [bekzod.id]);
  assert.deepEqual(await ids(`merchant_id=${merchant}&limit=1`), [bekzod.id]);
  assert.deepEqual(await ids('merchant_id=999999'), []);
  assert.deepEqual(await ids('', 'agent'), [agent.id]);
  assert.deepEqual(await ids(`merchant_id=${merchant}`, 'agent'), [agent.id]);
  assert.deepEqual(await ids(`search=${agent.inn}`, 'agent'), [agent.id]);
  assert.deepEqual(await ids('begin_date=2001-01-01&end_date=2001-01-02'), []);
  assert.equal((await work.outcome('pay GET /v1/pos-agents'))[0], 400);
});

test('the bank of an agent and of his accounts is in the list; the one that stands already is let be', async () => {
  const agent = await make(agentBody());
  await work.db.query(
    `insert into banks (mfo, name, created_at, updated_at) values ('00440', 'Капиталбанк', '2026-01-01', '2026-01-01')`,
    [],
  );
  try {
    assert.deepEqual(await add(agentBody({ mfo: '99999' })), [422, 'bank_unknown']);
    assert.deepEqual(await change(agent.id, { mfo: '99999' }), [422, 'bank_unknown']);
    assert.equal((await change(agent.id, { mfo: '01088', city: 'Хива' }))[0], 200, 'as it stood');
    assert.equal((await change(agent.id, { mfo: '00440' }, { version: 2 }))[0], 200);
    const open = (mfo: string) =>
      work.outcome(`pay POST /v1/pos-agents/${agent.id}/accounts`, { as: 'kam', body: account({ mfo }) });
    assert.deepEqual(await open('99999'), [422, 'bank_unknown']);
    assert.equal((await open('00440'))[0], 201);
  } finally {
    await work.db.query('delete from banks', []);
  }
});

const account = (own: object = {}) => ({
  ...{ bank_name: 'АКБ «Капиталбанк»', mfo: '01088', currency: 'UZS' },
  number: `20208000${String((count += 1)).padStart(12, '0')}`,
  ...own,
});

// By hand from the page: new → active ⇄ blocked → closed with nothing on it.
const legal: Record<Account['status'], string[]> = {
  new: ['active'],
  active: ['blocked'],
  blocked: ['active', 'closed'],
  closed: [],
};

test('every pair of the status of an account and a step, with and without money on it', async () => {
  const agent = await make(agentBody());
  for (const from of Object.keys(legal) as Account['status'][])
    for (const to of ['active', 'blocked', 'closed'])
      for (const balance of ['0.00', '10.00']) {
        if (from === 'closed' && balance !== '0.00') continue;
        const made = await work.answer<Account>(`pay POST /v1/pos-agents/${agent.id}/accounts`, {
          ...{ as: 'kam', body: account() },
        });
        assert.equal(made.status, 'new');
        await work.db.query('update agent_accounts set status = $2, balance = $3 where id = $1', [
          made.id,
          from,
          balance,
        ]);
        const answer = await work.outcome(`pay PUT /v1/pos-agents/${agent.id}/accounts/${made.id}/account-status`, {
          ...{ as: 'kam', version: 1, body: { status: to } },
        });
        const now = await work.statusOf('agent_accounts', made.id);
        const what = `${from} → ${to} with ${balance}`;
        if (!legal[from].includes(to)) assert.deepEqual([answer, now], [[409, 'transition_not_allowed'], from], what);
        else if (to === 'closed' && balance !== '0.00')
          assert.deepEqual([answer, now], [[409, 'account_not_zero'], from], what);
        else assert.deepEqual([answer[0], (answer[1] as Account).status, now], [200, to, to], what);
      }
});

test('accounts are found at their agent alone, their numbers are unique, and what became of them stands in its history', async () => {
  const [agent, other] = [await make(agentBody()), await make(agentBody())];
  const seller = await make(sellerBody());
  const path = `/v1/pos-agents/${agent.id}/accounts`;
  const body = account();
  const made = await work.answer<Account>(`pay POST ${path}`, { as: 'kam', body });
  assert.deepEqual(await work.outcome(`pay POST ${path}`, { as: 'kam', body }), [422, 'duplicate_value']);
  const usd = await work.answer<Account>(`pay POST ${path}`, { as: 'kam', body: account({ currency: 'USD' }) });
  const ids = async (query: string) =>
    (await work.answer<Reply<'listAgentAccounts'>>(`pay GET ${path}${query}`, { as: 'moderator' })).accounts.map(
      ({ id }) => id,
    );
  assert.deepEqual(await ids(''), [made.id, usd.id]);
  assert.deepEqual(await ids(`?search=${body.number.slice(-6)}`), [made.id]);
  const step = (agentId: number, as: string, version: number, status: string) =>
    work.outcome(`pay PUT /v1/pos-agents/${agentId}/accounts/${made.id}/account-status`, {
      ...{ as, version, body: { status } },
    });
  assert.deepEqual(await step(other.id, 'kam', 1, 'active'), [404, 'not_found']);
  assert.equal((await step(agent.id, 'moderator', 1, 'active'))[0], 403);
  assert.deepEqual(await step(agent.id, 'kam', 7, 'active'), [409, 'changed_meanwhile']);
  assert.equal((await step(agent.id, 'kam', 1, 'active'))[0], 200);
  assert.deepEqual(await ids('?status=active'), [made.id]);
  assert.deepEqual(
    (await work.journalOf(agent.id, 'agent')).map(({ action, field }) => `${action} ${field}`).toSorted(),
    [
      'add_account account',
      'add_account account',
      'change_account account',
      'change_account account_status',
      'create name',
    ],
  );
  for (const id of [seller.id, 999_999])
    assert.deepEqual(await work.outcome(`pay GET /v1/pos-agents/${id}/accounts`), [404, 'not_found']);
});

test('an agent with accounts is not removed, one without is', async () => {
  const place = await makeBranch(work.db, await makeMerchant(work.db));
  const agent = await make(agentBody({ branch_ids: [place] }));
  await work.answer(`pay POST /v1/pos-agents/${agent.id}/accounts`, { as: 'kam', body: account() });
  assert.deepEqual(await work.outcome(`pay DELETE /v1/pos-agents/0/${agent.id}`), [409, 'agent_in_use']);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchant-branches/${place}`), [409, 'branch_in_use']);
  const free = await make(agentBody({ branch_ids: [place] }));
  assert.deepEqual(await work.outcome(`pay DELETE /v1/pos-agents/0/${free.id}`), [204, undefined]);
});

test('a seller has as many sales as orders he has completed, is found by them, and his orders are listed', async () => {
  const [best, other, none] = [await make(sellerBody()), await make(sellerBody()), await make(sellerBody())];
  const sell = async (seller: number, status: string) => {
    const order = await makeOrder(work, { merchantId: merchant, status });
    await work.db.query('update applications set seller_id = $2 where id = $1', [order.applicationId, seller]);
    return order.id;
  };
  const sold = [await sell(best.id, 'completed'), await sell(best.id, 'completed'), await sell(best.id, 'cancelled')];
  await sell(other.id, 'completed');
  const { total } = await work.one<{ total: string }>('select total from orders where id = $1', [sold[0]]);
  const [, card] = (await read(best)) as [number, PosAgent];
  assert.deepEqual([card.sales_count, card.sales], [2, (2 * Number(total)).toFixed(2)]);
  for (const by of ['sales', 'sales_count']) {
    const path = `/v1/pos-agents?kind=seller&limit=1000&order_by=-${by}`;
    const ids = (await work.answer<Page>(`pay GET ${path}`)).pos_agents.map(({ id }) => id);
    assert.deepEqual(ids.slice(0, 2), [best.id, other.id]);
    assert.ok(ids.includes(none.id));
  }
  const orders = await work.answer<Reply<'listOrders'>>(`pay GET /v1/orders/orders?seller_id=${best.id}&order_by=id`);
  assert.deepEqual(
    orders.orders.map(({ id }) => id),
    sold,
  );
  const counts = await work.answer<Reply<'countOrderStatuses'>>(`pay GET /v3/orders/status-count?seller_id=${best.id}`);
  assert.equal(counts.statuses.find(({ code }) => code === 'completed')?.count, 2);
  assert.deepEqual(await totalFaults(work.db), []);
});

test('a seller who made applications is not removed, by either of his paths, and one who made none is', async () => {
  const seller = await make(sellerBody());
  const order = await makeOrder(work, { merchantId: merchant });
  await work.db.query('update applications set seller_id = $2 where id = $1', [order.applicationId, seller.id]);
  const remove = (at: number) => work.do(`pay DELETE /v1/pos-agents/${at}/${seller.id}`);
  assert.equal((await remove(0)).statusCode, 404);
  const answer = await remove(branch);
  assert.deepEqual(
    [answer.statusCode, answer.json().code, answer.json().current],
    [409, 'seller_sold', { applications: 1 }],
  );
  await work.db.query('update applications set seller_id = null where id = $1', [order.applicationId]);
  assert.equal((await remove(branch)).statusCode, 204);
});

test('an application is made in the name of a seller who is being removed: one of the two is refused, and none fails', async () => {
  for (let round = 0; round < 4; round += 1) {
    const seller = await make(sellerBody());
    const order = await makeOrder(work, { merchantId: merchant });
    const [removed, named] = await Promise.all([
      work.outcome(`pay DELETE /v1/pos-agents/${branch}/${seller.id}`),
      work.db
        .query('update applications set seller_id = $2 where id = $1', [order.applicationId, seller.id])
        .then(() => true)
        .catch((error: { code?: string }) => error.code !== '23503'),
    ]);
    assert.deepEqual(removed, named ? [409, 'seller_sold'] : [204, undefined]);
  }
});

test('a branch goes while somebody is put there: one of the two is refused, and nobody is left without a branch', async () => {
  for (let round = 0; round < 4; round += 1) {
    const place = await makeBranch(work.db, await makeMerchant(work.db));
    const answers = await Promise.all([
      work.do(`pay DELETE /v1/merchant-branches/${place}`),
      work.do('pay POST /v1/pos-agents', { as: 'kam', body: sellerBody({ branch_id: place }) }),
    ]);
    const [removed, added] = answers.map(({ statusCode }) => statusCode);
    assert.ok(
      (removed === 204 && added === 422) || (removed === 409 && added === 201),
      answers.map(({ body }) => body).join(' '),
    );
  }
});

// The last one: it takes rights from a role.
test('who holds the right of one kind does nothing to the other', async () => {
  const seller = await make(sellerBody());
  const agent = await make(agentBody());
  for (const action of ['query', 'get', 'add', 'update', 'delete'])
    await work.deny('administrator', `pos_agents.${action}`);
  const as = 'director';
  const refused = (path: string, body?: object) => work.outcome(path, { as, version: 1, body }).then(([code]) => code);
  assert.equal(await refused('pay GET /v1/pos-agents?kind=agent'), 403);
  assert.equal(await refused('pay GET /v1/pos-agents?kind=seller'), 200);
  assert.equal(await refused(`pay GET /v1/pos-agents/0/${agent.id}`), 403);
  assert.equal(await refused(`pay DELETE /v1/pos-agents/0/${agent.id}`), 403);
  assert.equal(await refused('pay POST /v1/pos-agents', agentBody()), 403);
  assert.equal(await refused('pay PUT /v1/pos-agents', { id: agent.id, name: 'Иначе' }), 403);
  assert.equal(await refused('pay PUT /v1/pos-agents', { id: seller.id, name: 'Иначе' }), 200);
  await work.deny('administrator', 'sellers.disable');
  const block = { id: seller.id, status: 'blocked' };
  assert.deepEqual((await work.outcome('pay PUT /v1/pos-agents', { as, version: 2, body: block }))[0], 403);
  assert.equal(await refused(`pay DELETE /v1/pos-agents/${branch}/${seller.id}`), 204);
});
