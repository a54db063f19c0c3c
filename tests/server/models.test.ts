/** Models of the catalogue: what is refused of them, their attributes by type, their pictures, and who may do what. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { staleOf } from '../../server/shared/translations';
import { catalogue, fillCatalogue } from '../support/goods';
import { useWork } from '../support/investorWork';
import { pngOf } from '../support/pictures';
import { formOf } from '../support/uploads';

type Model = Reply<'getModel'>;

const work = useWork(({ db }) => fillCatalogue(db));
const { categories, brands, attributes, values } = catalogue;
const path = '/v1/models';
let last = 0;
const wanted = () => ({
  ...{ name: `Galaxy A${(last += 1)}`, category_id: categories.smart, brand_id: brands.samsung },
  description_ru: 'Смартфон',
});
const create = (body: object = {}, as = 'moderator') =>
  work.outcome(`market POST ${path}`, { as, body: { ...wanted(), ...body } });
async function made(body: object = {}): Promise<Model> {
  const [status, model] = await create(body);
  assert.equal(status, 201, JSON.stringify(model));
  return model as Model;
}
const read = (id: number, language?: string) =>
  work.answer<Model>(`market GET ${path}/${id}`, { as: 'executive', language });
const change = ({ id, version }: { id: number; version: number }, body: object, as = 'moderator') =>
  work.outcome(`market PUT ${path}/${id}`, { as, version, body });
const describe = (model_id: number, body: object, as = 'moderator') =>
  work.outcome(`market POST ${path}/attributes`, { as, body: { model_id, ...body } });
const remove = ({ id, version }: { id: number; version: number }, as = 'director') =>
  work.outcome(`market DELETE ${path}/${id}`, { as, version });
const list = (query: string) =>
  work.answer<Reply<'listModels'>>(`market GET ${path}?limit=1000&${query}`, { as: 'executive' });
const namesOf = async (query: string) => (await list(query)).models.map(({ name }) => name);

const tokens: Record<string, string> = {};
async function upload(name = 'фото.png', as = 'moderator') {
  const token = (tokens[as] ??= (await work.signIn(as)).access_token);
  const { payload, headers } = formOf(pngOf(640, 480), name);
  const answer = await work.call({ method: 'POST', url: '/api/marketplace/v1/mkt-upload', payload, headers, token });
  return answer.json<Reply<'uploadCataloguePicture'>>().key;
}
const attach = (model_id: number, body: object, as = 'moderator') =>
  work.outcome(`market POST ${path}/images`, { as, body: { model_id, ...body } });
async function attached(modelId: number, name?: string, more: object = {}) {
  const [status, image] = await attach(modelId, { key: await upload(name), ...more });
  assert.equal(status, 201, JSON.stringify(image));
  return image as Reply<'addModelImage'>;
}
let sku = 0;
async function sell(modelId: number, isActive = false) {
  const [row] = await work.db.query<{ id: number }>(
    `insert into products (model_id, merchant_id, name, price, sku, spic, is_active, price_changed_at, created_at, updated_at)
     values ($1, 1, 'p', 1, $2, '12345678901234567', $3, '2026-01-01', '2026-01-01', '2026-01-01') returning id`,
    [modelId, `M-${(sku += 1)}`, isActive],
  );
  return row!.id;
}

test('a model is made with everything at once, and says where it stands and what it lacks', async () => {
  const model = await made({
    ...{ description_en: ' A smartphone ', description_uz: '  ' },
    attributes: [
      { attribute_id: attributes.color, value_ids: [values.black] },
      { attribute_id: attributes.diagonal, number: 16.7 },
      { attribute_id: attributes.nfc },
    ],
    images: [
      { key: await upload('спереди.png'), thumb_key: await upload('мал.png'), focal_x: 0.25 },
      { key: await upload() },
    ],
  });
  assert.deepEqual(model.category_path, ['Электроника', 'Телефоны', 'Смартфоны']);
  assert.deepEqual((await read(model.id, 'uz')).category_path, ['Elektronika', 'Telefonlar', 'Смартфоны']);
  assert.deepEqual(
    [model.brand.name, model.description_en, model.description_uz, model.images_count, model.products_count],
    ['Samsung', 'A smartphone', null, 2, 0],
  );
  assert.deepEqual([model.attributes_filled, model.attributes_count], [2, 3]);
  assert.deepEqual(model.lacks, ['uz', 'attributes']);
  assert.deepEqual(
    model.images.map(({ sequence_number, focal_x, focal_y }) => [sequence_number, focal_x, focal_y]),
    [
      [1, 0.25, 0.5],
      [2, 0.5, 0.5],
    ],
  );
  assert.equal(model.image_url, model.images[0]!.thumb_url);
  assert.notEqual(model.images[0]!.url, model.images[0]!.thumb_url);
  assert.equal(model.images[1]!.url, model.images[1]!.thumb_url);
  assert.deepEqual(
    model.attributes.map(({ name, is_filled, values: said, number, unit }) => [
      name,
      is_filled,
      said.map(({ value }) => value),
      number,
      unit,
    ]),
    [
      ['Диагональ', true, [], 16.7, 'см'],
      ['Цвет', true, ['Чёрный'], null, null],
      ['NFC', false, [], null, null],
    ].toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), 'en')),
  );
  const fields = (await work.journalOf(model.id, 'model')).map(
    ({ action, field, new: now }) => `${action} ${field} ${now}`,
  );
  for (const row of [
    'create name',
    'create category Смартфоны',
    'create brand Samsung',
    'update attribute Цвет: Чёрный',
  ])
    assert.ok(
      fields.some((field) => field.startsWith(row)),
      row,
    );
  assert.ok(fields.includes('update attribute Диагональ: 16,7 см') && fields.includes('attach image спереди.png'));
});

const nowhere = '00000000-0000-4000-8000-000000000000.png';
const wrong: [what: string, body: object, fields: Record<string, string>][] = [
  ['a category that is not there', { category_id: 999 }, { category_id: 'unknown_value' }],
  ['a brand that is not there', { brand_id: 999 }, { brand_id: 'unknown_value' }],
  ['a name that cannot be seen', { name: '\u200b\u202e \u2066' }, { name: 'required' }],
  ['an attribute that is not there', { attributes: [{ attribute_id: 999 }] }, { attributes: 'unknown_value' }],
  [
    'an attribute twice',
    { attributes: [{ attribute_id: attributes.nfc }, { attribute_id: attributes.nfc, flag: true }] },
    { attributes: 'duplicate_value' },
  ],
  [
    'a number as a text',
    { attributes: [{ attribute_id: attributes.diagonal, text: '16' }] },
    { attributes: 'not_of_type' },
  ],
  ['a picture that was not uploaded', { images: [{ key: nowhere }] }, { key: 'file_missing' }],
];
test('what is wrong is told by its field, and nothing of a refused model stays', async () => {
  const before = await work.one<{ models: number }>('select count(*)::int as models from models');
  for (const [what, body, fields] of wrong) {
    const answer = await work.do(`market POST ${path}`, { as: 'moderator', body: { ...wanted(), ...body } });
    assert.deepEqual([answer.statusCode, answer.json<{ fields: object }>().fields], [422, fields], what);
  }
  assert.deepEqual(await work.one('select count(*)::int as models from models'), before);
});

test('two models of a brand never have one name, whatever its capitals; of two brands they may', async () => {
  const one = await made({ name: 'Note 20' });
  const other = await made({ name: 'Note 21' });
  assert.deepEqual(await create({ name: ' note 20' }), [422, 'taken']);
  assert.deepEqual(await change(other, { name: 'NOTE 20' }), [422, 'taken']);
  assert.equal((await create({ name: 'Note 20', brand_id: brands.artel }))[0], 201);
  assert.equal((await change(one, { name: 'NOTE 20' }))[0], 200);
  const both = await Promise.all([create({ name: 'Twin' }), create({ name: 'TWIN' })]);
  assert.deepEqual(both.map(([status]) => status).toSorted(), [201, 422]);
});

test('only what is sent is changed, on the version that was seen, and the journal has each field', async () => {
  const one = await made({ description_en: 'Phone' });
  assert.deepEqual(await change({ ...one, version: 7 }, { name: 'Other' }), [409, 'changed_meanwhile']);
  const [, same] = await change(one, { name: one.name });
  assert.equal((same as Model).version, one.version);
  const [, next] = await change(one, { category_id: categories.home, description_en: '' });
  assert.deepEqual(
    [(next as Model).version, (next as Model).category.name, (next as Model).description_en, (next as Model).lacks],
    [one.version + 1, 'Дом', null, ['en', 'uz', 'image']],
  );
  const [text, place] = (await work.journalOf(one.id, 'model')).slice(-2);
  assert.deepEqual([text!.field, text!.old, text!.new], ['description_en', 'Phone', null]);
  assert.deepEqual([place!.field, place!.old, place!.new], ['category', 'Смартфоны', 'Дом']);
});

test('a translation is stale once the Russian text is newer, until it is written anew', async () => {
  const one = await made({ description_en: 'Phone', description_uz: 'Telefon' });
  assert.deepEqual(one.stale, []);
  work.clock.advance(60_000);
  const [, ru] = await change(one, { description_ru: 'Смартфон с пером' });
  assert.deepEqual((ru as Model).stale, ['en', 'uz']);
  const [, en] = await change(ru as Model, { description_en: 'Phone with a pen' });
  assert.deepEqual((en as Model).stale, ['uz']);
  work.clock.advance(60_000);
  const [, both] = await change(en as Model, { description_ru: 'Смартфон', description_uz: 'Smartfon' });
  assert.deepEqual((both as Model).stale, ['en']);
  assert.deepEqual(staleOf({ ru: '2026-01-02', en: null, uz: '2026-01-01' }), ['uz']);
});

/** Of each type of attribute, what is kept and what does not fit. */
const types: [attribute: number, what: object, code: string | undefined][] = [
  [attributes.color, { value_ids: [values.black] }, undefined],
  [attributes.color, { value_ids: [values.black, values.white] }, 'not_of_type'],
  [attributes.color, { text: 'Чёрный' }, 'not_of_type'],
  [attributes.color, { value_ids: [values.gb128] }, 'unknown_value'],
  [attributes.memory, { value_ids: [values.gb256] }, undefined],
  [attributes.memory, { value_ids: [values.gb128, values.gb256] }, 'not_of_type'],
  [attributes.memory, { number: 128 }, 'not_of_type'],
  [attributes.memory, { value_ids: [999] }, 'unknown_value'],
  [attributes.sensors, { value_ids: [values.gyro, values.light] }, undefined],
  [attributes.sensors, { flag: true }, 'not_of_type'],
  [attributes.diagonal, { number: 0 }, undefined],
  [attributes.diagonal, { number: -12.3456 }, undefined],
  [attributes.diagonal, { number: 0.12345 }, 'out_of_range'],
  [attributes.diagonal, { value_ids: [values.black] }, 'not_of_type'],
  [attributes.body, { text: ' Алюминий ' }, undefined],
  [attributes.body, { number: 1 }, 'not_of_type'],
  [attributes.nfc, { flag: false }, undefined],
  [attributes.nfc, { text: 'да' }, 'not_of_type'],
  [999, {}, 'unknown_value'],
];
test('an attribute is what its type allows', async () => {
  const { id } = await made();
  for (const [attribute_id, what, code] of types) {
    const [status, answer] = await describe(id, { attribute_id, ...what });
    assert.deepEqual(
      [status, status === 201 ? undefined : answer],
      [code === undefined ? 201 : 422, code],
      JSON.stringify(what),
    );
    if (status === 201) assert.equal((answer as Reply<'setModelAttribute'>).is_filled, true);
  }
  const kept = (await read(id)).attributes;
  assert.deepEqual([kept.length, kept.find(({ name }) => name === 'Корпус')?.text], [6, 'Алюминий']);
});

