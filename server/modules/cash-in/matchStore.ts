/**
 * Whose money a document of the bank may be. Asked anew each time: investors change, and so do their documents. How
 * surely it is somebody's is also kept with the document (migration 0020), by the same rule.
 */
import type { Sql } from '../../db/database';
import type { InvestorStatus, Match } from './rules';

// Each kind of number has its own index, so each is looked for by itself. Whoever was put away is nobody's payer.
const agreeing = `
  select id as investor_id, 'inn' as match from investors where inn = c.payer_inn_or_pinfl
  union select id, 'pinfl' from investors where pinfl = c.payer_inn_or_pinfl
  union select investor_id, 'account' from company_documents where bank_account = c.payer_account
  union select n.investor_id, 'account' from withdrawal_settings s join investments n on n.id = s.investment_id
    where s.bank_account = c.payer_account
  union select id, 'name' from investors where c.payer_name <> '' and search_name = search_form(c.payer_name) collate "C"`;

/** The order of strength: the number of the payer, then as much else as agrees. */
export const candidates = `
  select f.investor_id, array_agg(f.match order by array_position(array['inn', 'pinfl', 'account', 'name'], f.match)) as matches,
    bool_or(f.match in ('inn', 'pinfl')) as has_number,
    sum(bool_or(f.match in ('inn', 'pinfl'))::int) over () = 1 as is_only
  from (${agreeing}) f join investors i on i.id = f.investor_id and i.status <> 'archive'
  group by f.investor_id
  order by bool_or(f.match in ('inn', 'pinfl')) desc, count(*) desc, f.investor_id`;

export interface CandidateRow {
  investor_id: number;
  name: string;
  subject: 'individual' | 'business';
  status: InvestorStatus;
  inn: string | null;
  pinfl: string | null;
  balance: string;
  matches: Match[];
  is_only: boolean;
}

const most = 10;

/** The strongest first. */
export function listCandidates(sql: Sql, id: number): Promise<CandidateRow[]> {
  return sql.query(
    `select m.investor_id, m.matches, m.is_only, i.name, i.subject, i.status, i.inn, i.pinfl, i.balance
     from cash_in_bank_claims c cross join lateral (${candidates} limit ${most}) m join investors i on i.id = m.investor_id
     where c.id = $1
     order by m.has_number desc, cardinality(m.matches) desc, m.investor_id`,
    [id],
  );
}

export interface OwnInvestment {
  investor_id: number;
  id: number;
  contract_number: string;
  amount: string;
  is_named: boolean;
}

/** The investments that money may be meant for; those whose contract the purpose of the payment names come first. */
export function listInvestments(sql: Sql, investorIds: readonly number[], purpose: string): Promise<OwnInvestment[]> {
  return sql.query(
    `select investor_id, id, contract_number, amount, position(lower(contract_number) in lower($2::text)) > 0 as is_named
     from investments where investor_id = any ($1::int[]) and status in ('pending', 'active')
     order by investor_id, is_named desc, id desc`,
    [investorIds, purpose],
  );
}

export async function findInvestment(sql: Sql, id: number, investorId: number): Promise<{ id: number } | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `select id from investments where id = $1::bigint and investor_id = $2 and status in ('pending', 'active')`,
    [id, investorId],
  );
  return row;
}
