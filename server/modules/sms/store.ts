import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { outcomePauses } from '../../shared/outcomePauses';
import type { Carrier } from './gateway';

export type ProviderRow = Reply<'listSmsProviders'>['providers'][number];
type MessageRow = Reply<'listSmsMessages'>['messages'][number];

export interface TemplateRow {
  id: number;
  version: number;
  code: string;
  name: string;
  text_ru: string;
  text_en: string;
  text_uz: string;
  variables: { name: string; sample: string; required: boolean }[];
  updated_at: string;
}

/** With the pace of seven days, and the last hour, up to a moment. */
const providers = `
  select p.id, p.version, p.code, p.name, p.is_active, p.priority, p.sender, p.login, p.password is not null as has_password, p.balance,
    p.price_per_part,
    case when p.balance is not null and p.price_per_part > 0 and w.parts > 0
      then greatest(0, floor(p.balance / (w.parts / 7.0 * p.price_per_part)))::int end as days_left,
    json_build_object('messages', h.messages, 'delivered', h.delivered, 'median_seconds', h.median_seconds) as hour,
    p.updated_at
  from sms_providers p
    cross join lateral (select coalesce(sum(s.parts), 0) as parts from sms_messages s
      where s.provider = p.code and s.state <> 'failed' and s.created_at > $1::timestamp - interval '7 days' and s.created_at <= $1) w
    cross join lateral (select count(*)::int as messages, (count(*) filter (where s.state = 'delivered'))::int as delivered,
        round(percentile_cont(0.5) within group (order by extract(epoch from s.sent_at - s.created_at)))::int as median_seconds
      from sms_messages s where s.provider = p.code and s.state <> 'queued'
        and s.created_at > $1::timestamp - interval '1 hour' and s.created_at <= $1) h`;

export const listProviders = (sql: Sql, now: string): Promise<ProviderRow[]> =>
  sql.query<ProviderRow>(`${providers} order by not p.is_active, p.priority, p.id`, [now]);

export async function findProvider(sql: Sql, code: string, now: string): Promise<ProviderRow | undefined> {
  const [row] = await sql.query<ProviderRow>(`${providers} where p.code = $2`, [now, code]);
  return row;
}

export interface HeldProvider {
  id: number;
  version: number;
  code: string;
  name: string;
  is_active: boolean;
  priority: number;
  sender: string;
  login: string | null;
  password: string | null;
  balance: string | null;
  price_per_part: string;
}

/** All of them, for each decides what the others may: the lower id first. */
export const holdProviders = (sql: Sql): Promise<HeldProvider[]> =>
  sql.query<HeldProvider>(
    `select id, version, code, name, is_active, priority, sender, login, password, balance, price_per_part from sms_providers
     order by id for no key update`,
    [],
  );

export async function saveProvider(sql: Sql, row: HeldProvider, at: string): Promise<void> {
  await sql.query(
    `update sms_providers set version = version + 1, name = $2, is_active = $3, priority = $4, sender = $5, login = $6, password = $7,
       balance = $8, price_per_part = $9, updated_at = $10 where id = $1`,
    [
      ...[row.id, row.name, row.is_active, row.priority, row.sender, row.login, row.password, row.balance],
      ...[row.price_per_part, at],
    ],
  );
}

export const templates = listOf<TemplateRow, Call<'listSmsTemplates'>['query'], never, Language>({
  id: 't.id',
  from: (bind, language) =>
    `(select s.*, case ${bind(language)} when 'en' then s.name_en when 'uz' then s.name_uz else s.name_ru end as name from sms_templates s) t`,
  found: 'sms_templates t',
  select: 't.id, t.version, t.code, t.name, t.text_ru, t.text_en, t.text_uz, t.variables, t.updated_at',
  orders: { code: 't.code', updated_at: 't.updated_at' },
  where: { search: { id: 't.id', names: ['t.name_ru', 't.name_en', 't.name_uz'], numbers: ['t.code'] } },
});

/** A template, held until the end of the transaction. */
export async function holdTemplate(sql: Sql, id: number, language: Language): Promise<TemplateRow | undefined> {
  await sql.query('select from sms_templates where id = $1::bigint for no key update', [id]);
  return templates.find(sql, id, language);
}

type Texts = Pick<TemplateRow, 'text_ru' | 'text_en' | 'text_uz'>;

export async function saveTexts(sql: Sql, id: number, { text_ru, text_en, text_uz }: Texts, at: string): Promise<void> {
  await sql.query(
    'update sms_templates set version = version + 1, text_ru = $2, text_en = $3, text_uz = $4, updated_at = $5 where id = $1',
    [id, text_ru, text_en, text_uz, at],
  );
}

