import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';
import { personColumn, type PersonRef } from '../../shared/referenceColumns';
import type { Employment, Factor, ScoringResult } from './rules';

export interface ScoringRow {
  id: number;
  created_at: string;
  provider: string;
  result: ScoringResult;
  score: number | null;
  limit_amount: string | null;
  valid_until: string | null;
  user: PersonRef;
}

/** The scorings of one customer. */
export const scorings = listOf<ScoringRow, Call<'listScorings'>['query'], never, number>({
  id: 's.id',
  from: (bind, customerId) => `(select * from scorings where customer_id = ${bind(customerId)}::bigint) s`,
  select: `s.id, s.created_at, s.provider, s.result, s.score, s.limit_amount, s.valid_until, ${personColumn('maker', '"user"')}`,
  joins: 'left join system_users maker on maker.id = s.user_id',
  orders: { created_at: 's.created_at', score: 's.score nulls last' },
  where: {},
});

export async function hasCustomer(sql: Sql, id: number): Promise<boolean> {
  const found = await sql.query('select 1 from customers where id = $1::bigint', [id]);
  return found.length > 0;
}

export interface FullRow extends ScoringRow {
  customer: { id: number; name: string };
  finished_at: string | null;
  income: string | null;
  obligations: string | null;
  bureau: {
    claim_id: string;
    date: string;
    score: number | null;
    active_contracts: number;
    total_debt: string;
    overdue_debt: string;
    max_overdue_days: number;
    monthly_payment: string;
  } | null;
}
export async function findScoring(sql: Sql, id: number): Promise<FullRow | undefined> {
  const [row] = await sql.query<FullRow>(
    `select s.id, s.created_at, s.finished_at, s.provider, s.result, s.score, s.income, s.obligations, s.limit_amount, s.valid_until,
       json_build_object('id', c.id, 'name', c.name) as customer, ${personColumn('maker', '"user"')},
       case when k.id is not null then json_build_object('claim_id', k.claim_id, 'date', to_char(k.created_at, 'YYYY-MM-DD HH24:MI:SS'),
         'score', k.score, 'active_contracts', k.active_contracts, 'total_debt', k.total_debt::text,
         'overdue_debt', k.overdue_debt::text, 'max_overdue_days', k.max_overdue_days,
         'monthly_payment', k.monthly_payment::text) end as bureau
     from scorings s join customers c on c.id = s.customer_id left join katm_reports k on k.id = s.katm_report_id
       left join system_users maker on maker.id = s.user_id
     where s.id = $1::bigint`,
    [id],
  );
  return row;
}

export const listFactors = (sql: Sql, id: number): Promise<Factor[]> =>
  sql.query('select code, value, points from scoring_factors where scoring_id = $1 order by position', [id]);

export const listLimits = (sql: Sql, id: number): Promise<{ months: number; amount: string }[]> =>
  sql.query('select months, amount from purchase_limits where scoring_id = $1 order by months', [id]);

export interface WingsRow {
  id: number;
  status: 'success' | 'failed' | 'timeout';
  duration_ms: number | null;
  created_at: string;
  request: Record<string, unknown> | null;
  response: Record<string, unknown> | null;
}
/** The last question that a scoring was made by. */
export async function findWingsRequest(sql: Sql, scoringId: number): Promise<WingsRow | undefined> {
  const [row] = await sql.query<WingsRow>(
    `select id, status, duration_ms, created_at, request, response from wings_requests where scoring_id = $1::bigint
     order by id desc limit 1`,
    [scoringId],
  );
  return row;
}

export interface Scored {
  id: number;
  status: 'active' | 'inactive';
  pinfl: string | null;
  passport_id: string | null;
  birthday: string | null;
  phone_number: string;
  employment_type: Employment | null;
  income: string | null;
  oldest_due: string | null;
  was_scored_today: boolean;
}
/** Holds a customer to the end of the transaction; what is known of him is read by a statement of its own. */
export async function holdCustomer(sql: Sql, id: number, today: string): Promise<Scored | undefined> {
  await sql.query('select from customers where id = $1::bigint for no key update', [id]);
  const [row] = await sql.query<Scored>(
    `select c.id, c.status, c.pinfl, c.passport_id, c.birthday, c.phone_number, c.employment_type, c.income, c.oldest_due,
       exists (select from scorings s where s.customer_id = c.id and s.result in ('passed', 'manual', 'failed')
         and s.created_at >= $2::date and s.created_at < $2::date + 1) as was_scored_today
     from customers c where c.id = $1::bigint`,
    [id, today],
  );
  return row;
}

