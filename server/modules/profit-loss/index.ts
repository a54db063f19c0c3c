import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { profitLossHandlers } from './handlers';
import { seedProfitLoss } from './seed';

// What the closing of months keeps in its files.
export { profitLossOf } from './handlers';

export const profitLossModule: Module = {
  handlers: profitLossHandlers,
  seed: seedProfitLoss,
  permissions: {
    pnl: {
      names: ['Прибыли и убытки', 'Profit and loss', 'Foyda va zarar'],
      roles: { accountant: 'qgaux', administrator: 'qg', director: everything },
    },
  },
};
