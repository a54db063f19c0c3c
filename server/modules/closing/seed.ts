import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import { timestamp, type Clock } from '../../shared/clock';
import { auditAll } from '../../shared/auditTrail';
import { beginMonth, freezeMonth, holdMonth, postClosing, reckonTotals, reopenMonth } from './store';
import { writeFiles } from './work';

/** Of how many of the latest closed months the files are there; making those of all years would double the seed. */
const withFiles = 6;

/**
 * Every month but this one and the one before it is closed: begun by the accountant, confirmed by the director; the one but
 * latest of them for the second time. What a closed month holds is what the other modules have put into it.
 */
export async function seedClosings(sql: Sql, clock: Clock, files: FileStore): Promise<void> {
  const at = timestamp(clock);
  const rows = await sql.query<{ day: string; at: string; place: number }>(
    `select c.month::text as day, ((c.month + interval '1 month 4 days')::date + time '11:20')::text as at,
       row_number() over (order by c.month desc)::int as place
     from closing_months c where c.month < date_trunc('month', $1::date - interval '1 month') order by c.month`,
    [at],
  );
  const [accountant, director] = await sql.query<{ id: number }>(
    `select id from system_users where username in ('accountant', 'executive') order by username`,
    [],
  );
  if (accountant === undefined || director === undefined) return;
  for (const { day, at: then, place } of rows) {
    const id = await holdMonth(sql, day);
    const times = place === 2 ? 2 : 1;
    for (let time = 1; time <= times; time++) {
      if (time > 1) await reopenMonth(sql, id, then);
      await beginMonth(sql, id, { userId: accountant.id, language: 'ru', at: then });
      await reckonTotals(sql, id, day);
      if (place <= withFiles) await writeFiles(sql, files, { id, day, language: 'ru' }, then);
      await postClosing(sql, day, then);
      await freezeMonth(sql, id, day, director.id, then);
    }
    const entry = { clock: { now: () => new Date(`${then.replace(' ', 'T')}+05:00`) }, entity: 'closing_month' };
    const from = (old: string, now: string) => [{ entityId: id, field: 'status', old, new: now }];
    await auditAll(sql, { ...entry, user: accountant, action: 'begin', changes: from('open', 'calculating') });
    await auditAll(sql, { ...entry, user: director, action: 'close', changes: from('calculating', 'closed') });
  }
}
