/** The tree of merchant categories: where a category may stand, who comes first, what stays, and pictures. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedCategories } from '../../server/modules/merchant-categories/seed';
import { useWork } from '../support/investorWork';
import { formOf, samples } from '../support/uploads';

type Card = Reply<'getMerchantCategory'>;
type List = Reply<'listMerchantCategories'>;

const work = useWork();
/** An administrator, who may do everything with categories. */
const as = 'director';
const one = 'pay {} /v1/merchants/category';
const at = (method: string, path = '') => one.replace('{}', method) + path;

let number = 0;
const make = (body: object = {}) =>
  work.answer<Card>(at('POST'), { as, body: { name_ru: `Раздел ${++number}`, ...body } });
const change = (card: Pick<Card, 'guid' | 'version'>, body: object, by = as) =>
  work.outcome(at('PUT'), { as: by, version: card.version, body: { guid: card.guid, ...body } });
const read = (guid: string, query = '') => work.answer<Card>(at('GET', `/${guid}${query}`), { as });
const remove = (card: Pick<Card, 'guid' | 'version'>, by = as) =>
  work.outcome(at('DELETE', `/${card.guid}`), { as: by, version: card.version });
const list = (query = '?language=ru') => work.answer<List>(`pay GET /v1/merchants/categories${query}`, { as });
const under = async (guid: string | null) =>
  (await list()).list.filter((row) => row.parent_guid === guid).map(({ name, position }) => [name, position]);

async function merchantIn(guid: string) {
  await work.db.query(
    `insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, category_guid, work_schedule, created_at, updated_at)
     values ('Mediapark', 'ООО Mediapark', $1, '00014', '20208000900000000001', '998711234567', 'product', $2, '{}', '2026-01-01', '2026-01-01')`,
    [String(300_000_000 + ++number), guid],
  );
}

test('the whole tree comes in the order in which it is read, named as asked', async () => {
  const top = await make({ name_ru: 'Техника', name_en: 'Appliances' });
  const second = await make({ name_ru: 'Вторая', parent_guid: top.guid });
  const first = await make({ name_ru: 'Первая', name_uz: 'Birinchi', parent_guid: top.guid, position: 1 });
  const deep = await make({ name_ru: 'Глубже', parent_guid: first.guid });
  const ours = async (query?: string) =>
    (await list(query)).list.filter(({ guid }) => [top, second, first, deep].some((row) => row.guid === guid));
  assert.deepEqual(
    (await ours()).map(({ name, level, position }) => [name, level, position]),
    [
      ['Техника', 1, top.position],
      ['Первая', 2, 1],
      ['Глубже', 3, 1],
      ['Вторая', 2, 2],
    ],
  );
  assert.deepEqual(
    (await ours('?language=uz')).map(({ name }) => name),
    ['Техника', 'Birinchi', 'Глубже', 'Вторая'],
  );
  assert.equal((await ours('?language=en'))[0]?.name, 'Appliances');
  const all = await list();
  const part = await list('?offset=1&limit=2');
  assert.deepEqual(
    [part.count, part.list.map(({ guid }) => guid)],
    [all.count, all.list.slice(1, 3).map(({ guid }) => guid)],
  );
});

test('merchants are counted in the category and in everything above it', async () => {
  const top = await make();
  const deep = await make({ parent_guid: (await make({ parent_guid: top.guid })).guid });
  await merchantIn(deep.guid);
  await merchantIn(deep.guid);
  await merchantIn(top.guid);
  const counts = ({ merchants_count: own, merchants_total: all }: Card) => [own, all];
  assert.deepEqual(counts(await read(top.guid)), [1, 3]);
  assert.deepEqual(counts(await read(deep.guid)), [2, 2]);
});

