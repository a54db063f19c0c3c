/** The tree of the catalogue: where a category may stand, what hides it, who comes first, what stays, and its picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedMarketCategories } from '../../server/modules/catalogue-categories/seed';
import { isChaos } from '../support/chaos';
import { putBrand, putModel, putProduct, putUpload } from '../support/catalogueRows';
import { useWork } from '../support/investorWork';

type Card = Reply<'getCategory'>;
type Tree = Reply<'listCategories'>;
type Node = Tree['categories'][number];

const work = useWork();
/** An administrator, who may do everything with the catalogue. */
const as = 'director';
const at = (method: string, path = '') => `market ${method} /v1/categories${path}`;

let number = 0;
const make = (body: object = {}) =>
  work.answer<Card>(at('POST'), { as, body: { name_ru: `Раздел ${++number}`, ...body } });
const change = (card: Pick<Card, 'id' | 'version'>, body: object, by = as) =>
  work.outcome(at('PUT', `/${card.id}`), { as: by, version: card.version, body });
const read = (id: number, language = 'ru') => work.answer<Card>(at('GET', `/${id}`), { as, language });
const remove = (card: Pick<Card, 'id' | 'version'>, by = as) =>
  work.outcome(at('DELETE', `/${card.id}`), { as: by, version: card.version });
const list = (language = 'ru') => work.answer<Tree>(at('GET'), { as, language });

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.sub_categories)]);
const all = async () => flat((await list()).categories);
const under = async (id: number | null) =>
  (await all()).filter((row) => row.parent_id === id).map((row) => [row.name, row.sequence_number]);

/** Fails where the tree has lost a category, a gap, or a level too many. */
async function expectSound() {
  const { categories, count } = await list();
  const depths = (nodes: readonly Node[], level: number): number[] =>
    nodes.flatMap((node) => [level, ...depths(node.sub_categories, level + 1)]);
  const levels = depths(categories, 1);
  // What stands in a circle is reached from nowhere at the top.
  assert.equal(levels.length, count);
  assert.ok(Math.max(...levels) <= 5);
  for (const siblings of [categories, ...flat(categories).map((node) => node.sub_categories)])
    assert.deepEqual(
      siblings.map((node) => node.sequence_number),
      siblings.map((_, place) => place + 1),
    );
}

test('the whole tree comes in one answer, nested and in order, named in the language of its reader', async () => {
  const top = await make({ name_ru: 'Техника', name_en: 'Appliances' });
  const second = await make({ name_ru: 'Вторая', parent_id: top.id });
  const first = await make({ name_ru: 'Первая', name_uz: 'Birinchi', parent_id: top.id, sequence_number: 1 });
  const deep = await make({ name_ru: 'Глубже', parent_id: first.id });
  const ours = async (language?: string) => (await list(language)).categories.find(({ id }) => id === top.id)!;
  const shape = (node: Node): unknown => [node.name, node.sequence_number, node.sub_categories.map(shape)];
  const place = top.sequence_number;
  assert.deepEqual(shape(await ours()), [
    ...['Техника', place],
    [
      ['Первая', 1, [['Глубже', 1, []]]],
      ['Вторая', 2, []],
    ],
  ]);
  assert.deepEqual(
    flat([await ours('uz')]).map(({ name }) => name),
    ['Техника', 'Birinchi', 'Глубже', 'Вторая'],
  );
  assert.equal((await ours('en')).name, 'Appliances');
  const card = await read(deep.id, 'uz');
  assert.deepEqual(
    card.path.map(({ id, name }) => [id, name]),
    [
      [top.id, 'Техника'],
      [first.id, 'Birinchi'],
    ],
  );
  assert.deepEqual(
    (await read(top.id)).children.map(({ id }) => id),
    [first.id, second.id],
  );
});

test('models and products are counted in the category and in everything above it', async () => {
  const top = await make();
  const deep = await make({ parent_id: (await make({ parent_id: top.id })).id });
  const brand = await putBrand(work);
  const model = await putModel(work, { category: deep.id, brand });
  await putModel(work, { category: top.id, brand });
  await putProduct(work, model);
  await putProduct(work, model);
  const counts = (card: Node | Card) => [
    ...[card.models_count, card.products_count],
    ...[card.models_total, card.products_total],
  ];
  assert.deepEqual(counts(await read(top.id)), [1, 0, 2, 2]);
  assert.deepEqual(counts(await read(deep.id)), [1, 2, 1, 2]);
  const rows = await all();
  assert.deepEqual(counts(rows.find(({ id }) => id === top.id)!), [1, 0, 2, 2]);
  // A move takes them along.
  const other = await make();
  assert.equal((await change(deep, { parent_id: other.id }))[0], 200);
  assert.deepEqual(counts(await read(top.id)), [1, 0, 1, 0]);
  assert.deepEqual(counts(await read(other.id)), [0, 0, 1, 2]);
});