test('what is said of an attribute takes the place of what was said before; said nothing it is to be filled in', async () => {
  const { id } = await made();
  await describe(id, { attribute_id: attributes.sensors, value_ids: [values.gyro] });
  const [, again] = await describe(id, { attribute_id: attributes.sensors, value_ids: [values.light] });
  const [, emptied] = await describe(id, { attribute_id: attributes.sensors, value_ids: [] });
  assert.deepEqual(
    [
      (again as Reply<'setModelAttribute'>).values.map(({ value }) => value),
      (emptied as { is_filled: boolean }).is_filled,
    ],
    [['Освещённость'], false],
  );
  assert.equal((await describe(id, { attribute_id: attributes.body, text: '  ' }))[0], 201);
  const one = await read(id);
  assert.deepEqual([one.attributes_filled, one.attributes_count], [0, 2]);
  assert.deepEqual(
    (await work.journalOf(id, 'model')).flatMap(({ field, old, new: now }) =>
      field === 'attribute' ? [[old, now]] : [],
    ),
    [
      [null, 'Датчики: Гироскоп'],
      ['Датчики: Гироскоп', 'Датчики: Освещённость'],
      ['Датчики: Освещённость', 'Датчики: —'],
      [null, 'Корпус: —'],
    ],
  );
  const [first] = one.attributes;
  assert.equal((await work.do(`market DELETE ${path}/attributes/${first!.id}`, { as: 'moderator' })).statusCode, 204);
  assert.deepEqual(await work.outcome(`market DELETE ${path}/attributes/${first!.id}`, { as: 'moderator' }), [
    404,
    'not_found',
  ]);
  assert.equal((await read(id)).attributes_count, 1);
  assert.deepEqual(await describe(999_999, { attribute_id: attributes.nfc }), [404, 'not_found']);
});

