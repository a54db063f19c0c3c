/** Notifications: whom they reach, when they go, that each goes once, what is refused, and what becomes of those who did not get one. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import {
  pushGatewayAt,
  type Push,
  type PushGateway,
  type PushOutcome,
} from '../../server/modules/push-messages/gateway';
import {
  afterFailure,
  afterQuiet,
  faultsOf,
  hasGrown,
  isQuiet,
  phoneOf,
} from '../../server/modules/push-messages/rules';
import { workPushes } from '../../server/modules/push-messages/sending';
import { queueDead } from '../../server/modules/push-messages/store';
import { OuterFault } from '../../server/shared/outerService';
import { isChaos } from '../support/chaos';
import { startOuter } from '../support/customers';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { Killed, mortal } from '../support/mortal';

type Message = Reply<'getPushMessage'>;
type Result = Reply<'sendPushToUsers'>;

const noon = new Date('2026-11-25T07:00:00Z'); // 12:00 in Tashkent
let now = noon;
let work: InvestorWork;
before(async () => {
  work = await startWork({ outer: { isDemo: true } });
  // Sessions go by the same clock.
  work.clock.now = () => now;
  // Fifty in each language; every fifth takes nothing. The first is the moderator's own phone.
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at)
     select (998770000000 + n)::text, (array['ru', 'uz', 'en'])[1 + n % 3], case when n % 10 = 0 then 'off' when n % 10 = 5 then 'dead' else 'on' end,
       '2026-01-01'::timestamp + n * interval '1 day' from generate_series(1, 150) as g (n)`,
  );
  await work.db.query(
    `update app_users set phone = (select phone from system_users where username = 'moderator') where phone = '998770000001'`,
  );
});
after(() => work.close());
beforeEach(() => void (now = noon));

const path = 'pay GET /v3/notification/messages';
const messagesPath = '/v3/notification/messages';
const terms = { title_ru: 'Скидки', body_ru: 'До воскресенья', segment: 'all', date_to: '2026-12-31' };
const write = (body: object = {}, as = 'moderator') =>
  work.answer<Message>(`pay POST ${messagesPath}`, { as, body: { ...terms, ...body } });
const refused = (body: object) =>
  work.do(`pay POST ${messagesPath}`, { as: 'moderator', body: { ...terms, ...body } }).then((answer) => {
    const { code, fields } = answer.json<{ code: string; fields?: object }>();
    return [answer.statusCode, code, fields];
  });
const read = (id: number) => work.answer<Message>(`${path}/${id}`);
const publish = (one: Message, audience = 150, more: object = {}) =>
  work.outcome(`pay POST ${messagesPath}/${one.id}/publish`, {
    ...{ as: 'moderator', version: one.version, key: newKey(), body: { audience } },
    ...more,
  });
const published = async (body: object = {}) => {
  const one = await write(body);
  const [status] = await publish(one);
  assert.equal(status, 202);
  return one.id;
};
const sendTo = (id: number, body: object, key = newKey()) =>
  work.outcome(`pay POST ${messagesPath}/${id}/send-by-users`, { as: 'moderator', key, body });
const withdraw = async (id: number) =>
  work.outcome(`pay POST ${messagesPath}/${id}/withdraw`, { as: 'moderator', version: (await read(id)).version });
const passed = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const counts = async (id: number) => {
  const { delivery, audience, waiting, sent, delivered, failed, dead, skipped } = await read(id);
  return { delivery, audience, waiting, sent, delivered, failed, dead, skipped };
};

/** A push service that shows what comes under one key once. */
function phones(answer: (push: Push) => PushOutcome['state'] = () => 'delivered') {
  const shown = new Map<string, Push>();
  const asked: string[] = [];
  const gateway: PushGateway = {
    send: async (pushes) =>
      pushes.map((push) => {
        asked.push(push.key);
        const state = shown.has(push.key) ? 'delivered' : answer(push);
        if (state === 'delivered' || state === 'sent') shown.set(push.key, push);
        return { to: push.to, state };
      }),
    progress: async () => [],
  };
  return { gateway, shown, asked };
}
const send = async (gateway: PushGateway, size = 40) => {
  const parts = { db: work.db, clock: { now: () => now }, files: work.files, gateway, size };
  while (await workPushes(parts));
};

test('who was not reached is tried after 1, 5 and 25 minutes and then given up', () => {
  const at = '2026-11-25 12:00:00';
  assert.deepEqual(
    [1, 2, 3, 4].map((attempts) => afterFailure(attempts, at)),
    [
      { state: 'failed', due_at: '2026-11-25 12:01:00' },
      { state: 'failed', due_at: '2026-11-25 12:05:00' },
      { state: 'failed', due_at: '2026-11-25 12:25:00' },
      { state: 'dead', due_at: null },
    ],
  );
});

test('quiet hours are from 22:00 to 08:00', () => {
  const rows: [string, boolean, string][] = [
    ['2026-11-25 21:59:59', false, '2026-11-25 21:59:59'],
    ['2026-11-25 22:00:00', true, '2026-11-26 08:00:00'],
    ['2026-11-30 23:30:00', true, '2026-12-01 08:00:00'],
    ['2026-11-26 00:00:00', true, '2026-11-26 08:00:00'],
    ['2026-11-26 07:59:59', true, '2026-11-26 08:00:00'],
    ['2026-11-26 08:00:00', false, '2026-11-26 08:00:00'],
  ];
  for (const [at, quiet, goes] of rows) {
    assert.equal(isQuiet(at), quiet, at);
    assert.equal(afterQuiet(at, false), goes);
    assert.equal(afterQuiet(at, true), at);
  }
});

