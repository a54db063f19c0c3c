/** What merchants are owed, month by month. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';

type DebtRow = Reply<'listMerchantDebts'>['debts'][number];
type Query = Omit<Call<'listMerchantDebts'>['query'], 'month' | 'merchant_id'>;
type Sums = 'opening' | 'sales' | 'returned' | 'commission' | 'to_pay' | 'paid' | 'debt';

/** What the moves `v` of a month come to; what takes a move back (`r`) counts as less of its kind. */
const sums = `coalesce(sum(case when v.kind = 'sale' then v.purchase when r.kind = 'sale' then -r.purchase end), 0) as sales,
  coalesce(sum(case when v.kind = 'return' then -v.purchase when r.kind = 'return' then r.purchase end), 0) as returned,
  coalesce(sum(case when v.kind in ('sale', 'return') then v.commission else -r.commission end), 0) as commission,
  coalesce(sum(case when 'payout' in (v.kind, r.kind) then -v.amount end), 0) as paid, coalesce(sum(v.amount), 0) as moved`;
const moves = 'merchant_moves v left join merchant_moves r on r.id = v.reverses_id';

/** Each merchant with what moved in a month; what was owed before is reckoned back from what is owed now. */
const ofMonth = (bind: Where['bind'], month: string, merchantId: number | undefined) =>
  `(select m.id as merchant_id, ${bind(month.concat('-01'))}::date as month, m.debt - coalesce(s.since, 0) as opening,
      coalesce(s.sales, 0) as sales, coalesce(s.returned, 0) as returned, coalesce(s.commission, 0) as commission,
      coalesce(s.paid, 0) as paid, s.in_month is not null as has_moves
    from merchants m left join (
      select i.merchant_id, sum(i.moved) as since, max(i.sales) filter (where i.is_in) as sales,
        max(i.returned) filter (where i.is_in) as returned, max(i.commission) filter (where i.is_in) as commission,
        max(i.paid) filter (where i.is_in) as paid, bool_or(i.is_in) filter (where i.is_in) as in_month
      from (
        select v.merchant_id, v.date < ${bind(month.concat('-01'))}::date + interval '1 month' as is_in, ${sums} from ${moves}
        where v.date >= ${bind(month.concat('-01'))}::date
          and (${bind(merchantId ?? null)}::bigint is null or v.merchant_id = ${bind(merchantId ?? null)}::bigint) group by 1, 2) i
      group by i.merchant_id) s on s.merchant_id = m.id
    where ${bind(merchantId ?? null)}::bigint is null or m.id = ${bind(merchantId ?? null)}::bigint) d`;

/** The months of one merchant in which something moved. */
const ofMerchant = (bind: Where['bind'], merchantId: number) =>
  `(select g.*, sum(g.moved) over (order by g.month) - g.moved as opening, true as has_moves
    from (select v.merchant_id, date_trunc('month', v.date)::date as month, ${sums} from ${moves}
      where v.merchant_id = ${bind(merchantId)}::bigint group by 1, 2) g) d`;

/** A blocked merchant `m` whose reason holds payouts; of blocks the latest counts. */
const holdsPayouts = `(m.status = 'blocked' and coalesce((select w.holds_payouts from block_events e
  join block_reasons w on w.id = e.reason_id where e.merchant_id = m.id and e.branch_id is null and e.action = 'block'
  order by e.id desc limit 1), false))`;

interface Asked {
  month: string | undefined;
  merchantId: number | undefined;
  today: string;
}
/** A row for each merchant, or for each month of the one that is asked for. */
const rowsOf = (bind: Where['bind'], { month, merchantId, today }: Asked) =>
  month === undefined && merchantId !== undefined
    ? ofMerchant(bind, merchantId)
    : ofMonth(bind, month ?? today.slice(0, 7), merchantId);

const toPay = '(d.opening + d.sales - d.returned - d.commission)';
const owed = `(${toPay} - d.paid)`;

const debts = listOf<DebtRow, Query, Sums, Asked>({
  id: 'd.id',
  from: (bind, asked) =>
    `(select d.*, d.merchant_id::bigint * 1000000 + to_char(d.month, 'YYYYMM')::int as id from ${rowsOf(bind, asked)}
      where d.has_moves or d.opening <> 0) d join merchants m on m.id = d.merchant_id`,
  select: `d.id::float8 as id, json_build_object('id', m.id, 'name', m.name) as merchant, to_char(d.month, 'YYYY-MM') as month,
    d.opening::numeric(24, 2) as opening, d.sales::numeric(24, 2) as sales, d.returned::numeric(24, 2) as returned,
    d.commission::numeric(24, 2) as commission, ${toPay}::numeric(24, 2) as to_pay, d.paid::numeric(24, 2) as paid,
    ${owed}::numeric(24, 2) as debt, greatest(m.debt - w.amount, 0)::numeric(24, 2) as payable, w.amount as waiting,
    case when m.debt - w.amount <= 0 then 'nothing_to_pay' when ${holdsPayouts} then 'payouts_held' end as payout_refusal`,
  joins: `cross join lateral (select coalesce(sum(t.amount), 0)::numeric(24, 2) as amount from merchant_transfers t
    where t.merchant_id = m.id and t.status = 'pending') w`,
  totals: {
    opening: 'd.opening',
    sales: 'd.sales',
    returned: 'd.returned',
    commission: 'd.commission',
    to_pay: toPay,
    paid: 'd.paid',
    debt: owed,
  },
  orders: { debt: owed, sales: 'd.sales', to_pay: toPay, month: 'd.month', merchant: 'm.name collate "und-x-icu"' },
  where: {
    debt: (_, value) => (value === 'owed' ? `${owed} > 0` : value === 'none' ? `${owed} = 0` : `${owed} < 0`),
    search: { names: ['m.name'] },
  },
});

export const listDebts = (
  sql: Sql,
  { month, merchant_id: merchantId, ...query }: Call<'listMerchantDebts'>['query'],
  today: string,
) => debts.list(sql, query, { month, merchantId, today });

export interface Payee {
  id: number;
  debt: string;
  /** What waits for another person already. */
  waiting: string;
  mfo: string;
  account_number: string;
  is_held: boolean;
}
/** Whom money is paid to; the merchant is held before. */
export async function findPayee(sql: Sql, id: number): Promise<Payee> {
  const [row] = await sql.query<Payee>(
    `select m.id, m.debt, m.mfo, m.account_number, ${holdsPayouts} as is_held,
       (select coalesce(sum(t.amount), 0)::numeric(24, 2) from merchant_transfers t where t.merchant_id = m.id and t.status = 'pending') as waiting
     from merchants m where m.id = $1`,
    [id],
  );
  return row!; // it is held
}
