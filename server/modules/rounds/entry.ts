/** How money comes into a round. No call leads here: investors do that, in their own application. */
import type { Sql } from '../../db/database';
import { timestamp, today, type Clock } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { lockInvestors, mayHoldMoney } from '../investors/index';
import { holdSoldStrategy, lockRound } from './store';

interface Entry {
  roundId: number;
  tariffId: number;
  investorId: number;
  /** So'm as a decimal string. */
  amount: string;
}

/**
 * Opens an investment in a round out of the balance of an investor, and answers its number. Belongs into a transaction. A round
 * that is not open, or wants no more, is refused, and so is one whose strategy is not sold any more; of two who take the last
 * of it one is.
 */
export async function enterRound(sql: Sql, clock: Clock, entry: Entry): Promise<number> {
  const { roundId, tariffId, investorId, amount } = entry;
  if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
  const subject = await lockInvestor(sql, investorId, amount);
  const round = await lockRound(sql, roundId);
  if (round === undefined) throw notFound();
  if (round.status !== 'open') throw conflict('transition_not_allowed', 'The round is not open');
  if (!(await holdSoldStrategy(sql, round.strategy_id)))
    throw conflict('strategy_not_sold', 'The strategy of the round is not sold');
  const [sums] = await sql.query<{ raised_amount: string }>(
    'select raised_amount::numeric(18, 2) as raised_amount from round_sums where round_id = $1',
    [roundId],
  );
  const raised = tiyinOf(sums!.raised_amount); // each round has its sums
  if (raised + tiyinOf(amount) > tiyinOf(round.target_amount)) throw wrongFields({ amount: 'above_maximum' });
  if (!round.tariff_ids.includes(tariffId)) throw wrongFields({ tariff_id: 'unknown_value' });
  const months = await holdTariff(sql, { id: tariffId, subject, amount, day: today(clock) });
  return open(sql, clock, { ...entry, strategyId: round.strategy_id, months });
}

/** Whether the investor is a person or a company, once it is certain that he has the money and may hold it. */
async function lockInvestor(sql: Sql, investorId: number, amount: string): Promise<string> {
  const [investor] = await lockInvestors(sql, [investorId]);
  if (investor === undefined) throw notFound();
  if (!mayHoldMoney(investor.status)) throw conflict('investor_not_verified', 'The investor may hold no money now');
  if (tiyinOf(investor.balance) < tiyinOf(amount))
    throw conflict('not_enough_balance', 'The balance is smaller than the amount');
  return investor.subject;
}

interface Wanted {
  id: number;
  /** Whose money it is. */
  subject: string;
  amount: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Its months. Nobody changes the terms while somebody takes them: what he was promised stands. */
async function holdTariff(sql: Sql, { id, subject, amount, day }: Wanted): Promise<number> {
  const [tariff] = await sql.query<{
    month_count: number;
    min_amount: string;
    max_amount: string;
    is_offered: boolean;
  }>(
    `select month_count, min_amount, max_amount, is_active and valid_from <= $2::date and coalesce(valid_to >= $2::date, true)
         and subject in ('all', $3) as is_offered
     from tariffs where id = $1 for share`,
    [id, day, subject],
  );
  const { month_count, min_amount, max_amount, is_offered } = tariff!; // a round names tariffs that are there
  if (!is_offered) throw wrongFields({ tariff_id: 'unknown_value' });
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
    `with paid as (update investors set balance = balance - $3, investment_amount = investment_amount + $3, version = version + 1, updated_at = $4
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
