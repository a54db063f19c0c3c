import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';

/**
 * Every merchant sells in 3, 6, 9, 12, 18 and 24 months, dearer than a year ago; every other has a discount that holds, some
 * one that is to come or was switched off, a few only of one branch or one term.
 */
export async function seedTerms(sql: Sql, clock: Clock): Promise<void> {
  const day = yesterday(clock);
  const made = `(m.created_at::date, $1::date - 400)`;
  await sql.query(
    `insert into merchant_terms (merchant_id, kind, percent, month_count, begin_date, end_date, status, created_by, created_at, updated_at)
     select m.id, 'markup', case t.place when 1 then base.percent - 2 else base.percent end + m.id % 3, base.month_count,
       case t.place when 1 then least${made} else $1::date - 200 end,
       case t.place when 1 then $1::date - 201 end, 'active', m.kam_id,
       (case t.place when 1 then least${made} else $1::date - 207 end) + time '11:20',
       (case t.place when 1 then least${made} else $1::date - 207 end) + time '11:20'
     from merchants m
       cross join (values (3, 8), (6, 14), (9, 19), (12, 24), (18, 36), (24, 46)) as base (month_count, percent)
       cross join (values (1), (2)) as t (place)
     order by m.id, t.place, base.month_count`,
    [day],
  );
  await sql.query(
    `insert into merchant_terms (merchant_id, kind, percent, month_count, begin_date, end_date, status, created_by, created_at, updated_at)
     select m.id, 'discount', d.percent, d.month_count, $1::date + d.first, $1::date + d.last, d.status, m.kam_id,
       ($1::date + least(d.first, 0) - 3) + time '15:40', ($1::date + least(d.first, 0) - 3) + time '15:40'
     from merchants m join (values
       (0, 5.0, null::integer, -20, 40, 'active'),
       (0, 7.5, 12, -150, -90, 'active'),
       (2, 10.0, 6, -5, 25, 'active'),
       (2, 12.5, null, 30, 60, 'active'),
       (4, 3.25, 3, -60, null, 'inactive')
     ) as d (kind, percent, month_count, first, last, status) on d.kind = m.id % 6
     order by m.id, d.first`,
    [day],
  );
  await sql.query(
    `insert into merchant_term_branches (term_id, branch_id)
     select t.id, b.id from merchant_terms t
       join merchant_branches b on b.merchant_id = t.merchant_id and b.is_main
     where t.kind = 'discount' and t.month_count = 6`,
    [],
  );
}
