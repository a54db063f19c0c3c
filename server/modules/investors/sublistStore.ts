import type { Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';

type InvestmentPage = Reply<'listInvestorInvestments'>;
type HistoryItem = Reply<'listInvestorVerifyHistory'>['items'][number];

export interface Slice {
  offset: number;
  limit: number;
}
export interface InvestmentRow extends Omit<InvestmentPage['investments'][number], 'strategy' | 'tariff' | 'round'> {
  strategy_id: number;
  strategy_name: string;
  tariff_id: number;
  tariff_name: string;
  round_id: number | null;
  round_name: string | null;
}

export async function sumInvestments(sql: Sql, investorId: number) {
  const [totals] = await sql.query<{ count: number; amount: string; balance: string }>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::numeric(18, 2) as amount,
       coalesce(sum(balance), 0)::numeric(18, 2) as balance
     from investments where investor_id = $1`,
    [investorId],
  );
  return totals!; // an aggregate always answers one row
}

export function listInvestments(sql: Sql, investorId: number, language: Language, { offset, limit }: Slice) {
  return sql.query<InvestmentRow>(
    `select n.id, n.contract_number, n.amount, n.start_date, n.end_date, n.status, n.balance, n.dividends_total,
       n.reinvest, n.created_at, n.strategy_id, n.tariff_id, n.round_id, r.name as round_name,
       coalesce(case $2 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru) as strategy_name,
       coalesce(case $2 when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru) as tariff_name
     from investments n
     join strategies s on s.id = n.strategy_id
     join tariffs t on t.id = n.tariff_id
     left join rounds r on r.id = n.round_id
     where n.investor_id = $1
     order by n.created_at desc, n.id desc offset $3 limit $4`,
    [investorId, language, offset, limit],
  );
}

export async function countVerifyHistory(sql: Sql, investorId: number) {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from verify_history where investor_id = $1`,
    [investorId],
  );
  return row!.count; // an aggregate always answers one row
}

export function listVerifyHistory(sql: Sql, investorId: number, { offset, limit }: Slice) {
  return sql.query<HistoryItem>(
    `select h.id, h.from_status, h.to_status, h.comment, h.user_id, u.first_name || ' ' || u.last_name as user_name,
       h.created_at
     from verify_history h left join system_users u on u.id = h.user_id
     where h.investor_id = $1 order by h.created_at desc, h.id desc offset $2 limit $3`,
    [investorId, offset, limit],
  );
}
