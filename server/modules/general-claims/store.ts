import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Slice } from '../../db/where';
import type { ClaimStatus, ClaimType } from './rules';

export interface ClaimRow {
  id: number;
  investor_id: number;
  version: number;
  type: ClaimType;
  status: ClaimStatus;
  amount: string;
  payment_type: 'card' | 'bank_account' | 'cash' | 'wallet';
  comment: string | null;
  reject_reason: string | null;
  created_by: number | null;
  created_by_name: string | null;
  amount_changed_by: number | null;
  amount_changed_by_name: string | null;
  /** Everybody who ever set the amount, or how it is paid. */
  terms_set_by: number[];
  decided_by: number | null;
  decided_by_name: string | null;
  created_at: string;
  decided_at: string | null;
  /** When the claim's card expires, if it is a verified one. */
  card_year: number | null;
  card_month: number | null;
}

const columns = `c.id, c.investor_id, c.version, c.type, c.status, c.amount, c.payment_type, c.comment,
    c.reject_reason, c.created_by, c.amount_changed_by, c.terms_set_by, c.decided_by, c.created_at, c.decided_at,
    maker.first_name || ' ' || maker.last_name as created_by_name,
    changer.first_name || ' ' || changer.last_name as amount_changed_by_name,
    decider.first_name || ' ' || decider.last_name as decided_by_name,
    card.expiry_year as card_year, card.expiry_month as card_month`;
const people = `left join investor_cards card on card.id = c.card_id and card.status = 'verified'
  left join system_users maker on maker.id = c.created_by
  left join system_users changer on changer.id = c.amount_changed_by
  left join system_users decider on decider.id = c.decided_by`;

export const claimsOf = listOf<ClaimRow, Slice & { investorId: number }>({
  id: 'c.id',
  from: 'claims c',
  select: columns,
  joins: people,
  orders: 'c.created_at desc, c.id desc',
  where: { investorId: 'c.investor_id' },
});

/** Whose claim it is, so that the investor can be locked before the claim: everybody takes the two in this order. */
export async function findOwner(sql: Sql, id: number): Promise<number | undefined> {
  const [row] = await sql.query<{ investor_id: number }>('select investor_id from claims where id = $1::bigint', [id]);
  return row?.investor_id;
}

/** Whose claims they are, each investor once. */
export async function findOwners(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ investor_id: number }>(
    'select distinct investor_id from claims where id = any ($1::bigint[])',
    [ids],
  );
  return rows.map(({ investor_id }) => investor_id);
}

export function lockClaims(sql: Sql, ids: readonly number[]): Promise<ClaimRow[]> {
  return sql.query(
    `select ${columns} from claims c ${people} where c.id = any ($1::bigint[]) order by c.id for no key update of c`,
    [ids],
  );
}

/** What is asked out of the balance and not decided. */
export async function sumHeld(sql: Sql, investorId: number): Promise<string> {
  const [row] = await sql.query<{ held: string }>(
    `select coalesce(sum(amount), 0)::numeric(24, 2) as held from claims
     where investor_id = $1 and type in ('withdraw', 'cash_out') and status in ('pending', 'in_process')`,
    [investorId],
  );
  return row!.held; // an aggregate always answers one row
}

interface NewClaim {
  type: 'refill' | 'withdraw';
  investorId: number;
  amount: string;
  comment: string;
  userId: number;
  at: string;
}
/** Staff ask in the name of an investor, and the money goes by bank. */
export async function addClaim(sql: Sql, { type, investorId, amount, comment, userId, at }: NewClaim): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into claims (type, investor_id, status, payment_type, amount, comment, created_by, created_at, updated_at)
     values ($1, $2, 'pending', 'bank_account', $3, $4, $5, $6, $6) returning id`,
    [type, investorId, amount, comment, userId, at],
  );
  return row!.id; // an insert that does not throw returns its row
}

interface Decided {
  id: number;
  to: ClaimStatus;
  userId: number;
  reason: string | null;
  at: string;
}
/** Whoever takes a claim up has not decided it yet. */
export async function setClaimStatus(sql: Sql, { id, to, userId, reason, at }: Decided) {
  const decides = to !== 'in_process';
  const [row] = await sql.query<{ version: number; decided_at: string | null }>(
    `update claims set status = $2, reject_reason = $3, decided_by = $4, decided_at = $5, updated_at = $6,
       version = version + 1
     where id = $1 returning version, decided_at`,
    [id, to, reason, decides ? userId : null, decides ? at : null, at],
  );
  return row!; // the caller holds its lock
}

/** Adds a row to the ledger of an investor and keeps his balance equal to its sum. */
export async function post(
  sql: Sql,
  row: { investorId: number; claimId: number; type: 'refill' | 'withdraw'; amount: string; at: string },
): Promise<string> {
  const { investorId, claimId, type, amount, at } = row;
  const [after] = await sql.query<{ balance: string }>(
    `update investors set balance = balance + $2, version = version + 1, updated_at = $3
     where id = $1 returning balance`,
    [investorId, amount, at],
  );
  await sql.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, claim_id, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [investorId, type, amount, after!.balance, claimId, at], // the caller holds the investor's lock
  );
  return after!.balance; // as above
}

/** The card that money goes to: the main one of those that were verified and are still good on the day. */
export async function findVerifiedCard(
  sql: Sql,
  investorId: number,
  day: string,
): Promise<{ id: number; card_masked: string } | undefined> {
  const [row] = await sql.query<{ id: number; card_masked: string }>(
    `select id, card_masked from investor_cards where investor_id = $1 and status = 'verified'
       and make_date(expiry_year, expiry_month, 1) >= date_trunc('month', $2::date)
     order by is_main desc, id limit 1`,
    [investorId, day],
  );
  return row;
}

/** The person of $2 is one of those who set the terms. */
const setByPerson =
  'terms_set_by = case when $2 = any (terms_set_by) then terms_set_by else terms_set_by || $2::int end';

interface PaymentChange {
  id: number;
  userId: number;
  to: ClaimRow['payment_type'];
  cardId: number | null;
  at: string;
}
export async function setPaymentType(sql: Sql, { id, to, cardId, userId, at }: PaymentChange): Promise<void> {
  await sql.query(
    `update claims set payment_type = $3, card_id = $4, updated_at = $5, version = version + 1, ${setByPerson}
     where id = $1`,
    [id, userId, to, cardId, at],
  );
}

interface AmountChange {
  id: number;
  amount: string;
  userId: number;
  at: string;
}
export async function setAmount(sql: Sql, { id, amount, userId, at }: AmountChange): Promise<void> {
  await sql.query(
    `update claims set amount = $3, amount_changed_by = $2, updated_at = $4, version = version + 1, ${setByPerson}
     where id = $1`,
    [id, userId, amount, at],
  );
}
