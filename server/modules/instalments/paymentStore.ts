/** What is paid for instalments: payments, the rows they go to, the tries at the gateway, and what the books learn of it. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { decimal } from '../../shared/money';
import { named } from './columns';
import type { GatewayName } from './gateway';
import type { Part } from './rules/schedule';

type Answer = Omit<Reply<'getInstalmentPayment'>, 'history'>;

/** A payment as it is answered; held before, where it is to be changed. */
export async function findPayment(sql: Sql, id: number): Promise<Answer | undefined> {
  const [row] = await sql.query<Answer>(
    `select p.id, p.version, p.application_id as installment_id, a.contract_number, json_build_object('id', c.id, 'name', c.name) as customer,
       p.kind, p.status, p.amount, case when p.gateway_transaction_id is null then p.gateway else 'card' end as gateway,
       case when p.gateway_transaction_id is null then p.external_id end as document_number,
       case when p.gateway_transaction_id is null then p.date end as document_date, d.masked_pan as card, t.rrn, t.error,
       coalesce((select json_agg(json_build_object('number', r.number, 'date', r.date, 'amount', k.amount::text) order by r.number)
         from payment_parts k join schedule_rows r on r.installment_id = k.installment_id and r.number = k.row_number
         where k.payment_id = p.id), '[]') as parts,
       coalesce(n.debt, 0)::numeric(18, 2) as debt, ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, p.created_at, p.paid_at
     from installment_payments p join applications a on a.id = p.application_id join customers c on c.id = a.customer_id
       left join installments n on n.id = p.application_id left join gateway_transactions t on t.id = p.gateway_transaction_id
       left join payment_cards d on d.id = t.card_id left join system_users u on u.id = p.user_id
     where p.id = $1::bigint`,
    [id],
  );
  return row;
}

export interface HeldPayment {
  id: number;
  application_id: number;
  amount: string;
  status: 'new' | 'success' | 'failed' | 'cancelled' | 'reversed';
  gateway: GatewayName;
  external_id: string;
  gateway_transaction_id: number;
  masked_pan: string;
  token: string;
  created_at: string;
}
type Which = { id: number } | { externalId: string };
const cardPayment = `select p.id, p.application_id, p.amount, p.status, p.gateway, p.external_id, p.gateway_transaction_id, d.masked_pan, d.token,
    p.created_at
  from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id join payment_cards d on d.id = t.card_id
  where ($1::bigint is null or p.id = $1::bigint) and ($2::text is null or p.external_id = $2::text)`;
const placesOf = (which: Which) => ('id' in which ? [which.id, null] : [null, which.externalId]);
/** A payment by card. */
export async function findCardPayment(sql: Sql, which: Which): Promise<HeldPayment | undefined> {
  return (await sql.query<HeldPayment>(cardPayment, placesOf(which)))[0];
}
/** The same, held. */
export async function holdCardPayment(sql: Sql, which: Which): Promise<HeldPayment | undefined> {
  return (await sql.query<HeldPayment>(`${cardPayment} for no key update of p`, placesOf(which)))[0];
}

export interface NewPayment {
  applicationId: number;
  kind: 'down_payment' | 'instalment';
  amount: string;
  status: 'new' | 'success';
  gateway: string;
  externalId: string;
  date: string;
  transactionId: number | null;
  userId: number;
  at: string;
}
export async function addPayment(sql: Sql, payment: NewPayment): Promise<number> {
  const { applicationId, kind, amount, status, gateway, externalId, date, transactionId, userId, at } = payment;
  const [row] = await sql.query<{ id: number }>(
    `insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, user_id,
       created_at, paid_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamp, case when $4 = 'success' then $10::timestamp end)
     returning id`,
    [applicationId, kind, amount, status, gateway, externalId, date, transactionId, userId, at],
  );
  return row!.id; // an insert answers its row
}

export async function isDocumentKnown(sql: Sql, gateway: string, number: string): Promise<boolean> {
  return (
    (await sql.query('select from installment_payments where gateway = $1 and external_id = $2', [gateway, number]))
      .length > 0
  );
}