test('how many products of a branch lack nothing is counted, and what the others lack, as the list of products finds them', async () => {
  const top = await make();
  const deep = await make({ parent_id: top.id });
  const brand = await putBrand(work);
  const [whole, bare] = [
    await putModel(work, { category: deep.id, brand }),
    await putModel(work, { category: top.id, brand }),
  ];
  const [first, second] = [await putProduct(work, whole), await putProduct(work, whole)];
  await putProduct(work, bare);
  const key = await putUpload(work, as);
  const [unit] = await work.db.query<{ id: number }>(
    `insert into attributes (name_ru, type, created_at, updated_at) values ('Вес полноты', 'number', '2026-01-01', '2026-01-01') returning id`,
  );
  const shares = async () => {
    const [card, node] = [await read(top.id), (await all()).find(({ id }) => id === top.id)!];
    assert.equal(card.complete_total, node.complete_total);
    for (const lack of ['uz', 'image', 'spic', 'attributes'] as const) {
      const found = await work.answer<Reply<'listProducts'>>(
        `market GET /v1/products?offset=0&limit=1&category_id=${top.id}&lacks=${lack}`,
        { as },
      );
      assert.equal(card.lacking[lack], found.count, lack);
    }
    const { uz, image, spic, attributes } = card.lacking;
    return [card.products_total, card.complete_total, uz, image, spic, attributes];
  };
  assert.deepEqual(await shares(), [3, 0, 3, 3, 3, 0]);
  await work.db.query(
    `update models set description_uz = 'Tavsif', description_uz_at = '2026-01-01' where id = ${whole};
     insert into model_images (model_id, file_key, sequence_number, created_at) values (${whole}, '${key}', 1, '2026-01-01');
     update products set spic = '08517001001000000' where id = ${first}`,
  );
  assert.deepEqual(await shares(), [3, 1, 1, 1, 2, 0]);
  await work.db.query(`update products set spic = '08517001001000000' where id = ${second}`);
  assert.deepEqual(await shares(), [3, 2, 1, 1, 1, 0]);
  assert.equal((await read(deep.id)).complete_total, 2);
  await work.db.query(
    `insert into model_attributes (model_id, attribute_id, is_filled) values (${whole}, ${unit!.id}, false)`,
  );
  assert.deepEqual(await shares(), [3, 0, 1, 1, 1, 2]);
});

test('a move keeps both parents dense, leaves the versions of siblings alone, and is told', async () => {
  const [from, to] = [await make({ name_ru: 'Откуда' }), await make({ name_ru: 'Куда' })];
  const rows: Card[] = [];
  for (const name of ['А', 'Б', 'В']) rows.push(await make({ name_ru: name, parent_id: from.id }));
  const there = await make({ name_ru: 'Г', parent_id: to.id });
  const [status, moved] = (await change(rows[0]!, { parent_id: to.id, sequence_number: 1 })) as [number, Card];
  assert.deepEqual([status, moved.version, moved.sequence_number, moved.path.at(-1)?.name], [200, 2, 1, 'Куда']);
  assert.deepEqual(await under(from.id), [
    ['Б', 1],
    ['В', 2],
  ]);
  assert.deepEqual(await under(to.id), [
    ['А', 1],
    ['Г', 2],
  ]);
  assert.equal((await read(there.id)).version, 1);
  assert.deepEqual(
    moved.history.filter(({ action }) => action === 'move').map(({ field, old, new: now }) => [field, old, now]),
    [
      ['position', '1', '1'],
      ['parent', 'Откуда', 'Куда'],
    ],
  );
  // Past the last is the last; another parent alone puts it last there.
  assert.equal((await change(rows[1]!, { sequence_number: 900 }))[0], 200);
  assert.deepEqual(await under(from.id), [
    ['В', 1],
    ['Б', 2],
  ]);
  assert.equal((await change(rows[2]!, { parent_id: to.id }))[0], 200);
  assert.deepEqual((await under(to.id)).at(-1), ['В', 3]);
  assert.equal((await change(moved, { parent_id: null }))[0], 200);
  assert.deepEqual((await read(moved.id)).path, []);
  // Where it stands already it is not moved again.
  const before = await read(moved.id);
  const same = (await change(before, { sequence_number: before.sequence_number })) as [number, Card];
  assert.equal(same[1].version, before.version);
  await expectSound();
});

