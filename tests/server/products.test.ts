/** Products: what is refused of them, prices and old prices, the stock, what keeps them from being sold, and instalments. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { discountPercent, instalmentOf } from '../../server/modules/products/rules';
import { catalogue, fillCatalogue } from '../support/goods';
import { useWork } from '../support/investorWork';
import { makeOrder } from '../support/orders';

type Product = Reply<'updateProduct'>;

const { categories, brands, merchants } = catalogue;
const models = { pictured: 1, bare: 2, home: 3 };
const work = useWork(async ({ db }) => {
  await fillCatalogue(db);
  await db.script(`
    insert into files (key, name, kind, size, created_at) select '00000000-0000-4000-8000-00000000000' || n || '.png', n || '.png', 'png', 1, '2026-01-01'
      from generate_series(1, 2) n;
    insert into models (id, category_id, brand_id, name, description_ru, description_uz, description_ru_at, description_uz_at, created_at, updated_at) values
      (1, 3, 1, 'Galaxy', 'd', 'd', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01'),
      (2, 3, 1, 'Bare', 'd', null, '2026-01-01', null, '2026-01-01', '2026-01-01'),
      (3, 4, 2, 'Kettle', 'd', 'd', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01');
    insert into model_images (model_id, file_key, sequence_number, created_at) values
      (1, '00000000-0000-4000-8000-000000000001.png', 1, '2026-01-01'), (3, '00000000-0000-4000-8000-000000000002.png', 1, '2026-01-01');
    insert into model_attributes (model_id, attribute_id, is_filled) values (2, 1, false);`);
});
const path = '/v1/products';
const spic = '08517001001000000';
let last = 0;
const wanted = () => ({
  ...{ model_id: models.pictured, merchant_id: merchants.texnomart, name: 'Смартфон Galaxy', price: '5990000.00' },
  sku: `TXN-${(last += 1)}`,
});
const create = (body: object = {}, as = 'moderator') =>
  work.outcome(`market POST ${path}`, { as, body: { ...wanted(), ...body } });
async function made(body: object = {}): Promise<Product> {
  const [status, product] = await create(body);
  assert.equal(status, 201, JSON.stringify(product));
  return product as Product;
}
type Seen = Pick<Product, 'id' | 'version'>;
const change = ({ id, version }: Seen, body: object, as = 'moderator') =>
  work.outcome(`market PUT ${path}/${id}`, { as, version, body });
async function changed(seen: Seen, body: object): Promise<Product> {
  const [status, product] = await change(seen, body);
  assert.equal(status, 200, JSON.stringify(product));
  return product as Product;
}
const setOld = ({ id, version }: Seen, old_price: string | null) =>
  work.outcome(`market PUT ${path}/${id}/old-price`, { as: 'moderator', version, body: { old_price } });
const remove = ({ id, version }: Seen, as = 'director') => work.outcome(`market DELETE ${path}/${id}`, { as, version });
const list = (query: string) =>
  work.answer<Reply<'listProducts'>>(`market GET ${path}?limit=1000&${query}`, { as: 'executive' });
const read = async (id: number) => (await list(`id=${id}`)).products[0]!;
const set = (table: string, id: number, columns: string) =>
  work.db.query(`update ${table} set ${columns} where id = ${id}`);

test('a product is made off, with what it is of and whose it is', async () => {
  const one = await made({ stock: 14, old_price: '7490000.00', barcode: ' 8806095467319 ', package_code: '' });
  assert.deepEqual(
    [one.model.name, one.category.name, one.brand.name, one.merchant.name],
    ['Galaxy', 'Смартфоны', 'Samsung', 'Texnomart'],
  );
  assert.deepEqual(
    [one.stock, one.old_price, one.discount_percent, one.barcode, one.package_code, one.is_active],
    [14, '7490000.00', 20, '8806095467319', null, false],
  );
  assert.deepEqual([one.off_reasons, one.lacks], [['product_off'], ['spic']]);
  assert.deepEqual(
    (await work.journalOf(one.id, 'product')).map(({ field, new: now }) => `${field} ${now}`).slice(0, 4),
    ['model Galaxy', 'merchant Texnomart', 'name Смартфон Galaxy', 'price 5990000.00'],
  );
});

const wrong: [what: string, body: object, fields: Record<string, string>][] = [
  ['a price of nothing', { price: '0.00' }, { price: 'invalid_amount' }],
  ['a price below nothing', { price: '-5.00' }, { price: 'invalid_amount' }],
  ['a SPIC of sixteen digits', { spic: '0851700100100000' }, { spic: 'invalid_spic' }],
  ['a SPIC of eighteen digits', { spic: '085170010010000001' }, { spic: 'invalid_spic' }],
  ['a SPIC with a letter', { spic: '0851700100100000A' }, { spic: 'invalid_spic' }],
  ['a barcode of seven digits', { barcode: '1234567' }, { barcode: 'invalid_barcode' }],
  ['a barcode of fifteen digits', { barcode: '123456789012345' }, { barcode: 'invalid_barcode' }],
  ['a package of letters', { package_code: 'abc' }, { package_code: 'invalid_code' }],
  ['no name that can be seen', { name: '\u200b\u2066  ' }, { name: 'required' }],
  ['no SKU that can be seen', { sku: '\u200b' }, { sku: 'required' }],
  ['on without a SPIC', { is_active: true }, { spic: 'required' }],
  ['several at once', { price: '0.00', spic: '1' }, { price: 'invalid_amount', spic: 'invalid_spic' }],
];
const wrongOfNew: typeof wrong = [
  ['an old price below the price', { old_price: '5989999.99' }, { old_price: 'old_price_not_above' }],
  ['an old price that is the price', { old_price: '5990000.00' }, { old_price: 'old_price_not_above' }],
  ['a model that is not there', { model_id: 999 }, { model_id: 'unknown_value' }],
  ['a merchant that is not there', { merchant_id: 999 }, { merchant_id: 'unknown_value' }],
  ['on without a picture', { model_id: models.bare, is_active: true, spic }, { is_active: 'image_missing' }],
  ['on without either', { model_id: models.bare, is_active: true }, { spic: 'required', is_active: 'image_missing' }],
];
test('what is wrong is told by its field, of a new product and of one that is changed', async () => {
  const one = await made();
  for (const [what, body, fields] of [...wrong, ...wrongOfNew]) {
    const answer = await work.do(`market POST ${path}`, { as: 'moderator', body: { ...wanted(), ...body } });
    assert.deepEqual([answer.statusCode, answer.json<{ fields: object }>().fields], [422, fields], what);
  }
  for (const [what, body, fields] of wrong) {
    const answer = await work.do(`market PUT ${path}/${one.id}`, { as: 'moderator', version: one.version, body });
    assert.deepEqual([answer.statusCode, answer.json<{ fields: object }>().fields], [422, fields], what);
  }
  assert.equal((await read(one.id)).version, one.version);
});

test('sixteen digits of a SPIC are refused and seventeen taken; then it is on sale, until its category is off', async () => {
  const one = await made({ stock: 3 });
  assert.deepEqual(await change(one, { spic: spic.slice(1) }), [422, 'invalid_spic']);
  const ready = await changed(one, { spic, is_active: true });
  assert.deepEqual([ready.is_active, ready.off_reasons], [true, []]);
  await set('market_categories', categories.smart, 'is_active = false');
  assert.deepEqual((await read(one.id)).off_reasons, ['category_off']);
  await set('market_categories', categories.smart, 'is_active = true');
  // What is on does not lose what it needs.
  assert.deepEqual(await change(ready, { spic: null }), [422, 'required']);
});

/** Each reason by itself, and all of them together. */
const reasons: [table: string, id: number, off: string, on: string, reason: string][] = [
  ['market_categories', categories.smart, 'is_active = false', 'is_active = true', 'category_off'],
  ['market_categories', categories.phones, 'is_active = false', 'is_active = true', 'parent_off'],
  ['market_categories', categories.root, 'is_active = false', 'is_active = true', 'parent_off'],
  ['brands', brands.samsung, 'is_active = false', 'is_active = true', 'brand_off'],
  ['merchants', merchants.texnomart, `status = 'blocked'`, `status = 'active'`, 'merchant_blocked'],
];
test('every reason why a product is not sold is told, and found by its filter', async () => {
  const one = await made({ stock: 1, spic, is_active: true });
  const isFound = async (query: string) => (await list(query)).products.some(({ id }) => id === one.id);
  assert.ok(await isFound('is_on_sale=true'));
  for (const [table, id, off, on, reason] of reasons) {
    await set(table, id, off);
    assert.deepEqual((await read(one.id)).off_reasons, [reason], `${table} ${id}`);
    assert.ok(await isFound(`off_reason=${reason}`), reason);
    assert.ok((await isFound('is_on_sale=false')) && !(await isFound('is_on_sale=true')), reason);
    for (const [, , , , other] of reasons)
      if (other !== reason) assert.ok(!(await isFound(`off_reason=${other}`)), other);
    await set(table, id, on);
  }
  for (const [table, id, off] of reasons) await set(table, id, off);
  const sold = await changed(await read(one.id), { stock: 0, is_active: false });
  assert.deepEqual(sold.off_reasons, [
    ...['product_off', 'category_off', 'parent_off', 'brand_off', 'out_of_stock', 'merchant_blocked'],
  ]);
  assert.ok(
    (await isFound('off_reason=out_of_stock')) && (await isFound('off_reason=product_off&off_reason=brand_off')),
  );
  for (const [table, id, , on] of reasons) await set(table, id, on);
  // A category that stands beside it is none of its parents.
  await set('market_categories', categories.home, 'is_active = false');
  assert.deepEqual((await read((await made({ stock: 1, spic, is_active: true })).id)).off_reasons, []);
  await set('market_categories', categories.home, 'is_active = true');
});

