/** Branches: both families of paths, the one main branch, every pair of a state and an action, and who does it at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { useWork } from '../support/investorWork';
import { makeBranch, makeMerchant, week } from '../support/merchants';
import { makeOrder } from '../support/orders';

type Branch = Reply<'getBranch'>;
type Page = Reply<'listBranches'>;

const work = useWork();
const body = { name: 'Чиланзар', region_id: 1, district_id: 11, address: 'улица Бунёдкор, 12', work_schedule: week };

/** Either family as its paths name a branch. */
const families = {
  'through the merchant': {
    list: (merchant: number) => `/v1/merchants/${merchant}/branches?`,
    made: (merchant: number, own = {}) => [`/v1/merchants/${merchant}/branches`, { ...body, ...own }] as const,
    one: (merchant: number, id: number) => `/v1/merchants/${merchant}/branches/${id}`,
  },
  flat: {
    list: (merchant: number) => `/v1/merchant-branches?merchant_id=${merchant}&`,
    made: (merchant: number, own = {}) =>
      ['/v1/merchant-branches', { ...body, merchant_id: merchant, ...own }] as const,
    one: (_merchant: number, id: number) => `/v1/merchant-branches/${id}`,
  },
};
const merchantOf = () => makeMerchant(work.db);
const branchOf = (id: number) => work.answer<Branch>(`pay GET /v1/merchant-branches/${id}`);
const action = (merchant: number, id: number, verb: string) => `/v1/merchants/${merchant}/branches/${id}/${verb}`;
const mainsOf = (merchant: number) =>
  work.db
    .query<{ id: number }>('select id from merchant_branches where merchant_id = $1 and is_main', [merchant])
    .then((rows) => rows.map(({ id }) => id));