test('a value that a model has is not removed from the catalogue', async () => {
  const { id } = await made();
  await describe(id, { attribute_id: attributes.memory, value_ids: [values.gb128] });
  await assert.rejects(work.db.query('delete from attribute_values where id = $1', [values.gb128]), /violates/);
  await assert.rejects(work.db.query('delete from attributes where id = $1', [attributes.memory]), /violates/);
});

test('pictures are put into an order, and what of each stays in sight is said', async () => {
  const { id } = await made();
  const [a, b, c] = [await attached(id, 'a.png'), await attached(id, 'b.png'), await attached(id, 'c.png')];
  const one = await read(id);
  const [, turned] = await change(one, { image_order: [c.id, a.id, b.id] });
  assert.deepEqual(
    (turned as Model).images.map((image) => [image.id, image.sequence_number]),
    [
      [c.id, 1],
      [a.id, 2],
      [b.id, 3],
    ],
  );
  for (const order of [
    [a.id, b.id],
    [a.id, b.id, c.id, 999],
    [a.id, b.id, 999],
  ])
    assert.deepEqual(await change(turned as Model, { image_order: order }), [409, 'changed_meanwhile']);
  const [, focused] = await change(turned as Model, { focal_points: [{ id: a.id, focal_x: 0.1234, focal_y: 1 }] });
  const image = (focused as Model).images[1]!;
  assert.deepEqual([image.focal_x, image.focal_y], [0.123, 1]);
  assert.deepEqual(await change(focused as Model, { focal_points: [{ id: 999, focal_x: 0, focal_y: 0 }] }), [
    422,
    'unknown_value',
  ]);
  assert.deepEqual(
    (await work.journalOf(id, 'model')).slice(-2).map(({ field, old, new: now }) => [field, old, now]),
    [
      ['image_order', 'a.png, b.png, c.png', 'c.png, a.png, b.png'],
      ['focal_point', 'a.png: 0.5 × 0.5', 'a.png: 0.123 × 1'],
    ],
  );
  assert.equal((await work.do(`market DELETE ${path}/images/${c.id}`, { as: 'moderator' })).statusCode, 204);
  assert.deepEqual(
    (await read(id)).images.map(({ sequence_number }) => sequence_number),
    [1, 2],
  );
});

