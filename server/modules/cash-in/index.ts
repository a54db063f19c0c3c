import type { Module } from '../../http/module';
import { cashInHandlers } from './handlers';
import { seedCashIn } from './seed';

export const cashInModule: Module = {
  handlers: cashInHandlers,
  seed: seedCashIn,
  permissions: {
    cash_in: {
      names: ['Заявки на пополнение', 'Cash-in claims', 'Toʻldirish arizalari'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
