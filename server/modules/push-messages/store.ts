import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import { momentsAfter, staleText } from '../../shared/translations';
import { peopleAtOnce } from './queueStore';
import type { Terms } from './rules';

export type Delivery = 'draft' | 'planned' | 'sending' | 'done' | 'stopped';

type Stale = Reply<'getPushMessage'>['stale'];

export interface MessageRow extends Terms {
  id: number;
  version: number;
  image_key: string | null;
  image_name: string | null;
  status: 'draft' | 'published';
  delivery: Delivery;
  due_at: string | null;
  published_at: string | null;
  frozen_at: string | null;
  queued: number;
  sent: number;
  delivered: number;
  opened: number;
  failed: number;
  dead: number;
  skipped: number;
  stale: Stale;
  created_at: string;
  updated_at: string;
}

const delivery = `case when m.status = 'draft' then 'draft' when m.is_stopped then 'stopped' when m.frozen_at is null then 'planned'
  when m.queued + m.failed > 0 then 'sending' else 'done' end`;

export const messages = listOf<MessageRow, Call<'listPushMessages'>['query']>({
  id: 'm.id',
  from: 'push_messages m',
  joins: 'left join files f on f.key = m.image_key',
  select: `m.id, m.version, m.title_ru, m.title_en, m.title_uz, m.body_ru, m.body_en, m.body_uz, m.image_key, f.name as image_name,
    m.action_type, m.action_value, m.segment, m.date_from, m.date_to, m.scheduled_at, m.urgent, m.status, ${delivery} as delivery, m.due_at,
    m.published_at, m.frozen_at, m.queued, m.sent, m.delivered, m.opened, m.failed, m.dead, m.skipped,
    json_build_object('title', ${staleText('m', 'title')}, 'body', ${staleText('m', 'body')}) as stale, m.created_at, m.updated_at`,
  orders: { created_at: 'm.created_at', due_at: 'coalesce(m.due_at, m.scheduled_at) nulls last', dead: 'm.dead' },
  where: {
    delivery: `${delivery} = any ($::text[])`,
    segment: 'm.segment',
    has_dead: '(m.dead > 0) = $',
    period: 'm.created_at',
    search: { id: 'm.id', names: ['m.title_ru', 'm.title_en', 'm.title_uz'] },
  },
});

type RecipientRow = Omit<Reply<'listPushRecipients'>['recipients'][number], 'phone_masked'> & { phone: string };

/** Of one message, whose number is given. */
export const recipients = listOf<RecipientRow, Omit<Call<'listPushRecipients'>['query'], never>, never, number>({
  id: 'r.app_user_id',
  from: (bind, message) =>
    `(select p.* from push_recipients p where p.message_id = ${bind(message)} and not p.is_test) r`,
  joins: `join app_users u on u.id = r.app_user_id left join customers c on c.id = u.customer_id left join investors i on i.id = u.investor_id`,
  select: `r.app_user_id, coalesce(nullif(concat_ws(' ', c.last_name, c.first_name), ''), nullif(i.name, '')) as name, u.phone, r.language,
    r.state, r.attempts, r.error, r.due_at, r.sent_at`,
  orders: { app_user_id: 'r.app_user_id' },
  where: { state: 'r.state', language: 'r.language' },
});

/** Everything of a message that a form writes. */
export type Kept = Terms & { image_key: string | null };
const valuesOf = (t: Kept) => [
  ...[t.title_ru, t.title_en, t.title_uz, t.body_ru, t.body_en, t.body_uz, t.image_key, t.action_type, t.action_value],
  ...[t.segment, t.date_from, t.date_to, t.scheduled_at, t.urgent],
];