test('a model has twenty pictures, and of two who add the last one at once one does', async () => {
  const { id } = await made();
  for (let count = 0; count < 19; count += 1) await attached(id);
  const keys = [await upload(), await upload()];
  const both = await Promise.all(keys.map((key) => attach(id, { key })));
  assert.deepEqual(both.map(([status]) => status).toSorted(), [201, 409]);
  assert.deepEqual(await attach(id, { key: await upload() }), [409, 'too_many_images']);
});

test('an upload is attached once, by who sent it, and goes with its picture', async () => {
  const { id } = await made();
  const key = await upload();
  assert.deepEqual(await attach(id, { key }, 'director'), [422, 'file_missing']);
  assert.deepEqual(await attach(id, { key, thumb_key: key }), [422, 'file_missing']);
  const thumb = await upload('мал.png');
  const [, image] = await attach(id, { key, thumb_key: thumb });
  assert.deepEqual(await attach(id, { key }), [409, 'file_already_attached']);
  assert.deepEqual(await attach(id, { key: thumb }), [409, 'file_already_attached']);
  assert.ok(existsSync(join(work.fileFolder, key)));
  await work.do(`market DELETE ${path}/images/${(image as { id: number }).id}`, { as: 'moderator' });
  assert.ok(!existsSync(join(work.fileFolder, key)) && !existsSync(join(work.fileFolder, thumb)));
});