test('phones are read as people type them', () => {
  for (const typed of ['+998 90 123-45-67', '998901234567', '90 123 45 67', '(90) 123.45.67'])
    assert.equal(phoneOf(typed), '998901234567', typed);
  for (const typed of [
    '',
    '12345',
    '99890123456',
    '9989012345678',
    '7 901 123 45 67',
    '90123456a',
    '+998 90 123 45 6o',
  ])
    assert.equal(phoneOf(typed), undefined, typed);
});

test('a tenth more people than were shown is too many', () => {
  assert.deepEqual(
    [
      [100, 110],
      [100, 111],
      [0, 0],
      [0, 1],
      [9, 10],
    ].map(([seen = 0, is = 0]) => hasGrown(seen, is)),
    [...[false, true, false, true, true]],
  );
});

test('what a message may not be', () => {
  const whole = {
    ...{
      title_ru: 'а',
      title_en: null,
      title_uz: null,
      body_ru: 'б',
      body_en: null,
      body_uz: null,
      action_type: 'none',
      action_value: null,
    },
    ...{ segment: 'all' as const, date_from: null, date_to: null, scheduled_at: null, urgent: false },
  };
  const at = '2026-11-25 12:00:00';
  const rows: [object, object][] = [
    [{}, {}],
    [{ title_ru: '' }, { title_ru: 'required' }],
    [{ title_en: 'a' }, { body_en: 'required' }],
    [{ body_uz: 'a' }, { title_uz: 'required' }],
    [{ date_from: '2026-02-02', date_to: '2026-02-01' }, { date_to: 'before_begin' }],
    [{ date_from: '2026-02-02', date_to: '2026-02-02' }, {}],
    [{ action_type: 'fly' }, { action_type: 'unknown_value' }],
    [{ action_value: 'https://divan.uz' }, { action_value: 'unknown_value' }],
    [{ action_type: 'url' }, { action_value: 'required' }],
    [{ action_type: 'url', action_value: 'javascript:alert(1)' }, { action_value: 'link_not_allowed' }],
    [{ action_type: 'url', action_value: 'http://divan.uz' }, { action_value: 'link_not_allowed' }],
    [{ action_type: 'url', action_value: 'https://divan.uz/a' }, {}],
    [{ action_type: 'product', action_value: '0' }, { action_value: 'unknown_value' }],
    [{ action_type: 'product', action_value: '17' }, {}],
    [{ scheduled_at: '2026-11-25 12:00:59' }, { scheduled_at: 'in_past' }],
    [{ scheduled_at: '2026-11-25 12:01:00' }, {}],
  ];
  for (const [change, faults] of rows) assert.deepEqual(faultsOf({ ...whole, ...change }, at), faults);
});

test('a press leads to a record that is there: one that is not is refused at saving, one that went at publishing', async () => {
  await work.db.script(`
    insert into market_categories (id, name_ru, name_uz, sequence_number, is_active, created_at, updated_at) values
      (900001, 'Чайники', 'Choynaklar', 9001, true, '2026-01-01', '2026-01-01'),
      (900002, 'Пустой раздел', null, 9002, true, '2026-01-01', '2026-01-01');
    insert into stories (id, guid, title_ru, title_ru_at, start_date, end_date, is_active, sequence_number, created_at, updated_at) values
      (900001, '11111111-1111-4111-8111-111111111111', 'История', '2026-01-01', '2026-11-25', '2026-11-25', true, 1, '2026-01-01', '2026-01-01')`);
  for (const kind of ['product', 'category', 'bond', 'story'])
    assert.deepEqual(await refused({ action_type: kind, action_value: '999999999' }), [
      ...[422, 'unknown_value', { action_value: 'unknown_value' }],
    ]);
  const seen = async (id: number, language = 'ru') => {
    const card = await work.answer<Message>(`${path}/${id}`, { as: 'moderator', language });
    const { messages } = await work.answer<{ messages: Message[] }>(`${path}?limit=1000`, {
      as: 'moderator',
      language,
    });
    const listed = messages.find((one) => one.id === id);
    assert.deepEqual([listed?.target, listed?.dead_link], [card.target, card.dead_link]);
    return [card.target?.name, card.dead_link];
  };
  const one = await write({ action_type: 'category', action_value: '900001' });
  assert.deepEqual(
    [await seen(one.id), await seen(one.id, 'uz')],
    [
      ['Чайники', null],
      ['Choynaklar', null],
    ],
  );
  await work.db.query('update market_categories set is_active = false where id = 900001');
  assert.deepEqual(await seen(one.id), ['Чайники', 'off']);
  // A story is seen in its days.
  const story = await write({ action_type: 'story', action_value: '900001' });
  assert.deepEqual(await seen(story.id), ['История', null]);
  passed(86_400);
  assert.deepEqual(await seen(story.id), ['История', 'off']);
  now = noon;
  const change = (id: number, version: number, body: object) =>
    work.outcome(`pay PUT ${messagesPath}/${id}`, { as: 'moderator', version, body });
  const gone = await write({ action_type: 'category', action_value: '900002' });
  await work.db.query('delete from market_categories where id = 900002');
  assert.deepEqual(await seen(gone.id), [undefined, 'gone']);
  // What was named stays while it is written; it is not sent out.
  assert.equal((await change(gone.id, gone.version, { body_ru: 'Иначе' }))[0], 200);
  assert.deepEqual(await publish(await read(gone.id)), [409, 'target_gone']);
  assert.deepEqual(await sendTo(gone.id, { user_ids: [2] }), [409, 'target_gone']);
  assert.equal((await sendTo(gone.id, { to: 'me' }))[0], 202);
  assert.deepEqual(await change(gone.id, gone.version + 1, { action_value: '900003' }), [422, 'unknown_value']);
  // What is only off may be on by then.
  assert.equal((await publish(await read(one.id)))[0], 202);
});

