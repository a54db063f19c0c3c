/** Attributes of the catalogue: what each type may have, values in their order, what stays, and two people at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedAttributes } from '../../server/modules/catalogue-attributes/seed';
import { seedMarketCategories } from '../../server/modules/catalogue-categories/seed';
import { putBrand, putModel } from '../support/catalogueRows';
import { useWork } from '../support/investorWork';

type Card = Reply<'getAttribute'>;
type Page = Reply<'listAttributes'>;

const work = useWork(async (begun) => {
  await seedMarketCategories(begun.db, begun.clock);
  await seedAttributes(begun.db, begun.clock);
});
const as = 'director';
const at = (method: string, path = '') => `market ${method} /v1/attributes${path}`;

let number = 0;
const make = (body: object = {}) =>
  work.answer<Card>(at('POST'), { as, body: { name_ru: `Свойство ${++number}`, type: 'select', ...body } });
const change = (card: Pick<Card, 'id' | 'version'>, body: object, by = as) =>
  work.outcome(at('PUT', `/${card.id}`), { as: by, version: card.version, body });
const remove = (card: Pick<Card, 'id' | 'version'>, by = as) =>
  work.outcome(at('DELETE', `/${card.id}`), { as: by, version: card.version });
const read = (id: number, language = 'ru') => work.answer<Card>(at('GET', `/${id}`), { as, language });
const add = (id: number, body: object, by = as) =>
  work.outcome(at('POST', '/values'), { as: by, body: { attribute_id: id, ...body } });
const take = (valueId: number, by = as) => work.outcome(at('DELETE', `/values/${valueId}`), { as: by });
const texts = async (id: number) => (await read(id)).values.map(({ value }) => value);
const idsOf = async (id: number) => (await read(id)).values.map((one) => one.id);

/** Describes a new model by an attribute, and by one of its values. */
async function describe(attribute: number, value?: number) {
  const model = await putModel(work, { category: 1, brand: await putBrand(work) });
  const { id } = await work.one<{ id: number }>(
    'insert into model_attributes (model_id, attribute_id, is_filled) values ($1, $2, $3) returning id',
    [model, attribute, value !== undefined],
  );
  if (value !== undefined) await work.db.query('insert into model_attribute_values values ($1, $2)', [id, value]);
}

test('the demonstration has 24 attributes of every type, with swatches and names that are missing', async () => {
  const { count, attributes } = await work.answer<Page>(at('GET', '?limit=100'), { as });
  assert.deepEqual([count, new Set(attributes.map(({ type }) => type)).size], [24, 6]);
  const colour = attributes.find(({ name }) => name === 'Цвет')!;
  // A list goes into files and onto paper, so it has all of them.
  assert.deepEqual([colour.values.length, colour.values_count, colour.values[0]?.color], [12, 12, '#111111']);
  assert.deepEqual((await read(colour.id)).values, colour.values);
  const names = async (query: string) =>
    (await work.answer<Page>(at('GET', query), { as })).attributes.map(({ name }) => name);
  assert.deepEqual(await names('?type=bool&type=text&limit=2'), ['Влагозащита', 'Две SIM-карты']);
  assert.deepEqual(await names('?lacks=en'), ['Размер одежды', 'Уровень шума']);
  assert.equal((await names('?lacks=en&lacks=uz')).length, 5);
  assert.deepEqual(await names('?search=battery'), ['Ёмкость аккумулятора']);
  assert.equal((await read(colour.id, 'uz')).name, 'Rang');
});

