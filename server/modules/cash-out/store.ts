import type { Sql } from '../../db/database';
import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import { listOf } from '../../db/list';
import type { Where } from '../../db/where';
import type { Call } from '../../http/contract';
import { joinCost, type LeavingOn } from '../investments/index';
import type { CashOutStatus, ExitReason, Method } from './rules';

export interface CashOutRow {
  id: number;
  version: number;
  number: string;
  investor_id: number;
  investor_name: string;
  investor_subject: 'individual' | 'business';
  investment_id: number;
  contract_number: string;
  investment_status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  investment_balance: string;
  /** What other claims of the investment, approved and not paid yet, are to take out of it. */
  promised_amount: string;
  start_date: string;
  end_date: string;
  amount: string;
  /** What the tariff asks in place of the scale. */
  tariff_percent: number | null;
  early_exit_allowed: boolean;
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
  reason_type: ExitReason;
  reason_text: string | null;
  method: Method;
  card_masked: string | null;
  bank_account: string | null;
  mfo: string | null;
  planned_date: string | null;
  status: CashOutStatus;
  comment: string | null;
  changed_by: number | null;
  /** Everybody who ever set the amount, or where it is paid to. */
  terms_set_by: number[];
  changed_by_name: string | null;
  processed_by: number | null;
  processed_by_name: string | null;
  processed_at: string | null;
  created_at: string;
}

const columns = `c.id, c.version, c.number, c.investor_id, i.name as investor_name, i.subject as investor_subject,
    c.investment_id, n.contract_number, n.status as investment_status, n.balance as investment_balance, n.start_date, n.end_date,
    (select coalesce(sum(other.amount), 0)::numeric(24, 2) from exit_claims other
      where other.investment_id = c.investment_id and other.id <> c.id
        and other.status in ('approved', 'to_sign', 'signed', 'failed')) as promised_amount,
    c.amount, cost.penalty_amount, cost.tax_amount, cost.payable_amount,
    cost.early_exit_allowed, tariff.early_exit_percent::float8 as tariff_percent, c.reason_type, c.reason_text, c.method, c.card_masked,
    c.bank_account, c.mfo, c.planned_date, c.status, c.comment, c.changed_by, c.terms_set_by, c.processed_by, c.processed_at, c.created_at,
    changer.first_name || ' ' || changer.last_name as changed_by_name,
    decider.first_name || ' ' || decider.last_name as processed_by_name`;
const tables = (bind: Where['bind'], leaving: LeavingOn) => `exit_claims c
  join investors i on i.id = c.investor_id
  join investments n on n.id = c.investment_id ${joinCost(bind, leaving)}`;
// Hundreds of thousands are counted and sorted by the cost that is kept with them; only what waits is reckoned.
const costs = (
  bind: Where['bind'],
  leaving: LeavingOn,
) => `exit_claims c cross join lateral (select case when c.status = 'pending'
    then (select cost.payable_amount from investments n ${joinCost(bind, leaving)} where n.id = c.investment_id)
    else c.payable_amount end as payable_amount) cost`;
const joins = `left join system_users changer on changer.id = c.changed_by
  left join system_users decider on decider.id = c.processed_by`;

/** Claims as they stand on a day. */
export const cashOutClaims = listOf<
  CashOutRow,
  AwaitingQuery<Call<'listCashOutClaims'>['query']>,
  'amount' | 'payable_amount',
  LeavingOn
>({
  id: 'c.id',
  from: tables,
  found: costs,
  select: columns,
  joins,
  totals: { amount: 'c.amount', payable_amount: 'cost.payable_amount' },
  orders: {
    created_at: 'c.created_at',
    amount: 'c.amount',
    payable_amount: 'cost.payable_amount',
    planned_date: 'c.planned_date nulls last',
  },
  where: {
    status: 'c.status',
    reason_type: 'c.reason_type',
    method: 'c.method',
    awaits: awaitingOf(`c.status = 'pending' and c.changed_by is distinct from $me and $me <> all (c.terms_set_by)`),
    period: 'c.created_at',
    search: {
      ...{ table: 'exit_claims c', id: 'c.id', numbers: ['c.number'] },
      ...{ investor: 'c.investor_id', investment: 'c.investment_id' },
    },
  },
});

interface Named {
  id: number;
  number: string;
  contract_number: string;
  status: CashOutRow['status'];
}

/** The claims that the rows of a sheet may mean: those of these numbers or ids, and the waiting ones of these contracts. */
export function findNamed(sql: Sql, names: readonly string[], contracts: readonly string[]): Promise<Named[]> {
  const ids = names.filter((name) => /^[1-9]\d{0,14}$/.test(name));
  return sql.query(
    `select c.id, c.number, c.status, n.contract_number
     from exit_claims c join investments n on n.id = c.investment_id where c.id in (
       select id from exit_claims where number = any ($1::text[])
       union select id from exit_claims where id = any ($2::bigint[])
       union select w.id from exit_claims w join investments i on i.id = w.investment_id
         where w.status = 'pending' and i.contract_number = any ($3::text[])) order by c.id`,
    [names, ids, contracts],
  );
}

interface CardRow {
  id: number;
  card_masked: string;
  holder: string;
}

/** Money goes to cards of the investor alone, and only to those that were verified and are still good on the day. */
export function listCards(
  sql: Sql,
  investorIds: readonly number[],
  day: string,
): Promise<(CardRow & { investor_id: number })[]> {
  return sql.query(
    `select id, investor_id, card_masked, holder from investor_cards
     where investor_id = any ($1::int[]) and status = 'verified'
       and make_date(expiry_year, expiry_month, 1) >= date_trunc('month', $2::date)
     order by investor_id, is_main desc, id`,
    [investorIds, day],
  );
}

/** The cards of each investor that money may go to, masked. */
export async function cardsByOwner(
  sql: Sql,
  owners: readonly number[],
  day: string,
): Promise<Map<number, Set<string>>> {
  const cards = new Map<number, Set<string>>();
  for (const { investor_id: owner, card_masked: card } of await listCards(sql, owners, day))
    cards.set(owner, (cards.get(owner) ?? new Set()).add(card));
  return cards;
}
