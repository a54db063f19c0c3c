/** One investment whole, with what was done to it and what moved its money. */
import type { Call, Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { strategyName, tariffName } from './names';
import type { Row } from './platformStore';

type Detail = Reply<'getPlatformInvestment'>;
type Terms = Detail['terms'];
export interface DetailRow extends Row, Terms {
  version: number;
  round_id: number | null;
  round_name: string | null;
  created_at: string;
  updated_at: string;
}

export async function findDetail(sql: Sql, id: number, language: string): Promise<DetailRow | undefined> {
  const [row] = await sql.query<DetailRow>(
    `select n.id, n.version, n.contract_number, n.investor_id, i.name as investor_name, i.subject as investor_subject,
       n.strategy_id, ${strategyName('$2')} as strategy_name, n.tariff_id, ${tariffName('$2')} as tariff_name,
       n.round_id, r.name as round_name, n.amount, n.balance, n.dividends_total, n.start_date, n.end_date, n.status,
       n.reinvest, n.created_at, n.updated_at, t.month_count, t.percent::float8 as percent, t.payout_period,
       t.early_exit_allowed, t.early_exit_percent::float8 as early_exit_percent, t.auto_prolong
     from investments n join investors i on i.id = n.investor_id
       join strategies s on s.id = n.strategy_id join tariffs t on t.id = n.tariff_id
       left join rounds r on r.id = n.round_id
     where n.id = $1::bigint`,
    [id, language],
  );
  return row;
}

export interface EventRow extends Omit<Detail['history'][number], 'user'> {
  user_id: number | null;
  user_name: string | null;
}

/** What people did to the investment and to its claims, the latest first. */
export const listEvents = (sql: Sql, id: number, most: number) =>
  sql.query<EventRow>(
    `select a.id::text as id, a.happened_at as at, a.entity as subject, a.action, a.field, a.old_value as old,
       a.new_value as new, a.user_id, u.first_name || ' ' || u.last_name as user_name
     from audit a join system_users u on u.id = a.user_id
     where (a.entity = 'investment' and a.entity_id = $1::text)
        or (a.entity = 'exit_claim' and a.entity_id in (select id::text from exit_claims where investment_id = $1::int))
     order by a.id desc limit $2`,
    [String(id), most],
  );

type PostingLine = Reply<'listInvestmentPostings'>['items'][number];
interface PostingRow extends Omit<PostingLine, 'operation' | 'account'> {
  code: string;
  operation_name: string;
  number: number;
  account_name: string;
}

const operationName = `case spoken.language when 'en' then o.name_en when 'uz' then o.name_uz else o.name_ru end`;
const accountName = `case spoken.language when 'en' then a.name_en when 'uz' then a.name_uz else a.name_ru end`;

/** What the ledger has of an investment: for each posting a line of every account that it moves. */
export const postingLines = listOf<
  PostingRow,
  Call<'listInvestmentPostings'>['query'],
  'debit' | 'credit',
  { id: number; language: Language }
>({
  id: 'l.id',
  from: (bind, { id, language }) => `(
      select p.id * 10000 + side.account as id, p.year || '/' || p.number as posting, p.created_at as date, p.operation_id,
        side.account, sum(side.debit)::numeric(24, 2) as debit, sum(side.credit)::numeric(24, 2) as credit
      from gl_entries e join gl_postings p on p.id = e.posting_id
        cross join lateral (values (e.debit, e.amount, 0), (e.credit, 0, e.amount)) as side (account, debit, credit)
      where e.investment_id = ${bind(id)} group by p.id, side.account
    ) l join gl_operations o on o.id = l.operation_id join gl_accounts a on a.id = l.account
    cross join (select ${bind(language)}::text as language) spoken`,
  select: `l.id::text as id, l.posting, l.date, o.code, ${operationName} as operation_name, a.id as number,
    ${accountName} as account_name, l.debit, l.credit`,
  totals: { debit: 'l.debit', credit: 'l.credit' },
  // Of one posting the side that gives stands before the one that takes.
  orders: 'l.date desc, l.id / 10000 desc, l.debit desc, l.id',
  where: {},
});
