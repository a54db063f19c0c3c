import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { tiyinOf } from '../../shared/money';
import { investorColumn } from '../../shared/referenceColumns';
import type { Holder } from './rules';

type Page = Reply<'listBondInvestments'>;

export const bondInvestments = listOf<
  Page['investments'][number],
  Call<'listBondInvestments'>['query'] & { bondId: number },
  'amount'
>({
  id: 'h.id',
  from: 'bond_investments h join bonds b on b.id = h.bond_id',
  found: 'bond_investments h',
  select: `h.id, ${investorColumn}, h.quantity, h.amount, floor(h.quantity * 10000.0 / b.quantity)::float8 / 100 as share_percent,
    h.date, h.status`,
  joins: 'join investors i on i.id = h.investor_id',
  totals: { amount: 'h.amount' },
  orders: { date: 'h.date', amount: 'h.amount' },
  where: {
    bondId: 'h.bond_id',
    search: { id: 'h.id', table: 'bond_investments h', investor: 'h.investor_id', isUnnumbered: true },
  },
});

/** Everybody who holds units of a bond, in the order of their numbers. */
export async function listHolders(sql: Sql, bondId: number): Promise<Holder[]> {
  const rows = await sql.query<Omit<Holder, 'owed'> & { owed: string }>(
    `select h.investor_id as "investorId", h.quantity, (h.amount - coalesce(r.amount, 0))::text as owed
     from (select investor_id, sum(quantity)::int as quantity, sum(amount) as amount from bond_investments
         where bond_id = $1::bigint group by investor_id) h
       left join (select t.investor_id, sum(t.amount) as amount from bond_schedule s
           join investor_transactions t on t.bond_row_id = s.id and t.type = 'bond_repayment'
         where s.bond_id = $1::bigint group by t.investor_id) r on r.investor_id = h.investor_id
     order by h.investor_id`,
    [bondId],
  );
  return rows.map((row) => ({ ...row, owed: tiyinOf(row.owed) }));
}

interface Sale {
  bondId: number;
  investorId: number;
  quantity: number;
  amount: string;
  at: string;
}
/** The units are the investor's; the database refuses more than there are. */
export async function addHolding(sql: Sql, { bondId, investorId, quantity, amount, at }: Sale): Promise<void> {
  await sql.query('update bonds set sold_quantity = sold_quantity + $2 where id = $1', [bondId, quantity]);
  await sql.query(
    `insert into bond_investments (bond_id, investor_id, quantity, amount, date, created_at)
     values ($1, $2, $3, $4, $5::timestamp::date, $5)`,
    [bondId, investorId, quantity, amount, at],
  );
}

export async function setRepaid(sql: Sql, bondId: number): Promise<void> {
  await sql.query(`update bond_investments set status = 'repaid' where bond_id = $1`, [bondId]);
}

export interface Posting {
  investorId: number;
  type: 'bond' | 'coupon' | 'coupon_tax' | 'bond_repayment';
  /** As the ledger has it: what leaves the balance is negative. */
  amount: string;
  balanceAfter: string;
}

/** Adds rows to the ledgers of investors, in this order, and brings each balance to the last of its own. */
export async function post(
  sql: Sql,
  { bondId, rowId, at }: { bondId: number; rowId: number | null; at: string },
  rows: readonly Posting[],
): Promise<void> {
  const columns = [
    rows.map(({ investorId }) => investorId),
    rows.map(({ type }) => type),
    rows.map(({ amount }) => amount),
    rows.map(({ balanceAfter }) => balanceAfter),
  ];
  await sql.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, bond_id, bond_row_id, created_at)
     select r.investor_id, r.type, r.amount, r.balance_after, $5, $6, $7
     from unnest($1::int[], $2::text[], $3::numeric[], $4::numeric[]) with ordinality
       as r (investor_id, type, amount, balance_after, place) order by r.place`,
    [...columns, bondId, rowId, at],
  );
  const last = new Map(rows.map(({ investorId, balanceAfter }) => [investorId, balanceAfter]));
  await sql.query(
    `update investors i set balance = r.balance, version = version + 1, updated_at = $3
     from unnest($1::int[], $2::numeric[]) as r (id, balance) where i.id = r.id`,
    [[...last.keys()], [...last.values()], at],
  );
}