test('the last picture stays while a product of the model is on', async () => {
  const { id } = await made();
  const [first, second] = [await attached(id), await attached(id)];
  const product = await sell(id, true);
  const takeAway = (image: number) => work.outcome(`market DELETE ${path}/images/${image}`, { as: 'moderator' });
  assert.equal((await takeAway(second.id))[0], 204);
  assert.deepEqual(await takeAway(first.id), [409, 'last_image']);
  await work.db.query('update products set is_active = false where id = $1', [product]);
  assert.equal((await takeAway(first.id))[0], 204);
});

test('a model that is sold stays; one that is not goes with its pictures', async () => {
  const one = await made();
  const { id } = one;
  const key = await upload();
  await attach(id, { key });
  const product = await sell(id);
  const refused = await work.do(`market DELETE ${path}/${id}`, { as: 'director', version: one.version });
  assert.deepEqual(
    [refused.statusCode, refused.json<{ code: string; current: object }>().current],
    [409, { products: 1 }],
  );
  await work.db.query('delete from products where id = $1', [product]);
  assert.deepEqual(await remove({ id, version: 9 }), [409, 'changed_meanwhile']);
  assert.equal((await remove(one))[0], 204);
  assert.ok(!existsSync(join(work.fileFolder, key)));
  assert.deepEqual(await remove(one), [404, 'not_found']);
  assert.deepEqual((await work.journalOf(id, 'model')).at(-1), {
    action: 'delete',
    field: 'name',
    old: one.name,
    new: null,
  });
});

test('filters find what they say', async () => {
  await work.db.script('delete from products; delete from models');
  const whole = await made({
    ...{ name: 'Whole', description_en: 'a', description_uz: 'b', images: [{ key: await upload() }] },
    attributes: [{ attribute_id: attributes.nfc, flag: true }],
  });
  await made({
    ...{ name: 'Bare', category_id: categories.phones },
    attributes: [{ attribute_id: attributes.color, value_ids: [values.black] }],
  });
  await made({
    name: 'Домашний',
    category_id: categories.home,
    brand_id: brands.artel,
    description_uz: 'c',
    attributes: [{ attribute_id: attributes.body }],
  });
  const found: [query: string, names: string[]][] = [
    ['', ['Домашний', 'Bare', 'Whole']],
    ['order_by=name', ['Bare', 'Whole', 'Домашний']],
    [`category_id=${categories.root}`, ['Bare', 'Whole']],
    [`category_id=${categories.smart}`, ['Whole']],
    [`brand_id=${brands.artel}`, ['Домашний']],
    [`attribute_id=${attributes.body}`, ['Домашний']],
    [`value_id=${values.black}`, ['Bare']],
    [`value_id=${values.gyro}`, []],
    ['lacks=uz', ['Bare']],
    ['lacks=image', ['Домашний', 'Bare']],
    ['lacks=attributes', ['Домашний']],
    ['lacks=en&lacks=image', ['Домашний', 'Bare']],
    ['search=domashniy', ['Домашний']],
    [`search=${whole.id}`, ['Whole']],
  ];
  for (const [query, names] of found) {
    const answer = await list(query);
    assert.deepEqual(answer.models.map(({ name }) => name).toSorted(), names.toSorted(), query);
    assert.equal(answer.count, names.length, query);
  }
  assert.deepEqual(await namesOf('order_by=-name'), ['Домашний', 'Whole', 'Bare']);
});

test('who may look does not change, and a moderator removes nothing', async () => {
  const one = await made();
  assert.equal((await work.do(`market GET ${path}`, { as: 'accountant' })).statusCode, 403);
  assert.deepEqual(await create({}, 'executive'), [403, 'forbidden']);
  assert.deepEqual(await change(one, { name: 'Nope' }, 'kam'), [403, 'forbidden']);
  assert.deepEqual(await describe(one.id, { attribute_id: attributes.nfc }, 'kam'), [403, 'forbidden']);
  assert.deepEqual(await remove(one, 'moderator'), [403, 'forbidden']);
  assert.equal((await work.do(`market GET ${path}`, { as: 'kam' })).statusCode, 200);
});