for (const [family, { list, made, one }] of Object.entries(families)) {
  const create = (merchant: number, own?: object) => {
    const [path, sent] = made(merchant, own);
    return work.outcome(`pay POST ${path}`, { as: 'kam', body: sent });
  };

  test(`${family}: the first branch is the main one, is read, changed and removed`, async () => {
    const merchant = await merchantOf();
    const [status, first] = (await create(merchant, { name: '  Чиланзар ', lat: 41.27, lon: 69.2 })) as [
      number,
      Branch,
    ];
    assert.equal(status, 201);
    assert.deepEqual([first.is_main, first.name, first.lat, first.status], [true, 'Чиланзар', 41.27, 'active']);
    assert.deepEqual(first.work_schedule, week);
    const [, second] = (await create(merchant, { name: 'Юнусабад' })) as [number, Branch];
    assert.equal(second.is_main, false);
    assert.deepEqual(await work.answer(`pay GET ${one(merchant, first.id)}`), first);

    const change = { district_id: null, phone: '998712003040', work_schedule: { ...week, sat: week.mon } };
    const [, changed] = (await work.outcome(`pay PUT ${one(merchant, first.id)}`, {
      ...{ as: 'kam', version: 1, body: change },
    })) as [number, Branch];
    assert.deepEqual([changed.version, changed.district, changed.phone], [2, null, '998712003040']);
    const written = (await work.journalOf(first.id, 'branch')).map(({ action, field }) => `${action} ${field}`);
    assert.deepEqual(written.toSorted(), ['create name', 'update district', 'update phone', 'update sat']);
    // The same again changes nothing, and leaves no row.
    const again = await work.outcome(`pay PUT ${one(merchant, first.id)}`, { as: 'kam', version: 2, body: change });
    assert.equal((again[1] as Branch).version, 2);
    const stale = { as: 'kam', version: 1, body: { name: 'Иначе' } };
    assert.deepEqual(await work.outcome(`pay PUT ${one(merchant, first.id)}`, stale), [409, 'changed_meanwhile']);

    assert.deepEqual(await work.outcome(`pay DELETE ${one(merchant, first.id)}`), [409, 'main_branch']);
    assert.deepEqual(await work.outcome(`pay DELETE ${one(merchant, second.id)}`), [204, undefined]);
    assert.deepEqual(await work.outcome(`pay DELETE ${one(merchant, first.id)}`), [204, undefined]);
    assert.deepEqual(await work.outcome(`pay GET ${one(merchant, first.id)}`), [404, 'not_found']);
  });

  test(`${family}: what does not fit together is refused by its field`, async () => {
    const merchant = await merchantOf();
    const refused = async (own: object) => {
      const [path, sent] = made(merchant, own);
      const answer = await work.do(`pay POST ${path}`, { as: 'kam', body: sent });
      return [answer.statusCode, answer.json<{ fields?: object }>().fields];
    };
    const late = { ...week, tue: { from: '18:00', to: '09:00' } };
    assert.deepEqual(await refused({ district_id: 21 }), [422, { district_id: 'wrong_district' }]);
    assert.deepEqual(await refused({ district_id: 999 }), [422, { district_id: 'unknown_value' }]);
    assert.deepEqual(await refused({ region_id: 999, district_id: null }), [422, { region_id: 'unknown_value' }]);
    assert.deepEqual(await refused({ lat: 41.2 }), [422, { lon: 'required' }]);
    assert.deepEqual(await refused({ work_schedule: late }), [422, { work_schedule: 'hours_not_rising' }]);
    const same = { ...week, tue: { from: '09:00', to: '09:00' } };
    assert.deepEqual(await refused({ work_schedule: same }), [422, { work_schedule: 'hours_not_rising' }]);
    assert.equal((await refused({ work_schedule: { ...week, tue: { from: '9', to: '18:00' } } }))[0], 400);
    assert.equal((await refused({ work_schedule: { mon: null } }))[0], 400);
    assert.equal((await refused({ lat: 91, lon: 10 }))[0], 400);
    assert.equal((await refused({ name: '   ' }))[0], 400);
    assert.equal((await create(merchant, { work_schedule: { ...week, sun: { from: '20:00', to: '24:00' } } }))[0], 201);
    // The other half of a pair may stand in the record already.
    const [branch] = (await work.answer<Page>(`pay GET ${list(merchant)}`)).branches;
    const moved = { as: 'kam', version: 1, body: { region_id: 2 } };
    assert.deepEqual(await work.outcome(`pay PUT ${one(merchant, branch!.id)}`, moved), [422, 'wrong_district']);
  });

  test(`${family}: a list is searched, filtered and sorted`, async () => {
    const merchant = await makeMerchant(work.db, { name: 'Texnomart' });
    const main = await makeBranch(work.db, merchant, { name: 'Яшнабад' });
    const blocked = await makeBranch(work.db, merchant, { name: 'Андижан', isBlocked: true });
    const ids = async (query: string) =>
      (await work.answer<Page>(`pay GET ${list(merchant)}${query}`)).branches.map(({ id }) => id);
    assert.deepEqual(await ids(''), [main, blocked]);
    assert.deepEqual(await ids('order_by=name'), [blocked, main]);
    assert.deepEqual(await ids('order_by=-name'), [main, blocked]);
    assert.deepEqual(await ids('status=blocked'), [blocked]);
    assert.deepEqual(await ids('status=active'), [main]);
    assert.deepEqual(await ids('is_main=true'), [main]);
    assert.deepEqual(await ids('region_id=2'), []);
    assert.deepEqual(await ids('region_id=1&region_id=2&limit=1&offset=1'), [blocked]);
    assert.deepEqual(await ids('search=Yashnabad'), [main]);
    assert.deepEqual(await ids('search=бунёдкор'), [main, blocked]);
    assert.deepEqual(await ids(`search=${blocked}`), [blocked]);
    assert.deepEqual(await ids('search=техномарт'), [main, blocked]);
  });
}

test('a list and a branch are told in the language that is asked for', async () => {
  const merchant = await merchantOf();
  const id = await makeBranch(work.db, merchant);
  const { region, district } = await work.answer<Branch>(`pay GET /v1/merchant-branches/${id}`, { language: 'uz-UZ' });
  assert.deepEqual([region.name, district?.name], ['Toshkent', 'Yunusobod']);
});

