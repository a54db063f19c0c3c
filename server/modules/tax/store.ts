import { listOf } from '../../db/list';
import type { Sql } from '../../db/database';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { investorColumn, personColumn } from '../../shared/referenceColumns';

export type TaxRow = Omit<Reply<'listTaxTransactions'>['transactions'][number], 'pinfl_or_inn'> & {
  pinfl: string | null;
  inn: string | null;
};

export const taxes = listOf<TaxRow, Call<'listTaxTransactions'>['query'], 'base_amount' | 'tax_amount'>({
  id: 't.id',
  from: 'tax_transactions t join investors i on i.id = t.investor_id',
  select: `t.id, t.date, to_char(t.month, 'YYYY-MM') as month, ${investorColumn}, i.pinfl, i.inn, t.income_type,
    t.base_amount, t.rate_percent::float8 as rate_percent, t.tax_amount, t.payment_document, t.status, t.error,
    ${personColumn('decider', 'verified_by')}, t.verified_at`,
  joins: 'left join system_users decider on decider.id = t.verified_by',
  totals: { base_amount: 't.base_amount', tax_amount: 't.tax_amount' },
  orders: { date: 't.date', tax_amount: 't.tax_amount', base_amount: 't.base_amount' },
  where: ({ status, income_type, month, search, ...period }) =>
    new Where()
      .when(status, 't.status = any ($::text[])')
      .when(income_type, 't.income_type = $')
      .when(month, `t.month = ($ || '-01')::date`)
      .within('t.date', period)
      .finds(search, {
        id: 't.id',
        texts: ['i.name', `coalesce(t.payment_document, '')`],
        digits: ['i.search_digits'],
      }),
});

/** Says the sums of what was verified. */
export async function setVerified(sql: Sql, ids: readonly number[], userId: number, at: string) {
  const [totals] = await sql.query<Reply<'verifyTaxTransactions'>['totals']>(
    `with verified as (
       update tax_transactions set status = 'verified', verified_by = $2, verified_at = $3 where id = any ($1::int[])
       returning base_amount, tax_amount)
     select sum(base_amount) as base_amount, sum(tax_amount) as tax_amount from verified`,
    [ids, userId, at],
  );
  return totals!; // an aggregate always answers one row
}
