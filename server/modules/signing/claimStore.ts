import type { Sql } from '../../db/database';
import type { ClaimStatus } from './rules';

/** A claim that may be given a document, with the account that its money is to go to. */
export interface ClaimRow {
  id: number;
  number: string;
  status: ClaimStatus;
  payable_amount: string;
  recipient_name: string;
  method: 'card' | 'bank_account';
  card_masked: string | null;
  bank_account: string | null;
  mfo: string | null;
}

/** Where the claim itself says to pay rules; else what the investor chose for this way, and at last his main card. */
export async function lockClaim(sql: Sql, id: number): Promise<ClaimRow | undefined> {
  const [row] = await sql.query<ClaimRow>(
    `select c.id, c.number, c.status, c.payable_amount, c.method, i.name as recipient_name,
       coalesce(c.card_masked, w.card_masked, k.card_masked) as card_masked,
       coalesce(c.bank_account, w.bank_account) as bank_account,
       case when c.bank_account is null then w.mfo else c.mfo end as mfo
     from exit_claims c join investors i on i.id = c.investor_id
     left join lateral (select card_masked, bank_account, mfo from withdrawal_settings s
       where s.investment_id = c.investment_id and s.kind = c.method order by s.is_default desc, s.id limit 1) w on true
     left join lateral (select card_masked from investor_cards k
       where k.investor_id = c.investor_id and k.status = 'verified' order by k.is_main desc, k.id limit 1) k on true
     where c.id = $1::bigint for update of c`,
    [id],
  );
  return row;
}

/** The version grows with the status, so that whoever looks at the claim is told. */
export async function setClaimStatus(sql: Sql, id: number, status: ClaimStatus, at: string): Promise<void> {
  await sql.query(`update exit_claims set status = $2, version = version + 1, updated_at = $3 where id = $1`, [
    id,
    status,
    at,
  ]);
}
