/** What leaving costs, in SQL: whatever lists, sums up or plans claims tells the same. */
import type { Sql } from '../../db/database';
import type { Where } from '../../db/where';
import { exitTerms, type ExitTerms } from '../constants/index';

/** The day on which somebody leaves, YYYY-MM-DD, and the terms that hold on it. */
export interface LeavingOn {
  day: string;
  terms: ExitTerms;
}

/** A day, with the terms by which the transaction of `sql` reckons. */
export const leavingOn = async (sql: Sql, day: string): Promise<LeavingOn> => ({ day, terms: await exitTerms(sql) });

const heldOn = (day: string) =>
  `((extract(year from ${day}::date) - extract(year from n.start_date)) * 12
    + extract(month from ${day}::date) - extract(month from n.start_date)
    - (extract(day from ${day}::date) < extract(day from n.start_date))::int)`;

/**
 * Joins `cost` to claims `c` of investments `n`: what leaving costs, and whether the tariff lets them go. A claim that waits
 * costs what it would cost on the day, as costOf reckons it, since that is what an approval pays; one that was decided keeps
 * its figures.
 */
export function joinCost(bind: Where['bind'], { day, terms }: LeavingOn): string {
  const on = bind(day);
  const rates = terms.rates.map(
    ({ before_months, rate_percent }) =>
      `when ${heldOn(on)} < ${bind(before_months)}::int then ${bind(rate_percent)}::numeric`,
  );
  const scale = rates.length === 0 ? '0' : `case ${rates.join(' ')} else 0 end`;
  const percent = `case when ${on}::date < n.end_date then coalesce(tariff.early_exit_percent, ${scale}) else 0 end`;
  const isOpen = `c.status = 'pending'`;
  return `join tariffs tariff on tariff.id = n.tariff_id
    cross join lateral (select round(c.amount * (${percent}) * 0.01, 2) as penalty) early
    cross join lateral (select round((c.amount - early.penalty) * ${bind(terms.tax_percent)}::numeric * 0.01, 2) as tax) taxed
    cross join lateral (
      select case when ${isOpen} then early.penalty else c.penalty_amount end::numeric(18, 2) as penalty_amount,
        case when ${isOpen} then taxed.tax else c.tax_amount end::numeric(18, 2) as tax_amount,
        case when ${isOpen} then c.amount - early.penalty - taxed.tax else c.payable_amount end::numeric(18, 2)
          as payable_amount,
        (tariff.early_exit_allowed or ${on}::date >= n.end_date) as early_exit_allowed
    ) cost`;
}
