import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { profitLossHandlers } from './handlers';
import { seedProfitLoss } from './seed';

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
