import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/**
 * What the gateways keep of the charges that there are, and at which terminals they were made; and charges that failed, some of them
 * today. They paid nothing, so no payment stands behind them.
 */
export async function seedTransactions(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `update gateway_transactions set commission = round(amount * 0.005, 2), terminal = '9240673' || (1 + id % 4) where status in ('success', 'reversed')`,
    [],
  );
  await sql.query(
    `update gateway_transactions set acquirer = (select acquiring_provider from payment_settings), sent_at = created_at`,
    [],
  );
  await sql.query(
    `insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, error, terminal, created_at,
       finished_at)
     select k.kind, 'failed-' || k.id || '-' || n, 'in', k.customer_id, k.id, 100000 + (k.id * 7919 + n * 104729) % 900000, 'failed',
       (array['insufficient_funds', 'card_blocked', 'limit_exceeded', 'timeout'])[1 + (k.id + n) % 4], '9240673' || (1 + k.id % 4), at,
       at + interval '3 seconds'
     from payment_cards k cross join generate_series(0, 5) as g (n)
       cross join lateral (select $1::timestamp - n * interval '11 days' - (1 + k.id * 37 % 400) * interval '1 minute' as at) m
     where k.id % 5 = 0 and k.created_at < m.at order by m.at`,
    [timestamp(clock)],
  );
}
