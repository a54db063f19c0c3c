/** Orders, one by one: what is read of them, and what is written that no move writes. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import type { HistoryRow } from '../../shared/auditTrail';
import { rowColumns, rowTables, type OrderRow } from './listStore';

type Answered = Reply<'getOrder'>;
export interface OneOrder extends OrderRow {
  application: Answered['application'];
  terms: Answered['terms'];
  sold_by: Answered['sold_by'];
  completed_at: string | null;
  updated_at: string;
  moderator_id: number | null;
  /** Something is being paid, or taken back. */
  is_unsettled: boolean;
}
export async function findOrder(sql: Sql, id: number): Promise<OneOrder | undefined> {
  const [row] = await sql.query<OneOrder>(
    `select ${rowColumns}, o.completed_at, o.updated_at, o.moderator_id,
       json_build_object('id', a.id, 'guid', a.guid, 'version', a.version, 'status', a.status) as application,
       json_build_object('price', coalesce(a.price, 0)::numeric(18, 2)::text, 'discount', coalesce(a.discount, 0)::numeric(18, 2)::text,
         'down_payment', coalesce(a.down_payment, 0)::numeric(18, 2)::text, 'month_count', coalesce(a.month_count, 1),
         'month_amount', coalesce(a.month_amount, 0)::numeric(18, 2)::text,
         'installment_amount', coalesce(a.installment_amount, 0)::numeric(18, 2)::text, 'first_payment_day', a.first_payment_day) as terms,
       case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'phone_number', s.phone, 'status', coalesce(s.status, 'active'))
         end as sold_by,
       exists (select from installment_payments p where p.application_id = a.id and p.kind <> 'refund'
         and (p.status = 'new' and p.code_digest is null or p.reversing_since is not null)) as is_unsettled
     from ${rowTables} join applications a on a.id = o.application_id where o.id = $1::bigint`,
    [id],
  );
  return row;
}

export async function idOfContract(sql: Sql, number: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select o.id from orders o join applications a on a.id = o.application_id where a.contract_number = $1',
    [number],
  );
  return row?.id;
}

type Line = Reply<'setLineSpic'>;
const lineColumns = `b.id, b.line, case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as product, b.name, b.category,
  b.model, b.count, b.returned_count, b.price, (b.price * b.count)::numeric(18, 2) as total, b.sale_total, b.vat, b.spic`;
export const listLines = (sql: Sql, applicationId: number): Promise<Line[]> =>
  sql.query(
    `select ${lineColumns} from application_baskets b left join products p on p.id = b.product_id where b.application_id = $1 order by b.line`,
    [applicationId],
  );
export async function findLine(sql: Sql, id: number): Promise<Reply<'getOrderLine'> | undefined> {
  const [row] = await sql.query<Reply<'getOrderLine'>>(
    `select ${lineColumns}, json_build_object('id', o.id, 'name', o.number) as "order"
     from application_baskets b join orders o on o.application_id = b.application_id left join products p on p.id = b.product_id
     where b.id = $1::bigint`,
    [id],
  );
  return row;
}
export async function setSpic(sql: Sql, id: number, spic: string): Promise<void> {
  await sql.query('update application_baskets set spic = $2 where id = $1', [id, spic]);
}
/** The sale receipt of the order is with the tax office, or on its way there. */
export async function isPrinted(sql: Sql, orderId: number): Promise<boolean> {
  const found = await sql.query(
    `select from ofd_checks where order_id = $1 and type = 'sale' and status in ('sent', 'success')`,
    [orderId],
  );
  return found.length > 0;
}

export async function findSeller(sql: Sql, id: number): Promise<Reply<'getOrderSeller'> | undefined> {
  const [row] = await sql.query<Reply<'getOrderSeller'>>(
    `select s.id, s.name, s.phone as phone_number, coalesce(s.status, 'active') as status,
       case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as merchant,
       case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
       (select count(*)::int from orders o where o.seller_id = s.id) as order_count
     from pos_agents s left join merchant_branches b on b.id = s.branch_id left join merchants m on m.id = b.merchant_id
     where s.id = $1::bigint and s.kind = 'seller'`,
    [id],
  );
  return row;
}

export interface AttachmentRow extends Omit<Answered['attachments'][number], 'url'> {
  file_key: string;
  order_id: number;
  created_by: number | null;
}
const attachmentColumns = `f.id, f.order_id, f.kind, f.name, s.size, f.file_key, f.created_by,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as "user", f.created_at,
  case when v.id is not null then json_build_object('id', v.id, 'name', v.first_name || ' ' || v.last_name) end as approved_by, f.approved_at,
  f.approved_for`;
const attachmentTables = `order_files f join files s on s.key = f.file_key left join system_users u on u.id = f.created_by
  left join system_users v on v.id = f.approved_by`;
export const listAttachments = (sql: Sql, orderId: number): Promise<AttachmentRow[]> =>
  sql.query(`select ${attachmentColumns} from ${attachmentTables} where f.order_id = $1 order by f.id desc`, [orderId]);
