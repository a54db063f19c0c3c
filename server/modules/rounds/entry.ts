/** How money comes into a round. No call leads here: investors do that, in their own application. */
import type { Sql } from '../../db/database';
import { timestamp, today, type Clock } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { lockRound } from './store';

interface Entry {
  roundId: number;
  tariffId: number;
  investorId: number;
  /** So'm as a decimal string. */
  amount: string;
}

/**
 * Opens an investment in a round out of the balance of an investor, and answers its number. Belongs into a transaction. A round
 * that is not open, or wants no more, is refused; of two who take the last of it one is.
 */
export async function enterRound(sql: Sql, clock: Clock, entry: Entry): Promise<number> {
  const { roundId, tariffId, investorId, amount } = entry;
  if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
  await lockInvestor(sql, investorId, amount);
  const round = await lockRound(sql, roundId);
  if (round === undefined) throw notFound();
  if (round.status !== 'open') throw conflict('transition_not_allowed', 'The round is not open');
  const [sums] = await sql.query<{ raised_amount: string }>(
    'select raised_amount::numeric(18, 2) as raised_amount from round_sums where round_id = $1',
    [roundId],
  );
  const raised = tiyinOf(sums!.raised_amount); // each round has its sums
  if (raised + tiyinOf(amount) > tiyinOf(round.target_amount)) throw wrongFields({ amount: 'above_maximum' });
  const months = await holdTariff(sql, round.tariff_ids, tariffId, amount);
  return open(sql, clock, { ...entry, strategyId: round.strategy_id, months });
}

async function lockInvestor(sql: Sql, investorId: number, amount: string): Promise<void> {
  const [investor] = await sql.query<{ balance: string }>(
    'select balance from investors where id = $1 for no key update',
    [investorId],
  );
  if (investor === undefined) throw notFound();
  if (tiyinOf(investor.balance) < tiyinOf(amount))
    throw conflict('not_enough_balance', 'The balance is smaller than the amount');
}

/** Its months. Nobody changes the terms while somebody takes them: what he was promised stands. */
async function holdTariff(sql: Sql, offered: readonly number[], id: number, amount: string): Promise<number> {
  if (!offered.includes(id)) throw wrongFields({ tariff_id: 'unknown_value' });
  const [tariff] = await sql.query<{ month_count: number; min_amount: string; max_amount: string }>(
    'select month_count, min_amount, max_amount from tariffs where id = $1 for share',
    [id],
  );
  const { month_count, min_amount, max_amount } = tariff!; // a round names tariffs that are there
  const isFit = tiyinOf(min_amount) <= tiyinOf(amount) && tiyinOf(amount) <= tiyinOf(max_amount);
  if (!isFit) throw wrongFields({ amount: 'out_of_range' });
  return month_count;
}

async function open(
  sql: Sql,
  clock: Clock,
  { roundId, tariffId, investorId, amount, strategyId, months }: Entry & { strategyId: number; months: number },
): Promise<number> {
  const [day, at] = [today(clock), timestamp(clock)];
  const [made] = await sql.query<{ id: number }>(
    `with next as (select nextval(pg_get_serial_sequence('investments', 'id'))::int as id)
     insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, round_id, amount, balance, start_date,
       end_date, status, created_at, updated_at)
     select id, 'IN-' || left($6, 4) || '-' || lpad(id::text, 6, '0'), $1, $2, $3, $4, $5, $5, $6::date,
       $6::date + make_interval(months => $7), 'active', $8, $8 from next returning id`,
    [investorId, strategyId, tariffId, roundId, amount, day, months, at],
  );
  const { id } = made!; // an insert without a condition
  await sql.query(
    `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
     values ($1, $2, 'open', $3, $3, $4)`,
    [id, day, amount, at],
  );
  await sql.query(
    `with paid as (update investors set balance = balance - $3, version = version + 1, updated_at = $4
       where id = $2 returning balance)
     insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
     select $2, 'investment', -$3::numeric, balance, $1, $4 from paid`,
    [id, investorId, amount, at],
  );
  await sql.query(
    `insert into investment_portfolios (investment_id, strategy_id, amount, share_percent) values ($1, $2, $3, 100)`,
    [id, strategyId, amount],
  );
  return id;
}
