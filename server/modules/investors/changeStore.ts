import type { Sql } from '../../db/database';
import type { InvestorStatus } from './rules';

export interface Locked {
  id: number;
  version: number;
  subject: 'individual' | 'business';
  status: InvestorStatus;
  balance: string;
  passport_confirmed: boolean;
}
/** What ties an investor: how much of it there is. */
export interface Ties {
  investor_id: number;
  /** Not closed and not cancelled, and units of bonds that are not repaid. */
  open_investments: number;
  /** With money at work. */
  live_investments: number;
  live_installments: number;
}
export interface Moved {
  id: number;
  from: InvestorStatus;
  to: InvestorStatus;
}
export interface Version {
  id: number;
  version: number;
  updated_at: string;
}

/** Nobody else changes them until the end of the transaction. In the order of the ids, so that two never wait for each other. */
export function lockInvestors(sql: Sql, ids: readonly number[]): Promise<Locked[]> {
  return sql.query(
    `select id, version, subject, status, balance, passport_confirmed
     from investors where id = any ($1::bigint[]) order by id for no key update`,
    [ids],
  );
}

/** A statement of its own after the lock, so that it sees what was written before the lock was given. */
export function listTies(sql: Sql, ids: readonly number[]): Promise<Ties[]> {
  return sql.query(
    `select i.id as investor_id,
       (select count(*)::int from investments n
         where n.investor_id = i.id and n.status not in ('closed', 'cancelled'))
       + (select count(*)::int from bond_investments b
         where b.investor_id = i.id and b.status = 'active') as open_investments,
       (select count(*)::int from investments n
         where n.investor_id = i.id and n.status in ('active', 'exiting')) as live_investments,
       (select count(*)::int from customers c join applications a on a.customer_id = c.id join installments l on l.id = a.id
         where c.investor_id = i.id and a.status in ('installment_created', 'not_fully_paid')) as live_installments
     from investors i where i.id = any ($1::bigint[])`,
    [ids],
  );
}

export async function setStatus(sql: Sql, ids: readonly number[], to: InvestorStatus, at: string): Promise<void> {
  await sql.query(
    `update investors set status = $2::text::investor_status, version = version + 1, updated_at = $3
     where id = any ($1::int[])`,
    [ids, to, at],
  );
}

/** The rows of the verification history; without a user when the system made the moves. */
export async function addHistory(
  sql: Sql,
  moves: readonly Moved[],
  { comment, userId, at }: { comment: string | null; userId: number | null; at: string },
): Promise<void> {
  await sql.query(
    `insert into verify_history (investor_id, from_status, to_status, comment, user_id, created_at)
     select m.id, m.from_status::investor_status, m.to_status::investor_status, $4, $5::int, $6::timestamp
     from unnest($1::int[], $2::text[], $3::text[]) as m (id, from_status, to_status)`,
    [moves.map(({ id }) => id), moves.map(({ from }) => from), moves.map(({ to }) => to), comment, userId, at],
  );
}

/** A change that is not in the columns of the investor itself, or is made elsewhere in the same transaction. */
export async function touch(sql: Sql, id: number, at: string): Promise<Version> {
  const [row] = await sql.query<Version>(
    'update investors set version = version + 1, updated_at = $2 where id = $1 returning id, version, updated_at',
    [id, at],
  );
  return row!; // the caller holds its lock
}

/**
 * Whoever verifies looks at all that was submitted, and decides in the version of the investor: while he waits for it,
 * each change of his papers is one of his own.
 */
export const isBeingVerified = ({ status }: Pick<Locked, 'status'>): boolean => status === 'in_process';

export async function setPassportConfirmed(sql: Sql, id: number, confirmed: boolean): Promise<void> {
  await sql.query('update investors set passport_confirmed = $2 where id = $1', [id, confirmed]);
}

export async function setInn(sql: Sql, id: number, inn: string | null): Promise<void> {
  await sql.query('update investors set inn = $2 where id = $1', [id, inn]);
}

export async function setCompany(sql: Sql, id: number, name: string | null, inn: string | null): Promise<void> {
  await sql.query('update investors set company_name = $2, inn = $3 where id = $1', [id, name, inn]);
}