export async function textsOf(sql: Sql, code: string): Promise<Record<Language, string> | undefined> {
  const [row] = await sql.query<Record<Language, string>>(
    'select text_ru as ru, text_en as en, text_uz as uz from sms_templates where code = $1',
    [code],
  );
  return row;
}

export const messages = listOf<MessageRow, Call<'listSmsMessages'>['query'], 'parts' | 'cost', Language>({
  id: 's.id',
  from: (bind, language) =>
    `(select m.*, case ${bind(language)} when 'en' then t.name_en when 'uz' then t.name_uz else t.name_ru end as template_name
     from sms_messages m left join sms_templates t on t.code = m.template) s`,
  found: 'sms_messages s',
  kept: { table: 'sms_totals s', by: ['state', 'provider', 'template'] },
  joins: 'left join system_users u on u.id = s.user_id',
  select: `s.id, s.phone_masked, s.template, s.template_name, s.provider, s.parts, s.cost, s.state, s.error,
    case when u.id is not null then json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name)) end as "user",
    s.created_at, s.sent_at`,
  totals: { parts: 's.parts', cost: 's.cost' },
  orders: { created_at: 's.created_at' },
  where: { state: 's.state', provider: 's.provider', template: 's.template', period: 's.created_at' },
});

interface NewMessage {
  phone: string;
  template: string;
  parts: number;
  userId: number | null;
}

/** Seconds after which a message that nobody ended was lost with the process that sent it; no provider is waited for so long. */
const lostAfter = 300;

/** A message on its way, with the provider that carries it and what that takes. */
export async function addMessage(sql: Sql, { phone, template, parts, userId }: NewMessage, at: string) {
  const [carrier] = await sql.query<Carrier & { price: string }>(
    'select code, sender, login, password, price_per_part as price from sms_providers where is_active order by priority limit 1',
    [],
  );
  const [made] = await sql.query<{ id: number; cost: string }>(
    `insert into sms_messages (phone_masked, template, parts, state, provider, cost, user_id, created_at, ask_after)
     values ($1, $2, $3::integer, 'queued', $4, $3::integer * coalesce($5::numeric, 0), $6::integer, $7,
       $7::timestamp + $8::int * interval '1 second') returning id, cost`,
    [phone, template, parts, carrier?.code ?? null, carrier?.price ?? null, userId, at, lostAfter],
  );
  return { ...made!, carrier }; // an insert answers its row
}

export async function endMessage(sql: Sql, id: number, end: { state: string; error: string | null }, at: string) {
  // What was not carried costs nothing.
  await sql.query(
    `update sms_messages set state = $2, error = $3, sent_at = case when $2 = 'failed' then null else $4::timestamp end,
       cost = case when $2 = 'failed' then 0 else cost end,
       ask_after = case when $2 = 'sent' then $4::timestamp + $5::int * interval '1 second' end
     where id = $1`,
    [id, end.state, end.error, at, outcomePauses[0]],
  );
}

/** Ends messages whose process was killed before it kept what came of them: they cost nothing. */
export const failLost = (sql: Sql, at: string) =>
  sql.query(
    `update sms_messages set state = 'failed', error = 'silent', cost = 0, ask_after = null where state = 'queued' and ask_after <= $1`,
    [at],
  );

/** Takes messages of which it is to be asked by now whether they arrived, and moves the next question on; after the last one there is none. */
export async function takeToAsk(sql: Sql, at: string, size: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `with due as (
       select id from sms_messages where ask_after <= $1 and state <> 'queued' order by ask_after limit $2 for no key update skip locked)
     update sms_messages s set asks = s.asks + 1, ask_after = $1::timestamp + ($3::int[])[s.asks + 2] * interval '1 second'
     from due where s.id = due.id returning s.id`,
    [at, size, outcomePauses],
  );
  return rows.map(({ id }) => id);
}

export const setDelivered = (sql: Sql, ids: readonly number[]) =>
  sql.query(
    `update sms_messages set state = 'delivered', ask_after = null where id = any ($1::int[]) and state = 'sent'`,
    [ids],
  );

/** Takes the cost from what is left; or writes what the provider says is left. It is no change that a person has to see first. */
export async function spend(sql: Sql, code: string, cost: string, balance?: string): Promise<void> {
  await sql.query('update sms_providers set balance = coalesce($3::numeric, balance - $2::numeric) where code = $1', [
    ...[code, cost],
    balance ?? null,
  ]);
}

/** Test messages of a person since a moment, the oldest first; he is held, so that two at once are counted after each other. */
export async function testsSince(sql: Sql, userId: number, since: string): Promise<string[]> {
  await sql.query('select from system_users where id = $1 for no key update', [userId]);
  const rows = await sql.query<{ created_at: string }>(
    'select created_at from sms_messages where user_id = $1 and created_at > $2 order by created_at',
    [userId, since],
  );
  return rows.map((row) => row.created_at);
}