test('what makes a circle, a sixth level or no sense is refused, by a table', async () => {
  const levels = [await make()];
  for (const _ of [2, 3, 4, 5]) levels.push(await make({ parent_id: levels.at(-1)!.id }));
  const [top, second, third, fourth, fifth] = levels as [Card, Card, Card, Card, Card];
  const pair = await make();
  await make({ parent_id: pair.id });
  const unknown = 2_000_000_000;
  // Who is moved, under whom, and what comes of it.
  const table: [Card, number, [number, string]][] = [
    [top, top.id, [409, 'category_cycle']],
    [top, second.id, [409, 'category_cycle']],
    [top, fifth.id, [409, 'category_cycle']],
    [third, fourth.id, [409, 'category_cycle']],
    [pair, fourth.id, [409, 'category_too_deep']],
    [pair, fifth.id, [409, 'category_too_deep']],
    [top, pair.id, [409, 'category_too_deep']],
    [top, unknown, [422, 'unknown_value']],
  ];
  for (const [moved, parent, refusal] of table)
    assert.deepEqual(await change(moved, { parent_id: parent }), refusal, `${moved.id} under ${parent}`);
  const sixth = { name_ru: 'Шестой', parent_id: fifth.id };
  assert.deepEqual(await work.outcome(at('POST'), { as, body: sixth }), [409, 'category_too_deep']);
  assert.equal((await change(pair, { parent_id: third.id }))[0], 200);
  for (const name_ru of ['  ', '\n'])
    assert.deepEqual(await change(top, { name_ru }), [422, 'required'], JSON.stringify(name_ru));
  assert.deepEqual(await change({ id: unknown, version: 1 }, { sequence_number: 1 }), [404, 'not_found']);
  assert.deepEqual(await work.outcome(at('POST'), { as, body: { name_ru: ' ' } }), [422, 'required']);
  await expectSound();
});

test('of two people who move one under the other at once exactly one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await make(), await make()];
    const child = await make({ parent_id: other.id });
    const outcomes = await Promise.all([
      change(one, { parent_id: child.id }),
      change(other, { parent_id: one.id }, 'moderator'),
    ]);
    assert.deepEqual(outcomes.map(([status, body]) => (status === 200 ? 'moved' : body)).sort(), [
      'category_cycle',
      'moved',
    ]);
  }
  await expectSound();
});