/** Contracts here of which every row was paid by its day, or given with what settled the rest; of one that a return cut nobody can say it. */
export async function countPaidOnTime(sql: Sql, customerId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from installments l join applications a on a.id = l.id
     where l.customer_id = $1 and a.status in ('fully_paid', 'closed') and l.installment_amount is not null and l.cancelled = 0
       and not exists (select from schedule_rows r join payment_parts t on t.installment_id = r.installment_id and t.row_number = r.number
         join installment_payments p on p.id = t.payment_id where r.installment_id = l.id and p.date > r.date)`,
    [customerId],
  );
  return row!.count; // an aggregate always answers one row
}

/** The scoring that runs for a customer, and since when. */
export async function findRunning(
  sql: Sql,
  customerId: number,
): Promise<{ id: number; created_at: string } | undefined> {
  const [row] = await sql.query<{ id: number; created_at: string }>(
    `select id, created_at from scorings where customer_id = $1 and result = 'running'`,
    [customerId],
  );
  return row;
}

interface Begun {
  customerId: number;
  provider: string;
  userId: number | null;
  at: string;
}
export async function insertRunning(sql: Sql, { customerId, provider, userId, at }: Begun): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into scorings (customer_id, provider, result, user_id, created_at) values ($1, $2, 'running', $3, $4) returning id`,
    [customerId, provider, userId, at],
  );
  return row!.id; // an insert answers its row
}

/** Ends one that nobody answered. False where it had ended already. */
export async function endUnanswered(sql: Sql, id: number, at: string): Promise<boolean> {
  const ended = await sql.query(
    `update scorings set result = 'timeout', finished_at = $2 where id = $1 and result = 'running' returning id`,
    [id, at],
  );
  return ended.length > 0;
}

interface Report {
  customerId: number;
  claimId: string;
  score: number | null;
  activeContracts: number;
  totalDebt: string;
  overdueDebt: string;
  maxOverdueDays: number;
  monthlyPayment: string;
  report: object;
  at: string;
}
export async function insertReport(sql: Sql, report: Report): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into katm_reports (customer_id, claim_id, score, active_contracts, total_debt, overdue_debt, max_overdue_days,
       monthly_payment, report, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...[
        report.customerId,
        report.claimId,
        report.score,
        report.activeContracts,
        report.totalDebt,
        report.overdueDebt,
      ],
      ...[report.maxOverdueDays, report.monthlyPayment, JSON.stringify(report.report), report.at],
    ],
  );
  return row!.id; // an insert answers its row
}

interface Finished {
  id: number;
  reportId: number;
  result: ScoringResult;
  score: number;
  income: string | null;
  obligations: string;
  limit: string;
  validUntil: string | null;
  at: string;
  factors: readonly Factor[];
  limits: readonly { months: number; amount: string }[];
}
/** Writes what a scoring came to. False where it had ended already. */
export async function finishScoring(sql: Sql, done: Finished): Promise<boolean> {
  const ended = await sql.query(
    `update scorings set katm_report_id = $2, result = $3, score = $4, income = $5, obligations = $6, limit_amount = $7,
       valid_until = $8, finished_at = $9 where id = $1 and result = 'running' returning id`,
    [
      ...[done.id, done.reportId, done.result, done.score, done.income, done.obligations, done.limit],
      ...[done.validUntil, done.at],
    ],
  );
  if (ended.length === 0) return false;
  await sql.query(
    `insert into scoring_factors (scoring_id, position, code, value, points)
     select $1, f.position, f.code, f.value, f.points
     from unnest($2::int[], $3::text[], $4::text[], $5::int[]) as f (position, code, value, points)`,
    [
      done.id,
      done.factors.map((_, at) => at + 1),
      ...[done.factors.map(({ code }) => code), done.factors.map(({ value }) => value)],
      done.factors.map(({ points }) => points),
    ],
  );
  await sql.query(
    `insert into purchase_limits (scoring_id, months, amount)
     select $1, l.months, l.amount from unnest($2::int[], $3::numeric[]) as l (months, amount)`,
    [done.id, done.limits.map(({ months }) => months), done.limits.map(({ amount }) => amount)],
  );
  return true;
}