test('what each type may have, by a table', async () => {
  const value = { value: 'Синий' };
  const swatch = { value: 'Синий', color: '#1f4fa3' };
  const wrong = 'not_of_attribute_type';
  // A type, what is said of it, and what comes of it.
  const table: [string, object, number | string][] = [
    ['select', { values: [value] }, 201],
    ['select', { values: [swatch] }, wrong],
    ['select', { unit: 'см' }, wrong],
    ['multi', { values: [value, { value: 'Белый' }] }, 201],
    ['multi', { values: [value, { value: ' синий ' }] }, 'taken'],
    ['multi', { values: [{ value: '  ' }] }, 'required'],
    ['color', { values: [swatch] }, 201],
    ['color', { values: [value] }, 'required'],
    ['color', { values: [swatch], unit: 'см' }, wrong],
    ['number', { unit: 'см' }, 201],
    ['number', {}, 201],
    ['number', { values: [value] }, wrong],
    ['text', {}, 201],
    ['text', { unit: 'см' }, wrong],
    ['text', { values: [value] }, wrong],
    ['bool', {}, 201],
    ['bool', { values: [value] }, wrong],
  ];
  for (const [type, said, expected] of table) {
    const body = { name_ru: `Таблица ${++number}`, type, ...said };
    const [status, code] = await work.outcome(at('POST'), { as, body });
    assert.equal(status === 201 ? status : code, expected, JSON.stringify(body));
  }
  // The same where a value is added to what is there.
  const rows: [string, object, number | string][] = [
    ['select', value, 201],
    ['select', swatch, wrong],
    ['color', swatch, 201],
    ['color', value, 'required'],
    ['number', value, wrong],
    ['text', value, wrong],
    ['bool', value, wrong],
  ];
  for (const [type, said, expected] of rows) {
    const { id } = await make({ type });
    const [status, code] = await add(id, said);
    assert.equal(status === 201 ? status : code, expected, `${type} ${JSON.stringify(said)}`);
  }
});

test('values keep the order that they are given, without gaps', async () => {
  const card = await make({ values: [{ value: 'Б' }, { value: 'В' }] });
  assert.equal((await add(card.id, { value: 'А', sequence_number: 1 }))[0], 201);
  assert.equal((await add(card.id, { value: 'Г', sequence_number: 900 }))[0], 201);
  assert.deepEqual(await texts(card.id), ['А', 'Б', 'В', 'Г']);
  const ids = await idsOf(card.id);
  const now = await read(card.id);
  const [, turned] = (await change(now, { value_order: [...ids].reverse() })) as [number, Card];
  assert.deepEqual(
    turned.values.map(({ value, sequence_number: place }) => [value, place]),
    [
      ['Г', 1],
      ['В', 2],
      ['Б', 3],
      ['А', 4],
    ],
  );
  assert.deepEqual(
    turned.history.slice(0, 1).map(({ field, old, new: after }) => [field, old, after]),
    [['value_order', 'А, Б, В, Г', 'Г, В, Б, А']],
  );
  for (const order of [ids.slice(1), [...ids.slice(1), 2_000_000]])
    assert.deepEqual(await change(turned, { value_order: order }), [422, 'unknown_value']);
  assert.equal((await take(ids[1]!))[0], 204);
  assert.deepEqual(
    (await read(card.id)).values.map(({ sequence_number: place }) => place),
    [1, 2, 3],
  );
  assert.deepEqual(await add(card.id, { value: ' г ' }), [422, 'taken']);
  assert.deepEqual(await add(2_000_000, { value: 'Д' }), [422, 'unknown_value']);
  assert.deepEqual(await take(ids[1]!), [404, 'not_found']);
});

test('names are changed in three languages, the type never is', async () => {
  const card = await make({ name_ru: ' Толщина ', type: 'number', unit: 'мм' });
  const [, named] = (await change(card, { name_en: 'Thickness', unit: 'см' })) as [number, Card];
  assert.deepEqual([named.name_ru, named.name_en, named.name_uz, named.unit], ['Толщина', 'Thickness', null, 'см']);
  assert.deepEqual(await work.outcome(at('POST'), { as, body: { name_ru: 'ТОЛЩИНА', type: 'text' } }), [422, 'taken']);
  assert.deepEqual(await change(await make(), { name_ru: 'толщина' }), [422, 'taken']);
  assert.deepEqual(await change(named, { name_ru: ' ' }), [422, 'required']);
  assert.equal((await change(named, { type: 'text' }))[0], 400);
  assert.deepEqual(await change(await make(), { unit: 'см' }), [422, 'not_of_attribute_type']);
  assert.deepEqual(await change(card, { name_uz: 'Qalinlik' }), [409, 'changed_meanwhile']);
});

