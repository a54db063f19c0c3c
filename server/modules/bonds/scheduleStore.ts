import type { Sql } from '../../db/database';
import type { PersonRef } from '../../shared/referenceColumns';
import { personColumn } from '../../shared/referenceColumns';
import { decimal } from '../../shared/money';
import type { AskedRow } from './scheduleRules';
import type { PlannedRow } from './schedule';

export interface ScheduleRow {
  id: number;
  date: string;
  principal: string;
  profit: string;
  paid_at: string | null;
  paid_principal: string | null;
  paid_profit: string | null;
  paid_tax: string | null;
  paid_by: PersonRef;
}

/** In the order of the days. */
export const listSchedule = (sql: Sql, bondId: number) =>
  sql.query<ScheduleRow>(
    `select s.id, s.date, s.principal, s.profit, s.paid_at, s.paid_principal, s.paid_profit, s.paid_tax,
       ${personColumn('maker', 'paid_by')}
     from bond_schedule s left join system_users maker on maker.id = s.paid_by where s.bond_id = $1::bigint order by s.date`,
    [bondId],
  );

/** Writes the schedule of a bond anew; none of its rows was paid. */
export async function replaceSchedule(sql: Sql, bondId: number, rows: readonly PlannedRow[]): Promise<void> {
  await sql.query('delete from bond_schedule where bond_id = $1', [bondId]);
  await addRows(
    sql,
    bondId,
    rows.map((row, at) => ({ ...inDecimals(row), number: at + 1 })),
  );
}

const inDecimals = ({ date, principal, profit }: PlannedRow) => ({
  date,
  principal: decimal(principal),
  profit: decimal(profit),
});

type Numbered = AskedRow & { number: number };

async function addRows(sql: Sql, bondId: number, rows: readonly Numbered[]) {
  await sql.query(
    `insert into bond_schedule (bond_id, number, date, principal, profit)
     select $1, r.number, r.date, r.principal, r.profit
     from unnest($2::int[], $3::date[], $4::numeric[], $5::numeric[]) as r (number, date, principal, profit)`,
    [bondId, rows.map(({ number }) => number), ...columnsOf(rows)],
  );
}

const columnsOf = (rows: readonly AskedRow[]) => [
  rows.map(({ date }) => date),
  rows.map(({ principal }) => principal),
  rows.map(({ profit }) => profit),
];

/** Makes the schedule these rows, in this order: those without an id are new, those that are not named go. */
export async function changeSchedule(sql: Sql, bondId: number, asked: readonly AskedRow[]): Promise<void> {
  const rows = asked.map((row, at) => ({ ...row, number: at + 1 }));
  const kept = rows.filter(({ id }) => typeof id === 'number');
  const ids = kept.map(({ id }) => id);
  await sql.query('delete from bond_schedule where bond_id = $1 and not id = any ($2::int[])', [bondId, ids]);
  await sql.query(
    `update bond_schedule s set number = r.number, date = r.date, principal = r.principal, profit = r.profit
     from unnest($1::int[], $2::int[], $3::date[], $4::numeric[], $5::numeric[]) as r (id, number, date, principal, profit)
     where s.id = r.id`,
    [ids, kept.map(({ number }) => number), ...columnsOf(kept)],
  );
  await addRows(
    sql,
    bondId,
    rows.filter(({ id }) => typeof id !== 'number'),
  );
}

interface Paid {
  id: number;
  principal: string;
  profit: string;
  tax: string;
  userId: number | null;
  at: string;
}
export async function setPaid(sql: Sql, { id, principal, profit, tax, userId, at }: Paid): Promise<void> {
  await sql.query(
    `update bond_schedule set paid_at = $2, paid_principal = $3, paid_profit = $4, paid_tax = $5, paid_by = $6 where id = $1`,
    [id, at, principal, profit, tax, userId],
  );
}
