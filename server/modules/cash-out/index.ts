import type { Module } from '../../http/module';
import { cashOutHandlers } from './handlers';
import { seedCashOut } from './seed';

export { reopen } from './reopening';
export { listCards } from './store';

export const cashOutModule: Module = {
  handlers: cashOutHandlers,
  seed: seedCashOut,
  permissions: {
    cash_out: {
      names: ['Заявки на вывод', 'Cash-out claims', 'Yechib olish arizalari'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
