/** Brands of the catalogue: one name for one brand, what is counted, what stays, who may do what, and the logo. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedBrands } from '../../server/modules/catalogue-brands/seed';
import { seedMarketCategories } from '../../server/modules/catalogue-categories/seed';
import { putModel, putProduct, putUpload } from '../support/catalogueRows';
import { useWork } from '../support/investorWork';

type Card = Reply<'getBrand'>;
type Page = Reply<'listBrands'>;

const work = useWork(async (begun) => {
  await seedMarketCategories(begun.db, begun.clock);
  await seedBrands(begun.db, begun.clock);
});
const as = 'director';
const at = (method: string, path = '') => `market ${method} /v1/brands${path}`;

let number = 0;
const make = (body: object = {}) => work.answer<Card>(at('POST'), { as, body: { name: `Марка-${++number}`, ...body } });
const change = (card: Pick<Card, 'id' | 'version'>, body: object, by = as) =>
  work.outcome(at('PUT', `/${card.id}`), { as: by, version: card.version, body });
const remove = (card: Pick<Card, 'id' | 'version'>, by = as) =>
  work.outcome(at('DELETE', `/${card.id}`), { as: by, version: card.version });
const read = (id: number) => work.answer<Card>(at('GET', `/${id}`), { as });
const names = async (query: string) =>
  (await work.answer<Page>(at('GET', query), { as })).brands.map(({ name }) => name);
const modelOf = (brand: number) => putModel(work, { category: 1, brand });

test('the demonstration has 48 brands, found by sound in either alphabet, filtered and sorted', async () => {
  const { count, brands } = await work.answer<Page>(at('GET', '?limit=100'), { as });
  assert.deepEqual([count, brands.length], [48, 48]);
  assert.deepEqual(
    brands.slice(0, 2).map(({ name }) => name),
    ['Acer', 'Akfa'],
  );
  assert.deepEqual(await names('?search=самсунг'), ['Samsung']);
  assert.deepEqual(await names('?is_active=false'), ['Moulinex', 'Nokia']);
  assert.deepEqual(await names('?has_logo=true'), []);
  assert.equal((await names('?has_logo=false&order_by=-name&limit=1'))[0], 'Xiaomi');
});

test('models and products of a brand are counted, and it is found by how many', async () => {
  const brand = await make({ name: 'Считаемая' });
  const model = await modelOf(brand.id);
  await modelOf(brand.id);
  await putProduct(work, model);
  const { models_count: models, products_count: products } = await read(brand.id);
  assert.deepEqual([models, products], [2, 1]);
  assert.equal((await names('?order_by=-models_count&limit=1'))[0], 'Считаемая');
});

test('no two brands have one name, whatever its capitals and spaces', async () => {
  const card = await make({ name: ' Nurafshon ' });
  assert.equal(card.name, 'Nurafshon');
  for (const name of ['nurafshon', 'NURAFSHON', ' Nurafshon'])
    assert.deepEqual(await work.outcome(at('POST'), { as, body: { name } }), [422, 'taken'], name);
  const other = await make();
  assert.deepEqual(await change(other, { name: 'NurAfshon' }), [422, 'taken']);
  // Its own name in other letters is no other brand.
  const [status, renamed] = (await change(card, { name: 'NURAFSHON' })) as [number, Card];
  assert.deepEqual([status, renamed.name], [200, 'NURAFSHON']);
  for (const name of ['', ' '])
    assert.ok(
      [400, 422].includes((await work.do(at('POST'), { as, body: { name } })).statusCode),
      JSON.stringify(name),
    );
});

test('of two people who take one name at once exactly one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const name = `Спорная ${round}`;
    const made = await Promise.all(
      ['director', 'moderator'].map((by) => work.outcome(at('POST'), { as: by, body: { name } })),
    );
    assert.deepEqual(made.map(([status]) => status).sort(), [201, 422]);
    const [one, other] = [await make(), await make()];
    const renamed = await Promise.all([
      change(one, { name: `${name} снова` }),
      change(other, { name: `${name} снова` }, 'moderator'),
    ]);
    assert.deepEqual(renamed.map(([status]) => status).sort(), [200, 422]);
  }
});

test('a brand is switched, and the journal says what was changed', async () => {
  const card = await make({ name: 'Переключаемая' });
  const [, off] = (await change(card, { is_active: false, name: 'Выключенная' })) as [number, Card];
  assert.deepEqual([off.is_active, off.version], [false, 2]);
  assert.deepEqual(
    off.history.map(({ action, field, old, new: now }) => [action, field, old, now]),
    [
      ['update', 'is_active', 'true', 'false'],
      ['update', 'name', 'Переключаемая', 'Выключенная'],
      ['create', 'name', null, 'Переключаемая'],
    ],
  );
  const [, same] = (await change(off, { is_active: false })) as [number, Card];
  assert.equal(same.version, 2);
  assert.deepEqual(await change(card, { is_active: true }), [409, 'changed_meanwhile']);
});

test('a brand with models stays, another goes, and only who may removes it', async () => {
  const used = await make();
  await modelOf(used.id);
  assert.deepEqual(await remove(used), [409, 'in_use']);
  const unused = await make();
  for (const by of ['kam', 'hunter', 'moderator', 'accountant', 'executive', 'director'])
    assert.equal((await remove(unused, by))[0], by === 'director' ? 204 : 403, by);
  assert.deepEqual(await work.outcome(at('GET', `/${unused.id}`), { as }), [404, 'not_found']);
});

test('of a removal and a model that is made of the brand one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await make();
    const [removed, added] = await Promise.allSettled([remove(card), modelOf(card.id)]);
    const isGone = removed.status === 'fulfilled' && removed.value[0] === 204;
    assert.equal(isGone, added.status === 'rejected');
  }
});

test('a logo is attached, replaced and taken away', async () => {
  const [first, second] = [await putUpload(work, 'director'), await putUpload(work, 'director', 'webp')];
  const card = await make({ logo_key: first });
  assert.deepEqual([card.logo?.key, card.logo_url === null], [first, false]);
  assert.deepEqual(await names('?has_logo=true'), [card.name]);
  assert.deepEqual(await work.outcome(at('POST'), { as, body: { name: 'Чужая', logo_key: first } }), [
    409,
    'file_already_attached',
  ]);
  const [, replaced] = (await change(card, { logo_key: second })) as [number, Card];
  assert.equal(replaced.logo?.key, second);
  assert.deepEqual(await change(replaced, { logo_key: first }), [422, 'file_missing']);
  const paper = await putUpload(work, 'director', 'pdf');
  assert.equal((await change(replaced, { logo_key: paper }))[0], 400);
  const [, bare] = (await change(replaced, { logo_key: null })) as [number, Card];
  assert.equal(bare.logo, null);
});