test('an SKU is one of its merchant, whatever its capitals; another merchant may have it', async () => {
  await made({ sku: 'ABC-1' });
  const other = await made();
  assert.deepEqual(await create({ sku: ' abc-1 ' }), [422, 'taken']);
  assert.deepEqual(await change(other, { sku: 'Abc-1' }), [422, 'taken']);
  assert.equal((await create({ sku: 'ABC-1', merchant_id: merchants.mediapark }))[0], 201);
  const both = await Promise.all([create({ sku: 'TWIN' }), create({ sku: 'twin' })]);
  assert.deepEqual(both.map(([status]) => status).toSorted(), [201, 422]);
});

test('an old price stands above the price; a price that reaches it is refused until the old one is gone', async () => {
  const one = await made();
  assert.deepEqual(await setOld(one, '5990000.00'), [422, 'old_price_not_above']);
  assert.deepEqual(await setOld(one, '5000000.00'), [422, 'old_price_not_above']);
  const [, reduced] = (await setOld(one, '7490000.00')) as [number, Product];
  assert.deepEqual([reduced.old_price, reduced.discount_percent], ['7490000.00', 20]);
  const refused = await work.do(`market PUT ${path}/${one.id}`, {
    ...{ as: 'moderator', version: reduced.version, body: { price: '7490000.00' } },
  });
  assert.deepEqual(
    [refused.statusCode, refused.json<{ fields: object }>().fields],
    [422, { price: 'old_price_not_above' }],
  );
  const [, cleared] = (await setOld(reduced, null)) as [number, Product];
  assert.deepEqual([cleared.old_price, cleared.discount_percent], [null, null]);
  assert.equal((await changed(cleared, { price: '7490000.00' })).price, '7490000.00');
  assert.deepEqual(
    (await work.journalOf(one.id, 'product')).slice(-3).map(({ field, old, new: now }) => [field, old, now]),
    [
      ['old_price', null, '7490000.00'],
      ['old_price', '7490000.00', null],
      ['price', '5990000.00', '7490000.00'],
    ],
  );
});

