/** Banners: where each stands by its switch and period, pictures, where a press leads, their order, who may do what. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { identityOf } from '../../server/files/kinds';
import { faultsOf } from '../../server/modules/banners/rules';
import { seedBanners } from '../../server/modules/banners/seed';
import { seedMarketCategories } from '../../server/modules/catalogue-categories/seed';
import { preciseTimestampOf } from '../../server/shared/clock';
import { putUpload } from '../support/catalogueRows';
import { useWork } from '../support/investorWork';
import { pngOf } from '../support/pictures';
import { formOf, samples } from '../support/uploads';

type Card = Reply<'getBanner'>;
type Page = Reply<'listBanners'>;

// Five minutes before midnight in Tashkent, on the 25th of November.
let now = new Date('2026-11-25T18:55:00Z');
const clock = { now: () => now };
const work = useWork(
  async (begun) => {
    await seedMarketCategories(begun.db, clock);
    await seedBanners(begun.db, clock);
  },
  async () => ({ clock }),
);
const as = 'moderator';
const at = (method: string, path = '') => `pay ${method} /v3/content/banners${path}`;
const day = { title_ru: 'Проверка', place: 'main', action_type: 'none', start_date: '2026-11-25' };
const make = (body: object = {}) => work.answer<Card>(at('POST'), { as, body: { ...day, ...body } });
const refused = async (method: string, path: string, body: object, version?: number) => {
  const answer = await work.do(at(method, path), { as, version, body });
  const { code, fields } = answer.json<{ code?: string; fields?: object }>();
  return [answer.statusCode, code, fields];
};
const change = (card: Pick<Card, 'id' | 'version'>, body: object, by = as) =>
  work.outcome(at('PUT', `/${card.id}`), { as: by, version: card.version, body });
const read = (id: number) => work.answer<Card>(at('GET', `/${id}`), { as });
const list = (query: string) => work.answer<Page>(at('GET', `?limit=100${query}`), { as });
const titles = async (query: string) => (await list(query)).banners.map(({ title_ru: title }) => title);
const upload = async (by = as) => identityOf(await putUpload(work, by));

test('24 banners stand by place and order, and are found by state, what they lack, days and sound', async () => {
  const { count, banners } = await list('');
  assert.equal(count, 24);
  const places = ['main', 'invest', 'market', 'payments'];
  const standing = banners.map(({ place, sequence_number: number }) => places.indexOf(place) * 100 + number);
  assert.deepEqual(
    standing,
    standing.toSorted((a, b) => a - b),
  );
  const states = Object.fromEntries(
    await Promise.all(
      ['draft', 'planned', 'live', 'expired'].map(async (one) => [one, (await list(`&state=${one}`)).count]),
    ),
  );
  assert.deepEqual(states, { draft: 4, planned: 5, live: 10, expired: 5 });
  assert.equal((await list('&state=draft&state=planned')).count, 9);
  assert.deepEqual(await titles('&search=sovutgich'), []);
  assert.deepEqual(await titles('&search=muzlatkichlar'), ['Холодильники со скидкой']);
  assert.deepEqual(await titles('&lacks=uz&place=invest&state=expired'), ['Итоги квартала']);
  // Of those of the main place only what is shown on that day, from the first to the last.
  assert.deepEqual(await titles('&place=main&state=expired&shown_from=2026-10-25&shown_to=2026-10-25'), [
    'Пригласите друга',
  ]);
  assert.deepEqual(await titles('&place=main&state=expired&shown_from=2026-10-26'), []);
  assert.deepEqual(await titles('&is_dead=true'), ['Смартфоны без первого взноса']);
});

test('a banner is planned, live and expired by the days of its period, both of them included, and a draft while it is off', async () => {
  // By hand: [first day, last day, on], and what it is on the 25th and, six minutes later, on the 26th of November.
  const rows: [string, string | null, boolean, string, string][] = [
    ['2026-11-26', '2026-11-26', true, 'planned', 'live'],
    ['2026-11-25', '2026-11-25', true, 'live', 'expired'],
    ['2026-11-25', '2026-11-26', true, 'live', 'live'],
    ['2026-11-27', null, true, 'planned', 'planned'],
    ['2026-11-01', null, true, 'live', 'live'],
    ['2026-11-01', '2026-11-24', true, 'expired', 'expired'],
    ['2026-11-25', '2026-11-25', false, 'draft', 'draft'],
  ];
  const made: Card[] = [];
  for (const [start_date, end_date, is_active] of rows)
    made.push(await make({ start_date, end_date, is_active, image_ru: { id: await upload() } }));
  const seen = () => Promise.all(made.map(async ({ id }) => (await read(id)).state));
  assert.deepEqual(
    await seen(),
    rows.map(([, , , first]) => first),
  );
  now = new Date(now.getTime() + 6 * 60_000);
  assert.deepEqual(
    await seen(),
    rows.map(([, , , , second]) => second),
  );
});

test('an end before the begin, a switch without a picture and a press that leads nowhere are refused beside their fields', async () => {
  const rows: [object, string, Record<string, string>][] = [
    [{ end_date: '2026-11-24' }, 'before_begin', { end_date: 'before_begin' }],
    [{ is_active: true }, 'required', { image_ru: 'required' }],
    [{ action_type: 'link' }, 'required', { action_value: 'required' }],
    [
      { action_type: 'link', action_value: 'javascript:alert(1)' },
      'link_not_allowed',
      { action_value: 'link_not_allowed' },
    ],
    [
      { action_type: 'link', action_value: 'http://divan.uz' },
      'link_not_allowed',
      { action_value: 'link_not_allowed' },
    ],
    [{ action_type: 'category', action_value: '999999' }, 'unknown_value', { action_value: 'unknown_value' }],
    [{ action_type: 'category', action_value: '1 or 1=1' }, 'unknown_value', { action_value: 'unknown_value' }],
    [{ action_type: 'bond', action_value: '1' }, 'unknown_value', { action_value: 'unknown_value' }],
    [{ title_ru: '\u200b ' }, 'required', { title_ru: 'required' }],
    [{ image_uz: { focal_x: 0.2 } }, 'required', { image_uz: 'required' }],
    [{ image_ru: { id: '00000000-0000-4000-8000-999999999999' } }, 'file_missing', { image_ru: 'file_missing' }],
  ];
  const { count } = await list('');
  for (const [body, code, fields] of rows)
    assert.deepEqual(await refused('POST', '', { ...day, ...body }), [422, code, fields], JSON.stringify(body));
  assert.equal((await list('')).count, count);
  // The same on what is there already.
  const { id, version } = await make({ end_date: '2026-12-01' });
  assert.deepEqual(await refused('PUT', `/${id}`, { start_date: '2026-12-02' }, version), [
    ...[422, 'before_begin'],
    { end_date: 'before_begin' },
  ]);
  assert.deepEqual(await refused('PUT', `/${id}`, { is_active: true }, version), [
    422,
    'required',
    { image_ru: 'required' },
  ]);
  assert.equal((await read(id)).version, version);
});

test('what is wrong with a banner by itself', () => {
  const fine = { start_date: '2026-11-25', end_date: null, is_active: false, action_type: 'none', action_value: null };
  assert.deepEqual(faultsOf(fine, false), {});
  assert.deepEqual(faultsOf({ ...fine, end_date: '2026-11-25', is_active: true }, true), {});
  assert.deepEqual(
    faultsOf({ ...fine, end_date: '2026-11-24', is_active: true, action_type: 'bond', action_value: '0' }, false),
    {
      ...{ end_date: 'before_begin', image_ru: 'required', action_value: 'unknown_value' },
    },
  );
});

test('pictures are attached for each language, pointed at, replaced and taken away, and a file is used once', async () => {
  const [ru, uz] = [await upload(), await upload()];
  const made = await make({ image_ru: { id: ru, focal_x: 0.25, focal_y: 0.7 }, image_uz: { id: uz }, is_active: true });
  assert.deepEqual(
    [made.image_ru?.focal_x, made.image_ru?.focal_y, made.image_uz?.focal_x, made.image_en],
    [...[0.25, 0.7, 0.5, null]],
  );
  assert.deepEqual(
    (await list('&lacks=en&state=live')).banners.some(({ id }) => id === made.id),
    true,
  );
  assert.deepEqual(await change(made, { image_en: { id: ru } }), [409, 'file_already_attached']);
  // What somebody else has sent is his to attach.
  assert.deepEqual(await change(made, { image_en: { id: await upload('director') } }), [422, 'file_missing']);
  const [, pointed] = (await change(made, { image_uz: { focal_x: 0.1 } })) as [number, Card];
  assert.deepEqual([pointed.image_uz?.focal_x, pointed.image_uz?.focal_y], [0.1, 0.5]);
  assert.deepEqual([pointed.history[0]?.field, pointed.history[0]?.new], ['focal_point', 'uz: 0.1 × 0.5']);
  const [, replaced] = (await change(pointed, { image_ru: { id: await upload() } })) as [number, Card];
  assert.deepEqual([replaced.image_ru?.focal_x, replaced.history[0]?.field], [0.5, 'image_ru']);
  // The file that was replaced is gone.
  assert.deepEqual(await work.db.query('select key from files where key like $1', [`${ru}%`]), []);
  assert.deepEqual(await change(replaced, { image_ru: null }), [422, 'required']);
  const [, without] = (await change(replaced, { image_uz: null })) as [number, Card];
  assert.equal(without.image_uz, null);
  assert.deepEqual(await change(replaced, { image_uz: null }), [409, 'changed_meanwhile']);
});

test('a title that is older than the Russian one is marked until it is written anew', async () => {
  const first = await make({ title_ru: 'Раз', title_en: 'One', title_uz: 'Bir' });
  assert.deepEqual(first.stale, []);
  now = new Date(now.getTime() + 60_000);
  const [, second] = (await change(first, { title_ru: 'Два', title_uz: 'Ikki' })) as [number, Card];
  assert.deepEqual(second.stale, ['en']);
  now = new Date(now.getTime() + 60_000);
  const [, third] = (await change(second, { title_en: 'Two' })) as [number, Card];
  assert.deepEqual(third.stale, []);
  const [, none] = (await change(third, { title_en: ' ' })) as [number, Card];
  assert.deepEqual([none.title_en, none.stale], [null, []]);
});

test('an action leads to a record by its name, and is dead once that is off or gone', async () => {
  const [category] = await work.db.query<{ id: number; name: string }>(
    `select id, name_uz as name from market_categories where parent_id is null and is_active and name_uz is not null order by id limit 1`,
  );
  const { id } = await make({ action_type: 'category', action_value: String(category!.id) });
  const seen = async () => {
    const card = await work.answer<Card>(at('GET', `/${id}`), { as, language: 'uz' });
    return [card.target?.name, card.dead_link];
  };
  assert.deepEqual(await seen(), [category!.name, null]);
  await work.db.query('update market_categories set is_active = false where id = $1', [category!.id]);
  assert.deepEqual(await seen(), [category!.name, 'off']);
  // What was named stays, whatever became of it.
  assert.equal((await change(await read(id), { title_ru: 'Ещё раз' }))[0], 200);
  await work.db.query(`update banners set action_value = '999999' where id = $1`, [id]);
  assert.deepEqual(await seen(), [undefined, 'gone']);
  assert.equal((await change(await read(id), { title_ru: 'И ещё' }))[0], 200);
  assert.deepEqual(await change(await read(id), { action_value: '999998' }), [422, 'unknown_value']);
  const [, none] = (await change(await read(id), { action_type: 'none' })) as [number, Card];
  assert.deepEqual([none.action_value, none.dead_link], [null, null]);
  await work.db.query('update market_categories set is_active = true where id = $1', [category!.id]);
});

const order = async (place: string) =>
  (await list(`&place=${place}`)).banners.map(({ title_ru: title, sequence_number: number }) => `${number} ${title}`);
test('one that is moved takes the place of another, the rest closes up, and their versions stay', async () => {
  const before_ = (await list('&place=payments')).banners;
  const last = before_.at(-1)!;
  const [, moved] = (await change(last, { sequence_number: 1 })) as [number, Card];
  assert.deepEqual([moved.sequence_number, moved.version], [1, last.version + 1]);
  const after_ = (await list('&place=payments')).banners;
  assert.deepEqual(
    after_.map(({ id }) => id),
    [last.id, ...before_.slice(0, -1).map(({ id }) => id)],
  );
  assert.deepEqual(
    after_.map(({ sequence_number: number }) => number),
    after_.map((_, place) => place + 1),
  );
  assert.ok(after_.slice(1).every(({ id, version }) => before_.find((one) => one.id === id)?.version === version));
  // To another place: behind the last one there, and those that it leaves close up.
  const [, away] = (await change(moved, { place: 'market' })) as [number, Card];
  assert.equal((await order('market')).at(-1), `${away.sequence_number} ${last.title_ru}`);
  assert.equal((await order('payments'))[0], `1 ${before_[0]!.title_ru}`);
  // Past the last is the last: where it stands already nothing was changed, else the journal names the place that it took.
  const [, stays] = (await change(away, { sequence_number: 900 })) as [number, Card];
  assert.deepEqual([stays.sequence_number, stays.version], [away.sequence_number, away.version]);
  const [, ahead] = (await change(stays, { sequence_number: 1 })) as [number, Card];
  const [, back] = (await change(ahead, { sequence_number: 900 })) as [number, Card];
  const noted = back.history[0]!;
  assert.deepEqual([noted.field, noted.old, noted.new], ['sequence_number', '1', String(away.sequence_number)]);
});

test('of many moves at once none leaves a gap or two at one place', async () => {
  // Those of this test have no pictures, without which nothing is on.
  await work.db.query(`update banners set is_active = false where place = 'market'`);
  const rows = (await list('&place=market')).banners;
  const answers = await Promise.all(
    rows.map((row, at_) => change(row, { sequence_number: ((at_ * 5) % rows.length) + 1 })),
  );
  assert.deepEqual([...new Set(answers.map(([status]) => status))], [200]);
  const numbers = (await list('&place=market')).banners.map(({ sequence_number: number }) => number);
  assert.deepEqual(
    numbers,
    numbers.map((_, place) => place + 1),
  );
});

test('of two changes of one version one is refused and shown what stands', async () => {
  const card = await make();
  const answers = await Promise.all([
    change(card, { title_ru: 'Один' }),
    change(card, { title_ru: 'Другой' }, 'director'),
  ]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
  const { history, version } = await read(card.id);
  assert.deepEqual([version, history.filter(({ field }) => field === 'title_ru').length], [2, 2]);
});

test('others that are on at the same place on one of its days stand beside it', async () => {
  const image = async () => ({ image_ru: { id: await upload() }, is_active: true, place: 'invest' });
  const one = await make({ ...(await image()), title_ru: 'Первый', start_date: '2027-03-01', end_date: '2027-03-10' });
  const other = await make({
    ...(await image()),
    title_ru: 'Второй',
    start_date: '2027-03-10',
    end_date: '2027-03-20',
  });
  const next = await make({ ...(await image()), title_ru: 'Третий', start_date: '2027-03-21' });
  const names = async (id: number) =>
    (await read(id)).beside.map(({ name }) => name).filter((name) => /Первый|Второй|Третий/.test(name));
  assert.deepEqual(await names(one.id), ['Второй']);
  assert.deepEqual(await names(other.id), ['Первый']);
  assert.deepEqual(await names(next.id), []);
});

test('a banner goes with its pictures, and only who may removes it', async () => {
  const picture = await upload();
  const { id, version } = await make({ image_ru: { id: picture } });
  for (const by of ['kam', 'accountant', 'moderator', 'executive', 'director'])
    assert.equal(
      (await work.outcome(at('DELETE', `/${id}`), { as: by, version }))[0],
      by === 'director' ? 204 : 403,
      by,
    );
  assert.deepEqual(await work.outcome(at('GET', `/${id}`)), [404, 'not_found']);
  assert.deepEqual(await work.db.query('select key from files where key like $1', [`${picture}%`]), []);
});

const tokens = new Map<string, string>();
async function tokenOf(by: string): Promise<string> {
  const token = tokens.get(by) ?? (await work.signIn(by)).access_token;
  tokens.set(by, token);
  return token;
}
const send = async (content: Buffer, name = 'баннер.png', by = as) =>
  work.call({
    ...{ method: 'POST', url: '/api/payment/v3/content/files', ...formOf(content, name) },
    token: await tokenOf(by),
  });
test('a picture is looked at by its head before anything is kept, and 60 an hour are taken from a person', async () => {
  const stored = () => readdirSync(work.fileFolder).length;
  const kept = stored();
  const rows: [Buffer, number, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_kind_not_allowed'],
    [Buffer.from('<html><script>alert(1)</script>'), 415, 'file_kind_not_allowed'],
    [samples.pdf, 415, 'file_kind_not_allowed'],
    [pngOf(400, 300).subarray(0, -9), 415, 'file_kind_not_allowed'],
    [pngOf(6001, 10), 413, 'image_too_large'],
    [Buffer.concat([pngOf(10, 10), Buffer.alloc(10 * 1024 * 1024)]), 413, 'file_too_large'],
  ];
  for (const [content, status, code] of rows) {
    const answer = await send(content);
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [status, code]);
  }
  assert.equal(stored(), kept);
  const answer = await send(pngOf(640, 360));
  assert.equal(answer.statusCode, 201, answer.body);
  const { id, url, ...rest } = answer.json<Reply<'uploadContentPicture'>>();
  assert.deepEqual([Object.keys(rest), (await work.call({ method: 'GET', url })).statusCode], [[], 200]);
  assert.equal((await make({ image_ru: { id } })).image_ru?.name, 'баннер.png');
  await work.db.query(
    `insert into content_uploads (user_id, sent_at) select id, $1 from system_users cross join generate_series(1, 59)
     where username = 'moderator'`,
    [preciseTimestampOf(now)],
  );
  const last = await send(pngOf(64, 36));
  assert.deepEqual([last.statusCode, Number(last.headers['retry-after']) > 0], [429, true]);
  assert.equal((await send(pngOf(64, 36), 'a.png', 'accountant')).statusCode, 201);
  now = new Date(now.getTime() + 3_601_000);
  tokens.clear();
  assert.equal((await send(pngOf(64, 36))).statusCode, 201);
});
