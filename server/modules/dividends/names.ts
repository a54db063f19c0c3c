/** Parts of the statements of this module that depend on where they stand. */

/** In the language that the column or the parameter `language` holds. */
export const strategyTitle = (language: string) =>
  `coalesce(case ${language} when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

/** Whoever the joined user is; nobody where none is. */
export const personIn = (user: string) =>
  `case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.first_name || ' ' || ${user}.last_name) end`;

/** The month from which shares are set anew, YYYY-MM-01. */
export const nextMonth = (day: string) => `(date_trunc('month', ${day}) + interval '1 month')::date`;

/** Whether partner `p` is one in the month of a day: the month of his last day is the last that he shares. */
const isPartnerAt = (day: string) => `coalesce(p.end_date >= date_trunc('month', ${day}), p.is_active)`;

/** The share that was set for partner `p` in a month, though he may have ended since. */
export const setShareAt = (month: string) => `coalesce((select h.percent from partner_shares h
  where h.partner_id = p.id and h.valid_from <= ${month} order by h.valid_from desc limit 1), 0)`;

/** The share of partner `p` in a month; none after he has ended. */
export const shareAt = (month: string) => `case when ${isPartnerAt(month)} then ${setShareAt(month)} else 0 end`;

/** Whether a posting may pay the share `d` of a run `r`. */
export const isPayableShare = `(d.status = 'calculated' and r.status in ('paying', 'paid') and d.amount > 0 and not d.is_platform)`;

/** Ten thousandths of a percent as the database has them. */
export const percentText = (iman: bigint) => `${iman / 10_000n}.${String(iman % 10_000n).padStart(4, '0')}`;

/** What was paid, summed by one of its columns. */
export const paidBy = (column: string) => `(select ${column}, sum(net) as net, sum(stays) as stays
  from unnest($1::int[], $2::int[], $3::numeric[], $4::numeric[]) as r (investor, investment, net, stays) group by ${column}) r`;