test('the moment of a price moves with the price alone', async () => {
  const one = await made();
  work.clock.advance(3_600_000);
  const renamed = await changed(one, { name: 'Другое имя', stock: 5 });
  assert.equal(renamed.price_changed_at, one.price_changed_at);
  assert.notEqual(renamed.updated_at, one.updated_at);
  const dearer = await changed(renamed, { price: '6000000.00' });
  assert.equal(dearer.price_changed_at, dearer.updated_at);
  work.clock.advance(-3_600_000);
});

test('a typed stock is a correction of what there is', async () => {
  const one = await made({ stock: 10 });
  const moves = () =>
    work.db.query<{ kind: string; amount: number }>(
      'select kind, amount from stock_moves where product_id = $1 order by id',
      [one.id],
    );
  await work.db.query(
    `insert into stock_moves (product_id, kind, amount, created_at) values ($1, 'sale', -4, '2026-01-01')`,
    [one.id],
  );
  // A sale is no change that somebody made of the record.
  const counted = await changed(one, { stock: 5 });
  assert.equal(counted.stock, 5);
  assert.deepEqual(await moves(), [
    { kind: 'receipt', amount: 10 },
    { kind: 'sale', amount: -4 },
    { kind: 'correction', amount: -1 },
  ]);
  const same = await changed(counted, { stock: 5 });
  assert.equal(same.version, counted.version);
  assert.equal((await moves()).length, 3);
  assert.deepEqual(await change(counted, { stock: -1 }), [400, 'bad_request']);
  assert.deepEqual((await work.journalOf(one.id, 'product')).at(-1), {
    action: 'update',
    field: 'stock',
    old: '6',
    new: '5',
  });
});

