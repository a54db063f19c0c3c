import type { Sql } from '../../db/database';
import { outcomePauses } from '../../shared/outcomePauses';
import { peopleOf, type AppLanguage, type Segment } from '../app-users/index';
import { spoken } from './rules';

/** So many people by a statement, so that none takes longer than a statement may. */
export const peopleAtOnce = 50_000;

interface Now {
  /** The wall clock of Tashkent. */
  now: string;
  /** Whether only what is urgent goes. */
  isQuiet: boolean;
}

/**
 * Writes down who is sent the message that is due first, once and for all: who comes later is not sent to, who leaves is left out. Answers
 * whether there was one.
 */
export async function settleAudience(sql: Sql, { now, isQuiet }: Now): Promise<boolean> {
  const [message] = await sql.query<Segment & { id: number; title_en: string | null; title_uz: string | null }>(
    `select id, segment, date_from, date_to, title_en, title_uz from push_messages
     where status = 'published' and frozen_at is null and due_at <= $1 and (urgent or not $2) order by due_at, id limit 1
     for no key update skip locked`,
    [now, isQuiet],
  );
  if (message === undefined) return false;
  let isReached = false;
  for (let after: number | undefined = 0; after !== undefined;) {
    const { where, values } = peopleOf(message, [message.id, spoken(message), now, after, peopleAtOnce]);
    // Whoever was sent the message before stays as he is.
    const [done] = await sql.query<{ last: number | null; reached: number }>(
      `with found as (select u.id, u.language, u.push from app_users u where u.id > $4 and ${where} order by u.id limit $5),
       made as (
         insert into push_recipients (message_id, app_user_id, language, state, error, due_at)
         select $1::int, id, case when language = any ($2::text[]) then language else 'ru' end,
           case when push = 'on' then 'queued' else 'skipped' end,
           case push when 'off' then 'push_off' when 'dead' then 'dead_token' end, case when push = 'on' then $3::timestamp end
         from found order by id on conflict do nothing)
       select max(id) as last, (count(*) filter (where push = 'on'))::int as reached from found`,
      values,
    );
    const { last, reached } = done!; // an aggregate always answers one row
    isReached ||= reached > 0;
    after = last ?? undefined;
  }
  await sql.query('update push_messages set frozen_at = $2, is_stopped = $3 where id = $1', [
    message.id,
    now,
    !isReached,
  ]);
  return true;
}

interface Texts {
  id: number;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  body_ru: string;
  body_en: string | null;
  body_uz: string | null;
  image_key: string | null;
  action_type: string;
  action_value: string | null;
}

export interface Batch {
  message: Texts;
  isTest: boolean;
  /** By when a try is given up, which tells this one from that of another process. */
  until: string;
  people: { app_user_id: number; language: AppLanguage; attempts: number; round: number }[];
}

/** Takes people of the message that is due first until a moment; those whose phones take nothing are left out by the way. */
export async function takeBatch(
  sql: Sql,
  { now, isQuiet, until, size }: Now & { until: string; size: number },
): Promise<Batch | undefined> {
  // Of each message the one who waits longest: at night nobody walks past all who wait for the morning.
  const [due] = await sql.query<{ message_id: number; is_test: boolean }>(
    `select d.message_id, d.is_test from (
       select message_id, is_test, due_at from push_recipients where is_test and due_at <= $1
       union all
       select m.id, false, first.due_at from push_messages m cross join lateral (
         select r.due_at from push_recipients r where not r.is_test and r.message_id = m.id and r.due_at <= $1 order by r.due_at limit 1) first
       where m.queued + m.failed > 0 and (m.urgent or not $2)) d
     order by d.due_at, d.message_id limit 1`,
    [now, isQuiet],
  );
  if (due === undefined) return undefined;
  const { message_id: id, is_test: isTest } = due;
  // Held before its people: whoever withdraws it does the same.
  const [message] = await sql.query<Texts>(
    `select id, title_ru, title_en, title_uz, body_ru, body_en, body_uz, image_key, action_type, action_value from push_messages
     where id = $1 for no key update`,
    [id],
  );
  const rows = await sql.query<Batch['people'][number] & { state: string }>(
    // By the index alone: an audience is due at one moment, so by a further order all of it would be read for each batch.
    `with due as (
       select app_user_id from push_recipients where message_id = $1 and is_test = $2 and due_at <= $3
       order by due_at limit $4 for no key update skip locked)
     update push_recipients r set
       state = case when u.push = 'on' then r.state else 'skipped' end,
       error = case u.push when 'off' then 'push_off' when 'dead' then 'dead_token' else r.error end,
       due_at = case when u.push = 'on' then $5::timestamp end,
       tried_at = case when u.push = 'on' then $3::timestamp else r.tried_at end
     from due join app_users u on u.id = due.app_user_id
     where r.message_id = $1 and r.is_test = $2 and r.app_user_id = due.app_user_id
     returning r.app_user_id, r.language, r.attempts, r.round, r.state`,
    [id, isTest, now, size, until],
  );
  // It may be gone between the two statements, and its people with it.
  if (message === undefined) return undefined;
  return { message, isTest, until, people: rows.filter(({ state }) => state !== 'skipped') };
}

