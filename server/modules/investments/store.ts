import type { Sql } from '../../db/database';

/** Where the lists behind an investment stand, by the names they have on the wire. */
const sources = {
  withdrawal_settings: 'withdrawal_settings where investment_id = $1',
  payment_transactions: 'payment_transactions where investment_id = $1',
  dividend_transactions: 'dividend_transactions where investment_id = $1',
  partnership_values: 'partnership_values where investment_id = $1',
  investment_transactions: 'investment_transactions where investment_id = $1',
  bank_claims: 'cash_in_bank_claims where matched_investment_id = $1',
  exit_claims: 'exit_claims where investment_id = $1',
  outgoing_payment_transactions: 'outgoing_payment_transactions where investment_id = $1',
  investment_portfolios: 'investment_portfolios where investment_id = $1',
  group_logs: 'investment_group_logs where investment_id = $1',
};
export type ListName = keyof typeof sources;

interface Investment {
  id: number;
  status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  balance: string;
  start_date: string;
}

export async function findInvestment(sql: Sql, id: number): Promise<Investment | undefined> {
  const [row] = await sql.query<Investment>(
    'select id, status, balance, start_date from investments where id = $1::bigint',
    [id],
  );
  return row;
}

export async function countList(sql: Sql, list: ListName, id: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(`select count(*)::int as count from ${sources[list]}`, [id]);
  return row!.count; // an aggregate always answers one row
}