test('random moves by two people at once leave no circle and a dense order', async () => {
  const rounds = isChaos ? 1000 : 50;
  const rows: Card[] = [];
  for (let made = 0; made < 24; made += 1)
    rows.push(await make(made > 3 && made % 3 > 0 ? { parent_id: rows[Math.floor(made / 3)]!.id } : {}));
  let state = 7;
  const chance = (below: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % below;
  const outcomes = new Map<unknown, number>();
  const move = async (by: string) => {
    const { id } = rows[chance(rows.length)]!;
    const parent = chance(5) === 0 ? null : rows[chance(rows.length)]!.id;
    const place = 1 + chance(6);
    const { version } = await read(id);
    const [status, code] = await change({ id, version }, { parent_id: parent, sequence_number: place }, by);
    const word = status === 200 ? 'moved' : code;
    outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
  };
  for (let round = 0; round < rounds / 2; round += 1) await Promise.all([move('director'), move('moderator')]);
  const words = [...outcomes.keys()];
  assert.ok((outcomes.get('moved') ?? 0) > rounds / 4, JSON.stringify([...outcomes]));
  assert.deepEqual(
    words.filter(
      (word) => !['moved', 'category_cycle', 'category_too_deep', 'changed_meanwhile'].includes(String(word)),
    ),
    [],
  );
  await expectSound();
});

test('one that is off hides what is under it, and the card says through whom', async () => {
  const top = await make({ name_ru: 'Верх', name_uz: 'Tepa' });
  const middle = await make({ parent_id: top.id });
  const deep = await make({ parent_id: middle.id });
  const hiddenBy = async (card: Card) => (await read(card.id, 'uz')).hidden_by?.name ?? null;
  assert.equal(await hiddenBy(deep), null);
  const [, off] = (await change(top, { is_active: false })) as [number, Card];
  assert.deepEqual([off.is_active, off.hidden_by], [false, null]);
  assert.deepEqual([await hiddenBy(middle), await hiddenBy(deep)], ['Tepa', 'Tepa']);
  // The nearest one is named; what each says of itself stays as it is.
  assert.equal((await change(middle, { is_active: false }))[0], 200);
  assert.equal(await hiddenBy(deep), middle.name_ru);
  assert.equal((await read(deep.id)).is_active, true);
  assert.deepEqual(
    off.history.slice(0, 1).map(({ action, field, old, new: now }) => [action, field, old, now]),
    [['update', 'is_active', 'true', 'false']],
  );
  const born = await make({ is_active: false });
  assert.equal(born.is_active, false);
});

test('who saw an older version is shown the one that stands', async () => {
  const card = await make();
  assert.equal((await change(card, { name_en: ' Name ', name_uz: ' ' }))[0], 200);
  const now = await read(card.id);
  assert.deepEqual([now.name_en, now.name_uz, now.version], ['Name', null, 2]);
  assert.deepEqual(await change(card, { sequence_number: 1 }), [409, 'changed_meanwhile']);
  assert.deepEqual(await remove(card), [409, 'changed_meanwhile']);
});

test('a category in use stays, another goes and leaves no gap', async () => {
  const top = await make();
  const rows: Card[] = [];
  for (const name of ['Один', 'Два', 'Три']) rows.push(await make({ name_ru: name, parent_id: top.id }));
  assert.deepEqual(await remove(top), [409, 'category_in_use']);
  await putModel(work, { category: rows[1]!.id, brand: await putBrand(work) });
  assert.deepEqual(await remove(rows[1]!), [409, 'category_in_use']);
  const inside = async ({ id, version }: Card) =>
    (await work.do(at('DELETE', `/${id}`), { as, version })).json<{ current: object }>().current;
  assert.deepEqual(await inside(top), { categories: 3, models: 0 });
  assert.deepEqual(await inside(rows[1]!), { categories: 0, models: 1 });
  for (const by of ['kam', 'moderator', 'accountant', 'executive', 'director'])
    assert.deepEqual((await remove(rows[0]!, by))[0], by === 'director' ? 204 : 403, by);
  assert.deepEqual(await under(top.id), [
    ['Два', 1],
    ['Три', 2],
  ]);
  assert.deepEqual(await work.outcome(at('GET', `/${rows[0]!.id}`), { as }), [404, 'not_found']);
  await expectSound();
});

test('of a removal and a model that comes into the category one is refused', async () => {
  const brand = await putBrand(work);
  for (let round = 0; round < 5; round += 1) {
    const card = await make();
    const [removed, added] = await Promise.allSettled([remove(card), putModel(work, { category: card.id, brand })]);
    const isGone = removed.status === 'fulfilled' && removed.value[0] === 204;
    assert.equal(isGone, added.status === 'rejected');
  }
});

test('ten people make categories in one place at once, and each has its own', async () => {
  const top = await make();
  await Promise.all(Array.from({ length: 10 }, () => make({ parent_id: top.id, sequence_number: 1 })));
  assert.deepEqual(
    (await under(top.id)).map(([, place]) => place),
    Array.from({ length: 10 }, (_, place) => place + 1),
  );
});

test('a picture is attached, shown, replaced and taken away', async () => {
  const [first, second] = [await putUpload(work, 'director'), await putUpload(work, 'director')];
  const card = await make({ image_key: first });
  assert.equal(card.image?.key, first);
  assert.ok(card.image_url?.includes('sig='), card.image_url ?? 'none');
  assert.deepEqual(await change(await make(), { image_key: first }), [409, 'file_already_attached']);
  const [, replaced] = (await change(card, { image_key: second })) as [number, Card];
  assert.deepEqual([replaced.image?.key, replaced.version], [second, 2]);
  // The one that nothing names any more is gone, and so unknown.
  assert.deepEqual(await change(replaced, { image_key: first }), [422, 'file_missing']);
  const others = await putUpload(work, 'moderator');
  assert.deepEqual(await change(replaced, { image_key: others }), [422, 'file_missing']);
  const [, bare] = (await change(replaced, { image_key: null })) as [number, Card];
  assert.deepEqual([bare.image, bare.image_url], [null, null]);
});

test('the demonstration has 186 categories on five levels, names that are missing and branches that are off', async () => {
  await work.db.script('delete from products; delete from models; delete from market_categories; delete from audit');
  await seedMarketCategories(work.db, work.clock);
  const { categories, count } = await list();
  const rows = flat(categories);
  assert.deepEqual([count, rows.length], [186, 186]);
  assert.ok(rows.some(({ name_uz: uz }) => uz === null) && rows.some(({ name_en: en }) => en === null));
  assert.equal(categories.at(-1)?.is_active, false);
  const disks = flat(categories).find(({ name }) => name === 'Диски SSD')!;
  assert.deepEqual(
    (await read(disks.id, 'en')).path.map(({ name }) => name),
    ['Electronics', 'Computers and laptops', 'Components', 'Storage'],
  );
  assert.equal((await read(disks.id)).history.length, 1);
  await expectSound();
});

test('a name in another language is stale once the Russian one is newer, until it is written anew', async () => {
  const one = await make({ name_ru: 'Самовар', name_en: 'Samovar', name_uz: 'Samovar' });
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
  // Where it stands is no name, and a picture neither.
  const [, moved] = await change(both as Card, { sequence_number: 1 });
  assert.deepEqual((moved as Card).stale, ['en']);
});