export async function findAttachment(sql: Sql, id: number): Promise<AttachmentRow | undefined> {
  const [row] = await sql.query<AttachmentRow>(
    `select ${attachmentColumns} from ${attachmentTables} where f.id = $1::bigint`,
    [id],
  );
  return row;
}
interface NewAttachment {
  orderId: number;
  kind: AttachmentRow['kind'];
  name: string;
  key: string;
  userId: number;
  at: string;
}
export async function addAttachment(
  sql: Sql,
  { orderId, kind, name, key, userId, at }: NewAttachment,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into order_files (order_id, kind, name, file_key, created_by, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [orderId, kind, name, key, userId, at],
  );
  return row!.id; // an insert answers its row
}
export async function approveAttachment(
  sql: Sql,
  id: number,
  { userId, reason, at }: { userId: number; reason: 'qabz' | 'act'; at: string },
): Promise<void> {
  await sql.query('update order_files set approved_by = $2, approved_at = $3, approved_for = $4 where id = $1', [
    ...[id, userId, at, reason],
  ]);
}

/** A change of an order that is no move: its version grows, and its moderator has given a sign. */
export async function touch(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update orders set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}
export async function setModerator(sql: Sql, id: number, userId: number, at: string): Promise<void> {
  await sql.query(
    'update orders set version = version + 1, moderator_id = $2, taken_at = $3, updated_at = $3 where id = $1',
    [id, userId, at],
  );
}

export async function nameOf(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from system_users where id = $1`,
    [userId],
  );
  return row?.name;
}

interface Moderating {
  userId: number;
  /** Whoever gave no sign since then has left his orders to others. */
  idleSince: string;
}
/**
 * The one that waits longest for a moderator and that nobody holds at this moment; held, with its application. It was never taken, or
 * somebody else took it and left it. One whose customer is asked anew waits for him and for no moderator.
 */
export async function holdNext(
  sql: Sql,
  { userId, idleSince }: Moderating,
): Promise<{ id: number; isTaken: boolean } | undefined> {
  const [row] = await sql.query<{ id: number; isTaken: boolean }>(
    `select o.id, o.status = 'moderation_in_process' as "isTaken" from orders o join applications a on a.id = o.application_id
     where o.status in ('waiting_for_moderator', 'moderation_in_process') and a.status = 'agreement_accepted'
       and (o.status = 'waiting_for_moderator' or o.updated_at <= $2::timestamp and o.moderator_id is distinct from $1::integer)
     order by coalesce(o.asked_at, o.created_at), o.id limit 1 for no key update of o, a skip locked`,
    [userId, idleSince],
  );
  return row;
}

/** What the order came to for whoever saw this version of it; nothing where its terms have not changed since. */
export async function totalSeen(sql: Sql, id: number, version: number): Promise<string | undefined> {
  const [row] = await sql.query<{ total: string }>(
    'select total from order_terms where order_id = $1 and version > $2 order by version limit 1',
    [id, version],
  );
  return row?.total;
}

export interface ActRow {
  id: number;
  status: 'pending' | 'signed';
  code_digest: string | null;
  wrong_tries: number;
  sent_at: string | null;
  expires_at: string | null;
  signed_at: string | null;
  phone_number: string;
  /** Until it is sent to the customer's phone nobody knows the code. */
  application_id: number;
}
export async function findAct(sql: Sql, applicationId: number): Promise<ActRow | undefined> {
  const [row] = await sql.query<ActRow>(
    `select g.id, g.status, g.code_digest, g.wrong_tries, g.sent_at, g.expires_at, g.signed_at, c.phone_number, g.application_id
     from agreements g join applications a on a.id = g.application_id join customers c on c.id = a.customer_id
     where g.application_id = $1 and g.kind = 'act' and g.status in ('pending', 'signed')`,
    [applicationId],
  );
  return row;
}
/** The act of an order that was made before acts were. */
export async function addAct(sql: Sql, applicationId: number, at: string): Promise<void> {
  await sql.query(
    `insert into agreements (application_id, kind, amount, date, created_at)
     select id, 'act', total, $2::timestamp::date, $2::timestamp from applications where id = $1
     on conflict (application_id, kind) where status in ('pending', 'signed') do nothing`,
    [applicationId, at],
  );
}
export async function setActCode(
  sql: Sql,
  id: number,
  code: Pick<ActRow, 'code_digest' | 'sent_at' | 'expires_at' | 'wrong_tries'>,
): Promise<void> {
  await sql.query(
    'update agreements set code_digest = $2, sent_at = $3, expires_at = $4, wrong_tries = $5 where id = $1',
    [id, code.code_digest, code.sent_at, code.expires_at, code.wrong_tries],
  );
}
export async function countWrongTry(sql: Sql, id: number): Promise<void> {
  await sql.query('update agreements set wrong_tries = wrong_tries + 1 where id = $1', [id]);
}
export async function signAct(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(`update agreements set status = 'signed', signed_at = $2 where id = $1`, [id, at]);
}

/** Of the moves of an application those that came after its order was made. */
export const historyRows = (sql: Sql, applicationId: number, since: string): Promise<HistoryRow[]> =>
  sql.query(
    `select h.id::float8 as id, h.action, h.field, h.old_value as old, h.new_value as new,
       case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as "user",
       h.happened_at as created_at
     from audit h left join system_users u on u.id = h.user_id
     where h.entity = 'application' and h.entity_id = $1::text and h.happened_at >= $2 order by h.id desc`,
    [String(applicationId), since],
  );
