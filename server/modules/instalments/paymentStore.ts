/** What is paid for instalments: payments, the rows they go to, the tries at the gateway, and what the books learn of it. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { decimal } from '../../shared/money';
import { named } from './columns';
import type { Done, GatewayName } from './gateway';
import type { Part } from './rules/schedule';

/** A payment by its name in the journal. */
export const paymentEntity = 'installment_payment';

type Answer = Omit<Reply<'getInstalmentPayment'>, 'history' | 'code'> & {
  code_phone: string | null;
  code_sent_at: string | null;
  code_expires_at: string | null;
  wrong_tries: number;
};

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
       coalesce(n.debt, 0)::numeric(18, 2) as debt, ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, p.created_at, p.paid_at,
       p.refunds_id, p.reversing_since is not null as is_being_reversed, p.code_phone, p.code_sent_at, p.code_expires_at, p.wrong_tries
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
  kind: 'down_payment' | 'instalment';
  amount: string;
  status: 'new' | 'success' | 'failed' | 'cancelled' | 'reversed';
  /** The day on which it was begun. */
  date: string;
  gateway: GatewayName;
  acquirer: string | null;
  external_id: string;
  gateway_transaction_id: number;
  masked_pan: string;
  token: string;
  /** When its acquirer was sent it; until then, when it was begun. */
  sent_at: string;
  reversing_since: string | null;
  code_digest: string | null;
  code_phone: string | null;
  code_expires_at: string | null;
  wrong_tries: number;
}
type Which = { id: number } | { externalId: string };
const cardPayment = `select p.id, p.application_id, p.kind, p.amount, p.status, p.date, p.gateway, t.acquirer, p.external_id, p.gateway_transaction_id, d.masked_pan, d.token,
    coalesce(t.sent_at, p.created_at) as sent_at, p.reversing_since, p.code_digest, p.code_phone, p.code_expires_at, p.wrong_tries
  from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id join payment_cards d on d.id = t.card_id
  where p.kind <> 'refund' and p.gateway_transaction_id is not null and ($1::bigint is null or p.id = $1::bigint) and ($2::text is null or p.external_id = $2::text)`;
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
  userId: number | null;
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

