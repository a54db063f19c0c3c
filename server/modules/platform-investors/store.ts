import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';

type Found = Reply<'searchInvestorsByPhone'>['items'][number];
type Duplicate = Reply<'listPlatformInvestors'>['items'][number];
type Platform = Omit<Reply<'getPlatformInvestor'>, 'blocked_balance'>;

export async function findInvestor(sql: Sql, id: number): Promise<Platform | undefined> {
  const [row] = await sql.query<Platform>(
    `select id, version, subject, name, phone_number, status, balance, updated_at from investors where id = $1::bigint`,
    [id],
  );
  return row;
}

export function findByPhone(sql: Sql, phone: string): Promise<Found[]> {
  return sql.query(
    'select id, subject, name, phone_number, status from investors where phone_number = $1 order by id',
    [phone],
  );
}

/** Other investors with a number of one investor. Each kind of number has its own index, so each is looked for by itself. */
export const duplicates = listOf<Duplicate, Call<'listPlatformInvestors'>['query']>({
  id: 'i.id',
  from: `investors own join lateral (
      select id from investors where phone_number = own.phone_number
      union select id from investors where own.pinfl is not null and pinfl = own.pinfl
      union select id from investors where own.inn is not null and inn = own.inn
    ) same on same.id <> own.id join investors i on i.id = same.id`,
  select: `i.id, i.subject, i.name, i.phone_number, i.status,
    array_remove(array[
      case when i.pinfl = own.pinfl then 'pinfl' end,
      case when i.inn = own.inn then 'inn' end,
      case when i.phone_number = own.phone_number then 'phone_number' end
    ], null) as matches`,
  orders: 'i.id',
  where: { same_as: 'own.id' },
});

/** Where the money of an investor is now, the largest part first. */
export function listShares(sql: Sql, id: number, language: string) {
  return sql.query<{
    strategy_id: number;
    strategy_name: string;
    investments_count: number;
    amount: string;
    share_percent: number;
  }>(
    `select n.strategy_id, count(*)::int as investments_count, sum(n.balance) as amount,
       round(100 * sum(n.balance) / sum(sum(n.balance)) over (), 4)::float8 as share_percent,
       coalesce(case $2 when 'en' then min(s.title_en) when 'uz' then min(s.title_uz) end, min(s.title_ru)) as strategy_name
     from investments n join strategies s on s.id = n.strategy_id
     where n.investor_id = $1 and n.status in ('active', 'exiting')
     group by n.strategy_id order by sum(n.balance) desc, n.strategy_id`,
    [id, language],
  );
}

export async function findAutoInvest(sql: Sql, id: number, language: string) {
  const [row] = await sql.query<{
    enabled: boolean;
    strategy_id: number | null;
    strategy_name: string | null;
    min_amount: string | null;
    percent: number | null;
    next_run_at: string | null;
  }>(
    `select a.enabled, a.strategy_id, a.min_amount, a.percent::float8 as percent, a.next_run_at,
       coalesce(case $2 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru) as strategy_name
     from auto_invest a left join strategies s on s.id = a.strategy_id where a.investor_id = $1`,
    [id, language],
  );
  return row;
}