test('a draft is written, changed on the version that was seen, and removed; the journal says who did what', async () => {
  assert.deepEqual(await refused({ scheduled_at: '2026-11-25 11:00:00' }), [
    422,
    'in_past',
    { scheduled_at: 'in_past' },
  ]);
  assert.deepEqual(await refused({ action_type: 'url', action_value: 'data:text/html,x' }), [
    ...[422, 'link_not_allowed', { action_value: 'link_not_allowed' }],
  ]);
  assert.deepEqual(await refused({ title_ru: 'а'.repeat(66) }), [400, 'bad_request', { title_ru: 'too_long' }]);
  const one = await write({ title_ru: ' Скидки\u202e ', title_en: 'Sale', body_en: 'Till Sunday' });
  assert.deepEqual([one.title_ru, one.delivery, one.status, one.audience], ['Скидки', 'draft', 'draft', 0]);
  const change = (version: number, body: object) =>
    work.outcome(`pay PUT ${messagesPath}/${one.id}`, { as: 'moderator', version, body });
  assert.equal((await change(one.version, { body_ru: 'До субботы', title_en: null, body_en: null }))[0], 200);
  assert.deepEqual(await change(one.version, { body_ru: 'Иначе' }), [409, 'changed_meanwhile']);
  assert.deepEqual(
    (await work.journalOf(one.id, 'push_message')).map(({ action, field, new: next }) => [action, field, next]),
    [
      ['create', 'title_ru', 'Скидки'],
      ['update', 'title_en', null],
      ['update', 'body_ru', 'До субботы'],
      ['update', 'body_en', null],
    ],
  );
  const { version } = await read(one.id);
  const drop = (seen: number) =>
    work.outcome(`pay DELETE ${messagesPath}/${one.id}`, { as: 'director', version: seen });
  assert.deepEqual(await drop(version + 1), [409, 'changed_meanwhile']);
  assert.equal((await work.do(`pay DELETE ${messagesPath}/${one.id}`, { as: 'moderator', version })).statusCode, 403);
  assert.deepEqual(await drop(version), [204, undefined]);
  assert.equal((await work.do(`${path}/${one.id}`)).statusCode, 404);
});

test('a translation that is older than the Russian text is marked, title and text each by themselves', async () => {
  const one = await write({ title_uz: 'Arzon', body_uz: 'Yakshanbagacha', title_en: 'Sale', body_en: 'Till Sunday' });
  assert.deepEqual(one.stale, { title: [], body: [] });
  passed(60);
  const change = async (body: object) =>
    work.answer<Message>(`pay PUT ${messagesPath}/${one.id}`, {
      ...{ as: 'moderator', version: (await read(one.id)).version, body },
    });
  assert.deepEqual((await change({ title_ru: 'Распродажа' })).stale, { title: ['en', 'uz'], body: [] });
  passed(60);
  assert.deepEqual((await change({ title_en: 'Sale of all' })).stale, { title: ['uz'], body: [] });
  passed(60);
  assert.deepEqual((await change({ title_uz: null, body_uz: null, body_ru: 'До субботы' })).stale, {
    ...{ title: [], body: ['en'] },
  });
});

test('the audience: people, reachable, by language, and who gets Russian instead', async () => {
  const audience = (query: string) =>
    work.answer<Reply<'getPushAudience'>>(`pay GET /v3/notification/audience?${query}`);
  const all = await audience('segment=all&languages=uz');
  const [byHand] = await work.db.query<Record<string, number>>(
    `select count(*)::int as people, (count(*) filter (where push = 'on'))::int as reachable,
       (count(*) filter (where push = 'on' and language = 'en'))::int as english from app_users`,
  );
  assert.deepEqual([all.people, all.reachable, all.fallback], [byHand!.people, byHand!.reachable, byHand!.english]);
  assert.deepEqual(
    all.languages.map(({ language, people }) => [language, people]),
    [
      ['ru', 50],
      ['uz', 50],
      ['en', 50],
    ],
  );
  // The days are those of Tashkent and both belong to it: the 150 came a day after another, from 2 January on.
  assert.equal((await audience('segment=all&date_from=2026-01-02&date_to=2026-01-11')).people, 10);
  assert.equal((await audience('segment=all&date_from=2026-01-11&date_to=2026-01-11')).people, 1);
  assert.equal((await audience('segment=custom')).people, 0);
  assert.equal((await audience('segment=investors')).people, 0);
  const late = await work.do('pay GET /v3/notification/audience?segment=all&date_from=2026-02-02&date_to=2026-02-01');
  assert.equal(late.statusCode, 400);
});