/** Whether a document in cash or of a bank is noted; one whose payment was taken back may be noted again. */
export async function isDocumentKnown(sql: Sql, gateway: string, number: string): Promise<boolean> {
  const found = await sql.query(
    `select from installment_payments where gateway = $1 and external_id = $2 and status <> 'reversed'`,
    [gateway, number],
  );
  return found.length > 0;
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

type BookedKind = 'payment' | 'reversal' | 'refund';
export type MoneyAccount = 5010 | 5110 | 5530;
/** Where the money of a way of paying is. */
export const accountOf = (way: string): MoneyAccount => (way === 'cash' ? 5010 : way === 'bank' ? 5110 : 5530);
interface Booked {
  kind: BookedKind;
  applicationId: number;
  paymentId: number;
  date: string;
  amount: string;
  /** Where the money is. */
  account: MoneyAccount;
  /** The goods were the customer's already; before that it is an advance. */
  isSold: boolean;
  at: string;
}
/** What the ledger posts by its own rules. */
export async function bookPayment(
  sql: Sql,
  { kind, applicationId, paymentId, date, amount, account, isSold, at }: Booked,
): Promise<void> {
  await sql.query(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [applicationId, kind, paymentId, date, amount, account, isSold, at],
  );
}

export interface Card {
  id: number;
  customer_id: number;
  masked_pan: string;
  token: string;
  kind: GatewayName;
  phone_number: string;
}
/** The cards of a customer, $1, that can be charged on a day, $2: a card is good to the end of its month. */
const usableCards = `select id, customer_id, masked_pan, token, kind, phone_number from payment_cards
  where customer_id = $1 and status = 'active' and make_date(expiry_year, expiry_month, 1) >= date_trunc('month', $2::date)`;
export async function findCard(sql: Sql, customerId: number, day: string, id: number): Promise<Card | undefined> {
  return (await sql.query<Card>(`${usableCards} and id = $3::bigint`, [customerId, day, id]))[0];
}

/** The card that is charged first. */
export async function findFirstCard(sql: Sql, customerId: number, day: string): Promise<Card | undefined> {
  return (await sql.query<Card>(`${usableCards} order by is_main desc, id limit 1`, [customerId, day]))[0];
}

interface NewTransaction {
  card: Card;
  acquirer: string;
  externalId: string;
  amount: string;
  userId: number | null;
  at: string;
}
export async function addTransaction(
  sql: Sql,
  { card, acquirer, externalId, amount, userId, at }: NewTransaction,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, user_id, created_at, acquirer)
     values ($1, $2, 'in', $3, $4, $5, $6, $7, $8) returning id`,
    [card.kind, externalId, card.customer_id, card.id, amount, userId, at, acquirer],
  );
  return row!.id; // an insert answers its row
}

/** It goes to an acquirer now, who alone can say what became of it. */
export async function sendTo(
  sql: Sql,
  payment: Pick<HeldPayment, 'gateway_transaction_id'>,
  acquirer: string | null,
  at: string,
): Promise<void> {
  await sql.query('update gateway_transactions set acquirer = $2, sent_at = $3 where id = $1', [
    ...[payment.gateway_transaction_id, acquirer, at],
  ]);
}

export type Settled = ({ status: 'success' } & Done) | { status: 'failed'; error: string };
/** What an acquirer has said of an attempt, for good, with what it keeps of it where it says so. */
export const endTransaction = (sql: Sql, id: number, settled: Settled, at: string) =>
  sql.query(
    `update gateway_transactions set status = $2, rrn = $3, commission = $4, terminal = coalesce($5, terminal), error = $6, finished_at = $7
     where id = $1`,
    settled.status === 'success'
      ? [id, settled.status, settled.rrn, settled.commission ?? null, settled.terminal ?? null, null, at]
      : [id, settled.status, null, null, null, settled.error, at],
  );
/** What the gateway has said for good, of the attempt and of the payment that it was for. */
export async function settlePayment(
  sql: Sql,
  payment: Pick<HeldPayment, 'id' | 'gateway_transaction_id'>,
  settled: Settled,
  at: string,
): Promise<void> {
  await endTransaction(sql, payment.gateway_transaction_id, settled, at);
  await sql.query(
    `update installment_payments set version = version + 1, status = $2, paid_at = case when $2 = 'success' then $3::timestamp end where id = $1`,
    [payment.id, settled.status, at],
  );
}

export const listCharges = (sql: Sql, applicationId: number): Promise<Reply<'listInstalmentCharges'>['transactions']> =>
  sql.query(
    `select t.id, p.id as payment_id, t.gateway, d.masked_pan as card, t.amount, t.status, t.status = 'new' and p.code_digest is null as is_unknown,
       p.reversing_since is not null as is_being_reversed, t.rrn, t.error,
       ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, t.created_at, p.paid_at
     from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id join payment_cards d on d.id = t.card_id
       left join system_users u on u.id = t.user_id where p.application_id = $1 and p.kind <> 'refund' order by t.id desc`,
    [applicationId],
  );

export const listParts = (sql: Sql, applicationId: number): Promise<Reply<'listPaymentParts'>['transactions']> =>
  sql.query(
    `select p.id as payment_id, p.date, case when p.gateway_transaction_id is null then p.gateway else 'card' end as gateway,
       k.row_number as row, coalesce(k.amount, p.amount) as amount, p.created_at, p.paid_at, p.reversing_since is not null as is_being_reversed
     from installment_payments p left join payment_parts k on k.payment_id = p.id
     where p.application_id = $1 and p.status = 'success' and p.kind <> 'refund' order by p.id desc, k.row_number`,
    [applicationId],
  );

export interface Money {
  date: string;
  kind: 'down_payment' | 'instalment' | 'refund';
  amount: string;
  card: string | null;
  document: string | null;
}
/** What was paid and what went back, in the order in which it did. */
export const listMoney = (sql: Sql, applicationId: number): Promise<Money[]> =>
  sql.query(
    `select p.date, p.kind, p.amount, d.masked_pan as card, case when t.id is null and p.gateway <> 'cash' then p.external_id end as document
     from installment_payments p left join gateway_transactions t on t.id = p.gateway_transaction_id left join payment_cards d on d.id = t.card_id
     where p.application_id = $1 and p.status = 'success' order by p.date, p.id`,
    [applicationId],
  );

/** When a code was last sent for a payment of a customer, be it used, ended or awaited. */
export async function lastCodeAt(sql: Sql, customerId: number): Promise<string | undefined> {
  const [row] = await sql.query<{ at: string | null }>(
    `select max(p.code_sent_at) as at from installment_payments p join applications a on a.id = p.application_id
     where a.customer_id = $1`,
    [customerId],
  );
  return row?.at ?? undefined;
}

interface Code {
  digest: string;
  phone: string;
  sentAt: string;
  expiresAt: string;
}
export async function setCode(sql: Sql, id: number, { digest, phone, sentAt, expiresAt }: Code): Promise<void> {
  await sql.query(
    `update installment_payments set code_digest = $2, code_phone = $3, code_sent_at = $4, code_expires_at = $5 where id = $1`,
    [id, digest, phone, sentAt, expiresAt],
  );
}
export async function countWrongTry(sql: Sql, id: number): Promise<void> {
  await sql.query(
    'update installment_payments set version = version + 1, wrong_tries = wrong_tries + 1 where id = $1',
    [id],
  );
}
/** The code was typed: from here on the gateway decides. When it was sent stays, for the next one has to wait after it. */
export async function useCode(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `update installment_payments set version = version + 1, code_digest = null, code_phone = null, code_expires_at = null where id = $1`,
    [id],
  );
}
export async function cancelPayment(sql: Sql, id: number, at: string): Promise<void> {
  await useCode(sql, id);
  await sql.query(
    `with ended as (
       update installment_payments set status = 'cancelled' where id = $1 returning gateway_transaction_id)
     update gateway_transactions t set status = 'cancelled', finished_at = $2 from ended e where t.id = e.gateway_transaction_id`,
    [id, at],
  );
}
/** Its code never left: nobody waits after it, and its name goes to whoever asks again. No gateway has heard that name. */
export async function cancelUnsent(sql: Sql, id: number, at: string): Promise<void> {
  await cancelPayment(sql, id, at);
  await sql.query(
    `with freed as (
       update installment_payments set code_sent_at = null, external_id = 'unsent-' || id where id = $1
       returning gateway_transaction_id, external_id)
     update gateway_transactions t set external_id = f.external_id from freed f where t.id = f.gateway_transaction_id`,
    [id],
  );
}

export interface TakenPayment {
  id: number;
  version: number;
  application_id: number;
  kind: 'down_payment' | 'instalment' | 'refund';
  amount: string;
  status: HeldPayment['status'];
  gateway: string;
  paid_at: string | null;
  code_digest: string | null;
  reversing_since: string | null;
  is_given_back: boolean;
  /** The goods that came back had a share of the rebate that was given with it, of which too little would be left. */
  is_rebate_shared: boolean;
  paid: string;
  refunded: string;
}
/** A payment of any kind, held, with what was paid and went back of all of the application. */
export async function holdPayment(sql: Sql, id: number): Promise<TakenPayment | undefined> {
  await sql.query('select from installment_payments where id = $1::bigint for no key update', [id]);
  const [row] = await sql.query<TakenPayment>(
    `select p.id, p.version, p.application_id, p.kind, p.amount, p.status, p.gateway, p.paid_at, p.code_digest, p.reversing_since,
       exists (select from installment_payments r where r.refunds_id = p.id and r.status in ('new', 'success')) as is_given_back,
       coalesce((select n.rebate - sum(k.amount) < (select coalesce(sum(c.rebate), 0) from return_claims c
           where c.application_id = n.id and c.status = 'approved_by_accountant')
         from rebate_parts k join installments n on n.id = k.installment_id where k.payment_id = p.id group by n.id), false) as is_rebate_shared,
       (select coalesce(sum(o.amount), 0)::numeric(24, 2) from installment_payments o
         where o.application_id = p.application_id and o.status = 'success' and o.kind <> 'refund') as paid,
       refunded_of(p.application_id)::numeric(18, 2) as refunded
     from installment_payments p where p.id = $1::bigint`,
    [id],
  );
  return row;
}
export async function applicationOfPayment(sql: Sql, id: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select application_id as id from installment_payments where id = $1::bigint',
    [id],
  );
  return row?.id;
}

export async function setReversing(sql: Sql, id: number, at: string | null, comment?: string): Promise<void> {
  await sql.query(
    `with asked as (
       update installment_payments set version = version + 1, reversing_since = $2::timestamp, comment = coalesce($3, comment)
       where id = $1 returning gateway_transaction_id)
     -- How often it was asked for as a charge says nothing of how often it is asked for now.
     update gateway_transactions t set asks = 0, ask_after = null from asked a where t.id = a.gateway_transaction_id`,
    [id, at, comment ?? null],
  );
}
/** It was taken back: the rows that it went to owe again. */
export async function reversePayment(sql: Sql, id: number, comment: string | null): Promise<void> {
  await sql.query('delete from payment_parts where payment_id = $1', [id]);
  await sql.query(
    `with back as (
       update installment_payments set version = version + 1, status = 'reversed', reversing_since = null, comment = coalesce($2, comment)
       where id = $1 returning gateway_transaction_id)
     update gateway_transactions t set status = 'reversed' from back b where t.id = b.gateway_transaction_id`,
    [id, comment],
  );
}
