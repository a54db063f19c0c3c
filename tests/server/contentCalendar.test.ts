/** The calendar of what customers are shown: what stands on the days of a month, what stands together, and whose kinds are left out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { useWork } from '../support/investorWork';

const work = useWork(({ db }) =>
  db.script(`
    insert into banners (id, title_ru, title_ru_at, title_en, title_en_at, place, action_type, start_date, end_date, sequence_number, is_active,
        created_at, updated_at) values
      (1, 'Первый', '2026-01-01', 'First', '2026-01-01', 'main', 'none', '2026-02-20', '2026-03-10', 1, true, '2026-01-01', '2026-01-01'),
      (2, 'Второй', '2026-01-01', null, null, 'main', 'none', '2026-03-10', null, 2, true, '2026-01-01', '2026-01-01'),
      (3, 'Третий', '2026-01-01', null, null, 'main', 'none', '2026-03-05', '2026-03-20', 3, false, '2026-01-01', '2026-01-01'),
      (4, 'Другое место', '2026-01-01', null, null, 'market', 'none', '2026-03-05', '2026-03-05', 1, true, '2026-01-01', '2026-01-01'),
      (5, 'Раньше', '2026-01-01', null, null, 'market', 'none', '2026-02-01', '2026-02-28', 2, true, '2026-01-01', '2026-01-01');
    insert into stories (id, guid, title_ru, title_ru_at, start_date, sequence_number, created_at, updated_at) values
      (1, '11111111-1111-4111-8111-111111111111', 'История', '2026-01-01', '2026-03-31', 1, '2026-01-01', '2026-01-01');
    insert into fomos (id, name, title_ru, text_ru, trigger, duration_hours, benefit_percent, starts_on, ends_on, created_at, updated_at) values
      (1, 'Кампания', 'Сегодня', 'Сутки', 'registered', 24, 5, '2026-04-01', '2026-04-02', '2026-01-01', '2026-01-01');
    insert into push_messages (id, title_ru, body_ru, segment, scheduled_at, created_at, updated_at) values
      (1, 'Утром', 'Текст', 'all', '2026-03-15 10:00', '2026-01-01', '2026-01-01'), (2, 'Без срока', 'Текст', 'all', null, '2026-01-01', '2026-01-01');`),
);
type Entry = Reply<'getContentCalendar'>['entries'][number];
const list = async (query: string, as = 'moderator') =>
  (await work.answer<{ entries: Entry[] }>(`pay GET /v3/content/calendar?${query}`, { as })).entries;
const ids = async (query: string, as?: string) => (await list(query, as)).map(({ id }) => id);

test('each stands in its months, by kind, place and first day, and a draft without a moment in none', async () => {
  const story = 'story-11111111-1111-4111-8111-111111111111';
  assert.deepEqual(await ids('month=2026-03'), [
    'banner-1',
    'banner-3',
    'banner-2',
    'banner-4',
    story,
    'notification-1',
  ]);
  assert.deepEqual(await ids('month=2026-02'), ['banner-1', 'banner-5']);
  assert.deepEqual(await ids('month=2026-04'), ['banner-2', story, 'fomo-1']);
  assert.deepEqual(await ids('month=2026-03&kind=notification&kind=story'), [story, 'notification-1']);
  const [message] = await list('month=2026-03&kind=notification');
  assert.deepEqual(
    [message?.start, message?.end, message?.time, message?.state],
    ['2026-03-15', '2026-03-15', '10:00', 'draft'],
  );
  const [first] = await list('month=2026-02');
  assert.deepEqual([first?.name, first?.place, first?.key], ['Первый', 'main', '1']);
});

test('of two banners that are on at one place, the last day of one being the first of the other, each is marked', async () => {
  const marked = (await list('month=2026-03')).map(({ id, beside }) => [id, beside]);
  assert.deepEqual(marked.slice(0, 4), [
    ['banner-1', 1],
    ['banner-3', 0],
    ['banner-2', 1],
    ['banner-4', 0],
  ]);
  assert.deepEqual(await ids('month=2026-03&beside=true'), ['banner-1', 'banner-2']);
  assert.equal((await ids('month=2026-03&beside=false')).length, 4);
  await work.db.query(`update banners set end_date = '2026-03-09' where id = 1`);
  assert.deepEqual(await ids('month=2026-03&beside=true'), []);
});

test('a notification that falls into the quiet hours stands where its card says that it goes', async () => {
  await work.db.query(
    `insert into push_messages (id, title_ru, body_ru, segment, urgent, status, scheduled_at, due_at, published_at, published_by, created_at, updated_at)
     select n, 'Ночью', 'Текст', 'all', is_urgent, status, at::timestamp, case when status = 'published' then at::timestamp end,
       case when status = 'published' then '2026-01-01'::timestamp end,
       case when status = 'published' then (select min(id) from system_users) end, '2026-01-01', '2026-01-01'
     from (values (11, false, 'published', '2027-05-31 22:00'), (12, false, 'published', '2027-06-10 07:59:59'),
       (13, true, 'published', '2027-06-10 23:30'), (14, false, 'draft', '2027-06-11 23:30'), (15, false, 'published', '2027-06-12 21:59'),
       (16, false, 'published', '2027-06-13 08:00')) v (n, is_urgent, status, at)`,
  );
  const night = (await list('month=2027-06&kind=notification')).map(
    ({ key, start, time }) => `${key} ${start} ${time}`,
  );
  assert.deepEqual(night, [
    '11 2027-06-01 08:00',
    '12 2027-06-10 08:00',
    '13 2027-06-10 23:30',
    '14 2027-06-11 23:30',
    '15 2027-06-12 21:59',
    '16 2027-06-13 08:00',
  ]);
  for (const line of night) {
    const [key, day, time] = line.split(' ');
    const card = await work.answer<Reply<'getPushMessage'>>(`pay GET /v3/notification/messages/${key}`, {
      as: 'moderator',
    });
    assert.equal((card.due_at ?? card.scheduled_at)?.slice(0, 16), `${day} ${time}`);
  }
  assert.deepEqual(await ids('month=2027-05&kind=notification'), []);
});

test('what one may not query is left out, and whoever may query nothing is refused', async () => {
  await work.db.query(`delete from role_permissions where permission_id in ('banners', 'notifications') and role_id in (
    select id from roles where name = 'moderator')`);
  assert.deepEqual(await ids('month=2026-03&kind=banner&kind=notification'), []);
  assert.equal((await ids('month=2026-03')).length, 1);
  assert.equal((await work.outcome('pay GET /v3/content/calendar?month=2026-03', { as: 'accountant' }))[0], 403);
  assert.equal((await work.outcome('pay GET /v3/content/calendar?month=2026-13', { as: 'moderator' }))[0], 400);
});