test('publishing says why it does not', async () => {
  const empty = await write({ date_from: '2030-01-01', date_to: null });
  assert.deepEqual(await publish(empty, 0), [409, 'audience_empty']);
  assert.deepEqual(await publish(await write({ segment: 'custom' }), 0), [409, 'audience_empty']);
  const one = await write();
  const answer = await work.do(`pay POST ${messagesPath}/${one.id}/publish`, {
    ...{ as: 'moderator', version: one.version, key: newKey(), body: { audience: 136 } },
  });
  assert.deepEqual(
    [
      answer.statusCode,
      answer.json<{ code: string; current: object }>().code,
      answer.json<{ current: object }>().current,
    ],
    [409, 'audience_changed', { audience: 150 }],
  );
  assert.equal((await read(one.id)).status, 'draft');
  assert.deepEqual(await publish(one, 150, { version: one.version + 1 }), [409, 'changed_meanwhile']);
  assert.equal((await publish(one, 137))[0], 202, 'a tenth more is let through');
  assert.deepEqual(await publish(one), [409, 'already_published']);
  assert.deepEqual(
    await work.outcome(`pay PUT ${messagesPath}/${one.id}`, {
      version: (await read(one.id)).version,
      body: { urgent: true },
    }),
    [409, 'already_published'],
  );
  assert.deepEqual(
    await work.outcome(`pay DELETE ${messagesPath}/${one.id}`, { version: (await read(one.id)).version }),
    [409, 'already_published'],
  );
  const planned = await write({ scheduled_at: '2026-11-25 12:05:00' });
  passed(4 * 60 + 1);
  assert.deepEqual(await publish(planned), [422, 'in_past']);
});

test('twenty presses, and the same key again, are one sending', async () => {
  const one = await write();
  const presses = await Promise.all(Array.from({ length: 20 }, () => publish(one)));
  const codes = presses.map(([status, code]) => (status === 202 ? 202 : code));
  assert.equal(codes.filter((code) => code === 202).length, 1);
  assert.ok(
    codes.every((code) => code === 202 || code === 'already_published'),
    String(codes),
  );
  const other = await write();
  const key = newKey();
  assert.deepEqual([(await publish(other, 150, { key }))[0], (await publish(other, 150, { key }))[0]], [202, 202]);
  const { gateway, shown, asked } = phones();
  await send(gateway);
  for (const { id } of [one, other]) {
    const keys = asked.filter((name) => name.startsWith(`${id}-`));
    assert.deepEqual([keys.length, new Set(keys).size], [120, 120]);
    assert.deepEqual(await counts(id), {
      ...{ delivery: 'done', audience: 150, waiting: 0, sent: 120, delivered: 120, failed: 0, dead: 0, skipped: 30 },
    });
  }
  assert.equal((await work.journalOf(one.id, 'push_message')).filter(({ action }) => action === 'publish').length, 2);
  assert.ok(shown.size >= 240);
});

test('each is sent his own language, and Russian where it is not there', async () => {
  const id = await published({
    title_uz: 'Chegirma',
    body_uz: 'Yakshanbagacha',
    action_type: 'url',
    action_value: 'divan://a',
  });
  const { gateway, shown } = phones();
  await send(gateway);
  const own = [...shown.values()].filter(({ key }) => key.startsWith(`${id}-`));
  const titles = await work.db.query<{ id: number; language: string }>('select id, language from app_users');
  for (const push of own) {
    const language = titles.find((row) => row.id === push.to)?.language;
    assert.equal(push.title, language === 'uz' ? 'Chegirma' : 'Скидки');
    assert.deepEqual([push.action_type, push.action_value, push.key], ['url', 'divan://a', `${id}-${push.to}`]);
  }
  const { recipients } = await work.answer<Reply<'listPushRecipients'>>(
    `${path}/${id}/recipients?state=skipped&limit=100`,
  );
  assert.equal(recipients.length, 30);
  assert.ok(
    recipients.every(
      ({ phone_masked: phone, error }) => phone.includes('***') && /^(push_off|dead_token)$/.test(error ?? ''),
    ),
  );
});