test('a stock that was moved since it was seen is not written over', async () => {
  const one = await made({ stock: 10 });
  await work.db.query(
    `insert into stock_moves (product_id, kind, amount, created_at) values ($1, 'sale', -3, '2026-01-01')`,
    [one.id],
  );
  const answer = await work.do(`market PUT ${path}/${one.id}`, {
    as: 'moderator',
    version: one.version,
    body: { stock: 12, stock_before: 10 },
  });
  const { code, current } = answer.json<{ code: string; current: Product }>();
  assert.deepEqual([answer.statusCode, code, current.stock], [409, 'changed_meanwhile', 7]);
  assert.equal((await read(one.id)).stock, 7);
  assert.equal((await changed(current, { stock: 9, stock_before: 7 })).stock, 9);
  // What else is changed has nothing to do with the stock.
  assert.equal((await changed(await read(one.id), { name: 'Другое имя', stock_before: 7 })).stock, 9);
});

test('what a colleague has changed is not written over: the fresh product is told', async () => {
  const one = await made();
  await changed(one, { price: '6100000.00' });
  const answer = await work.do(`market PUT ${path}/${one.id}`, {
    as: 'moderator',
    version: one.version,
    body: { price: '1.00' },
  });
  const { code, current } = answer.json<{ code: string; current: Product }>();
  assert.deepEqual([answer.statusCode, code, current.price], [409, 'changed_meanwhile', '6100000.00']);
  assert.deepEqual(await setOld(one, null), [409, 'changed_meanwhile']);
  const both = await Promise.all([change(current, { price: '2.00' }), change(current, { price: '3.00' })]);
  assert.deepEqual(both.map(([status]) => status).toSorted(), [200, 409]);
});

test('of switching one on and taking the last picture away at once exactly one is done', async () => {
  const { id } = await work.one<{ id: number }>('select id from model_images where model_id = $1', [models.home]);
  const one = await made({ model_id: models.home, spic });
  const [on, off] = await Promise.all([
    change(one, { is_active: true }),
    work.outcome(`market DELETE /v1/models/images/${id}`, { as: 'moderator' }),
  ]);
  assert.ok((on[0] === 200 && off[0] === 409) || (on[0] === 422 && off[0] === 204), JSON.stringify([on[0], off]));
});