export async function hasUnknown(sql: Sql, applicationId: number): Promise<boolean> {
  return (
    (await sql.query(`select from installment_payments where application_id = $1 and status = 'new'`, [applicationId]))
      .length > 0
  );
}

export async function addParts(
  sql: Sql,
  paymentId: number,
  applicationId: number,
  parts: readonly Part[],
): Promise<void> {
  await sql.query(
    `insert into payment_parts (payment_id, installment_id, row_number, amount)
     select $1, $2, p.number, p.amount from unnest($3::int[], $4::numeric[]) as p (number, amount)`,
    [paymentId, applicationId, parts.map(({ number }) => number), parts.map(({ amount }) => decimal(amount))],
  );
}

interface Booked {
  applicationId: number;
  paymentId: number;
  date: string;
  amount: string;
  /** Where the money is. */
  account: 5010 | 5110 | 5530;
  /** The goods were the customer's already; before that it is an advance. */
  isSold: boolean;
  at: string;
}
/** What the ledger posts by its own rules. */
export async function bookPayment(
  sql: Sql,
  { applicationId, paymentId, date, amount, account, isSold, at }: Booked,
): Promise<void> {
  await sql.query(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
     values ($1, 'payment', $2, $3, $4, $5, $6, $7)`,
    [applicationId, paymentId, date, amount, account, isSold, at],
  );
}

export interface Card {
  id: number;
  customer_id: number;
  masked_pan: string;
  token: string;
  kind: GatewayName;
  status: 'active' | 'blocked' | 'removed';
}
export async function findCard(sql: Sql, id: number): Promise<Card | undefined> {
  const [row] = await sql.query<Card>(
    'select id, customer_id, masked_pan, token, kind, status from payment_cards where id = $1::bigint',
    [id],
  );
  return row;
}

interface NewTransaction {
  card: Card;
  externalId: string;
  amount: string;
  userId: number;
  at: string;
}
export async function addTransaction(
  sql: Sql,
  { card, externalId, amount, userId, at }: NewTransaction,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, user_id, created_at)
     values ($1, $2, 'in', $3, $4, $5, $6, $7) returning id`,
    [card.kind, externalId, card.customer_id, card.id, amount, userId, at],
  );
  return row!.id; // an insert answers its row
}

export type Settled = { status: 'success'; rrn: string } | { status: 'failed'; error: string };
/** What the gateway has said for good, of the attempt and of the payment that it was for. */
export async function settlePayment(sql: Sql, payment: HeldPayment, settled: Settled, at: string): Promise<void> {
  const isPaid = settled.status === 'success';
  await sql.query(`update gateway_transactions set status = $2, rrn = $3, error = $4, finished_at = $5 where id = $1`, [
    payment.gateway_transaction_id,
    settled.status,
    isPaid ? settled.rrn : null,
    isPaid ? null : settled.error,
    at,
  ]);
  await sql.query(
    `update installment_payments set version = version + 1, status = $2, paid_at = case when $2 = 'success' then $3::timestamp end where id = $1`,
    [payment.id, settled.status, at],
  );
}

export const listCharges = (sql: Sql, applicationId: number): Promise<Reply<'listInstalmentCharges'>['transactions']> =>
  sql.query(
    `select t.id, p.id as payment_id, t.gateway, d.masked_pan as card, t.amount, t.status, t.status = 'new' as is_unknown, t.rrn, t.error,
       ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, t.created_at
     from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id join payment_cards d on d.id = t.card_id
       left join system_users u on u.id = t.user_id where p.application_id = $1 order by t.id desc`,
    [applicationId],
  );

export const listParts = (sql: Sql, applicationId: number): Promise<Reply<'listPaymentParts'>['transactions']> =>
  sql.query(
    `select p.id as payment_id, p.date, case when p.gateway_transaction_id is null then p.gateway else 'card' end as gateway,
       k.row_number as row, coalesce(k.amount, p.amount) as amount, p.created_at
     from installment_payments p left join payment_parts k on k.payment_id = p.id
     where p.application_id = $1 and p.status = 'success' order by p.id desc, k.row_number`,
    [applicationId],
  );