test('a branch of another merchant is not found through this one, whatever is done', async () => {
  const [merchant, other] = [await merchantOf(), await merchantOf()];
  const id = await makeBranch(work.db, other);
  for (const [method, path, sent] of [
    ['GET', `/v1/merchants/${merchant}/branches/${id}`, undefined],
    ['PUT', `/v1/merchants/${merchant}/branches/${id}`, { name: 'Иначе' }],
    ['PUT', action(merchant, id, 'mark-as-main'), { is_main: true }],
    ['POST', action(merchant, id, 'block'), { reason_id: 1 }],
    ['POST', action(merchant, id, 'unblock'), undefined],
    ['GET', action(merchant, id, 'block-history'), undefined],
    ['DELETE', `/v1/merchants/${merchant}/branches/${id}`, undefined],
    ['GET', '/v1/merchants/999999/branches', undefined],
    ['POST', '/v1/merchants/999999/branches', body],
  ] as const)
    assert.deepEqual(
      await work.outcome(`pay ${method} ${path}`, { as: 'director', version: 1, body: sent }),
      [404, 'not_found'],
      `${method} ${path}`,
    );
  const unknown = { ...body, merchant_id: 999_999 };
  assert.deepEqual(await work.outcome('pay POST /v1/merchant-branches', { as: 'kam', body: unknown }), [
    422,
    'unknown_value',
  ]);
});

// By hand from the page: active ⇄ blocked; the merchant's own state changes neither.
test('every pair of a state and an action is taken or refused, also while the merchant is blocked', async () => {
  for (const merchantStatus of ['active', 'blocked'])
    for (const [isBlocked, verb, isLegal] of [
      [false, 'block', true],
      [false, 'unblock', false],
      [true, 'block', false],
      [true, 'unblock', true],
    ] as const) {
      const merchant = await makeMerchant(work.db, { status: merchantStatus });
      const id = await makeBranch(work.db, merchant, { isBlocked });
      const sent = verb === 'block' ? { reason_id: 3, comment: ' Три жалобы ' } : undefined;
      const answer = await work.outcome(`pay POST ${action(merchant, id, verb)}`, { as: 'kam', body: sent });
      const now = await branchOf(id);
      if (isLegal) assert.equal(answer[0], 200);
      else assert.deepEqual(answer, [409, 'transition_not_allowed']);
      assert.equal(now.is_blocked, isLegal ? verb === 'block' : isBlocked);
      assert.equal(now.status, now.is_blocked || merchantStatus === 'blocked' ? 'blocked' : 'active');
      assert.equal(now.version, isLegal ? 2 : 1);
      if (isLegal && verb === 'block') assert.equal(now.block_reason?.comment, 'Три жалобы');
    }
});

// By hand: what else is done to a branch, in every state of it and of its merchant. A block stops work and no upkeep.
const upkeep: readonly (readonly [
  verb: string,
  isMain: boolean,
  run: (merchant: number, id: number) => ReturnType<typeof work.outcome>,
  expected: number,
])[] = [
  ['update', false, (_, id) => changeFlat(id, { name: 'Иначе' }), 200],
  ['update through the merchant', false, (merchant, id) => changeThrough(merchant, id, { name: 'Иначе' }), 200],
  ['make the main one', false, (merchant, id) => mark(merchant, id, true), 200],
  ['make the main one again', true, (merchant, id) => mark(merchant, id, true), 200],
  ['give the main one up', true, (merchant, id) => mark(merchant, id, false), 409],
  ['remove', false, (_, id) => work.outcome(`pay DELETE /v1/merchant-branches/${id}`), 204],
  ['remove through', false, (merchant, id) => work.outcome(`pay DELETE /v1/merchants/${merchant}/branches/${id}`), 204],
  ['remove the main one of two', true, (_, id) => work.outcome(`pay DELETE /v1/merchant-branches/${id}`), 409],
];
const changeFlat = (id: number, sent: object) =>
  work.outcome(`pay PUT /v1/merchant-branches/${id}`, { as: 'kam', version: 1, body: sent });