test('it goes at its moment, at night only what is urgent, and to those who were there when it began', async () => {
  const { gateway, asked } = phones();
  const count = (id: number) => asked.filter((key) => key.startsWith(`${id}-`)).length;
  const evening = await published({ scheduled_at: '2026-11-25 21:30:00' });
  const night = await published({ scheduled_at: '2026-11-25 22:30:00' });
  const urgent = await published({ scheduled_at: '2026-11-25 22:30:00', urgent: true });
  assert.equal((await read(night)).due_at, '2026-11-26 08:00:00');
  assert.equal((await read(urgent)).due_at, '2026-11-25 22:30:00');
  await send(gateway);
  assert.equal((await counts(evening)).delivery, 'planned');
  passed(9.5 * 3600); // 21:30
  // A part of it goes before the night begins.
  const parts = { db: work.db, clock: { now: () => now }, files: work.files, gateway, size: 50 };
  await workPushes(parts);
  await workPushes(parts);
  assert.deepEqual([count(evening), (await counts(evening)).delivery], [50, 'sending']);
  // Who comes now does not belong to it any more; who switches it off is left out.
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at) values ('998779999999', 'ru', 'on', '2026-02-02')`,
  );
  passed(3600); // 22:30
  await send(gateway);
  assert.deepEqual([count(evening), count(night), count(urgent)], [50, 0, 121]);
  await work.db.query(
    `update app_users set push = 'off' where id = (select max(id) - 2 from app_users where push = 'on')`,
  );
  passed(9.5 * 3600); // 08:00
  await send(gateway);
  assert.deepEqual([count(evening), count(night)], [119, 120]);
  assert.deepEqual((await counts(evening)).skipped, 31);
  await work.db.query(
    `delete from push_recipients where app_user_id = (select id from app_users where phone = '998779999999')`,
  );
  await work.db.query(`delete from app_users where phone = '998779999999'`);
  await work.db.query(`update app_users set push = 'on' where push = 'off' and id % 10 <> 0`);
});

test('what fails is tried again, given up after the fourth time, and sent again to these only', async () => {
  const id = await published({ urgent: true });
  const isBad = (to: number) => to % 10 === 3;
  const { gateway, asked } = phones(({ to }) => (isBad(to) ? 'failed' : 'sent'));
  await send(gateway);
  assert.deepEqual(await counts(id), {
    ...{ delivery: 'sending', audience: 150, waiting: 15, sent: 105, delivered: 0, failed: 15, dead: 0, skipped: 30 },
  });
  for (const minutes of [1, 5, 25]) {
    passed(minutes * 60 - 1);
    const before = asked.length;
    await send(gateway);
    assert.equal(asked.length, before, `${minutes} minutes are not over`);
    passed(1);
    await send(gateway);
    assert.equal(asked.length, before + 15);
  }
  const gone = await counts(id);
  assert.deepEqual([gone.delivery, gone.dead, gone.waiting], ['done', 15, 0]);
  const { recipients } = await work.answer<Reply<'listPushRecipients'>>(
    `${path}/${id}/recipients?state=dead&limit=100`,
  );
  assert.deepEqual([recipients.length, recipients[0]?.error, recipients[0]?.attempts], [15, 'refused', 4]);
  const [status, result] = await sendTo(id, { to: 'dead' });
  assert.deepEqual([status, (result as Result).queued], [202, 15]);
  const better = phones();
  await send(better.gateway);
  assert.deepEqual([better.asked.length, (await counts(id)).dead, (await counts(id)).sent], [15, 0, 120]);
  // A second press sends to nobody.
  assert.equal(((await sendTo(id, { to: 'dead' }))[1] as Result).queued, 0);
});

test('twenty thousand who did not get it are sent to again by the thousand, and whose phones are off are counted', async () => {
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at)
     select (998660000000 + n)::text, case n % 2 when 0 then 'uz' else 'ru' end, case n % 4 when 0 then 'off' else 'on' end, '2029-01-01'
     from generate_series(1, 20000) as g (n)`,
  );
  const { id } = await write({ date_from: '2029-01-01', date_to: '2029-01-01', title_uz: 'Arzon', body_uz: 'Bugun' });
  const die = () =>
    work.db.query(
      `insert into push_recipients (message_id, app_user_id, language, state, attempts, error, tried_at)
       select $1, id, 'ru', 'dead', 4, 'silent', '2026-11-25 10:00:00' from app_users where phone like '99866%'
       on conflict (message_id, app_user_id, is_test) do update set state = 'dead', due_at = null`,
      [id],
    );
  await die();
  assert.deepEqual(await sendTo(id, { to: 'dead' }), [
    202,
    { queued: 15_000, wrong: [], unknown: [], skipped: { already_sent: 0, push_off: 5_000 } },
  ]);
  const { waiting, dead } = await counts(id);
  assert.deepEqual([waiting, dead], [15_000, 5_000]);
  const spoken = await work.db.query(
    `select language, count(*)::int as count from push_recipients where message_id = $1 and state = 'queued' group by 1 order by 1`,
    [id],
  );
  assert.deepEqual(spoken, [
    { language: 'ru', count: 10_000 },
    { language: 'uz', count: 5_000 },
  ]);
  // Nobody is read one by one, whatever their number: a row a statement.
  await die();
  const read: number[] = [];
  await work.db.transaction((sql) =>
    queueDead(
      {
        ...sql,
        query: async <Row>(text: string, values?: readonly unknown[]) => {
          const rows = await sql.query<Row>(text, values);
          read.push(rows.length);
          return rows;
        },
      },
      { message: id, speaks: ['uz'], at: '2026-11-25 12:00:00' },
      5_000,
    ),
  );
  assert.deepEqual(read, [1, 1, 1, 1, 1]);
  await work.db.query('delete from push_recipients where message_id = $1', [id]);
  await work.db.query(`delete from app_users where phone like '99866%'`);
});

test('a service that does not answer, or has lost a phone', async () => {
  const id = await published({ urgent: true, date_from: '2026-01-02', date_to: '2026-01-05' });
  await send({ ...phones().gateway, send: () => Promise.reject(new OuterFault('silent')) });
  const { recipients } = await work.answer<Reply<'listPushRecipients'>>(`${path}/${id}/recipients?state=failed`);
  assert.deepEqual([recipients.length, recipients[0]?.error], [4, 'silent']);
  passed(60);
  const [lost] = recipients;
  const { gateway } = phones(({ to }) => (to === lost?.app_user_id ? 'dead' : 'delivered'));
  await send(gateway);
  const done = await counts(id);
  assert.deepEqual([done.delivery, done.sent, done.skipped], ['done', 3, 1]);
  const [row] = await work.db.query<{ push: string }>('select push from app_users where id = $1', [lost?.app_user_id]);
  assert.equal(row?.push, 'dead', 'nothing is sent there any more');
  await work.db.query(`update app_users set push = 'on' where id = $1`, [lost?.app_user_id]);
});