test('one that was sold stays; one that was not goes with its moves', async () => {
  const sold = await made({ stock: 5 });
  await work.db.query(
    `insert into stock_moves (product_id, kind, amount, created_at) values ($1, 'sale', -1, '2026-01-01')`,
    [sold.id],
  );
  assert.deepEqual(await remove(sold), [409, 'in_use']);
  const one = await made({ stock: 5 });
  assert.deepEqual(await remove({ ...one, version: 9 }), [409, 'changed_meanwhile']);
  assert.equal((await remove(one))[0], 204);
  assert.deepEqual(await work.db.query('select id from stock_moves where product_id = $1', [one.id]), []);
  assert.deepEqual(await remove(one), [404, 'not_found']);
});

test('one product is found by its number, with its history and what it costs by instalments', async () => {
  const one = await made();
  await work.db.query(
    `insert into merchant_terms (merchant_id, kind, percent, month_count, begin_date, end_date, status, created_at, updated_at) values
       (1, 'markup', 34, 12, '2020-01-01', null, 'active', '2026-01-01', '2026-01-01'),
       (1, 'markup', 9, 3, '2020-01-01', null, 'active', '2026-01-01', '2026-01-01'),
       (1, 'markup', 20, 6, '2020-01-01', '2020-12-31', 'active', '2026-01-01', '2026-01-01'),
       (1, 'markup', 50, 24, '2020-01-01', null, 'inactive', '2026-01-01', '2026-01-01'),
       (1, 'discount', 5, 3, '2020-01-01', null, 'active', '2026-01-01', '2026-01-01')`,
  );
  const found = await list(`id=${one.id}`);
  assert.deepEqual([found.count, found.products.length, found.history?.at(-1)?.action], [1, 1, 'create']);
  assert.deepEqual(found.instalments, [
    { month_count: 3, percent: 9, total: '6529100.00', monthly: '2176367.00', last: '2176366.00' },
    { month_count: 12, percent: 34, total: '8026600.00', monthly: '668884.00', last: '668876.00' },
  ]);
  const none = await list('id=999999');
  assert.deepEqual([none.count, none.history], [0, undefined]);
  assert.equal((await list('')).history, undefined);
});

test('the figures of discounts and instalments, by hand', () => {
  const discounts: [price: string, old: string, percent: number][] = [
    ['5990000.00', '7490000.00', 20],
    ['99.50', '100.00', 1],
    ['99.51', '100.00', 0],
    ['87.50', '100.00', 13],
    ['0.01', '9999999999999999.99', 100],
    ['50.00', '100.00', 50],
  ];
  for (const [price, old, percent] of discounts)
    assert.equal(discountPercent(price, old), percent, `${price} of ${old}`);
  const instalments: [price: string, months: number, percent: number, total: string, monthly: string, last: string][] =
    [
      ['5990000.00', 3, 9, '6529100.00', '2176367.00', '2176366.00'],
      ['5990000.00', 12, 34, '8026600.00', '668884.00', '668876.00'],
      ['100000.00', 1, 5, '105000.00', '105000.00', '105000.00'],
      ['999999.99', 6, 0, '999999.99', '166667.00', '166664.99'],
      ['1000000.00', 4, 0.5, '1005000.00', '251250.00', '251250.00'],
    ];
  for (const [price, months, percent, total, monthly, rest] of instalments) {
    const wanted = { month_count: months, percent, total, monthly, last: rest };
    assert.deepEqual(instalmentOf(price, months, percent), wanted);
  }
  // Twelve payments of a whole so'm are more than this.
  assert.equal(instalmentOf('5.00', 12, 0), undefined);
});