test('what a model is described by stays, and how many are is told', async () => {
  const card = await make({ values: [{ value: 'Да' }, { value: 'Нет' }] });
  const [used, unused] = await idsOf(card.id);
  await describe(card.id, used);
  await describe(card.id, used);
  await describe(card.id);
  const now = await read(card.id);
  assert.deepEqual([now.models_count, now.used_values], [3, [{ id: used, models_count: 2 }]]);
  assert.deepEqual(await take(used!), [409, 'in_use']);
  assert.equal((await take(unused!))[0], 204);
  assert.deepEqual(await remove(await read(card.id)), [409, 'in_use']);
  const other = await make({ values: [{ value: 'Да' }] });
  for (const by of ['kam', 'moderator', 'accountant', 'executive', 'director'])
    assert.equal((await remove(other, by))[0], by === 'director' ? 204 : 403, by);
  assert.deepEqual(await work.outcome(at('GET', `/${other.id}`), { as }), [404, 'not_found']);
});

test('of two people who give two attributes one name at once exactly one does', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await make(), await make()];
    const outcomes = await Promise.all([
      change(one, { name_ru: `Общее ${round}` }),
      change(other, { name_ru: `Общее ${round}` }, 'moderator'),
    ]);
    assert.deepEqual(outcomes.map(([status, body]) => (status === 200 ? 'named' : body)).sort(), ['named', 'taken']);
  }
});

test('two people who change the values at once leave each value once and no gap', async () => {
  for (let round = 0; round < 10; round += 1) {
    const card = await make({ values: [{ value: 'А' }, { value: 'Б' }] });
    const [first] = await idsOf(card.id);
    const outcomes = await Promise.all([
      add(card.id, { value: 'В', sequence_number: 1 }),
      add(card.id, { value: 'в' }, 'moderator'),
      take(first!),
      take(first!, 'moderator'),
    ]);
    assert.deepEqual(outcomes.map(([status]) => status).sort(), [201, 204, 404, 422]);
    const { values } = await read(card.id);
    assert.deepEqual(
      values.map(({ sequence_number: place }) => place),
      [1, 2],
    );
  }
});

test('of a removal and a model that is described by the value one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await make({ values: [{ value: 'А' }] });
    const [value] = await idsOf(card.id);
    const [taken, described] = await Promise.allSettled([take(value!), describe(card.id, value)]);
    const isGone = taken.status === 'fulfilled' && taken.value[0] === 204;
    assert.equal(isGone, described.status === 'rejected');
  }
});

test('a name in another language is stale once the Russian one is newer, until it is written anew', async () => {
  const one = await make({ name_ru: 'Самовар', name_en: 'Samovar', name_uz: 'Samovar', type: 'number' });
  assert.deepEqual(one.stale, []);
  work.clock.advance(60_000);
  const [, ru] = await change(one, { name_ru: 'Самовары' });
  assert.deepEqual((ru as Card).stale, ['en', 'uz']);
  const [, en] = await change(ru as Card, { name_en: 'Samovars' });
  assert.deepEqual((en as Card).stale, ['uz']);
  // A name that is gone is missing, and no longer old.
  const [, none] = await change(en as Card, { name_uz: null });
  assert.deepEqual((none as Card).stale, []);
  work.clock.advance(60_000);
  const [, both] = await change(none as Card, { name_ru: 'Самовары на углях', name_uz: 'Samovarlar' });
  assert.deepEqual((both as Card).stale, ['en']);
  work.clock.advance(60_000);
  // A unit is no name.
  const [, moved] = await change(both as Card, { unit: 'Вт' });
  assert.deepEqual((moved as Card).stale, ['en']);
  const { attributes } = await work.answer<Page>(at('GET', '?limit=100'), { as });
  assert.deepEqual(attributes.find(({ id }) => id === one.id)?.stale, ['en']);
});