test('200 numbers: what is wrong and unknown is named, the rest get it, a second press sends nothing', async () => {
  const one = await write();
  const known = await work.db.query<{ phone: string }>(
    `select phone from app_users where push = 'on' order by id limit 100`,
  );
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at)
     select (998780000000 + n)::text, 'ru', 'on', '2026-11-01' from generate_series(1, 90) as g (n)`,
  );
  const more = Array.from({ length: 90 }, (_, at) => `+998 78 000 00 ${String(at + 1).padStart(2, '0')}`);
  const unknown = Array.from({ length: 5 }, (_, at) => `99895000000${at}`);
  const numbers = [...known.map(({ phone }) => phone), ...more, '12345', 'abc', '+7 901 123 45 67', ...unknown];
  const phonesOf = [...numbers, known[0]!.phone, more[0]!];
  assert.equal(phonesOf.length, 200);
  const key = newKey();
  const [status, result] = await sendTo(one.id, { phones: phonesOf }, key);
  assert.equal(status, 202);
  assert.deepEqual(result, {
    queued: 190,
    wrong: ['12345', 'abc', '+7 901 123 45 67'],
    unknown,
    skipped: { already_sent: 0, push_off: 0 },
  });
  assert.deepEqual((await sendTo(one.id, { phones: phonesOf }, key))[1], result, 'the same press is the same answer');
  const { gateway, asked } = phones();
  await send(gateway);
  assert.equal(asked.length, 190);
  const [, again] = await sendTo(one.id, { phones: phonesOf });
  assert.deepEqual([(again as Result).queued, (again as Result).skipped], [0, { already_sent: 190, push_off: 0 }]);
  await send(gateway);
  assert.equal(asked.length, 190);
  const after = await read(one.id);
  assert.deepEqual([after.status, after.sent], ['draft', 190]);
  assert.deepEqual(await work.outcome(`pay DELETE ${messagesPath}/${one.id}`, { version: after.version }), [
    409,
    'already_sent',
  ]);
  // Published later it goes to the others, and to nobody twice.
  assert.equal((await publish(after, 240))[0], 202);
  await send(gateway);
  assert.deepEqual([asked.length, new Set(asked).size], [190 + 20, 190 + 20]);
  assert.equal((await sendTo(one.id, { user_ids: Array.from({ length: 10_001 }, (_, at) => at + 1) }))[0], 400);
  assert.deepEqual((await sendTo(one.id, { user_ids: [999_999] }))[1], {
    ...{ queued: 0, wrong: [], unknown: ['999999'], skipped: { already_sent: 0, push_off: 0 } },
  });
  await work.db.query(
    `delete from push_recipients where app_user_id in (select id from app_users where phone like '99878%')`,
  );
  await work.db.query(`delete from app_users where phone like '99878%'`);
});

test('whose phones have the program is asked no more often than by a search, and never without a trace', async () => {
  const one = await write();
  const [{ since } = { since: 0 }] = await work.db.query<{ since: number }>('select max(id) as since from audit');
  const journal = () =>
    work.db.query<{ field: string; value: string }>(
      `select a.field, a.new_value as value from audit a
       where a.id > $1 and (a.entity = 'push_message' or (a.entity = 'number_search' and a.entity_id = 'push_messages'))
       order by a.id`,
      [since],
    );
  const off = '998781110001';
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at) values ($1, 'ru', 'off', '2026-11-01')`,
    [off],
  );
  const [status, result] = await sendTo(one.id, { phones: [off, '998950000021'] });
  assert.deepEqual(
    [status, result],
    [202, { queued: 0, wrong: [], unknown: ['998950000021'], skipped: { already_sent: 0, push_off: 1 } }],
  );
  const traces = [
    { field: 'number', value: '**********01' },
    { field: 'number', value: '**********21' },
    { field: 'recipients', value: '0' },
    { field: 'phones', value: '2' },
  ];
  assert.deepEqual(await journal(), traces);
  try {
    await work.db.query(
      `insert into secret_reads (user_id, kind, subject, read_at)
       select u.id, 'search', n::text, $1::timestamp from system_users u, generate_series(1, 400) n where u.username = 'moderator'`,
      [new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 19)],
    );
    assert.deepEqual(await sendTo(one.id, { phones: ['998950000022'] }), [429, 'too_many_searches']);
    assert.deepEqual(await journal(), traces);
    // A list of many is no question about one; how many numbers it had is kept.
    const many = Array.from({ length: 401 }, (_, at) => `998950${String(100_000 + at)}`);
    assert.equal((await sendTo(one.id, { phones: many }))[0], 202);
    assert.deepEqual((await journal()).slice(4), [
      { field: 'recipients', value: '0' },
      { field: 'phones', value: '401' },
    ]);
  } finally {
    await work.db.query('delete from secret_reads');
    await work.db.query('delete from app_users where phone = $1', [off]);
  }
});

test('a test comes to oneself, at night, too, as often as it is asked for, and counts nowhere', async () => {
  now = new Date('2026-11-25T20:00:00Z'); // 01:00 in Tashkent
  const one = await write();
  const { gateway, shown } = phones();
  for (const round of [1, 2]) {
    assert.equal(((await sendTo(one.id, { to: 'me' }))[1] as Result).queued, 1);
    await send(gateway);
    assert.ok([...shown.keys()].some((key) => key.endsWith(`-test-${round}`)));
  }
  assert.equal([...shown.keys()].filter((key) => key.startsWith(`${one.id}-`)).length, 2);
  const after = await read(one.id);
  assert.deepEqual([after.status, after.version, after.audience, after.sent], ['draft', one.version, 0, 0]);
  assert.equal((await work.answer<Reply<'listPushRecipients'>>(`${path}/${one.id}/recipients`)).count, 0);
  now = noon;
  assert.equal((await publish(await read(one.id)))[0], 202);
  await send(gateway);
  assert.equal((await counts(one.id)).sent, 120, 'the one who tried it gets it as well');
  assert.deepEqual(
    await work.outcome(`pay POST ${messagesPath}/${one.id}/send-by-users`, {
      ...{ as: 'director', key: newKey(), body: { to: 'me' } },
    }),
    [422, 'own_app_missing'],
  );
});