test('filters and orders find what they say', async () => {
  await work.db.script(
    'delete from products where not exists (select from stock_moves s where s.product_id = products.id)',
  );
  await work.db.script('delete from products');
  const moment = work.clock.now();
  const a = await made({ ...{ name: 'Аккумулятор', price: '100.00', stock: 3, sku: 'AKB-77', barcode: '12345670' } });
  await made({
    ...{
      name: 'Бритва',
      price: '300.00',
      old_price: '400.00',
      model_id: models.bare,
      merchant_id: merchants.mediapark,
    },
  });
  await made({ ...{ name: 'Чайник', price: '200.00', model_id: models.home, spic, stock: 9 } });
  const day = new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  const found: [query: string, names: string[]][] = [
    ['order_by=name', ['Аккумулятор', 'Бритва', 'Чайник']],
    ['order_by=-price', ['Бритва', 'Чайник', 'Аккумулятор']],
    ['order_by=stock', ['Бритва', 'Аккумулятор', 'Чайник']],
    ['order_by=name&merchant_id=2', ['Бритва']],
    ['order_by=name&merchant_id=1&merchant_id=2', ['Аккумулятор', 'Бритва', 'Чайник']],
    [`order_by=name&model_id=${models.home}`, ['Чайник']],
    [`order_by=name&category_id=${categories.root}`, ['Аккумулятор', 'Бритва']],
    [`order_by=name&brand_id=${brands.artel}`, ['Чайник']],
    ['order_by=name&lacks=spic', ['Аккумулятор', 'Бритва']],
    ['order_by=name&lacks=uz', ['Бритва']],
    ['order_by=name&lacks=attributes&lacks=image', ['Бритва']],
    ['order_by=name&price_from=150.00&price_to=300.00', ['Бритва', 'Чайник']],
    ['order_by=name&has_discount=true', ['Бритва']],
    ['order_by=name&off_reason=out_of_stock', ['Бритва']],
    ['order_by=name&is_active=true', []],
    [`order_by=name&begin_date=${day}&end_date=${day}`, ['Аккумулятор', 'Бритва', 'Чайник']],
    ['order_by=name&begin_date=2999-01-01', []],
    ['order_by=name&search=akb-77', ['Аккумулятор']],
    ['order_by=name&search=12345670', ['Аккумулятор']],
    ['order_by=name&search=choynik', []],
    ['order_by=name&search=chaynik', ['Чайник']],
    [`order_by=name&search=${encodeURIComponent(`№${a.id}`)}`, ['Аккумулятор']],
  ];
  for (const [query, names] of found) {
    const answer = await list(query);
    assert.deepEqual([answer.products.map(({ name }) => name), answer.count], [names, names.length], query);
  }
});

test('who may look does not change, and a moderator removes nothing', async () => {
  const one = await made();
  assert.equal((await work.do(`market GET ${path}`, { as: 'accountant' })).statusCode, 403);
  assert.deepEqual(await create({}, 'executive'), [403, 'forbidden']);
  assert.deepEqual(await change(one, { price: '1.00' }, 'kam'), [403, 'forbidden']);
  assert.deepEqual(await remove(one, 'moderator'), [403, 'forbidden']);
  assert.equal((await work.do(`market GET ${path}`, { as: 'kam' })).statusCode, 200);
});

test('a product that waits in an order, or only in an application, is not removed, though it has kept nothing of the stock', async () => {
  const [ordered, applied, free] = [await made({ stock: 5 }), await made(), await made()];
  await makeOrder(work, { productId: ordered.id, merchantId: merchants.texnomart });
  const { applicationId } = await makeOrder(work, { productId: applied.id, merchantId: merchants.texnomart });
  await work.db.query('delete from orders where application_id = $1', [applicationId]);
  assert.equal((await list(`id=${ordered.id}`)).is_ordered, true);
  assert.equal((await list(`id=${free.id}`)).is_ordered, false);
  for (const one of [ordered, applied]) assert.deepEqual(await remove(one), [409, 'in_use']);
  assert.deepEqual(await remove(free), [204, undefined]);
  assert.deepEqual(
    await work.db.query('select product_id from application_baskets where product_id is not null order by id'),
    [{ product_id: ordered.id }, { product_id: applied.id }],
  );
});

test('a merchant that has products is not removed', async () => {
  await made({ merchant_id: merchants.mediapark });
  assert.deepEqual(await work.outcome('pay DELETE /v1/merchants/2', { as: 'director' }), [409, 'merchant_in_use']);
});
