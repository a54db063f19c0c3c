import { ArrowCircleDown20Regular, ArrowCircleUp20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  expenses: { id: 'routes.expenses.list', defaultMessage: 'Расходы' },
  expense: { id: 'routes.expenses.one', defaultMessage: 'Расход' },
  newExpense: { id: 'routes.expenses.new', defaultMessage: 'Новый расход' },
  incomes: { id: 'routes.expenses.incomes', defaultMessage: 'Доходы' },
  newIncome: { id: 'routes.expenses.newIncome', defaultMessage: 'Новый доход' },
});
const record = {
  expense: defineMessage<{ id: string }>({ id: 'routes.records.expense', defaultMessage: 'Расход № {id}' }),
  income: defineMessage<{ id: string }>({ id: 'routes.records.income', defaultMessage: 'Доход № {id}' }),
};

export const expenses = {
  'expenses.list': route('/back-office/expenses', {
    title: m.expenses,
    permission: 'expenses',
    needs: { listExpenses: 'expenses.query' },
    create: { title: m.newExpense, needs: { addManualExpense: 'expenses.add' } },
    menu: { section: 'finance', icon: ArrowCircleUp20Regular },
    screen: () => import('../areas/expenses/ExpenseList'),
  }),
  'expenses.one': route('/back-office/expenses/:id', {
    title: m.expense,
    permission: 'expenses',
    needs: { getExpense: 'expenses.get' },
    parent: 'expenses.list',
    record: {
      kind: 'expenses',
      title: m.expenses,
      one: record.expense,
      needs: { listExpenses: 'expenses.query' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      look: () => import('../areas/expenses/findExpenses'),
    },
    screen: () => import('../areas/expenses/ExpenseDetail'),
  }),
  'expenses.incomes': route('/back-office/incomes', {
    title: m.incomes,
    permission: 'incomes',
    needs: { listIncomes: 'incomes.query' },
    create: { title: m.newIncome, needs: { addManualIncome: 'incomes.add' } },
    menu: { section: 'finance', icon: ArrowCircleDown20Regular },
    record: {
      kind: 'incomes',
      title: m.incomes,
      one: record.income,
      needs: { getIncome: 'incomes.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ income: id }),
      look: () => import('../areas/expenses/findIncomes'),
    },
    screen: () => import('../areas/expenses/IncomeList'),
  }),
};
