import type { Sql } from '../../db/database';
import { isEmpty } from '../../db/isEmpty';
import { seedTrail } from '../../db/seedTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import { lockProfitsOf } from './profitStore';
import { takeUnderWay } from './calculationStore';
import { beginCalculation, takeStep } from './service';

/**
 * The house as the first partner, where there is none: no call makes the platform, and whoever else comes is given a part of its
 * share. It has the whole from before any month of which somebody may record a profit.
 */
export async function seedHouse(sql: Sql, { name, inn }: { name: string; inn: string }, at: string): Promise<void> {
  if (!(await isEmpty(sql, 'partners'))) return;
  await sql.query(
    `with house as (
       insert into partners (name, kind, inn, start_date, is_platform, created_at, updated_at)
       values ($1, 'company', $2, '2000-01-01', true, $3, $3) returning id, start_date)
     insert into partner_shares (partner_id, valid_from, percent) select id, start_date, 100 from house`,
    [name, inn, at],
  );
}

/** The house, two partners of now and one who has left; one of them had another share at first. */
async function seedPartners(sql: Sql): Promise<void> {
  const house = { name: 'Divan Platform', inn: '306573219' };
  const begun = '2022-01-05 10:00:00';
  await seedHouse(sql, house, begun);
  // On a server it is there already, by the name of the installation.
  await sql.query(
    `update partners set name = $1, inn = $2, bank_account = '20208000900123456001', mfo = '00450', start_date = '2022-01-01',
       created_at = $3, updated_at = $3 where is_platform`,
    [house.name, house.inn, begun],
  );
  await sql.query(
    `insert into partners (name, kind, pinfl, inn, bank_account, mfo, start_date, end_date, is_active, created_at, updated_at)
     values ('Sarmoya Invest MChJ', 'company', null, '302145678', '20208000500234567001', '00873', '2022-01-01', null, true,
         '2022-01-05 10:20:00', '2024-06-20 11:00:00'),
       ('Рахимов Шерзод Анварович', 'person', '31204851230017', null, '22618000200345678001', '00450', '2022-01-01', null, true,
         '2022-01-05 10:40:00', '2024-06-20 11:00:00'),
       ('Orient Capital MChJ', 'company', null, '301987654', '20208000700456789001', '01088', '2022-01-01', '2024-06-30', false,
         '2022-01-05 11:00:00', '2024-06-20 11:00:00')`,
    [],
  );
  await sql.query(
    `insert into partner_shares (partner_id, valid_from, percent)
     select p.id, s.from_month::date, s.percent from partners p join (values ('306573219', '2022-01-01', 60), ('302145678', '2022-01-01', 20),
       ('31204851230017', '2022-01-01', 10), ('301987654', '2022-01-01', 10), ('306573219', '2024-07-01', 70),
       ('302145678', '2024-07-01', 17.5), ('31204851230017', '2024-07-01', 12.5), ('301987654', '2024-07-01', 0))
       as s (number, from_month, percent) on s.number = coalesce(p.inn, p.pinfl)`,
    [],
  );
  await seedTrail(sql, { entity: 'partner', table: 'partners', by: 'executive' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
  ]);
}

