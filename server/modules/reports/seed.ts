import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

/** What the accountant asked for last week and gave up; a file is of whoever asks for one. */
export async function seedReports(sql: Sql, clock: Clock): Promise<void> {
  const day = (count: number) => timestampOf(daysAgo(clock, count));
  await sql.query(
    `insert into report_jobs (user_id, type, begin_date, end_date, language, status, rows, total, created_at, finished_at)
     select u.id, r.type, r.begin_date, r.end_date, 'ru', r.status, r.rows, r.total, r.at, r.at
     from system_users u cross join (values
       ('cash-in', $1::date, $2::date, 'cancelled', 120, 480, $3::timestamp),
       ('investor-transactions', $1::date, $2::date, 'failed', 0, null::integer, $4::timestamp)
     ) as r (type, begin_date, end_date, status, rows, total, at)
     where u.username = 'accountant'`,
    [day(40).slice(0, 10), day(10).slice(0, 10), day(3), day(2)],
  );
}
