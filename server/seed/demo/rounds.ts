import type { Sql } from '../../db/database';
import { dayOf, momentOf, monthAfter } from './moments';
import { Rows } from '../../db/insertRows';

/** What an investment is made on. */
export interface Term {
  strategyId: number;
  tariffId: number;
  subject: 'individual' | 'business' | 'all';
  months: number;
  /** Expected profit, whole percent a year. */
  percent: number;
  rounds: { id: number; start: number; end: number }[];
}

/** Two rounds a year, for five years, on the strategies of 12 months and more. */
export async function seedRounds(sql: Sql, terms: Term[], seedDay: number) {
  const rounds = new Rows(sql, 'rounds', {
    int: 'id number strategy_id',
    text: 'name',
    date: 'start_date end_date',
    numeric: 'target_amount min_amount',
    timestamp: 'created_at updated_at',
  });
  const roundTariffs = new Rows(sql, 'round_tariffs', {
    int: 'round_id tariff_id',
  });
  const strategyIds = new Set(terms.filter((term) => term.months >= 12).map((term) => term.strategyId));
  const lastHalf = monthAfter(seedDay, -(new Date(seedDay).getUTCMonth() % 6));
  for (const strategyId of strategyIds)
    for (let half = 0; half < 10; half++) {
      const start = monthAfter(lastHalf, (half - 9) * 6);
      const end = monthAfter(start, 2);
      const id = rounds.count + 1;
      const name = `Раунд ${id}`;
      await rounds.add({
        id,
        number: id,
        name,
        strategy_id: strategyId,
        start_date: dayOf(start),
        end_date: dayOf(end),
        target_amount: '5000000000.00',
        min_amount: '1000000.00',
        created_at: momentOf(start),
        updated_at: momentOf(start),
      });
      for (const term of terms.filter((one) => one.strategyId === strategyId)) {
        await roundTariffs.add({ round_id: id, tariff_id: term.tariffId });
        term.rounds.push({ id, start, end });
      }
    }
  await rounds.finish();
  await roundTariffs.finish();
}
