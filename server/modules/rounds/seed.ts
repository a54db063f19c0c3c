import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';

/** What was raised before today has been settled; a round without money was cancelled. None of them is open. */
const leadOld = `update rounds r set status = case when s.raised_amount = 0 then 'cancelled'
    when s.raised_amount >= r.min_amount then 'settled' else 'closed' end
  from round_sums s where s.round_id = r.id`;

/**
 * Rounds in every status by the day: two open ones, of which one ends soon and is short of its least amount, two planned, one
 * that begins soon, two closed, one of them short, and one that nobody came into. Their money is that of the investments that
 * were made in their days.
 */
export async function seedRoundStates(sql: Sql, day: string): Promise<void> {
  await sql.query(leadOld, []);
  await sql.query(
    `insert into rounds (number, name, strategy_id, start_date, end_date, target_amount, min_amount, status, created_at, updated_at)
     select last.number + p.place, 'Раунд ' || last.number + p.place, s.id, $1::date + p.first, $1::date + p.last, p.target,
       p.least, p.status, ($1::date + p.made) + time '10:00', ($1::date + least(p.first, 0)) + time '10:00'
     from (values
       (1, 1, -150, -128, -170, 2000000000, 500000000, 'cancelled'),
       (2, 2, -110, -40, -120, 3000000000, 1000000, 'closed'),
       (3, 3, -90, -30, -100, 3000000000, 1000000, 'closed'),
       (4, 1, -60, 9, -75, 3000000000, 1000000, 'open'),
       (5, 2, -25, 60, -30, 3000000000, 1000000, 'open'),
       (6, 3, 10, 70, -8, 4000000000, 100000000, 'planned'),
       (7, 1, 40, 100, -5, 6000000000, 200000000, 'planned')
     ) as p (place, strategy, first, last, made, target, least, status)
       join (select id, row_number() over (order by id) as place from strategies
         where month_count >= 12 and not is_corporate) s on s.place = p.strategy
       cross join (select coalesce(max(number), 0) as number from rounds) last
     order by p.place`,
    [day],
  );
  await sql.query(
    `insert into round_tariffs (round_id, tariff_id)
     select r.id, t.id from rounds r join tariffs t on t.strategy_id = r.strategy_id and t.is_active and t.code !~ '^(loyal|spring)-'
     where not exists (select from round_tariffs o where o.round_id = r.id)`,
    [],
  );
  // What came into a round came on one of its tariffs.
  await sql.query(
    `update investments n set round_id = r.id from rounds r
     where n.round_id is null and r.strategy_id = n.strategy_id and r.status in ('open', 'closed')
       and n.start_date between r.start_date and r.end_date and n.status <> 'pending'
       and exists (select from round_tariffs o where o.round_id = r.id and o.tariff_id = n.tariff_id)`,
    [],
  );
  // Each wants somewhat more than it has, and the third and the fourth of the seven need more as well.
  await sql.query(
    `update rounds r set target_amount = greatest(r.target_amount, round(s.raised_amount * 1.6, -6)),
       min_amount = case when r.number - last.number in (-4, -3) then round(s.raised_amount * 1.3, -6) + 100000000
         else r.min_amount end
     from round_sums s cross join (select max(number) as number from rounds) last
     where s.round_id = r.id and r.number > last.number - 7 and s.raised_amount > 0`,
    [],
  );
  await seedTrail(sql, { entity: 'round', table: 'rounds', by: 'director' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
    `r.start_date + time '09:10', u.id, 'change_status', 'status', 'planned',
       case when r.status in ('open', 'closed', 'settled') then 'open' end`,
    `r.end_date + time '18:30', u.id, 'change_status', 'status', 'open', case when r.status in ('closed', 'settled') then 'closed' end`,
    `r.end_date + time '18:50', u.id, 'change_status', 'status', 'closed', case when r.status = 'settled' then r.status end`,
    `r.end_date + time '18:30', u.id, 'change_status', 'status', 'planned', case when r.status = 'cancelled' then r.status end`,
  ]);
}
