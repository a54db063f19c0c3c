/** Merchants: what is refused of their fields, what their status allows, their papers, and two who want the same at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { isPublicAddress } from '../../server/shared/publicAddress';
import { useWork } from '../support/investorWork';
import { formOf, samples } from '../support/uploads';

type Merchant = Reply<'getMerchant'>;

const work = useWork();
const path = '/v1/merchants';
const day = { from: '09:00', to: '18:00' };
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null };
let last = 311_000_000;
const wanted = () => ({
  ...{ name: 'Texnomart', legal_name: 'ООО «Texnomart»', inn: String((last += 1)), mfo: '00450', type: 'product' },
  ...{ account_number: '20208000900123456001', phone: '998712000000', work_schedule: week },
});
const create = (body: object = {}, as = 'kam') =>
  work.outcome(`pay POST ${path}`, { as, body: { ...wanted(), ...body } });
async function made(body: object = {}): Promise<Merchant> {
  const [status, merchant] = await create(body);
  assert.equal(status, 201, JSON.stringify(merchant));
  return merchant as Merchant;
}
const read = (id: number, as = 'director') => work.answer<Merchant>(`pay GET ${path}/${id}`, { as });
const change = ({ id, version }: { id: number; version: number }, body: object, as = 'kam') =>
  work.outcome(`pay PUT ${path}/${id}`, { as, version, body });
const block = (id: number, body: object = { reason_id: 3 }, as = 'kam') =>
  work.outcome(`pay POST ${path}/${id}/block`, { as, body });
const unblock = (id: number, body: object = {}, as = 'kam') =>
  work.outcome(`pay POST ${path}/${id}/unblock`, { as, body });
const remove = (id: number, as = 'director') => work.outcome(`pay DELETE ${path}/${id}`, { as });
const list = (query: string, as = 'kam') =>
  work.answer<Reply<'listMerchants'>>(`pay GET ${path}?limit=1000&${query}`, { as });
const namesOf = async (query: string, as?: string) => (await list(query, as)).merchants.map(({ name }) => name);
const idOf = async (username: string) =>
  (await work.db.query<{ id: number }>('select id from system_users where username = $1', [username]))[0]!.id;
async function sell(id: number, amount = '950.00') {
  await work.db.query(
    `insert into merchant_moves (merchant_id, date, kind, amount, purchase, commission, created_at)
     values ($1, '2026-01-10', 'sale', $2, $2::numeric + 50, 50, '2026-01-10')`,
    [id, amount],
  );
}

test('a merchant is made with everything, and names its bank, its people and its place', async () => {
  await work.db.query(
    `insert into banks (mfo, name, created_at, updated_at) values ('00450', 'Национальный банк ВЭД', '2026-01-01', '2026-01-01')`,
  );
  const [kam, hunter] = [await idOf('kam'), await idOf('hunter')];
  const one = await made({
    ...{ pays_vat: true, discount_percent: 4.5, markup_percent: 24, unit: ' шт. ', address: '  ', region_id: 1 },
    ...{ lat: 41.3, lon: 69.2, website_url: 'https://texnomart.uz', contract_number: 'М-1', kam_id: kam },
    ...{ contract_date: '2025-01-10', contract_expiry: '2027-01-09', hunter_id: hunter, district_id: 11 },
  });
  assert.deepEqual(
    [one.bank_name, one.rate_nds, one.unit, one.address, one.region?.id, one.district?.id, one.kam?.id, one.hunter?.id],
    ['Национальный банк ВЭД', 12, 'шт.', null, 1, 11, kam, hunter],
  );
  assert.deepEqual(
    [one.status, one.sales, one.debt, one.block, one.branches_count],
    ['active', '0.00', '0.00', null, 0],
  );
  assert.deepEqual(one.work_schedule, week);
  assert.deepEqual(
    one.history.map(({ action, field, new: now }) => [action, field, now]),
    [['create', 'status', 'active']],
  );
});

const wrong: [what: string, body: object, fields: Record<string, string>][] = [
  ['an INN of eight digits', { inn: '31122233' }, { inn: 'invalid_inn' }],
  ['an MFO of four digits', { mfo: '0045' }, { mfo: 'invalid_mfo' }],
  ['a bank that is not in the list', { mfo: '99999' }, { mfo: 'bank_unknown' }],
  ['an account of nineteen digits', { account_number: '2020800090012345600' }, { account_number: 'invalid_account' }],
  ['a phone of another country', { phone: '77012345678' }, { phone: 'invalid_phone' }],
  [
    'a day that closes before it opens',
    { work_schedule: { ...week, tue: { from: '18:00', to: '09:00' } } },
    { work_schedule: 'hours_not_rising' },
  ],
  [
    'a day that closes as it opens',
    { work_schedule: { ...week, tue: { from: '09:00', to: '09:00' } } },
    { work_schedule: 'hours_not_rising' },
  ],
  ['half of a place', { lat: 41.3 }, { lon: 'required' }],
  ['a district of another region', { region_id: 2, district_id: 11 }, { district_id: 'unknown_value' }],
  ['a district without a region', { district_id: 11 }, { region_id: 'required' }],
  ['a region that is not there', { region_id: 99 }, { region_id: 'unknown_value' }],
  ['a website without https', { website_url: 'http://texnomart.uz' }, { website_url: 'address_not_public' }],
  ['a website of our own network', { website_url: 'https://10.0.0.7/' }, { website_url: 'address_not_public' }],
  ['a contract of tomorrow', { contract_date: '2999-01-01' }, { contract_date: 'in_future' }],
  [
    'a contract that ends before it begins',
    { contract_date: '2025-02-01', contract_expiry: '2025-01-31' },
    { contract_expiry: 'not_after_begin' },
  ],
  ['a day that no calendar knows', { contract_expiry: '2025-02-30' }, { contract_expiry: 'no_such_day' }],
  ['a KAM who is none', { kam_id: 999 }, { kam_id: 'unknown_value' }],
  [
    'a category that is not there',
    { category_guid: '00000000-0000-4000-8000-000000000000' },
    { category_guid: 'unknown_value' },
  ],
  ['a logo that was not uploaded', { logo_key: '00000000-0000-4000-8000-000000000000' }, { logo_key: 'file_missing' }],
  ['several at once', { inn: 'abc', phone: '1' }, { inn: 'invalid_inn', phone: 'invalid_phone' }],
];
test('what is wrong is told by its field, of a new merchant and of one that is changed', async () => {
  const one = await made();
  for (const [what, body, fields] of wrong) {
    const added = await work.do(`pay POST ${path}`, { as: 'kam', body: { ...wanted(), ...body } });
    assert.deepEqual([added.statusCode, added.json<{ fields: object }>().fields], [422, fields], what);
    const changed = await work.do(`pay PUT ${path}/${one.id}`, { as: 'kam', version: one.version, body });
    assert.deepEqual([changed.statusCode, changed.json<{ fields: object }>().fields], [422, fields], what);
  }
  assert.equal((await read(one.id)).version, one.version);
});

test('the roles of KAM and hunter are not each other, and who is named already stays', async () => {
  const [kam, hunter] = [await idOf('kam'), await idOf('hunter')];
  assert.deepEqual(await create({ kam_id: hunter }), [422, 'unknown_value']);
  assert.deepEqual(await create({ hunter_id: kam }), [422, 'unknown_value']);
  const one = await made({ kam_id: kam });
  await work.db.query('update system_users set is_active = false where id = $1', [kam]);
  try {
    const [status] = await change(one, { kam_id: kam, unit: 'кг' }, 'director');
    assert.equal(status, 200);
    assert.deepEqual(await change(await read(one.id), { kam_id: null }, 'director').then(([code]) => code), 200);
    assert.deepEqual(await change(await read(one.id), { kam_id: kam }, 'director'), [422, 'unknown_value']);
  } finally {
    await work.db.query('update system_users set is_active = true where id = $1', [kam]);
  }
});

test('an MFO is only asked for its form while the list of banks is empty', async () => {
  const kept = await work.db.query<{ mfo: string; name: string }>('select mfo, name from banks');
  await work.db.query('delete from banks');
  try {
    assert.equal((await made({ mfo: '99998' })).bank_name, null);
    assert.deepEqual(await create({ mfo: '9999' }), [422, 'invalid_mfo']);
  } finally {
    for (const { mfo, name } of kept)
      await work.db.query(
        `insert into banks (mfo, name, created_at, updated_at) values ($1, $2, '2026-01-01', '2026-01-01')`,
        [mfo, name],
      );
  }
});

test('an INN that another merchant has is refused with the name of the other, also to two at once', async () => {
  const one = await made({ name: 'Mediapark' });
  const answer = await work.do(`pay POST ${path}`, { as: 'kam', body: { ...wanted(), inn: one.inn } });
  const { code, current } = answer.json<{ code: string; current: object }>();
  assert.deepEqual([answer.statusCode, code, current], [422, 'inn_taken', { id: one.id, name: 'Mediapark' }]);
  const inn = String((last += 1));
  const both = await Promise.all([create({ inn }), create({ inn })]);
  assert.deepEqual(both.map(([status]) => status).sort(), [201, 422]);
});

test('the rate of VAT is that of the day on which it is switched on', async () => {
  const one = await made({ pays_vat: true });
  await work.db.query(`update invest_constants set value = '15' where key = 'vat_rate'`);
  try {
    const [, kept] = (await change(one, { pays_vat: true, unit: 'кг' })) as [number, Merchant];
    assert.equal(kept.rate_nds, 12);
    const [, off] = (await change(kept, { pays_vat: false })) as [number, Merchant];
    assert.equal(off.rate_nds, 0);
    const [, on] = (await change(off, { pays_vat: true })) as [number, Merchant];
    assert.equal(on.rate_nds, 15);
  } finally {
    await work.db.query(`update invest_constants set value = '12' where key = 'vat_rate'`);
  }
});

test('a change is told day by day and by names, and one that changes nothing leaves no version', async () => {
  const one = await made({ region_id: 1 });
  const [, same] = (await change(one, { name: one.name, work_schedule: week })) as [number, Merchant];
  assert.equal(same.version, one.version);
  const [, after] = (await change(one, {
    work_schedule: { ...week, sat: { from: '10:00', to: '14:00' } },
    region_id: 2,
  })) as [number, Merchant];
  assert.deepEqual(
    after.history
      .filter(({ action }) => action === 'update')
      .map(({ field, old, new: now }) => [field, old, now])
      .sort(),
    [
      ['region', 'Ташкент', 'Хорезм'],
      ['sat', null, '10:00–14:00'],
    ],
  );
  assert.deepEqual(await change(one, { unit: 'кг' }), [409, 'changed_meanwhile']);
});

// By hand: what each action answers in each status.
const table: Record<'active' | 'blocked', Record<string, number>> = {
  active: { block: 200, unblock: 409, update: 200, attach: 422, remove: 204 },
  blocked: { block: 409, unblock: 200, update: 200, attach: 422, remove: 204 },
};
for (const [status, actions] of Object.entries(table))
  for (const [action, expected] of Object.entries(actions))
    test(`${action} of a merchant that is ${status} answers ${expected}`, async () => {
      const { id } = await made();
      if (status === 'blocked') await block(id);
      const one = await read(id);
      const run: Record<string, () => Promise<readonly [number, ...unknown[]]>> = {
        block: () => block(id),
        unblock: () => unblock(id),
        update: () => change(one, { unit: 'кг' }),
        attach: () =>
          work.outcome(`pay POST ${path}/attachment`, {
            ...{ as: 'kam' },
            body: { merchant_id: id, document_key: '00000000-0000-4000-8000-000000000000', title: 'a' },
          }),
        remove: () => remove(id),
      };
      const [answered] = await run[action]!(); // the table names them
      assert.equal(answered, expected);
      if (expected === 409) assert.equal((await read(id)).version, one.version);
    });

test('blocking keeps why, leaves the flags of branches alone, and unblocking gives them back', async () => {
  const { id } = await made();
  const [branch] = await work.db.query<{ id: number }>(
    `insert into merchant_branches (merchant_id, name, region_id, address, work_schedule, is_main, is_blocked, created_at, updated_at)
     values ($1, 'Главный', 1, 'a', '{}', true, true, '2026-01-01', '2026-01-01') returning id`,
    [id],
  );
  const flag = async () =>
    (
      await work.db.query<{ is_blocked: boolean }>('select is_blocked from merchant_branches where id = $1', [
        branch!.id,
      ])
    )[0]?.is_blocked;
  const [status, blocked] = (await block(id, { reason_id: 1, comment: ' Нет товара ' })) as [number, Merchant];
  assert.deepEqual(
    [status, blocked.status, blocked.block?.reason, blocked.block?.holds_payouts, blocked.block?.comment],
    [200, 'blocked', 'Мошенничество', true, 'Нет товара'],
  );
  assert.equal(await flag(), true);
  const [, free] = (await unblock(id, { comment: 'Разобрались' })) as [number, Merchant];
  assert.deepEqual([free.status, free.block, await flag()], ['active', null, true]);
  const { events, count } = await work.answer<Reply<'listMerchantBlockEvents'>>(`pay GET ${path}/${id}/block-history`, {
    as: 'accountant',
  });
  assert.equal(count, 2);
  assert.deepEqual(
    events.map(({ action, reason, comment, branch: of, user }) => [action, reason, comment, of, user?.name]),
    [
      ['unblock', null, 'Разобрались', null, 'Санжар Рахимов'],
      ['block', 'Мошенничество', 'Нет товара', null, 'Санжар Рахимов'],
    ],
  );
});

test('a reason is one of the list, and the last of them asks for a comment', async () => {
  const { id } = await made();
  assert.deepEqual(await block(id, { reason_id: 99 }), [422, 'unknown_value']);
  assert.deepEqual(await block(id, { reason_id: 6 }), [422, 'comment_required']);
  assert.deepEqual(await block(id, { reason_id: 6, comment: '  ' }), [422, 'comment_required']);
  assert.equal((await read(id)).status, 'active');
  const reasons = await work.answer<Reply<'listBlockReasons'>>(`pay GET ${path}/block-reasons`, { as: 'kam' });
  assert.deepEqual(
    reasons.items.filter(({ holds_payouts: holds }) => holds).map(({ code }) => code),
    ['fraud'],
  );
});

test('of two who block at once one does, and an edit beside a block is made again on what stands', async () => {
  const one = await made();
  const both = await Promise.all([block(one.id), block(one.id, { reason_id: 2 }, 'director')]);
  assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
  const { count } = await work.answer<Reply<'listMerchantBlockEvents'>>(`pay GET ${path}/${one.id}/block-history`);
  assert.equal(count, 1);
  const other = await made();
  const [edited, blocked] = await Promise.all([change(other, { unit: 'кг' }), block(other.id)]);
  assert.equal(blocked[0], 200);
  const now = await read(other.id);
  assert.deepEqual([now.status, now.unit], ['blocked', edited[0] === 200 ? 'кг' : null]);
});

test('one that sold anything stays, one that did not goes with its branches and papers', async () => {
  const seller = await made();
  await sell(seller.id);
  assert.deepEqual(await remove(seller.id), [409, 'merchant_in_use']);
  const one = await made();
  await work.db.query(
    `insert into merchant_branches (merchant_id, name, region_id, address, work_schedule, is_main, created_at, updated_at)
     values ($1, 'Главный', 1, 'a', '{}', true, '2026-01-01', '2026-01-01')`,
    [one.id],
  );
  const key = await keyOf(samples.pdf, 'договор.pdf');
  await attach(one.id, key);
  assert.equal((await remove(one.id))[0], 204);
  assert.deepEqual(await work.outcome(`pay GET ${path}/${one.id}`), [404, 'not_found']);
  assert.deepEqual(await work.db.query(`select from files where key like $1 || '.%'`, [key]), []);
});

test('a sale counts by its purchase price, and a reversal takes it back from sales and debt', async () => {
  const { id } = await made();
  await sell(id);
  assert.deepEqual(await read(id).then(({ sales, debt }) => [sales, debt]), ['1000.00', '950.00']);
  const [move] = await work.db.query<{ id: number }>('select id from merchant_moves where merchant_id = $1', [id]);
  const reverse = (amount: string, of = id) =>
    work.db.query(
      `insert into merchant_moves (merchant_id, date, kind, amount, reverses_id, created_at)
       values ($1, '2026-01-11', 'reversal', $2, $3, '2026-01-11')`,
      [of, amount, move!.id],
    );
  await assert.rejects(reverse('-900.00'), /reversal/);
  await assert.rejects(reverse('-950.00', 1), /reversal/);
  await reverse('-950.00');
  assert.deepEqual(await read(id).then(({ sales, debt }) => [sales, debt]), ['0.00', '0.00']);
  await assert.rejects(work.db.query('delete from merchant_moves where merchant_id = $1', [id]), /only added/);
});

test('what every merchant sold and is owed is what its moves say', async () => {
  const differ = await work.db.query(
    `select m.id from merchants m left join lateral (
       select coalesce(sum(v.amount), 0) as debt, coalesce(sum(case when v.kind = 'sale' then v.purchase
         when r.kind = 'sale' then -r.purchase else 0 end), 0) as sales
       from merchant_moves v left join merchant_moves r on r.id = v.reverses_id where v.merchant_id = m.id) s on true
     where m.debt <> s.debt or m.sales <> s.sales`,
  );
  assert.deepEqual(differ, []);
});

test('the sums are of everything under the filter, and the order is that of a column', async () => {
  const ids = [await made({ name: 'Сумма 1' }), await made({ name: 'Сумма 2' })].map(({ id }) => id);
  await sell(ids[0]!, '100.00');
  await sell(ids[1]!, '200.00');
  const part = await work.answer<Reply<'listMerchants'>>(`pay GET ${path}?limit=1&order_by=-sales&search=сумма`);
  assert.deepEqual([part.merchants.map(({ id }) => id), part.count], [[ids[1]], 2]);
  assert.deepEqual(part.totals, { sales: '400.00', debt: '300.00' });
  assert.deepEqual(await namesOf('search=сумма&debt=negative'), []);
  assert.deepEqual((await namesOf('search=сумма&debt=owed&order_by=name')).length, 2);
});

test('a contract that ends within thirty days is found, one that has ended apart, and none of a blocked one', async () => {
  const today = work.clock.now().getTime();
  const dayIn = (days: number) => new Date(today + (days * 24 + 5) * 3_600_000).toISOString().slice(0, 10);
  const at = async (name: string, days: number) => made({ name, contract_expiry: dayIn(days) });
  await at('Сегодня', 0);
  await at('Через тридцать', 30);
  await at('Через тридцать один', 31);
  await at('Вчера', -1);
  await block((await at('Блок', 5)).id);
  assert.deepEqual((await namesOf('contract=ending')).sort(), ['Сегодня', 'Через тридцать']);
  assert.deepEqual(await namesOf('contract=ended'), ['Вчера']);
});

test('a merchant whose sales fell by more than thirty percent in thirty days is found, and by its region', async () => {
  const day = new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  const sell = (id: number, daysAgo: number, amount: number) =>
    work.db.query(
      `insert into merchant_moves (merchant_id, date, kind, amount, purchase, created_at)
       values ($1, $2::date - $3::int, 'sale', $4, $4, '2026-01-01')`,
      [id, day, daysAgo, amount],
    );
  const sold: [name: string, ...moves: [daysAgo: number, amount: number][]][] = [
    ['Упал', [59, 100], [30, 900], [29, 300], [0, 399]],
    ['Ровно тридцать', [30, 1000], [0, 700]],
    ['Растёт', [30, 10], [0, 900]],
    ['Замолчал', [45, 1]],
    ['Новый', [0, 500]],
    ['Давно', [60, 900]],
    ['Закрыт', [30, 900]],
  ];
  for (const [name, ...moves] of sold) {
    const { id } = await made({ name, region_id: name === 'Упал' ? 2 : 1 });
    for (const [daysAgo, amount] of moves) await sell(id, daysAgo, amount);
    if (name === 'Закрыт') await block(id);
  }
  const ours = async (query: string) =>
    (await namesOf(query)).filter((one) => sold.some(([name]) => name === one)).sort();
  assert.deepEqual(await ours('sales_trend=falling'), ['Замолчал', 'Упал']);
  assert.deepEqual(await ours('sales_trend=falling&region_id=2'), ['Упал']);
  assert.deepEqual(await ours('region_id=2'), ['Упал']);
  assert.equal((await ours('region_id=1&region_id=2')).length, sold.length);
});

test('what the merchants of a region sold is the sum of the list of that region', async () => {
  await sell((await made({ region_id: 2 })).id, '1700.00');
  const path = 'pay GET /v1/merchants/sales-by-region';
  const { regions } = await work.answer<Reply<'listMerchantSalesByRegion'>>(path, { as: 'kam', language: 'en' });
  assert.deepEqual(regions.map(({ region }) => region.name).sort(), ['Khorezm', 'Tashkent']);
  for (const { region, merchants, sales } of regions) {
    const found = await list(`region_id=${region.id}`);
    assert.deepEqual([merchants, Number(sales)], [found.count, Number(found.totals.sales)]);
  }
  assert.ok(regions.every(({ sales }, at) => at === 0 || Number(sales) <= Number(regions[at - 1]!.sales)));
});

test('one press shows a manager whom he looks after or brought', async () => {
  const [kam, hunter] = [await idOf('kam'), await idOf('hunter')];
  await made({ name: 'Обоих', kam_id: kam, hunter_id: hunter });
  await made({ name: 'Его', kam_id: kam });
  const kept = async (as: string) =>
    (await namesOf('is_mine=true', as)).filter((name) => ['Обоих', 'Его'].includes(name));
  assert.deepEqual((await kept('kam')).sort(), ['Его', 'Обоих']);
  assert.deepEqual(await kept('hunter'), ['Обоих']);
  const both = (await list('is_mine=false')).count + (await list('is_mine=true')).count;
  assert.equal(both, (await list('')).count);
});

test('a category finds what stands below it, too', async () => {
  const add = async (name: string, parent: string | null) =>
    (
      await work.db.query<{ guid: string }>(
        `insert into merchant_categories (parent_guid, name_ru, position, created_at, updated_at)
         values ($1, $2, 1, '2026-01-01', '2026-01-01') returning guid`,
        [parent, name],
      )
    )[0]!.guid;
  const top = await add('Техника', null);
  const below = await add('Телефоны', top);
  const one = await made({ category_guid: below });
  assert.deepEqual(one.category, { guid: below, name: 'Телефоны' });
  assert.deepEqual(
    (await list(`category_guid=${top}`)).merchants.map(({ id }) => id),
    [one.id],
  );
});

test('a merchant is found by its name by sound, its legal name, its INN and its contract', async () => {
  const one = await made({ name: 'Oʻrikzor savdo', legal_name: 'ООО «Сайёра»', contract_number: 'ДГ-77/2025' });
  for (const text of ['урикзор', "O'rikzor", 'сайера', one.inn, 'дг-77', `№ ${one.id}`])
    assert.ok((await namesOf(`search=${encodeURIComponent(text)}`)).includes('Oʻrikzor savdo'), text);
  assert.deepEqual(await namesOf('search=zzzzqq'), []);
});

test('the period of the list is that of the end of the contract', async () => {
  const one = await made({ contract_date: '2025-01-01', contract_expiry: '2031-03-05' });
  assert.deepEqual(
    (await list('begin_date=2031-03-05&end_date=2031-03-05')).merchants.map(({ id }) => id),
    [one.id],
  );
  assert.equal((await list('begin_date=2031-03-06&end_date=2031-12-31')).count, 0);
});

const tokens: Record<string, string> = {};
async function upload(content: Buffer, name: string, as = 'kam') {
  const token = (tokens[as] ??= (await work.signIn(as)).access_token);
  const { payload, headers } = formOf(content, name);
  const url = '/api/payment/v1/merchants/upload-document';
  const answer = await work.call({ method: 'POST', url, payload, headers, token });
  return { status: answer.statusCode, body: answer.json<Reply<'uploadMerchantDocument'>>() };
}
const keyOf = async (content: Buffer, name: string, as?: string) => (await upload(content, name, as)).body.document_key;
const attach = (merchant_id: number, document_key: string, as = 'kam') =>
  work.outcome(`pay POST ${path}/attachment`, { as, body: { merchant_id, document_key, title: ' Договор ' } });

test('a paper is attached once by who uploaded it, and its file goes with it', async () => {
  const { id } = await made();
  const key = await keyOf(samples.pdf, 'договор.pdf');
  assert.deepEqual(await attach(id, key, 'director'), [422, 'file_missing']);
  const [status, added] = (await attach(id, key)) as [number, Reply<'addMerchantAttachment'>];
  assert.deepEqual(
    [status, added.title, added.kind, added.user?.name],
    [201, 'Договор', 'application/pdf', 'Санжар Рахимов'],
  );
  assert.deepEqual(await attach(id, key), [409, 'file_already_attached']);
  const { items } = await work.answer<Reply<'listMerchantAttachments'>>(`pay GET ${path}/${id}/attachments`);
  assert.deepEqual(
    items.map((one) => one.id),
    [added.id],
  );
  assert.equal((await read(id)).attachments_count, 1);
  const drop = () => work.outcome(`pay DELETE ${path}/attachment/${added.id}`, { as: 'kam' });
  assert.equal((await drop())[0], 204);
  assert.deepEqual(await drop(), [404, 'not_found']);
  assert.deepEqual(await work.db.query(`select from files where key like $1 || '.%'`, [key]), []);
  const { history } = await read(id);
  assert.deepEqual(
    history.slice(0, 2).map(({ action }) => action),
    ['detach', 'attach'],
  );
});

test('a logo is a picture, takes the place of the one before and can be taken away', async () => {
  const first = await keyOf(samples.png, 'знак.png');
  const one = await made({ logo_key: first });
  assert.match(one.logo_url ?? '', new RegExp(first));
  assert.deepEqual(await change(one, { logo_key: await keyOf(samples.pdf, 'договор.pdf') }), [422, 'file_missing']);
  const [, next] = (await change(one, { logo_key: await keyOf(samples.png, 'другой.png') })) as [number, Merchant];
  assert.deepEqual(await work.db.query(`select from files where key like $1 || '.%'`, [first]), []);
  const [, bare] = (await change(next, { logo_key: null })) as [number, Merchant];
  assert.equal(bare.logo_url, null);
  const logos = bare.history.filter(({ field }) => field === 'logo').map(({ old, new: now }) => [old, now]);
  assert.deepEqual(logos, [
    ['другой.png', null],
    ['знак.png', 'другой.png'],
  ]);
});

test('who only reads merchants changes nothing', async () => {
  const one = await made();
  for (const as of ['moderator', 'accountant', 'executive']) {
    assert.deepEqual(await create({}, as), [403, 'forbidden'], as);
    assert.deepEqual(await change(one, { unit: 'кг' }, as), [403, 'forbidden'], as);
    assert.deepEqual(await block(one.id, { reason_id: 1 }, as), [403, 'forbidden'], as);
    assert.deepEqual(await remove(one.id, as), [403, 'forbidden'], as);
    assert.equal((await read(one.id, as)).id, one.id);
  }
  assert.deepEqual(await remove(one.id, 'kam'), [403, 'forbidden']);
});

test('only addresses of the public net are taken', () => {
  for (const good of ['https://texnomart.uz', 'https://texnomart.uz/a?b=1', 'https://8.8.8.8/', 'https://кафе.uz'])
    assert.ok(isPublicAddress(good), good);
  for (const bad of [
    ...['http://texnomart.uz', 'texnomart.uz', 'https://localhost', 'https://server', 'https://a.local', 'ftp://a.uz'],
    ...['https://127.0.0.1', 'https://0x7f.1', 'https://2130706433', 'https://192.168.1.1', 'https://169.254.169.254'],
    ...['https://[::1]', 'https://[::ffff:10.0.0.1]', 'https://user:pass@a.uz', 'https://a.uz:8443', 'https://a b.uz'],
    ...['https://100.64.0.1', 'https://172.31.255.255', 'https://a.internal.', 'javascript:alert(1)'],
  ])
    assert.ok(!isPublicAddress(bad), bad);
});
