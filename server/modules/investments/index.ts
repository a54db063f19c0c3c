import type { Module } from '../../http/module';
import { platformInvestmentHandlers } from './platformHandlers';
import { investmentHandlers } from './handlers';
import { poolHandlers } from './poolHandlers';
import { seedPoolHistories } from './seed';

// What other modules may use.
export { joinCost, leavingOn, type LeavingOn } from './exitCostSql';
export { strategyName } from './names';
export { joinShares } from './poolStore';
export { leavesEarly, monthsHeld, penaltyOf } from './rules';

export const investmentsModule: Module = {
  handlers: {
    ...investmentHandlers,
    ...platformInvestmentHandlers,
    ...poolHandlers,
  },
  seed: seedPoolHistories,
  permissions: {
    investments: {
      names: ['Инвестиции', 'Investments', 'Investitsiyalar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
