/** The shares of partners as postings pay them. */
import type { Sql } from '../../db/database';
import { isPayableShare } from './names';

/** The account on which partners are owed. */
export const owedToPartners = 6610;

export interface PartnerPayout {
  amount: string;
  /** Its run was let be paid, and it is not paid yet; what the platform keeps is never paid. */
  is_payable: boolean;
}

/** A share by its number; nothing where there is none. */
export async function findPartnerPayout(sql: Sql, id: number): Promise<PartnerPayout | undefined> {
  const [row] = await sql.query<PartnerPayout>(
    `select d.amount, ${isPayableShare} as is_payable from profit_distributions d join dividend_runs r on r.id = d.run_id
     where d.id = $1::bigint`,
    [id],
  );
  return row;
}

/** The same, held. A run that is let be paid is never replaced, so what is payable here stays so. */
export async function lockPartnerPayout(sql: Sql, id: number): Promise<PartnerPayout | undefined> {
  await sql.query('select from profit_distributions where id = $1::bigint for no key update', [id]);
  return findPartnerPayout(sql, id);
}

export const payPartner = (sql: Sql, id: number, { postingId, at }: { postingId: number; at: string }) =>
  sql.query(
    `update profit_distributions set status = 'paid', posting_id = $2::bigint, paid_at = $3 where id = $1::bigint`,
    [id, postingId, at],
  );

/** The money came back: what a reversed posting had paid is owed again. */
export const owePartner = (sql: Sql, postingId: number) =>
  sql.query(
    `update profit_distributions set status = 'calculated', posting_id = null, paid_at = null where posting_id = $1::bigint`,
    [postingId],
  );
