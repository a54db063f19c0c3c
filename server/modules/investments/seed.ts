import { timestamp, type Clock } from '../../shared/clock';
import type { Sql } from '../../db/database';
import { joinShares, listPools } from './poolStore';

/**
 * A pool for each strategy: the first is closed, the second as good as full, the others take half as much again as
 * lies in them, in whole hundreds of millions.
 */
export async function seedPools(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `insert into portfolio_pools (strategy_id, capacity, is_open, updated_at)
     select id, 0, id <> 1, $1 from strategies`,
    [timestamp(clock)],
  );
  const pools = await listPools(sql, 'ru');
  await sql.query(
    `update portfolio_pools o set capacity = case o.strategy_id
         when 2 then p.invested + 500000
         else ceil(p.invested * 1.5 / 100000000 + 1) * 100000000 end
     from unnest($1::int[], $2::numeric[]) as p (id, invested) where p.id = o.strategy_id`,
    [pools.map(({ id }) => id), pools.map(({ invested }) => invested)],
  );
}

/** Who opened the pools and closed the first, and which payments took money out of them. Needs the paid claims. */
export async function seedPoolHistories(sql: Sql): Promise<void> {
  await sql.query(
    `with told (at, place, username, action, pool_id, field, old, new) as (
       select s.created_at, 0, 'director', 'create', o.strategy_id, 'capacity', null, o.capacity::text
       from portfolio_pools o join strategies s on s.id = o.strategy_id
       union all
       select o.updated_at, 0, 'director', 'close', o.strategy_id, 'state', 'available', 'closed'
       from portfolio_pools o where not o.is_open
       union all
       select p.date, p.id, 'accountant', 'take_out', o.strategy_id, d.field, null, d.new
       from outgoing_payment_transactions p join exit_claims c on c.id = p.exit_claim_id
         join investments n on n.id = p.investment_id
         ${joinShares} join portfolio_pools o on o.strategy_id = share.strategy_id
         cross join lateral (values
           ('amount', round(c.amount * share.percent / 100, 2)::text), ('investment', n.contract_number)) d (field, new)
       where p.status = 'paid'
     )
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select t.at, u.id, t.action, 'portfolio_pool', t.pool_id::text, t.field, t.old, t.new
     from told t join system_users u on u.username = t.username
     order by t.at, t.place, t.pool_id, t.field`,
    [],
  );
}