test('it is withdrawn while nobody was sent to, and not later', async () => {
  const one = await write({ scheduled_at: '2026-11-25 13:00:00' });
  await publish(one);
  assert.equal((await withdraw(one.id))[0], 200);
  const draft = await read(one.id);
  assert.deepEqual([draft.status, draft.delivery, draft.due_at], ['draft', 'draft', null]);
  assert.deepEqual(await withdraw(one.id), [409, 'transition_not_allowed']);
  assert.equal((await publish(draft))[0], 202);
  passed(3600);
  const { gateway, asked } = phones();
  const parts = { db: work.db, clock: { now: () => now }, files: work.files, gateway, size: 50 };
  await workPushes(parts);
  assert.deepEqual(
    [(await counts(one.id)).waiting, asked.length],
    [120, 0],
    'the audience is settled, and nobody sent to',
  );
  assert.equal((await withdraw(one.id))[0], 200);
  assert.equal((await counts(one.id)).audience, 0);
  const { version } = await read(one.id);
  const later = { version, body: { scheduled_at: null } };
  assert.equal((await work.outcome(`pay PUT ${messagesPath}/${one.id}`, later))[0], 200);
  assert.equal((await publish(await read(one.id)))[0], 202);
  await workPushes(parts);
  await workPushes(parts);
  assert.equal(asked.length, 50);
  assert.deepEqual(await withdraw(one.id), [409, 'sending_begun']);
  await send(gateway);
  assert.deepEqual([asked.length, new Set(asked).size], [120, 120]);
});

test('who is sent to by number before the sending begins gets it whether it is withdrawn or not', async () => {
  const one = await write({ date_from: '2026-01-02', date_to: '2026-01-11' });
  assert.equal((await publish(one, 10))[0], 202);
  const [off] = await work.db.query<{ id: number }>(
    `select id from app_users where push = 'off' and registered_at < '2026-01-12' limit 1`,
  );
  const { gateway, asked } = phones();
  // Only the audience is settled, and he is left out of it.
  await workPushes({ db: work.db, clock: { now: () => now }, files: work.files, gateway });
  await work.db.query(`update app_users set push = 'on' where id = $1`, [off!.id]);
  assert.equal(((await sendTo(one.id, { user_ids: [off!.id] }))[1] as Result).queued, 1);
  assert.equal((await withdraw(one.id))[0], 200);
  assert.equal((await counts(one.id)).waiting, 1);
  await send(gateway);
  assert.deepEqual(asked, [`${one.id}-${off!.id}`]);
  await work.db.query(`update app_users set push = 'off' where id = $1`, [off!.id]);
});

test('withdrawn and begun at the same moment, one of them comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await published();
    const { gateway, asked } = phones();
    const parts = { db: work.db, clock: { now: () => now }, files: work.files, gateway, size: 50 };
    await workPushes(parts);
    const [[status]] = await Promise.all([withdraw(id), workPushes(parts)]);
    const { status: is } = await read(id);
    assert.equal(is, status === 200 ? 'draft' : 'published');
    assert.equal(asked.length, status === 200 ? 0 : 50);
    await send(gateway);
  }
});

const [people, size, kills] = isChaos ? [10_000, 50, 200] : [40, 8, 50];

test(`a sender that is killed at ${kills} points of a sending loses nobody and sends to nobody twice`, async () => {
  await work.db.query(
    `insert into app_users (phone, language, push, registered_at)
     select (998880000000 + n)::text, 'ru', 'on', '2028-01-01' from generate_series(1, $1::int) as g (n)`,
    [people],
  );
  const rounds = isChaos ? [undefined] : Array.from({ length: kills }, (_, at) => at + 1);
  for (const point of rounds) {
    const one = await write({ urgent: true, date_from: '2028-01-01', date_to: '2028-01-01' });
    assert.equal((await publish(one, people))[0], 202);
    const { gateway, shown, asked } = phones();
    let killed = 0;
    // In the usual run killed once, further on in each round; in the long one again and again within one sending.
    let next = point ?? 1;
    for (let isOver = false; !isOver;) {
      const parts = mortal({ db: work.db, clock: { now: () => now }, files: work.files, gateway, size }, next);
      try {
        while (await workPushes(parts));
        isOver = true;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        killed += 1;
        // Each life ends at another point: within the settling, the taking, the handing over or the keeping.
        next = point === undefined && killed < kills ? 1 + ((killed * 7) % 23) : Infinity;
        passed(121);
      }
    }
    assert.equal(killed, point === undefined ? kills : 1, `point ${point}`);
    const label = `killed at ${point ?? 'many points'}`;
    assert.equal(shown.size, people, `${label}: none lost, none twice`);
    assert.ok(asked.length <= people + killed * size, `${label}: only what was under way is handed over again`);
    assert.deepEqual(await counts(one.id), {
      ...{
        delivery: 'done',
        audience: people,
        waiting: 0,
        sent: people,
        delivered: people,
        failed: 0,
        dead: 0,
        skipped: 0,
      },
    });
  }
});

