import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';
import type { CardKind, CardTie } from './rules';

export interface CardRow {
  id: number;
  masked_pan: string;
  type: CardKind;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  bank: string | null;
  phone_number: string;
  is_main: boolean;
  status: 'active' | 'blocked';
  created_at: string;
}

/** The cards of one customer that were not taken away. */
export const cards = listOf<CardRow, Call<'listCustomerCards'>['query']>({
  id: 'k.id',
  from: `payment_cards k`,
  select: `k.id, k.masked_pan, k.kind as type, k.expiry_month, k.expiry_year, k.holder, k.bank, k.phone_number, k.is_main, k.status,
    k.created_at`,
  orders: { created_at: 'k.created_at' },
  where: { customer_id: `k.status <> 'removed' and k.customer_id = $::bigint` },
});

export async function hasCustomer(sql: Sql, id: number): Promise<boolean> {
  const found = await sql.query('select 1 from customers where id = $1::bigint', [id]);
  return found.length > 0;
}

export interface Holder {
  id: number;
  status: 'active' | 'inactive';
  phone_number: string;
  /** When a code was last sent to him. */
  sent_at: string | null;
}
/** A customer as he stands, with what a binding asks of him. */
export async function findHolder(sql: Sql, id: number): Promise<Holder | undefined> {
  const [row] = await sql.query<Holder>(
    `select c.id, c.status, c.phone_number,
       (select max(b.sent_at) from card_bindings b where b.customer_id = c.id) as sent_at
     from customers c where c.id = $1::bigint`,
    [id],
  );
  return row;
}

/** Holds a customer to the end of the transaction, so that of two who bind or remove at once the second sees what the first did. */
export async function holdCustomer(sql: Sql, id: number): Promise<void> {
  await sql.query('select from customers where id = $1::bigint for no key update', [id]);
}

export interface BindingRow {
  id: number;
  customer_id: number;
  token: string;
  masked_pan: string;
  kind: CardKind;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  bank: string | null;
  phone_number: string;
  code_digest: string;
  wrong_tries: number;
  sent_at: string;
  expires_at: string;
  card_id: number | null;
}
export async function findBinding(sql: Sql, id: number): Promise<BindingRow | undefined> {
  const [row] = await sql.query<BindingRow>(
    `select id, customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number, code_digest, wrong_tries,
       sent_at, expires_at, card_id from card_bindings where id = $1::bigint`,
    [id],
  );
  return row;
}

type NewBinding = Omit<BindingRow, 'id' | 'wrong_tries' | 'card_id'> & { user_id: number };
export async function insertBinding(sql: Sql, binding: NewBinding): Promise<BindingRow> {
  const [row] = await sql.query<{ id: number }>(
    `insert into card_bindings (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number,
       code_digest, sent_at, expires_at, user_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      ...[binding.customer_id, binding.token, binding.masked_pan, binding.kind, binding.expiry_month],
      ...[binding.expiry_year, binding.holder, binding.bank, binding.phone_number, binding.code_digest],
      ...[binding.sent_at, binding.expires_at, binding.user_id],
    ],
  );
  const { user_id: _, ...rest } = binding;
  return { ...rest, id: row!.id, wrong_tries: 0, card_id: null }; // an insert answers its row
}

/** A binding whose code never left: it is as if it had not been asked for. */
export async function removeBinding(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from card_bindings where id = $1 and card_id is null', [id]);
}

interface Resent {
  digest: string;
  sentAt: string;
  expiresAt: string;
}
export async function setCode(sql: Sql, id: number, { digest, sentAt, expiresAt }: Resent): Promise<void> {
  await sql.query('update card_bindings set code_digest = $2, sent_at = $3, expires_at = $4 where id = $1', [
    id,
    digest,
    sentAt,
    expiresAt,
  ]);
}

export async function countWrongTry(sql: Sql, id: number): Promise<void> {
  await sql.query('update card_bindings set wrong_tries = wrong_tries + 1 where id = $1', [id]);
}

/** The card of this token, whatever became of it. */
export async function findByToken(
  sql: Sql,
  token: string,
): Promise<{ id: number; customer_id: number; status: string } | undefined> {
  const [row] = await sql.query<{ id: number; customer_id: number; status: string }>(
    'select id, customer_id, status from payment_cards where token = $1',
    [token],
  );
  return row;
}

/**
 * The card of a binding that is done; one that the customer had before comes back. It is the main one where there is none. Nothing where
 * another customer was quicker: only his own card that was taken away is bound anew.
 */
export async function keepCard(sql: Sql, binding: BindingRow, at: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into payment_cards as k (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number,
       is_main, created_at, updated_at)
     select b.customer_id, b.token, b.masked_pan, b.kind, b.expiry_month, b.expiry_year, b.holder, b.bank, b.phone_number,
       not exists (select from payment_cards m where m.customer_id = b.customer_id and m.is_main), $2, $2
     from card_bindings b where b.id = $1
     on conflict (token) do update set status = 'active', holder = excluded.holder, bank = excluded.bank,
       phone_number = excluded.phone_number, is_main = excluded.is_main, created_at = excluded.created_at,
       updated_at = excluded.updated_at, version = k.version + 1
       where k.customer_id = excluded.customer_id and k.status = 'removed'
     returning k.id`,
    [binding.id, at],
  );
  if (row === undefined) return undefined;
  const { id } = row;
  await sql.query('update card_bindings set card_id = null where card_id = $1', [id]);
  await sql.query('update card_bindings set card_id = $2 where id = $1', [binding.id, id]);
  return id;
}

/** A card that is there, with whose it is. */
export async function findCard(
  sql: Sql,
  id: number,
): Promise<{ customer_id: number; masked_pan: string; is_main: boolean } | undefined> {
  const [row] = await sql.query<{ customer_id: number; masked_pan: string; is_main: boolean }>(
    `select customer_id, masked_pan, is_main from payment_cards where id = $1::bigint and status <> 'removed'`,
    [id],
  );
  return row;
}

/**
 * What the cards of a customer are still needed for: contracts in force, and orders on their way.
 */
export async function findTies(sql: Sql, customerId: number): Promise<CardTie[]> {
  const rows = await sql.query<{ tie: CardTie }>(
    `select distinct 'installment' as tie from installments l join applications a on a.id = l.id
     where l.customer_id = $1 and a.status in ('installment_created', 'not_fully_paid')
     union
     select 'order' from orders o join applications a on a.id = o.application_id
     where a.customer_id = $1 and a.status in ('agreement_accepted', 'waiting_for_down_payment')`,
    [customerId],
  );
  return rows.map(({ tie }) => tie);
}

/** Takes a card away; of a main one the place goes to the one that was added first of the others, whose number is answered. */
export async function removeCard(sql: Sql, id: number, at: string): Promise<void> {
  const [removed] = await sql.query<{ customer_id: number; was_main: boolean }>(
    `update payment_cards k set status = 'removed', is_main = false, updated_at = $2, version = k.version + 1
     from payment_cards was where k.id = $1 and was.id = k.id returning k.customer_id, was.is_main as was_main`,
    [id, at],
  );
  if (!removed?.was_main) return;
  await sql.query(
    `update payment_cards set is_main = true, updated_at = $2, version = version + 1
     where id = (select id from payment_cards where customer_id = $1 and status = 'active' order by created_at, id limit 1)`,
    [removed.customer_id, at],
  );
}
