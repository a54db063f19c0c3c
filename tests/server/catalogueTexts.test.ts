/** What nobody sees in a text, or what turns its reading order round, is in no name of the catalogue or of a merchant, however it is written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, fillCatalogue } from '../support/goods';
import { useWork } from '../support/investorWork';
import { makeBranch, makeMerchant, week } from '../support/merchants';

const [merchant, other, place, seller] = [{ id: 0 }, { id: 0 }, { id: 0 }, { id: 0 }];
const tree = '11111111-1111-4111-8111-111111111111';
const work = useWork(async ({ db }) => {
  await fillCatalogue(db);
  await db.query(
    `insert into banks (mfo, name, created_at, updated_at) values ('00450', 'Национальный банк ВЭД', '2026-01-01', '2026-01-01')`,
  );
  await db.query(
    `insert into merchant_categories (guid, name_ru, position, created_at, updated_at) values ($1, 'Дом', 1, '2026-01-01', '2026-01-01')`,
    [tree],
  );
  merchant.id = await makeMerchant(db);
  other.id = await makeMerchant(db);
  place.id = await makeBranch(db, merchant.id);
  const [made] = await db.query<{ id: number }>(
    `insert into pos_agents (kind, status, name, phone, branch_id, username, role, password_hash, must_change_password, created_at, updated_at)
     values ('seller', 'active', 'Азиз', '998901112233', $1, 'aziz.old', 'cashier', 'x', false, '2026-01-01', '2026-01-01') returning id`,
    [place.id],
  );
  seller.id = made!.id; // an insert answers its row
});
const { categories, brands, attributes } = catalogue;
const as = 'director';

/** Zero width, right to left, a byte order mark and a control character, at the ends and within. */
const hostile = (text: string) => `\u202e ${text.slice(0, 2)}\u200b\u2066\u0007${text.slice(2)}\ufeff `;
const nothing = '\u200b\u202e \u2060';

const newMerchant = {
  ...{ legal_name: 'ООО', inn: '311000001', mfo: '00450', account_number: '20208000900123456001', type: 'product' },
  ...{ phone: '998712000000', work_schedule: week },
};
const newBranch = { name: 'Чиланзар', region_id: 1, address: 'улица Бунёдкор, 12', work_schedule: week };
const newSeller = () => ({
  kind: 'seller',
  phone: '998901112233',
  branch_id: place.id,
  role: 'cashier',
  username: 'aziz',
});
const newAgent = {
  ...{ kind: 'agent', phone: '998712003040', mfo: '00450', account_number: '20208000900123456001', inn: '300000009' },
};
const branches = () => `pay POST /v1/merchants/${merchant.id}/branches`;

const written: readonly [what: string, call: string | (() => string), body: (text: string) => object, field: string][] =
  [
    ['a new merchant', 'pay POST /v1/merchants', (name) => ({ ...newMerchant, name }), 'name'],
    ['a merchant', () => `pay PUT /v1/merchants/${merchant.id}`, (name) => ({ name }), 'name'],
    ['a legal name', () => `pay PUT /v1/merchants/${other.id}`, (name) => ({ legal_name: name }), 'legal_name'],
    ['a new branch', branches, (name) => ({ ...newBranch, name }), 'name'],
    ['a place', branches, (address) => ({ ...newBranch, address }), 'address'],
    ['a branch', () => `pay PUT /v1/merchant-branches/${place.id}`, (name) => ({ name }), 'name'],
    ['a new seller', 'pay POST /v1/pos-agents', (name) => ({ ...newSeller(), name }), 'name'],
    ['a seller', 'pay PUT /v1/pos-agents', (name) => ({ id: seller.id, name }), 'name'],
    ['a new agent', 'pay POST /v1/pos-agents', (name) => ({ ...newAgent, name, bank_name: 'АКБ' }), 'name'],
    [
      'a bank of an agent',
      'pay POST /v1/pos-agents',
      (bank_name) => ({ ...newAgent, inn: '300000010', name: 'ООО', bank_name }),
      'bank_name',
    ],
    ['a new category of merchants', 'pay POST /v1/merchants/category', (name_ru) => ({ name_ru }), 'name_ru'],
    ['a category of merchants', 'pay PUT /v1/merchants/category', (name_ru) => ({ guid: tree, name_ru }), 'name_ru'],
    ['a new brand', 'market POST /v1/brands', (name) => ({ name }), 'name'],
    ['a brand', `market PUT /v1/brands/${brands.artel}`, (name) => ({ name }), 'name'],
    ['a new category', 'market POST /v1/categories', (name_ru) => ({ name_ru }), 'name_ru'],
    ['a category', `market PUT /v1/categories/${categories.home}`, (name_ru) => ({ name_ru }), 'name_ru'],
    ['a new attribute', 'market POST /v1/attributes', (name_ru) => ({ name_ru, type: 'text' }), 'name_ru'],
    ['an attribute', `market PUT /v1/attributes/${attributes.body}`, (name_ru) => ({ name_ru }), 'name_ru'],
  ];
for (const [at, [what, call, body, field]] of written.entries())
  test(`${what}: the name is what is seen of it, and one of which nothing is seen is none`, async () => {
    const text = `Заметная ${at}`;
    const where = typeof call === 'string' ? call : call();
    const version = where.includes(' PUT ') ? 1 : undefined;
    const write = (sent: string) => work.outcome(where, { as, version, body: body(sent) });
    assert.deepEqual(await write(nothing), [422, 'required']);
    const [status, made] = (await write(hostile(text))) as [number, Record<string, unknown>];
    assert.ok(status < 300, JSON.stringify(made));
    assert.equal(made[field], text);
  });

test('a translation and a unit of which nothing is seen are none', async () => {
  const translations = { name_en: hostile('Weight'), name_uz: nothing };
  const category = await work.answer<Record<string, unknown>>('market POST /v1/categories', {
    ...{ as, body: { name_ru: 'Вес', ...translations } },
  });
  assert.deepEqual([category['name_en'], category['name_uz']], ['Weight', null]);
  const attribute = await work.answer<Record<string, unknown>>('market POST /v1/attributes', {
    ...{ as, body: { name_ru: 'Вес', type: 'number', unit: hostile('кг'), ...translations } },
  });
  assert.deepEqual([attribute['name_en'], attribute['name_uz'], attribute['unit']], ['Weight', null, 'кг']);
});

test('values that look alike are one value', async () => {
  const add = (value: string) =>
    work.outcome('market POST /v1/attributes/values', { as, body: { attribute_id: attributes.memory, value } });
  const [status, card] = (await add(hostile('512 ГБ'))) as [number, { values: { value: string }[] }];
  assert.ok(status < 300, JSON.stringify(card));
  assert.equal(card.values.at(-1)?.value, '512 ГБ');
  assert.deepEqual(await add('512 ГБ'), [422, 'taken']);
  assert.deepEqual(await add(nothing), [422, 'required']);
});

test('the reason "other" asks for a comment of which something is seen', async () => {
  const block = (comment: string) =>
    work.outcome(`pay POST /v1/merchants/${merchant.id}/block`, { as, body: { reason_id: 6, comment } });
  assert.deepEqual(await block(nothing), [422, 'comment_required']);
  const [status, blocked] = (await block(hostile('Сам просил'))) as [number, { block: { comment: string } }];
  assert.deepEqual([status, blocked.block.comment], [200, 'Сам просил']);
});