test('what was taken is asked for: delivered, then opened, never back, and no more when it is over', async () => {
  await work.db.query('update push_recipients set ask_after = null');
  const id = await published();
  const { gateway } = phones(({ to }) => (to % 2 === 0 ? 'delivered' : 'sent'));
  const asked: (readonly string[])[] = [];
  const states = new Map<string, 'delivered' | 'opened'>();
  const asking: PushGateway = {
    ...gateway,
    progress: async (keys) => {
      asked.push(keys);
      return keys.flatMap((key) => (states.has(key) ? [{ key, state: states.get(key)! }] : []));
    },
  };
  await send(asking, 500);
  assert.equal(asked.length, 0);
  const before = await read(id);
  assert.ok(before.delivered > 2 && before.sent > before.delivered + 2);
  const people = await work.db.query<{ key: string; state: string }>(
    `select message_id || '-' || app_user_id as key, state from push_recipients where message_id = $1 and state in ('sent', 'delivered')
     order by app_user_id`,
    [id],
  );
  const [one, two] = people.filter(({ state }) => state === 'sent');
  const [three] = people.filter(({ state }) => state === 'delivered');
  states.set(one!.key, 'delivered').set(two!.key, 'opened').set(three!.key, 'opened');
  passed(90);
  await send(asking, 500);
  assert.deepEqual(
    asked.map((keys) => [...keys].sort()),
    [people.map(({ key }) => key).sort()],
  );
  const after = await read(id);
  assert.deepEqual([after.sent, after.delivered, after.opened], [before.sent, before.delivered + 2, 2]);
  // What was opened is asked for no more; what was delivered is no step back from it.
  states.set(two!.key, 'delivered').set(one!.key, 'opened');
  passed(300);
  await send(asking, 500);
  assert.equal(asked[1]!.length, people.length - 2);
  assert.deepEqual((await read(id)).opened, 3);
  // A service that does not say loses nothing but its turn.
  const silent = { ...asking, progress: () => Promise.reject(new OuterFault('silent')) };
  passed(1_800);
  await send(silent, 500);
  assert.deepEqual((await read(id)).opened, 3);
  for (const pause of [7_200, 21_600, 86_400]) {
    passed(pause);
    await send(asking, 500);
  }
  passed(200_000);
  await send(asking, 500);
  assert.equal(asked.length, 5);
});

test('what the list says of a message is what its recipients say', async () => {
  const wrong = await work.db.query(
    `select m.id from push_messages m left join lateral (
       select count(*) filter (where state = 'queued') as queued, count(*) filter (where state = 'sent') as sent,
         count(*) filter (where state = 'delivered') as delivered, count(*) filter (where state = 'opened') as opened,
         count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'dead') as dead,
         count(*) filter (where state = 'skipped') as skipped from push_recipients r where r.message_id = m.id and not r.is_test) r on true
     where (m.queued, m.sent, m.delivered, m.opened, m.failed, m.dead, m.skipped)
       <> (r.queued, r.sent, r.delivered, r.opened, r.failed, r.dead, r.skipped)`,
  );
  assert.deepEqual(wrong, []);
});

test('the push service is asked by its address, and whoever it says nothing of has failed', async () => {
  const service = await startOuter({
    body: { results: [{ to: 1, state: 'delivered' }, { to: 2, state: 'flown' }, null] },
  });
  const push = (to: number): Push => ({
    ...{ key: `9-${to}`, to, language: 'ru', title: 'а', body: 'б', action_type: 'none', action_value: null },
  });
  const gateway = pushGatewayAt(service.url, 300);
  assert.deepEqual(await gateway.send([push(1), push(2), push(3)]), [
    ...[
      { to: 1, state: 'delivered' },
      { to: 2, state: 'failed' },
      { to: 3, state: 'failed' },
    ],
  ]);
  assert.deepEqual(service.asked[0], { path: '/pushes', body: { pushes: [push(1), push(2), push(3)] } });
  service.say({
    body: {
      results: [{ key: '9-1', state: 'opened' }, { key: '9-2', state: 'flown' }, { key: '8-1', state: 'opened' }, null],
    },
  });
  assert.deepEqual(await gateway.progress(['9-1', '9-2']), [{ key: '9-1', state: 'opened' }]);
  assert.deepEqual(service.asked[1], { path: '/pushes/state', body: { keys: ['9-1', '9-2'] } });
  service.say({ body: { results: 'none' } });
  await assert.rejects(gateway.send([push(1)]), OuterFault);
  await assert.rejects(gateway.progress(['9-1']), OuterFault);
  service.say('silence');
  await assert.rejects(gateway.send([push(1)]), { kind: 'silent' });
  await service.close();
});

test('where nobody brings notifications, nothing is published or sent', async () => {
  const bare = await startWork();
  bare.clock.now = () => now;
  await bare.db.query(
    `insert into app_users (phone, language, push, registered_at) values ('998770000001', 'ru', 'on', '2026-02-02')`,
  );
  const one = await bare.answer<Message>(`pay POST ${messagesPath}`, { body: terms });
  const options = { version: one.version, key: newKey(), body: { audience: 1 } };
  assert.deepEqual(await bare.outcome(`pay POST ${messagesPath}/${one.id}/publish`, options), [409, 'service_missing']);
  assert.deepEqual(
    await bare.outcome(`pay POST ${messagesPath}/${one.id}/send-by-users`, { key: newKey(), body: { user_ids: [1] } }),
    [409, 'service_missing'],
  );
  await bare.close();
});
