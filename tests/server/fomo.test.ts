/** Offers that end soon: the campaigns, who has an offer, and when it is given once more. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { faultsOf, type Terms } from '../../server/modules/fomo/rules';
import { startWork, type InvestorWork } from '../support/investorWork';
import { pngOf } from '../support/pictures';
import { formOf } from '../support/uploads';

type Fomo = Reply<'updateFomo'>;
type Offer = Reply<'renewUserFomo'>;

const noon = new Date('2026-11-25T07:00:00Z'); // 12:00 in Tashkent
let now = noon;
let work: InvestorWork;
before(async () => {
  work = await startWork();
  // Sessions go by the same clock.
  work.clock.now = () => now;
  await work.db.query(
    `insert into app_users (id, phone, language, push, registered_at)
     select n, (998770000000 + n)::text, 'ru', 'on', '2026-01-01' from generate_series(1, 40) as g (n)`,
  );
});
after(() => work.close());
beforeEach(() => void (now = noon));

const terms: Omit<Terms, 'title_en' | 'title_uz' | 'text_en' | 'text_uz'> = {
  ...{
    name: 'Первая',
    title_ru: 'Сегодня',
    text_ru: 'Ещё сутки',
    trigger: 'registered',
    duration_hours: 24,
    benefit_percent: '5.00',
  },
  ...{ start: '2026-11-01', end: '2026-11-30', is_active: true },
};
let made = 0;
const make = (body: object = {}) =>
  work.answer<Fomo>('pay POST /fomos', { as: 'moderator', body: { ...terms, name: `Кампания ${++made}`, ...body } });
const change = (id: number, version: number, body: object) =>
  work.outcome(`pay PUT /fomos/${id}`, { as: 'moderator', version, body });
const read = async (id: number) => (await work.answer<Reply<'listFomos'>>(`pay GET /fomos?id=${id}`)).fomos[0]!;
const offer = async (person: number, fomo: number, expires: string, used: string | null = null) =>
  (
    await work.one<{ id: number }>(
      `insert into user_fomos (app_user_id, fomo_id, activated_at, expires_at, used_at)
       values ($1, $2, $3::timestamp - interval '1 day', $3, $4) returning id`,
      [person, fomo, expires, used],
    )
  ).id;
const renew = (id: number, as = 'moderator') => work.outcome(`pay PATCH /user-fomos/${id}/renew`, { as });

test('what a campaign may not be', () => {
  const whole: Terms = { ...terms, title_en: null, title_uz: null, text_en: null, text_uz: null };
  const rows: [Partial<Terms>, object][] = [
    [{}, {}],
    [{ name: '' }, { name: 'required' }],
    [
      { title_ru: '', text_ru: '' },
      { title_ru: 'required', text_ru: 'required' },
    ],
    [{ title_en: 'a' }, { text_en: 'required' }],
    [{ text_uz: 'a' }, { title_uz: 'required' }],
    [{ benefit_percent: '0.00' }, { benefit_percent: 'out_of_range' }],
    [{ benefit_percent: '0.01' }, {}],
    [{ benefit_percent: '100.00' }, {}],
    [{ benefit_percent: '100.01' }, { benefit_percent: 'out_of_range' }],
    [{ start: '2026-11-25', end: '2026-11-25' }, {}],
    [{ start: '2026-11-25', end: '2026-11-24' }, { end: 'before_begin' }],
  ];
  for (const [wrong, faults] of rows) assert.deepEqual(faultsOf({ ...whole, ...wrong }), faults);
});

test('a campaign is made, found by its state, changed on the version that was seen, and its history read', async () => {
  const one = await make({ name: ' Первая\u200b инвестиция ', benefit_percent: '05.00' });
  assert.deepEqual([one.name, one.benefit_percent, one.state, one.active], ['Первая инвестиция', '5.00', 'live', 0]);
  const taken = await work.do('pay POST /fomos', { as: 'moderator', body: { ...terms, name: 'ПЕРВАЯ инвестиция' } });
  assert.deepEqual([taken.statusCode, taken.json<{ fields: object }>().fields], [422, { name: 'taken' }]);
  assert.equal((await change(one.id, one.version, { end: '2026-12-31' }))[0], 200);
  assert.deepEqual(await change(one.id, one.version, { is_active: false }), [409, 'changed_meanwhile']);
  const later = await read(one.id);
  assert.deepEqual(
    later.history?.map(({ action, field, old, new: next }) => [action, field, old, next]),
    [
      ['update', 'end', '2026-11-30', '2026-12-31'],
      ['create', 'name', null, 'Первая инвестиция'],
    ],
  );
  const draft = await make({ is_active: false });
  const planned = await make({ start: '2026-11-26' });
  const over = await make({ start: '2026-11-01', end: '2026-11-24' });
  const last = await make({ end: '2026-11-25' });
  for (const [state, ids] of Object.entries({ draft: [draft], planned: [planned], over: [over], live: [one, last] })) {
    const { fomos } = await work.answer<Reply<'listFomos'>>(`pay GET /fomos?state=${state}&order_by=created_at`);
    assert.deepEqual(
      fomos.map(({ id }) => id).sort((a, b) => a - b),
      ids.map(({ id }) => id),
      state,
    );
  }
  assert.equal((await work.do('pay POST /fomos', { as: 'kam', body: terms })).statusCode, 403);
});

test('who has an offer: it holds, was used or ran out, and the campaign counts them', async () => {
  const one = await make();
  const holds = await offer(1, one.id, '2026-11-25 12:00:01');
  const ran = await offer(2, one.id, '2026-11-25 12:00:00');
  const used = await offer(3, one.id, '2026-11-26 12:00:00', '2026-11-25 11:00:00');
  const { active, used: counted, expired } = await read(one.id);
  assert.deepEqual([active, counted, expired], [1, 1, 1]);
  const found = async (status: string) =>
    (await work.answer<Reply<'listUserFomos'>>(`pay GET /user-fomos?fomo_id=${one.id}&status=${status}`)).user_fomos;
  assert.deepEqual(
    (await found('active')).map(({ id }) => id),
    [holds],
  );
  assert.deepEqual(
    (await found('expired')).map(({ id, is_renewable }) => [id, is_renewable]),
    [[ran, true]],
  );
  assert.deepEqual(
    (await found('used')).map(({ id, is_renewable }) => [id, is_renewable]),
    [[used, false]],
  );
  assert.equal((await found('used'))[0]?.user.phone_masked, '+998 77 *** ** 03');
});

// By hand, from the design: only what ran out is given once more, and only while its campaign goes on.
const [ran, holds] = ['2026-11-25 11:00:00', '2026-11-25 13:00:00'];
const table: [what: string, campaign: object, expires: string, used: string | null, isLegal: boolean][] = [
  ['ran out, live', {}, ran, null, true],
  ['ran out, on its last day', { end: '2026-11-25' }, ran, null, true],
  ['still holds', {}, holds, null, false],
  ['was used and ran out', {}, ran, '2026-11-25 10:00:00', false],
  ['was used', {}, holds, '2026-11-25 10:00:00', false],
  ['campaign is off', { is_active: false }, ran, null, false],
  ['campaign is over', { end: '2026-11-24' }, ran, null, false],
  ['campaign is to come', { start: '2026-11-26' }, ran, null, false],
];
for (const [what, campaign, expires, used, isLegal] of table)
  test(`${what}: it ${isLegal ? 'is' : 'is not'} given once more`, async () => {
    const one = await make({ duration_hours: 6, ...campaign });
    const id = await offer(4, one.id, expires, used);
    const [status, answer] = await renew(id);
    if (!isLegal) return assert.deepEqual([status, answer], [409, 'transition_not_allowed']);
    const { activated_at: from, expires_at: until, status: is } = answer as Offer;
    assert.deepEqual([status, is, from, until], [200, 'active', '2026-11-25 12:00:00', '2026-11-25 18:00:00']);
    // It holds now, so a second press is refused.
    assert.deepEqual(await renew(id), [409, 'transition_not_allowed']);
    assert.deepEqual(await work.journalOf(id, 'user_fomo'), [
      { action: 'renew', field: 'status', old: 'expired', new: 'active' },
    ]);
  });

test('of many presses at once one renews', async () => {
  const one = await make();
  const id = await offer(5, one.id, ran);
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(id)));
  assert.equal(answers.filter(([status]) => status === 200).length, 1);
  assert.deepEqual(await renew(id, 'kam'), [403, 'forbidden']);
});

test('a picture is taken up by the id of its upload, from whoever sent it, and goes with the last that names it', async () => {
  const { access_token: token } = await work.signIn('moderator');
  const sent = await work.call({
    ...{ method: 'POST', url: '/api/payment/v3/content/files', ...formOf(pngOf(640, 360), 'сутки.png') },
    token,
  });
  assert.equal(sent.statusCode, 201, sent.body);
  const { id } = sent.json<Reply<'uploadContentPicture'>>();
  const foreign = await work.outcome('pay POST /fomos', {
    as: 'director',
    body: { ...terms, name: 'Чужая картинка', image_key: id },
  });
  assert.equal(foreign[0], 422);
  const fomo = await make({ image_key: id });
  assert.equal(fomo.image?.name, 'сутки.png');
  assert.equal(readdirSync(work.fileFolder).length, 1);
  assert.equal((await change(fomo.id, fomo.version, { image_key: null }))[0], 200);
  assert.equal((await read(fomo.id)).image, null);
  assert.equal(readdirSync(work.fileFolder).length, 0);
});

test('a translation that is older than the Russian text is marked, title and text each by themselves', async () => {
  const one = await make({ title_uz: 'Bugun', text_uz: 'Yana bir kun' });
  assert.deepEqual(one.stale, { title: [], text: [] });
  now = new Date(noon.getTime() + 60_000);
  const [, newer] = (await change(one.id, one.version, { text_ru: 'Ещё двое суток' })) as [number, Fomo];
  assert.deepEqual(newer.stale, { title: [], text: ['uz'] });
  now = new Date(noon.getTime() + 120_000);
  const [, right] = (await change(one.id, newer.version, { text_uz: 'Yana ikki kun' })) as [number, Fomo];
  assert.deepEqual(right.stale, { title: [], text: [] });
});
