import { timestamp, type Clock } from '../../clock';
import type { Sql } from '../../db/connect';
import { listPools } from './poolStore';

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