export interface Kept {
  app_user_id: number;
  state: 'sent' | 'delivered' | 'skipped' | 'failed' | 'dead';
  attempts: number;
  error: string | null;
  due_at: string | null;
}

/** Keeps what came of a batch, of those whom no other process has taken since. */
export async function keepOutcomes(sql: Sql, { message, isTest, until }: Batch, kept: readonly Kept[], at: string) {
  await sql.query('select from push_messages where id = $1 for no key update', [message.id]);
  await sql.query(
    `update push_recipients r set state = k.state, attempts = k.attempts, error = k.error, due_at = k.due_at,
       sent_at = case when k.state in ('sent', 'delivered') then $4::timestamp else r.sent_at end, asks = 0,
       ask_after = case when k.state in ('sent', 'delivered') and not $2 then $4::timestamp + $10::int * interval '1 second' end
     from unnest($5::int[], $6::text[], $7::int[], $8::text[], $9::timestamp[]) as k (app_user_id, state, attempts, error, due_at)
     where r.message_id = $1 and r.is_test = $2 and r.app_user_id = k.app_user_id and r.due_at = $3`,
    [
      ...[message.id, isTest, until, at],
      ...[kept.map((one) => one.app_user_id), kept.map((one) => one.state), kept.map((one) => one.attempts)],
      ...[kept.map((one) => one.error), kept.map((one) => one.due_at)],
      outcomePauses[0],
    ],
  );
}

interface Named {
  message_id: number;
  app_user_id: number;
}

/** Takes those who are to be asked for by now, and moves their next question on; after the last one there is none. */
export const takeToAsk = (sql: Sql, { now, size }: { now: string; size: number }): Promise<Named[]> =>
  sql.query<Named>(
    `with due as (
       select message_id, app_user_id, is_test from push_recipients where ask_after <= $1 order by ask_after limit $2
       for no key update skip locked)
     update push_recipients r set asks = r.asks + 1,
       ask_after = $1::timestamp + ($3::int[])[r.asks + 2] * interval '1 second'
     from due where (r.message_id, r.app_user_id, r.is_test) = (due.message_id, due.app_user_id, due.is_test)
     returning r.message_id, r.app_user_id`,
    [now, size, outcomePauses],
  );

/** Keeps how far they came: only ever further, and not of whoever is being sent it anew. */
export async function keepProgress(sql: Sql, came: readonly (Named & { state: 'delivered' | 'opened' })[]) {
  const messages = came.map((one) => one.message_id);
  // Held before its people, the lower number first.
  await sql.query('select from push_messages where id = any ($1::int[]) order by id for no key update', [messages]);
  await sql.query(
    `update push_recipients r set state = k.state, ask_after = case when k.state = 'opened' then null else r.ask_after end
     from unnest($1::int[], $2::int[], $3::text[]) as k (message_id, app_user_id, state)
     where r.message_id = k.message_id and r.app_user_id = k.app_user_id and not r.is_test
       and (r.state = 'sent' or r.state = 'delivered' and k.state = 'opened')`,
    [messages, came.map((one) => one.app_user_id), came.map((one) => one.state)],
  );
}
