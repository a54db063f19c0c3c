/** What stands on the card of an investor, newest first. */
import { listOf } from '../../db/list';
import type { Slice } from '../../db/where';
import type { Language, Reply } from '../../http/contract';

interface OfInvestor extends Slice {
  investorId: number;
}
export interface InvestmentRow extends Omit<
  Reply<'listInvestorInvestments'>['investments'][number],
  'strategy' | 'tariff' | 'round'
> {
  strategy_id: number;
  strategy_name: string;
  tariff_id: number;
  tariff_name: string;
  round_id: number | null;
  round_name: string | null;
}

export const investmentsOf = listOf<InvestmentRow, OfInvestor, 'amount' | 'balance', Language>({
  id: 'n.id',
  from: (bind, language) => `investments n
    join strategies s on s.id = n.strategy_id
    join tariffs t on t.id = n.tariff_id
    cross join (select ${bind(language)}::text as language) spoken`,
  select: `n.id, n.contract_number, n.amount, n.start_date, n.end_date, n.status, n.balance, n.dividends_total,
    n.reinvest, n.created_at, n.strategy_id, n.tariff_id, n.round_id, r.name as round_name,
    coalesce(case spoken.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru) as strategy_name,
    coalesce(case spoken.language when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru) as tariff_name`,
  joins: 'left join rounds r on r.id = n.round_id',
  totals: { amount: 'n.amount', balance: 'n.balance' },
  orders: 'n.created_at desc, n.id desc',
  where: { investorId: 'n.investor_id' },
});

export const verifyHistoryOf = listOf<Reply<'listInvestorVerifyHistory'>['items'][number], OfInvestor>({
  id: 'h.id',
  from: 'verify_history h',
  select: `h.id, h.from_status, h.to_status, h.comment, h.user_id, u.first_name || ' ' || u.last_name as user_name,
    h.created_at`,
  joins: 'left join system_users u on u.id = h.user_id',
  orders: 'h.created_at desc, h.id desc',
  where: { investorId: 'h.investor_id' },
});