const changeThrough = (merchant: number, id: number, sent: object) =>
  work.outcome(`pay PUT /v1/merchants/${merchant}/branches/${id}`, { as: 'kam', version: 1, body: sent });
const mark = (merchant: number, id: number, isMain: boolean) =>
  work.outcome(`pay PUT ${action(merchant, id, 'mark-as-main')}`, {
    ...{ as: 'kam', version: 1, body: { is_main: isMain } },
  });

for (const [verb, isMain, run, expected] of upkeep)
  test(`${verb}: a branch answers ${expected} in every state of it and of its merchant`, async () => {
    for (const merchantStatus of ['active', 'blocked'])
      for (const isBlocked of [false, true]) {
        const merchant = await makeMerchant(work.db, { status: merchantStatus });
        const main = await makeBranch(work.db, merchant, { isBlocked });
        const other = await makeBranch(work.db, merchant, { name: 'Второй', isBlocked });
        const id = isMain ? main : other;
        const [status, said] = await run(merchant, id);
        assert.equal(status, expected, `merchant ${merchantStatus}, branch ${isBlocked ? 'blocked' : 'active'}`);
        if (expected === 409) assert.equal(said, 'main_branch');
        assert.equal((await mainsOf(merchant)).length, 1);
        if (expected !== 204) assert.equal((await branchOf(id)).is_blocked, isBlocked);
      }
  });

test('a block needs a reason that is known, and the history has both ends of it and those of the merchant', async () => {
  const merchant = await merchantOf();
  const id = await makeBranch(work.db, merchant);
  const block = (sent: object) => work.outcome(`pay POST ${action(merchant, id, 'block')}`, { as: 'kam', body: sent });
  assert.equal((await block({}))[0], 400);
  assert.deepEqual(await block({ reason_id: 999 }), [422, 'unknown_value']);
  assert.equal((await block({ reason_id: 1 }))[0], 200);
  assert.equal((await work.outcome(`pay POST ${action(merchant, id, 'unblock')}`, { as: 'kam' }))[0], 200);
  await work.db.query(
    `insert into block_events (merchant_id, action, reason_id, created_at)
     values ($1, 'block', 4, '2026-02-01'), ($1, 'block', 4, '2025-02-01')`,
    [merchant],
  );
  const other = await makeBranch(work.db, merchant, { name: 'Другой' });
  await work.answer(`pay POST ${action(merchant, other, 'block')}`, { as: 'kam', body: { reason_id: 2 } });
  const read = (query = '') =>
    work.answer<Reply<'listBranchBlocks'>>(`pay GET ${action(merchant, id, 'block-history')}${query}`, {
      as: 'moderator',
      language: 'en-US',
    });
  const { history, count } = await read();
  assert.deepEqual(
    history.map(({ action: verb, scope, reason, user }) => [verb, scope, reason?.name, user !== null]),
    [
      ['block', 'merchant', 'The contract has ended', false],
      ['unblock', 'branch', undefined, true],
      ['block', 'branch', 'Fraud', true],
    ],
  );
  assert.equal(count, 3);
  assert.deepEqual((await read('?limit=1&offset=2')).history, history.slice(2));
});

test('the main branch is replaced and never given up', async () => {
  const merchant = await merchantOf();
  const [first, second] = [
    await makeBranch(work.db, merchant),
    await makeBranch(work.db, merchant, { name: 'Второй' }),
  ];
  const mark = (id: number, isMain: boolean, version = 1) =>
    work.outcome(`pay PUT ${action(merchant, id, 'mark-as-main')}`, { as: 'kam', version, body: { is_main: isMain } });
  assert.deepEqual(await mark(first, false), [409, 'main_branch']);
  assert.equal((await mark(second, false))[0], 200);
  assert.deepEqual(await mark(second, true, 7), [409, 'changed_meanwhile']);
  assert.equal((await mark(second, true))[0], 200);
  assert.deepEqual(await mainsOf(merchant), [second]);
  const rowsOf = async (id: number) =>
    (await work.journalOf(id, 'branch')).map(({ action: verb, old, new: now }) => `${verb} ${old} ${now}`);
  assert.deepEqual(await rowsOf(first), ['change_main true false']);
  assert.deepEqual(await rowsOf(second), ['change_main false true']);
  assert.deepEqual(await mark(first, true, 2).then(([status]) => status), 200);
});

