/** Stories: by state and order, slides with their pictures, texts and links, what is refused, who may change them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identityOf } from '../../server/files/kinds';
import type { Reply } from '../../server/http/contract';
import { faultsOf, slideFault } from '../../server/modules/stories/rules';
import { seedStories } from '../../server/modules/stories/seed';
import { seedMarketCategories } from '../../server/modules/catalogue-categories/seed';
import { putUpload } from '../support/catalogueRows';
import { useWork } from '../support/investorWork';
import { pngOf } from '../support/pictures';
import { formOf } from '../support/uploads';

type Card = Reply<'getStory'>;
type Page = Reply<'listStories'>;

const work = useWork(async ({ db, clock }) => {
  await seedMarketCategories(db, clock);
  await seedStories(db, clock);
});
const as = 'moderator';
const list = (query: string) => work.answer<Page>(`pay GET /v1/stories/get-all-stories?limit=100${query}`, { as });
const read = (guid: string) => work.answer<Card>(`pay GET /v1/stories/get-story-by-id/${guid}`, { as });
const guidOf = (place: number) => `57000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const patch = (card: Pick<Card, 'guid' | 'version'>, body: object, by = as) =>
  work.outcome(`pay PATCH /v1/stories/update/${card.guid}`, { as: by, version: card.version, body });
const upload = async (by = as) => identityOf(await putUpload(work, by));

test('ten stories stand in their order, and are found by state, days, sound and a button that leads nowhere', async () => {
  const { count, stories } = await list('');
  assert.deepEqual([count, stories.map(({ sequence_number: place }) => place)], [10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  const counts = await Promise.all(
    ['draft', 'planned', 'live', 'expired'].map(async (one) => (await list(`&state=${one}`)).count),
  );
  assert.deepEqual(counts, [2, 1, 5, 2]);
  assert.deepEqual(
    (await list('&search=mudoraba')).stories.map(({ title_ru: title }) => title),
    ['Что такое мудараба'],
  );
  const dead = await list('&is_dead=true');
  assert.deepEqual(
    dead.stories.map(({ guid, dead_links: links }) => [guid, links]),
    [[guidOf(4), 1]],
  );
  const { slides } = await read(guidOf(4));
  assert.deepEqual(
    slides.map(({ dead_link: link }) => link),
    [null, null, 'off'],
  );
  assert.equal((await list('&shown_to=2020-01-01')).count, 0);
  assert.deepEqual(await work.outcome(`pay GET /v1/stories/get-story-by-id/${guidOf(99)}`, { as }), [404, 'not_found']);
});

test('only what was touched is sent and changed; a title that is older than the Russian one is marked', async () => {
  const before = await read(guidOf(9));
  const [, after] = (await patch(before, { title_ru: 'Рассрочка без переплат' })) as [number, Card];
  assert.deepEqual(after, {
    ...before,
    ...{
      version: before.version + 1,
      title_ru: 'Рассрочка без переплат',
      stale: ['en', 'uz'],
      updated_at: after.updated_at,
    },
    history: after.history,
  });
  assert.deepEqual([after.history[0]?.field, after.history[0]?.new], ['title_ru', 'Рассрочка без переплат']);
  assert.deepEqual(await patch(before, { title_ru: 'Поздно' }), [409, 'changed_meanwhile']);
  const [, same] = (await patch(after, { title_ru: after.title_ru })) as [number, Card];
  assert.equal(same.version, after.version);
});

test('slides are put in order, changed, added and taken away, and the pictures that are left behind go', async () => {
  const card = await read(guidOf(9));
  const [first, second, third] = card.slides;
  const picture = await upload();
  const [, next] = (await patch(card, {
    slides: [
      { id: third!.id },
      { id: first!.id, image_id: picture, text_en: null },
      { image_id: await upload(), text_ru: 'Новый' },
    ],
  })) as [number, Card];
  assert.deepEqual(
    next.slides.map(({ id, text_ru: text, video_url: video, image_url: image }) => [
      id,
      text,
      video !== null,
      image !== null,
    ]),
    [
      [third!.id, third!.text_ru, true, false],
      [first!.id, first!.text_ru, false, true],
      [next.slides[2]!.id, 'Новый', false, true],
    ],
  );
  assert.ok(![first, second, third].some((one) => one!.id === next.slides[2]!.id));
  assert.equal(next.slides[1]!.text_en, null);
  assert.deepEqual(await patch(next, { slides: [{ id: second!.id }] }), [422, 'unknown_value']);
  assert.deepEqual(await patch(next, { slides: [{ id: first!.id }, { id: first!.id }] }), [422, 'unknown_value']);
  const [, fewer] = (await patch(next, { slides: [{ id: third!.id }] })) as [number, Card];
  assert.equal(fewer.slides.length, 1);
  assert.deepEqual(await work.db.query('select key from files where key like $1', [`${picture}%`]), []);
});

test('a text of a slide that is older than the Russian one is marked, and stays so when other slides are written', async () => {
  const card = await read(guidOf(8));
  const ids = card.slides.map(({ id }) => ({ id }));
  // Off, as it has no cover here.
  const slides = [{ ...ids[0]!, text_ru: 'Иначе' }, ...ids.slice(1)];
  const [, newer] = (await patch(card, { is_active: false, slides })) as [number, Card];
  assert.deepEqual(
    [newer.slides[0]!.stale, newer.slides[1]!.stale],
    [
      {
        text: ['en', 'uz'].filter((language) => newer.slides[0]![`text_${language as 'en' | 'uz'}`] !== null),
        button: [],
      },
      { text: [], button: [] },
    ],
  );
  assert.ok(newer.slides[0]!.stale.text.length > 0);
  const [, moved] = (await patch(newer, { slides: ids.toReversed() })) as [number, Card];
  assert.deepEqual(moved.slides.at(-1)!.stale, newer.slides[0]!.stale);
});

test('a translation of a button alone is a change, and stands in the journal', async () => {
  const [first, ...others] = (await read(guidOf(10))).slides;
  for (const name of ['button_en', 'button_uz'] as const) {
    const before = await read(guidOf(10));
    const slides = [{ id: first!.id, [name]: 'Batafsil' }, ...others.map(({ id }) => ({ id }))];
    const [, after] = (await patch(before, { slides })) as [number, Card];
    assert.deepEqual([after.slides[0]![name], after.version], ['Batafsil', before.version + 1]);
    assert.deepEqual([after.history[0]!.field, after.history.length], ['slide', before.history.length + 1]);
  }
});

test('what cannot be shown is refused beside its field', async () => {
  const card = await read(guidOf(10));
  const slide = { id: card.slides[0]!.id };
  const rows: [object, string, string][] = [
    [{ start_date: '2026-12-02', end_date: '2026-12-01' }, 'before_begin', 'end_date'],
    [{ is_active: true }, 'required', 'preview_id'],
    [{ slides: [], is_active: true, preview_id: await upload() }, 'required', 'slides'],
    [{ slides: [{ text_ru: 'Ни картинки, ни видео' }] }, 'required', 'slides.0.image'],
    [{ slides: [{ ...slide, link: 'javascript:alert(1)', button_ru: 'Да' }] }, 'link_not_allowed', 'slides.0.link'],
    [{ slides: [{ ...slide, video_url: 'http://divan.uz/a.mp4' }] }, 'link_not_allowed', 'slides.0.video_url'],
    [{ slides: [{ ...slide, button_ru: 'Да', link: null }] }, 'required', 'slides.0.link'],
    [{ slides: [{ ...slide, link: 'divan://market', button_ru: null }] }, 'required', 'slides.0.button_ru'],
    [{ preview_id: await upload('director') }, 'file_missing', 'preview_id'],
    [{ title_ru: '\u200b' }, 'required', 'title_ru'],
  ];
  for (const [body, code, field] of rows) {
    const answer = await work.do(`pay PATCH /v1/stories/update/${card.guid}`, { as, version: card.version, body });
    const said = answer.json<{ code: string; fields?: Record<string, string> }>();
    assert.deepEqual([answer.statusCode, said.fields?.[field]], [422, code], JSON.stringify(body));
  }
  assert.equal((await read(card.guid)).version, card.version);
  assert.deepEqual(faultsOf({ start_date: '2026-01-02', end_date: '2026-01-02', is_active: true }, true, 1), {});
  assert.deepEqual(slideFault({ image_key: 'a.png', video_url: null, button_ru: null, link: null }), {});
});

test('one that is moved takes the place of another, and the others keep their versions', async () => {
  const { stories } = await list('');
  const last = stories.at(-1)!;
  assert.equal((await patch(last, { sequence_number: 2 }))[0], 200);
  const after = (await list('')).stories;
  assert.deepEqual(
    after.map(({ sequence_number: place }) => place),
    stories.map((_, at) => at + 1),
  );
  assert.equal(after[1]!.id, last.id);
  assert.equal(after[2]!.version, stories[1]!.version);
  // Past the last is the last: where it stands already nothing was changed, else the journal names the place that it took.
  const bottom = after.at(-1)!;
  assert.equal((await patch(bottom, { sequence_number: 900 }))[0], 200);
  assert.equal((await read(bottom.guid)).version, bottom.version);
  const top = after[0]!;
  const [, moved] = (await patch(top, { is_active: false, sequence_number: 900 })) as [number, Card];
  const noted = moved.history.find(({ field }) => field === 'sequence_number');
  assert.deepEqual([moved.sequence_number, noted?.new], [stories.length, `${stories.length}`]);
});

test('only who may changes a story and sends its pictures', async () => {
  const card = await read(guidOf(9));
  const send = async (by: string) =>
    (
      await work.call({
        method: 'POST',
        url: '/api/system-user/v1/upload-file',
        ...formOf(pngOf(90, 160), 'a.png'),
        token: (await work.signIn(by)).access_token,
      })
    ).statusCode;
  const rows: [string, number, number][] = [
    ['kam', 403, 403],
    ['accountant', 403, 403],
    ['executive', 403, 403],
    ['moderator', 200, 201],
  ];
  for (const [by, change, sent] of rows)
    assert.deepEqual([(await patch(card, { title_ru: card.title_ru }, by))[0], await send(by)], [change, sent], by);
});
