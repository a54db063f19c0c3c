/**
 * The order and the merchant of an entry. The ledger keeps neither: they stand with the row that was posted, and are looked up for the
 * entries of a page, and for those that a filter asks for by them.
 */

/** The row that a posting `p` posts, where it is of an instalment or of what is paid to a merchant. */
export const tradeJoins = `left join installment_moves move on p.fact = 'installment_moves' and move.id = p.fact_id
  left join applications sold on sold.id = move.application_id left join orders ordered on ordered.application_id = sold.id
  left join merchant_moves payout on p.fact = 'merchant_moves' and payout.id = p.fact_id
  left join merchants seller on seller.id = coalesce(payout.merchant_id, sold.merchant_id)`;

export const tradeColumns = `case when ordered.id is not null then json_build_object('id', ordered.id, 'name', ordered.id::text) end as "order",
  case when seller.id is not null then json_build_object('id', seller.id, 'name', seller.name) end as merchant`;

// The numbers of the rows are asked first and as a whole: joined, a page in the order of days would be looked for among all entries, of
// which few are theirs.

/** What is posted of an order: what is paid for it, its sale, and what comes back. */
export const ofOrder = `(p.fact = 'installment_moves' and p.fact_id = any (array(
  select m.id::bigint from installment_moves m join orders o on o.application_id = m.application_id where o.id = $::int)))`;

/** What is posted of the goods of a merchant, and of what is paid out to him. */
export const ofMerchant = (bind: (value: unknown) => string, id: number) => `(
  p.fact = 'installment_moves' and p.fact_id = any (array(
    select m.id::bigint from installment_moves m join applications a on a.id = m.application_id where a.merchant_id = ${bind(id)}::int))
  or p.fact = 'merchant_moves' and p.fact_id = any (array(
    select m.id::bigint from merchant_moves m where m.merchant_id = ${bind(id)}::int)))`;