test('a move keeps both parents dense, leaves the versions of siblings alone, and is told', async () => {
  const [from, to] = [await make({ name_ru: 'Откуда' }), await make({ name_ru: 'Куда' })];
  const rows: Card[] = [];
  for (const name of ['А', 'Б', 'В']) rows.push(await make({ name_ru: name, parent_guid: from.guid }));
  const there = await make({ name_ru: 'Г', parent_guid: to.guid });
  const child = await make({ parent_guid: rows[0]!.guid });
  const [status, moved] = (await change(rows[0]!, { parent_guid: to.guid, position: 1 })) as [number, Card];
  assert.deepEqual([status, moved.version, moved.position, moved.parent?.name], [200, 2, 1, 'Куда']);
  assert.deepEqual(await under(from.guid), [
    ['Б', 1],
    ['В', 2],
  ]);
  assert.deepEqual(await under(to.guid), [
    ['А', 1],
    ['Г', 2],
  ]);
  assert.equal((await read(there.guid)).version, 1);
  assert.equal((await read(child.guid)).level, 3);
  assert.deepEqual(
    moved.history.filter(({ action }) => action === 'move').map(({ field, old, new: now }) => [field, old, now]),
    [
      ['position', '1', '1'],
      ['parent', 'Откуда', 'Куда'],
    ],
  );
  // Past the last is the last; another parent alone puts it last there.
  assert.equal((await change(rows[1]!, { position: 900 }))[0], 200);
  assert.deepEqual(await under(from.guid), [
    ['В', 1],
    ['Б', 2],
  ]);
  assert.equal((await change(rows[2]!, { parent_guid: to.guid }))[0], 200);
  assert.deepEqual((await under(to.guid)).at(-1), ['В', 3]);
  assert.equal((await change(moved, { parent_guid: null }))[0], 200);
  assert.equal((await read(moved.guid)).level, 1);
  // Where it stands already it is not moved again.
  const before = await read(moved.guid);
  assert.equal(((await change(before, { position: before.position })) as [number, Card])[1].version, before.version);
});

test('what makes a circle, a fifth level or no sense is refused', async () => {
  const levels = [await make()];
  for (const _ of [2, 3, 4]) levels.push(await make({ parent_guid: levels.at(-1)!.guid }));
  const [top, second, third, fourth] = levels as [Card, Card, Card, Card];
  const fifth = { name_ru: 'Пятый', parent_guid: fourth.guid };
  assert.deepEqual(await work.outcome(at('POST'), { as, body: fifth }), [409, 'category_too_deep']);
  for (const parent of [top, second, fourth])
    assert.deepEqual(await change(top, { parent_guid: parent.guid }), [409, 'category_cycle']);
  const pair = await make();
  await make({ parent_guid: pair.guid });
  assert.deepEqual(await change(pair, { parent_guid: third.guid }), [409, 'category_too_deep']);
  assert.equal((await change(pair, { parent_guid: second.guid }))[0], 200);
  const unknown = '00000000-0000-4000-8000-00000000dead';
  assert.deepEqual(await change(top, { parent_guid: unknown }), [422, 'unknown_value']);
  assert.deepEqual(await change(top, { name_ru: '  ' }), [422, 'required']);
  assert.deepEqual(await change({ guid: unknown, version: 1 }, { position: 1 }), [404, 'not_found']);
  assert.deepEqual(await work.outcome(at('POST'), { as, body: { name_ru: ' ' } }), [422, 'required']);
});

test('of two people who move one under the other at once exactly one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await make(), await make()];
    const child = await make({ parent_guid: other.guid });
    const outcomes = await Promise.all([
      change(one, { parent_guid: child.guid }),
      change(other, { parent_guid: one.guid }, 'kam'),
    ]);
    assert.deepEqual(outcomes.map(([status, body]) => (status === 200 ? 'moved' : body)).sort(), [
      'category_cycle',
      'moved',
    ]);
  }
  const { list: rows, count } = await list();
  // A circle is reached from nowhere at the top, so that its rows would be missing.
  assert.equal(rows.length, count);
});

