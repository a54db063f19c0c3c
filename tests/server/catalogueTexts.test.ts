/** What nobody sees in a text, or what turns its reading order round, is in no name of the catalogue, however it is written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, fillCatalogue } from '../support/goods';
import { useWork } from '../support/investorWork';

const work = useWork(({ db }) => fillCatalogue(db));
const { categories, brands, attributes } = catalogue;
const as = 'director';

/** Zero width, right to left, a byte order mark and a control character, at the ends and within. */
const hostile = (text: string) => `\u202e ${text.slice(0, 2)}\u200b\u2066\u0007${text.slice(2)}\ufeff `;
const nothing = '\u200b\u202e \u2060';

const written: readonly [what: string, call: string, body: (text: string) => object, field: string][] = [
  ['a new brand', 'POST /v1/brands', (name) => ({ name }), 'name'],
  ['a brand', `PUT /v1/brands/${brands.artel}`, (name) => ({ name }), 'name'],
  ['a new category', 'POST /v1/categories', (name_ru) => ({ name_ru }), 'name_ru'],
  ['a category', `PUT /v1/categories/${categories.home}`, (name_ru) => ({ name_ru }), 'name_ru'],
  ['a new attribute', 'POST /v1/attributes', (name_ru) => ({ name_ru, type: 'text' }), 'name_ru'],
  ['an attribute', `PUT /v1/attributes/${attributes.body}`, (name_ru) => ({ name_ru }), 'name_ru'],
];
for (const [at, [what, call, body, field]] of written.entries())
  test(`${what}: the name is what is seen of it, and one of which nothing is seen is none`, async () => {
    const text = `Заметная ${at}`;
    const version = call.startsWith('PUT') ? 1 : undefined;
    const write = (sent: string) => work.outcome(`market ${call}`, { as, version, body: body(sent) });
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
