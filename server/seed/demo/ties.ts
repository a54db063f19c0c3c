import type { Sql } from '../../db/database';
import type { Change } from './history';
import type { Life } from './life';
import { day, dayOf, momentOf, monthAfter, thisMonth } from './moments';
import type { Planned } from './plans';
import { Rows } from '../../db/insertRows';

interface Tied {
  plan: Planned;
  life: Life;
  history: readonly Change[];
}

/** Rules of automatic investment, and what the journal kept of the changes that people made. */
export function tieRows(sql: Sql) {
  const rules = new Rows(sql, 'auto_invest', {
    int: 'investor_id strategy_id',
    boolean: 'enabled',
    numeric: 'min_amount percent',
    date: 'next_run_at',
    timestamp: 'updated_at',
  });
  const journal = new Rows(sql, 'audit', {
    int: 'user_id',
    text: 'action entity entity_id field old_value new_value',
    timestamp: 'happened_at',
  });

  async function addRule({ plan: { id }, life: { investments, createdAt, seedDay } }: Tied) {
    const enabled = id % 10 !== 0;
    const strategyId = investments.at(-1)?.term.strategyId ?? 1;
    await rules.add({
      investor_id: id,
      enabled,
      strategy_id: strategyId,
      min_amount: id % 3 === 0 ? null : '1000000.00',
      percent: String(25 * (1 + (id % 4))),
      next_run_at: enabled ? dayOf(monthAfter(thisMonth(seedDay), 1)) : null,
      updated_at: momentOf(createdAt + 2 * day),
    });
  }

  return {
    async add(tied: Tied) {
      const { plan, history } = tied;
      if (plan.id % 5 === 0 && (plan.status === 'current' || plan.status === 'active')) await addRule(tied);
      for (const { from, to, userId, at } of history)
        if (userId !== null)
          await journal.add({
            user_id: userId,
            action: 'change_status',
            entity: 'investor',
            entity_id: String(plan.id),
            field: 'status',
            old_value: from,
            new_value: to,
            happened_at: momentOf(at),
          });
    },
    async finish() {
      for (const table of [rules, journal]) await table.finish();
    },
  };
}
