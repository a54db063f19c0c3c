import type { HandlerMap, Reply } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { decimal, tiyinOf } from '../../shared/money';
import { notFound } from '../../shared/problem';
import { listParts, listPools, type PoolRow } from './poolStore';
import { poolState } from './rules';

/** Money leaves a pool every day; nobody reads further down. */
const mostEvents = 100;

export const poolHandlers = {
  async listPortfolioPools({ query, db, language }) {
    const states: readonly string[] = query.state ?? ['available'];
    const items = (await listPools(db, language)).map(poolAnswer).filter(({ state }) => states.includes(state));
    const sum = (field: 'capacity' | 'invested' | 'available') =>
      decimal(items.reduce((all, pool) => all + tiyinOf(pool[field]), 0n));
    const totals = { capacity: sum('capacity'), invested: sum('invested'), available: sum('available') };
    return { items, total: items.length, totals };
  },

  async getPortfolioPool({ params, db, language }) {
    const [row] = await listPools(db, language, params.id);
    if (row === undefined) throw notFound();
    return { ...poolAnswer(row), history: await historyOf(db, 'portfolio_pool', row.id, mostEvents) };
  },

  async listPortfolioPoolInvestments({ params, query, db, language }) {
    const [row] = await listPools(db, language, params.id);
    if (row === undefined) throw notFound();
    const pool = poolAnswer(row);
    const { offset, limit } = query;
    const rows = offset < pool.investments_count ? await listParts(db, params.id, { offset, limit }) : [];
    const items = rows.map(({ investor_id: id, investor_name: name, investor_subject: subject, ...part }) => ({
      ...part,
      investor: { id, name, subject },
    }));
    return { pool, items, total: pool.investments_count, totals: { pool_amount: pool.invested } };
  },
} satisfies Partial<HandlerMap>;

function poolAnswer({
  strategy_name: name,
  is_open: isOpen,
  ...row
}: PoolRow): Reply<'listPortfolioPools'>['items'][number] {
  const left = tiyinOf(row.capacity) - tiyinOf(row.invested);
  const available = left > 0n ? left : 0n;
  return {
    ...row,
    strategy: { id: row.id, name },
    available: decimal(available),
    state: poolState({ isOpen, available, least: tiyinOf(row.min_amount) }),
  };
}