test('a branch at which people work is not removed', async () => {
  const merchant = await merchantOf();
  const id = await makeBranch(work.db, merchant);
  await work.db.query(
    `insert into pos_agents (kind, name, phone, branch_id, username, role, password_hash, must_change_password, status, created_at, updated_at)
     values ('seller', 'Азиз', '998901112233', $1, 'aziz.branch', 'cashier', 'x', true, 'active', '2026-01-01', '2026-01-01')`,
    [id],
  );
  assert.equal((await branchOf(id)).sellers_count, 1);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchant-branches/${id}`), [409, 'branch_in_use']);
});

for (const [family, { one }] of Object.entries(families))
  test(`${family}: a branch at which applications were made is not removed, and says how many`, async () => {
    const merchant = await merchantOf();
    const id = await makeBranch(work.db, merchant);
    const order = await makeOrder(work, { merchantId: merchant });
    await work.db.query('update applications set branch_id = $2 where id = $1', [order.applicationId, id]);
    const answer = await work.do(`pay DELETE ${one(merchant, id)}`);
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'branch_sold']);
    assert.deepEqual(answer.json().current, { users: 0, applications: 1 });
    assert.equal((await branchOf(id)).id, id);
  });

test('what was blocked of a branch that is gone stays in the history of its merchant, by the name it had', async () => {
  const merchant = await merchantOf();
  const id = await makeBranch(work.db, merchant, { name: 'Чорсу' });
  const main = await makeBranch(work.db, merchant, { name: 'Главный' });
  await work.answer(`pay PUT ${action(merchant, main, 'mark-as-main')}`, {
    ...{ as: 'kam', version: 1, body: { is_main: true } },
  });
  await work.answer(`pay POST ${action(merchant, id, 'block')}`, { as: 'kam', body: { reason_id: 1 } });
  await work.answer(`pay POST ${action(merchant, id, 'unblock')}`, { as: 'kam' });
  const events = async () =>
    (await work.answer<Reply<'listMerchantBlockEvents'>>(`pay GET /v1/merchants/${merchant}/block-history`)).events;
  const before = await events();
  assert.equal(before.length, 2);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchant-branches/${id}`), [204, undefined]);
  assert.deepEqual(await events(), before);
  assert.deepEqual(before[0]?.branch, { id, name: 'Чорсу' });
  // The merchant itself was not blocked.
  const history = await work.answer<Reply<'listBranchBlocks'>>(`pay GET ${action(merchant, main, 'block-history')}`);
  assert.equal(history.count, 0);
  // A merchant goes with its whole history.
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/${merchant}`), [204, undefined]);
  await assert.rejects(
    work.db.query(
      `insert into block_events (merchant_id, branch_id, action, created_at) values ($1, $2, 'unblock', '2026-01-01')`,
      [await merchantOf(), main],
    ),
    { code: '23503' },
  );
});

test('what a handler does not look at keeps a record, too: no removal ends as a fault of the program', async () => {
  const merchant = await merchantOf();
  const id = await makeBranch(work.db, merchant);
  await work.db.script('create table kiosks (branch_id integer not null references merchant_branches (id))');
  await work.db.query('insert into kiosks values ($1)', [id]);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchant-branches/${id}`), [409, 'record_in_use']);
  await work.db.script('drop table kiosks');
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchant-branches/${id}`), [204, undefined]);
});

test('two first branches at once: one of them is the main one', async () => {
  const merchant = await merchantOf();
  const answers = await Promise.all(
    ['kam', 'director', 'hunter'].map((as) =>
      work.do(`pay POST /v1/merchants/${merchant}/branches`, { as, body: { ...body, name: as } }),
    ),
  );
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [201, 201, 201],
  );
  assert.equal((await mainsOf(merchant)).length, 1);
});

test('two mains at once: both are taken one after another, and one of them stays', async () => {
  const merchant = await merchantOf();
  await makeBranch(work.db, merchant);
  const wanted = [
    await makeBranch(work.db, merchant, { name: 'Бектемир' }),
    await makeBranch(work.db, merchant, { name: 'Восток' }),
  ];
  const answers = await Promise.all(
    wanted.map((id, at) =>
      work.do(`pay PUT ${action(merchant, id, 'mark-as-main')}`, {
        ...{ as: at === 0 ? 'kam' : 'hunter', version: 1, body: { is_main: true } },
      }),
    ),
  );
  // Whoever is second meets the branch as it was when he saw it: his own was not changed.
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  const mains = await mainsOf(merchant);
  assert.equal(mains.length, 1);
  assert.ok(wanted.includes(mains[0]!));
});

test('the main branch is removed while another becomes it, or a new one comes: there is always one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const merchant = await merchantOf();
    const [first, second] = [
      await makeBranch(work.db, merchant),
      await makeBranch(work.db, merchant, { name: 'Бектемир' }),
    ];
    const answers = await Promise.all([
      work.do(`pay DELETE /v1/merchant-branches/${first}`),
      work.do(`pay PUT ${action(merchant, second, 'mark-as-main')}`, {
        ...{ as: 'kam', version: 1, body: { is_main: true } },
      }),
      work.do(`pay POST /v1/merchants/${merchant}/branches`, { as: 'hunter', body }),
      work.do(`pay DELETE /v1/merchant-branches/${second}`, { as: 'director' }),
    ]);
    const unforeseen = answers.filter(({ statusCode }) => ![200, 201, 204, 404, 409].includes(statusCode));
    assert.deepEqual(unforeseen, []);
    assert.equal((await mainsOf(merchant)).length, 1);
  }
});

test('the database itself refuses a second main branch, and branches without one', async () => {
  const merchant = await merchantOf();
  const first = await makeBranch(work.db, merchant);
  await makeBranch(work.db, merchant, { name: 'Бектемир' });
  const both = work.db.query('update merchant_branches set is_main = true where merchant_id = $1', [merchant]);
  await assert.rejects(both, { code: '23505' });
  const none = work.db.query('update merchant_branches set is_main = false where id = $1', [first]);
  await assert.rejects(none, { code: '23514' });
});

test('a map gets the branches with a point, what they sell, and how many have none', async () => {
  const merchant = await merchantOf();
  const near = await makeBranch(work.db, merchant, { point: [41.275821, 69.203412] });
  const blocked = await makeBranch(work.db, merchant, { point: [39.62, 66.97], isBlocked: true });
  await makeBranch(work.db, merchant);
  // What is sold at a branch is its own, not that of its merchant's other branches; what is not completed is not sold.
  for (const [branch, status] of [
    ...[[near, 'completed'] as const, [near, 'completed'] as const, [near, 'waiting_for_moderator'] as const],
    [blocked, 'completed'] as const,
  ]) {
    const { applicationId } = await makeOrder(work, { merchantId: merchant, status });
    await work.db.query('update applications set branch_id = $2 where id = $1', [applicationId, branch]);
  }
  const { total } = await work.one<{ total: string }>(`select total from orders where branch_id = $1`, [blocked]);
  type Points = Reply<'listBranchPoints'>;
  const read = (query: string) =>
    work.answer<Points>(`pay GET /v1/merchant-branches/points?merchant_id=${merchant}${query}`);
  const { points, count, without } = await read('');
  assert.deepEqual([count, without], [2, 1]);
  assert.deepEqual(
    points.map(({ id, lat, lon, status, sales }) => [id, lat, lon, status, sales]),
    [
      [near, 41.275821, 69.203412, 'active', (2 * Number(total)).toFixed(2)],
      [blocked, 39.62, 66.97, 'blocked', total],
    ],
  );
  assert.deepEqual(
    (await read('&status=blocked')).points.map(({ id }) => id),
    [blocked],
  );
  assert.deepEqual(await read('&search=nothing-of-the-kind'), { points: [], count: 0, without: 0 });
});
