import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { expenseHandlers } from './handlers';
import { seedEntries } from './seed';

const roles = { accountant: 'qgaux', administrator: 'qg', director: everything };

export const expensesModule: Module = {
  handlers: expenseHandlers,
  seed: (sql, clock) => seedEntries(sql, today(clock)),
  permissions: {
    expenses: { names: ['Расходы', 'Expenses', 'Xarajatlar'], roles },
    incomes: { names: ['Доходы', 'Incomes', 'Daromadlar'], roles },
  },
};
