/** The lists of claims, what they come to by status and by reason, and the orders of which something may come back. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { readSearch } from '../../db/searchText';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { claimsFound, customer, lastRefund, named, person, waitsForMoney } from './columns';

export type ClaimRow = Reply<'listReturnClaims'>['return_claims'][number];
type Totals = keyof Reply<'listReturnClaims'>['totals'];

const searchOfClaims = {
  ...{ id: 'c.id', table: 'return_claims c', numbers: ['c.number'] },
  beside: {
    ...{ id: 'c.id', table: 'return_claims c join applications a on a.id = c.application_id', isUnnumbered: true },
    ...{ numbers: ['a.contract_number'], sounds: ['a.search_sound'] },
  },
} as const;

/** What a row of the list says of a claim; the card says it as well. */
export const claimColumns = `c.id, c.version, c.number, json_build_object('id', o.id, 'name', o.number) as "order", c.application_id as installment_id,
  a.contract_number, ${customer}, ${named('m', 'm.name', 'merchant')}, c.reason, c.refund_method, c.status, c.status_since as waits_since,
  (select sum(i.count)::int from return_items i where i.claim_id = c.id) as count, c.amount, c.from_debt, c.money, c.fee, c.merchant_part,
  ${named('mu', person('mu'), 'moderator')}, ${named('au', person('au'), 'accountant')}, ${lastRefund} as refund_status,
  ${named('cu', person('cu'), 'created_by')}, c.created_at`;
export const claimTables = `return_claims c join orders o on o.id = c.order_id join applications a on a.id = c.application_id
  join customers k on k.id = a.customer_id left join merchants m on m.id = a.merchant_id
  join system_users cu on cu.id = c.created_by left join system_users mu on mu.id = c.moderator_by
  left join system_users au on au.id = c.accountant_by`;

export const claims = listOf<ClaimRow, Call<'listReturnClaims'>['query'], Totals>({
  id: 'c.id',
  from: claimTables,
  found: (_bind, _given, query) => claimsFound(query),
  select: claimColumns,
  totals: {
    ...{ amount: 'c.amount', from_debt: 'c.from_debt', money: 'c.money', fee: 'c.fee' },
    merchant_part: 'c.merchant_part',
  },
  orders: { id: 'c.id', created_at: 'c.created_at', amount: 'c.amount', money: 'c.money', waits: 'c.status_since' },
  where: {
    status: 'c.status',
    reason: 'c.reason',
    refund_method: 'c.refund_method',
    merchant_id: 'a.merchant_id = any ($::bigint[])',
    order_id: 'c.order_id = $::bigint',
    refund: `${lastRefund} = any ($::text[])`,
    money: waitsForMoney,
    period: 'c.created_at',
    search: searchOfClaims,
  },
});

type Counted = Call<'countReturnClaims'>['query'];
const inAnyStatus = ({
  reason,
  refund_method: method,
  merchant_id: merchants,
  refund,
  money,
  search,
  ...period
}: Counted) =>
  new Where()
    .when(reason, 'c.reason = any ($::text[])')
    .when(method, 'c.refund_method = any ($::text[])')
    .when(merchants, 'a.merchant_id = any ($::bigint[])')
    .when(refund, `${lastRefund} = any ($::text[])`)
    .when(money, waitsForMoney)
    .within('c.created_at', period)
    .finds(readSearch(search ?? ''), searchOfClaims);
/** How many there are in each status, the statuses left out. */
export function countStatuses(sql: Sql, query: Counted): Promise<Reply<'countReturnClaims'>['statuses']> {
  const { where, values } = inAnyStatus(query);
  return sql.query(
    `select c.status as code, count(*)::int as count from ${claimsFound(query)} where ${where} group by c.status order by min(c.id)`,
    values,
  );
}

type Reasons = Call<'getReturnStatistics'>['query'];
const goneThrough = (period: Reasons) =>
  new Where()
    .and(`c.status not in ('cancelled_by_moderator', 'cancelled_by_accountant')`)
    .within('c.created_at', period);
export function countReasons(sql: Sql, query: Reasons): Promise<Reply<'getReturnStatistics'>['reasons']> {
  const { where, values } = goneThrough(query);
  return sql.query(
    `select c.reason, count(*)::int as count, sum(c.amount)::numeric(24, 2) as amount, sum(c.money)::numeric(24, 2) as money
     from return_claims c where ${where} group by c.reason order by count(*) desc, c.reason`,
    values,
  );
}

export type ReturnableOrder = Reply<'listReturnableOrders'>['orders'][number];
/** Completed orders of which not everything came back. */
export const returnable = listOf<ReturnableOrder, Call<'listReturnableOrders'>['query']>({
  id: 'o.id',
  from: `orders o join applications a on a.id = o.application_id join customers k on k.id = o.customer_id
    left join merchants m on m.id = o.merchant_id`,
  found: 'orders o join applications a on a.id = o.application_id',
  select: `o.id, o.number, o.contract_number, ${customer}, ${named('m', 'm.name', 'merchant')}, o.total, o.completed_at`,
  orders: 'o.id desc',
  where: (query) =>
    new Where()
      .and(`o.status = 'completed' and a.price is not null`)
      .and(`exists (select from application_baskets b where b.application_id = a.id and b.returned_count < b.count)`)
      .finds(readSearch(query.search ?? ''), {
        ...{ id: 'o.id', table: 'orders o', numbers: ['o.number', 'o.contract_number'] },
        beside: {
          ...{ id: 'o.id', table: 'orders o join applications a on a.id = o.application_id', isUnnumbered: true },
          sounds: ['a.search_sound'],
        },
      }),
});