/** What was paid before: of each month and strategy one run, whose pool is what its rows add up to, and the profit behind it. */
async function seedPast(sql: Sql): Promise<void> {
  await sql.query(
    `insert into dividend_runs (month, strategy_id, revision, status, announced, iman_percent, pool, resident_percent,
       nonresident_percent, gross, tax, net, count, calculated_by, calculated_at, paid_by, paid_at)
     select d.month, d.strategy_id, 1, 'paid', round(sum(d.gross) / 0.68, 2), 32, sum(d.gross), 5, 10, sum(d.gross), sum(d.tax),
       sum(d.net), count(*), c.id, d.month + interval '1 month 2 days 16 hours', p.id, max(d.paid_at)
     from dividend_transactions d cross join (select id from system_users where username = 'accountant') c
       cross join (select id from system_users where username = 'executive') p
     where d.run_id is null group by d.month, d.strategy_id, c.id, p.id order by d.month, d.strategy_id`,
    [],
  );
  await sql.query(
    `update dividend_transactions d set run_id = r.id, rate = 5 from dividend_runs r
     where r.month = d.month and r.strategy_id = d.strategy_id and d.run_id is null`,
    [],
  );
  await sql.query(
    `with parts as (
       select r.id as run_id, p.id as partner_id, r.month, h.percent, p.is_platform, r.calculated_at, r.announced - r.pool as whole,
         trunc((r.announced - r.pool) * h.percent / 100, 2) as amount
       from dividend_runs r cross join partners p cross join lateral (select percent from partner_shares s
         where s.partner_id = p.id and s.valid_from <= r.month order by s.valid_from desc limit 1) h where h.percent > 0)
     insert into profit_distributions (run_id, partner_id, month, percent, is_platform, status, created_at, amount)
     select run_id, partner_id, month, percent, is_platform, 'calculated', calculated_at,
       amount + case when is_platform then whole - sum(amount) over (partition by run_id) else 0 end
     from parts order by run_id, partner_id`,
    [],
  );
  await sql.query(
    `update dividend_runs r set platform_share = d.platform, partners_share = d.partners
     from (select run_id, coalesce(sum(amount) filter (where is_platform), 0) as platform,
       coalesce(sum(amount) filter (where not is_platform), 0) as partners from profit_distributions group by run_id) d
     where d.run_id = r.id`,
    [],
  );
  await sql.query(
    `insert into profit_records (month, strategy_id, revenue, expense, status, announced, created_at, updated_at)
     select month, strategy_id, round(announced * 1.9, 2), round(announced * 1.9, 2) - announced, 'distributed', announced,
       month + interval '1 month 1 day 10 hours', paid_at from dividend_runs order by month, strategy_id`,
    [],
  );
  await seedTrail(sql, { entity: 'dividend_run', table: 'dividend_runs', by: 'executive' }, [
    `r.calculated_at, r.calculated_by, 'calculate', 'status', null, 'calculated'`,
    `r.paid_at - interval '10 minutes', u.id, 'pay', 'status', 'calculated', 'paying'`,
    `r.paid_at, u.id, 'finish', 'status', 'paying', 'paid'`,
  ]);
}

/** The profits of the month that has ended: the second strategy has a loss; and drafts of the month that goes on. */
async function seedLast(sql: Sql, month: string, clock: Clock): Promise<void> {
  await sql.query(
    `with money as (
       select s.id, row_number() over (order by s.id) as place,
         greatest(round(sum(n.balance) * greatest(s.expected_profit, 12) / 780, 2), 1000000) as net
       from strategies s join investments n on n.strategy_id = s.id and n.status in ('active', 'exiting')
       where s.status = 'active' and n.start_date < $1::date + interval '1 month' group by s.id)
     insert into profit_records (month, strategy_id, revenue, expense, status, announced, comment, created_at, updated_at)
     select $1::date, m.id, case when m.place = 2 then 0 else round(m.net * 1.9, 2) end,
       case when m.place = 2 then 2500000 else round(m.net * 1.9, 2) - m.net end, 'announced',
       case when m.place = 2 then 0 else m.net end, case when m.place = 2 then 'Расходы без выручки' end, $2::timestamp, $2::timestamp
     from money m
     union all
     select ($1::date + interval '1 month')::date, m.id, round(m.net, 2), round(m.net * 0.4, 2),
       case when m.place = 1 then 'draft' else 'calculated' end, null, null, $2::timestamp, $2::timestamp
     from money m where m.place <= 2`,
    [month, timestamp(clock)],
  );
}

/** Announced is what the profits say; each row of it is posted. */
const announceAll = (sql: Sql) =>
  sql.query(
    `insert into profit_announcements (profit_id, amount, user_id, created_at)
     select p.id, p.announced, u.id, p.created_at from profit_records p
       cross join (select id from system_users where username = 'executive') u
     where p.announced > 0 order by p.month, p.id`,
    [],
  );

/** Of the month that ended last the dividends are calculated and not paid; those of one strategy, the last, are still to be. */
export async function seedDividends(sql: Sql, clock: Clock): Promise<void> {
  const [accountant] = await sql.query<{ id: number }>(`select id from system_users where username = 'accountant'`, []);
  if (accountant === undefined) throw new Error('Dividends are calculated by the accountant, who is not there');
  await seedPartners(sql);
  await seedPast(sql);
  const [last] = await sql.query<{ month: string }>(
    `select (date_trunc('month', $1::date) - interval '1 month')::date as month`,
    [today(clock)],
  );
  const { month } = last!; // a select of values answers one row
  await seedLast(sql, month, clock);
  await announceAll(sql);
  await seedTrail(sql, { entity: 'profit', table: 'profit_records', by: 'accountant' }, [
    `r.created_at, u.id, 'create', 'net_profit', null, r.net_profit::text`,
  ]);
  const profits = await lockProfitsOf(sql, month);
  for (const profit of profits.slice(0, Math.max(1, Math.min(5, profits.length - 1))))
    await beginCalculation(sql, { user: accountant, clock }, profit);
  for (let run = await takeUnderWay(sql); run !== undefined; run = await takeUnderWay(sql))
    await takeStep(sql, clock, run);
}