test('who saw an older version is shown the one that stands', async () => {
  const card = await make();
  assert.equal((await change(card, { name_en: ' Name ', name_uz: ' ' }))[0], 200);
  const now = await read(card.guid);
  assert.deepEqual([now.name_en, now.name_uz, now.version], ['Name', null, 2]);
  assert.deepEqual(await change(card, { position: 1 }), [409, 'changed_meanwhile']);
  assert.deepEqual(await remove(card), [409, 'changed_meanwhile']);
});

test('a category in use stays, another goes and leaves no gap', async () => {
  const top = await make();
  const rows: Card[] = [];
  for (const name of ['Один', 'Два', 'Три']) rows.push(await make({ name_ru: name, parent_guid: top.guid }));
  assert.deepEqual(await remove(top), [409, 'category_in_use']);
  await merchantIn(rows[1]!.guid);
  assert.deepEqual(await remove(rows[1]!), [409, 'category_in_use']);
  for (const by of ['kam', 'moderator', 'accountant', 'executive', 'director'])
    assert.deepEqual((await remove(rows[0]!, by))[0], by === 'director' ? 204 : 403, by);
  assert.deepEqual(await under(top.guid), [
    ['Два', 1],
    ['Три', 2],
  ]);
  assert.deepEqual(await work.outcome(at('GET', `/${rows[0]!.guid}`), { as }), [404, 'not_found']);
});

test('of a removal and a merchant who comes into the category one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await make();
    const [removed, added] = await Promise.allSettled([remove(card), merchantIn(card.guid)]);
    const isGone = removed.status === 'fulfilled' && removed.value[0] === 204;
    assert.equal(isGone, added.status === 'rejected');
  }
});

test('ten people make categories in one place at once, and each has its own position', async () => {
  const top = await make();
  await Promise.all(Array.from({ length: 10 }, () => make({ parent_guid: top.guid, position: 1 })));
  assert.deepEqual(
    (await under(top.guid)).map(([, position]) => position),
    Array.from({ length: 10 }, (_, place) => place + 1),
  );
});

test('a picture is sent, shown, replaced and taken away with its file', async () => {
  const upload = async (by = as) => {
    const sent = formOf(samples.png, 'раздел.png');
    return work.call({
      method: 'POST',
      url: '/api/payment/v1/merchants/category/image',
      ...sent,
      token: (await work.signIn(by)).access_token,
    });
  };
  assert.equal((await upload('moderator')).statusCode, 403);
  const files = () => readdirSync(work.fileFolder).length;
  const first = (await upload()).json<{ id: string }>();
  const card = await make({ image_id: first.id });
  assert.deepEqual([card.image?.id, card.image?.name], [first.id, 'раздел.png']);
  assert.ok(card.image_url?.includes('sig='), card.image_url ?? 'none');
  const kept = files();
  const second = (await upload()).json<{ id: string }>();
  assert.equal((await change(card, { image_id: second.id }))[0], 200);
  assert.equal(files(), kept);
  assert.deepEqual(await change(await make(), { image_id: second.id }), [409, 'file_already_attached']);
  const bare = (await change({ ...card, version: 2 }, { image_id: null })) as [number, Card];
  assert.deepEqual([bare[1].image, files()], [null, kept - 1]);
});

test('the demonstration has four levels, names that are missing, and says who made what', async () => {
  await work.db.script('delete from merchants; delete from merchant_categories');
  await seedCategories(work.db, work.clock);
  const { list: rows } = await list();
  const seeded = rows.filter(({ guid }) => guid.startsWith('3a6b0c1d'));
  assert.ok(seeded.length >= 40, String(seeded.length));
  assert.ok(seeded.some(({ level }) => level === 4));
  assert.ok(seeded.some(({ name_uz: uz }) => uz === null));
  assert.equal((await read(seeded[0]!.guid)).history.length, 1);
});