export async function insert(sql: Sql, terms: Kept, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into push_messages (title_ru, title_en, title_uz, body_ru, body_en, body_uz, image_key, action_type, action_value, segment,
       date_from, date_to, scheduled_at, urgent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning id`,
    [...valuesOf(terms), at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Kept, at: string): Promise<void> {
  await sql.query(
    `update push_messages set version = version + 1, title_ru = $1, title_en = $2, title_uz = $3, body_ru = $4, body_en = $5, body_uz = $6,
       image_key = $7, action_type = $8, action_value = $9, segment = $10, date_from = $11, date_to = $12, scheduled_at = $13, urgent = $14,
       updated_at = $15, ${momentsAfter('title', { first: 1, at: 15 })},
       ${momentsAfter('body', { first: 4, at: 15 })} where id = $16`,
    [...valuesOf(terms), at, id],
  );
}

/** Takes a draft and its tests away. */
export async function remove(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from push_recipients where message_id = $1', [id]);
  await sql.query('delete from push_messages where id = $1', [id]);
}

export async function publish(sql: Sql, id: number, { userId, due, at }: { userId: number; due: string; at: string }) {
  await sql.query(
    `update push_messages set version = version + 1, status = 'published', published_at = $2, published_by = $3, due_at = $4, updated_at = $2
     where id = $1`,
    [id, at, userId, due],
  );
}

/** Whether somebody of the audience was tried; who was named one by one does not count. */
export async function isBegun(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    'select from push_recipients where message_id = $1 and not is_test and not is_chosen and tried_at is not null limit 1',
    [id],
  );
  return rows.length > 0;
}

/** Makes a draft of it again; whoever was found by the segment is forgotten. */
export async function withdraw(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('delete from push_recipients where message_id = $1 and not is_test and not is_chosen', [id]);
  await sql.query(
    `update push_messages set version = version + 1, status = 'draft', published_at = null, published_by = null, due_at = null,
       frozen_at = null, is_stopped = false, updated_at = $2 where id = $1`,
    [id, at],
  );
}

/** How the message stands with each of these people who has it or is to get it. */
export async function statesOf(sql: Sql, id: number, people: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql.query<{ app_user_id: number; state: string }>(
    'select app_user_id, state from push_recipients where message_id = $1 and not is_test and app_user_id = any ($2::bigint[])',
    [id, people],
  );
  return new Map(rows.map((row) => [row.app_user_id, row.state]));
}

interface Chosen {
  message: number;
  people: readonly number[];
  /** The languages that the message speaks besides Russian. */
  speaks: readonly string[];
  isTest: boolean;
  at: string;
}

/**
 * Puts people into the queue of a message: anew, or again where they are there already. Who was found by the segment and not tried yet is
 * from now on one whom a person named: a withdrawal leaves him in the queue, and he does not make the sending begun.
 */
export async function queue(sql: Sql, { message, people, speaks, isTest, at }: Chosen): Promise<void> {
  await sql.query(
    `insert into push_recipients (message_id, app_user_id, is_test, is_chosen, language, due_at)
     select $1, u.id, $3, true, case when u.language = any ($4::text[]) then u.language else 'ru' end, $5
     from app_users u where u.id = any ($2::bigint[]) order by u.id
     on conflict (message_id, app_user_id, is_test) do update set state = 'queued', attempts = 0, error = null, due_at = excluded.due_at,
       ask_after = null, is_chosen = push_recipients.is_chosen or push_recipients.tried_at is null,
       language = excluded.language, round = push_recipients.round + case when push_recipients.is_test then 1 else 0 end`,
    [message, people, isTest, speaks, at],
  );
}

interface Requeued {
  /** The highest of these people; none where there was nobody. */
  last: number | null;
  queued: number;
}

/**
 * Puts those into the queue again who did not get the message after all tries; answers how many, and how many stay as they are because
 * their phones take nothing by now.
 * @param size how many are written by a statement; for tests
 */
export async function queueDead(
  sql: Sql,
  { message, speaks, at }: Pick<Chosen, 'message' | 'speaks' | 'at'>,
  size = peopleAtOnce,
): Promise<{ queued: number; left: number }> {
  let queued = 0;
  let after: number | null = 0;
  while (after !== null) {
    const [done]: Requeued[] = await sql.query(
      `with dead as (
         select r.app_user_id, u.language from push_recipients r join app_users u on u.id = r.app_user_id
         where r.message_id = $1 and r.state = 'dead' and not r.is_test and u.push = 'on' and r.app_user_id > $4
         order by r.app_user_id limit $5),
       again as (
         update push_recipients r set state = 'queued', attempts = 0, error = null, due_at = $3, ask_after = null,
           language = case when dead.language = any ($2::text[]) then dead.language else 'ru' end
         from dead where r.message_id = $1 and r.app_user_id = dead.app_user_id and not r.is_test
         returning r.app_user_id)
       select max(app_user_id) as last, count(*)::int as queued from again`,
      [message, speaks, at, after, size],
    );
    queued += done!.queued; // an aggregate always answers one row
    after = done!.last; // the same
  }
  const [rest] = await sql.query<{ dead: number }>('select dead from push_messages where id = $1', [message]);
  return { queued, left: rest?.dead ?? 0 };
}
