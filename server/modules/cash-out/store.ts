import type { Sql } from '../../db/connect';
import { joinCost } from './penaltySql';
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
  amount: string;
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
  changed_by_name: string | null;
  processed_by: number | null;
  processed_by_name: string | null;
  processed_at: string | null;
  created_at: string;
}

/** Claims as they stand on a day; `day` is its place, `$1`. */
export const claimsOn = (
  day: string,
) => `select c.id, c.version, c.number, c.investor_id, i.name as investor_name, i.subject as investor_subject,
    c.investment_id, n.contract_number, n.status as investment_status, n.balance as investment_balance, n.start_date,
    (select coalesce(sum(other.amount), 0)::numeric(18, 2) from exit_claims other
      where other.investment_id = c.investment_id and other.id <> c.id
        and other.status in ('approved', 'to_sign', 'signed', 'failed')) as promised_amount,
    c.amount, cost.penalty_amount, cost.tax_amount, cost.payable_amount, c.reason_type, c.reason_text, c.method, c.card_masked,
    c.bank_account, c.mfo, c.planned_date, c.status, c.comment, c.changed_by, c.processed_by, c.processed_at, c.created_at,
    changer.first_name || ' ' || changer.last_name as changed_by_name,
    decider.first_name || ' ' || decider.last_name as processed_by_name
  from exit_claims c
  join investors i on i.id = c.investor_id
  join investments n on n.id = c.investment_id ${joinCost(day)}
  left join system_users changer on changer.id = c.changed_by
  left join system_users decider on decider.id = c.processed_by`;

/** Equal values are told apart by the id. */
const orders = {
  created_at: 'c.created_at, c.id',
  '-created_at': 'c.created_at desc, c.id desc',
  amount: 'c.amount, c.id',
  '-amount': 'c.amount desc, c.id desc',
  payable_amount: 'cost.payable_amount, c.id',
  '-payable_amount': 'cost.payable_amount desc, c.id desc',
  planned_date: 'c.planned_date, c.id',
  '-planned_date': 'c.planned_date desc nulls last, c.id desc',
};
export type CashOutOrder = keyof typeof orders;

export interface Filter {
  statuses: readonly CashOutStatus[];
  reasons: readonly ExitReason[];
  method?: Method;
  beginDate?: string;
  endDate?: string;
  search: string;
}

function conditions({ statuses, reasons, method, beginDate, endDate, search }: Filter) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = ['true'];
  if (statuses.length > 0) where.push(`c.status = any (${bind(statuses)}::text[])`);
  if (reasons.length > 0) where.push(`c.reason_type = any (${bind(reasons)}::text[])`);
  if (method !== undefined) where.push(`c.method = ${bind(method)}`);
  if (beginDate !== undefined) where.push(`c.created_at >= ${bind(beginDate)}::date`);
  if (endDate !== undefined) where.push(`c.created_at < ${bind(endDate)}::date + 1`);
  for (const word of search.trim().split(/\s+/).filter(Boolean)) {
    const part = bind(word.replace(/[\\%_]/g, '\\$&'));
    where.push(
      `(c.number ilike '%' || ${part} || '%' or n.contract_number ilike '%' || ${part} || '%'
        or i.search_name like '%' || search_form(${part}) || '%')`,
    );
  }
  return { where: where.join(' and '), values, bind };
}

export async function countClaims(sql: Sql, filter: Filter, day: string) {
  const { where, values, bind } = conditions(filter);
  const [row] = await sql.query<{ count: number; amount: string; payable_amount: string }>(
    `select count(*)::int as count, coalesce(sum(c.amount), 0.00) as amount, coalesce(sum(cost.payable_amount), 0.00) as payable_amount
     from exit_claims c join investors i on i.id = c.investor_id join investments n on n.id = c.investment_id
     ${joinCost(bind(day))} where ${where}`,
    values,
  );
  return row!; // an aggregate always answers one row
}

export function listClaims(
  sql: Sql,
  filter: Filter,
  { order, offset, limit, day }: { order: CashOutOrder; offset: number; limit: number; day: string },
): Promise<CashOutRow[]> {
  const { where, values, bind } = conditions(filter);
  return sql.query(
    `${claimsOn(bind(day))} where ${where} order by ${orders[order]} limit ${bind(limit)} offset ${bind(offset)}`,
    values,
  );
}
