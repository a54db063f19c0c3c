import { penaltyRates } from '../investments/index';

const held = (day: string) =>
  `((extract(year from ${day}::date) - extract(year from n.start_date)) * 12
    + extract(month from ${day}::date) - extract(month from n.start_date)
    - (extract(day from ${day}::date) < extract(day from n.start_date))::int)`;

/**
 * Joins `cost` to claims `c` of investments `n`: what leaving costs. A claim that waits costs what it would cost on the
 * day, as costOf reckons it, since that is what an approval pays; one that was decided keeps its figures.
 */
export function joinCost(day: string): string {
  const rates = penaltyRates.map((rate) => `when ${held(day)} < ${rate.before_months} then ${rate.rate_percent}`);
  const isOpen = `c.status = 'pending'`;
  return `cross join lateral (select case ${rates.join(' ')} else 0 end as percent) rate
    cross join lateral (
      select case when ${isOpen} then round(c.amount * rate.percent * 0.01, 2) else c.penalty_amount end::numeric(18, 2) as penalty_amount,
        case when ${isOpen} then 0 else c.tax_amount end::numeric(18, 2) as tax_amount,
        case when ${isOpen} then c.amount - round(c.amount * rate.percent * 0.01, 2) else c.payable_amount end::numeric(18, 2)
          as payable_amount
    ) cost`;
}
