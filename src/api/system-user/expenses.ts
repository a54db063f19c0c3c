import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { expensesGenerated, type ListExpensesApiArg } from '../generated/system-user/expenses';
import { timeouts } from '../transport/timeouts';

export type { Entry, EntryDetail, EntrySource, EntryState, NewEntry } from '../generated/system-user/expenses';

const brief = { timeout: timeouts.named };

const expensesApi = expensesGenerated.enhanceEndpoints({
  endpoints: {
    listExpenses: { providesTags: ['Expense'], extraOptions: brief },
    getExpense: { providesTags: ['Expense'], extraOptions: brief },
    listExpenseChoices: { providesTags: ['Expense'] },
    addManualExpense: {
      invalidatesTags: ['Expense', 'ProfitLoss', 'Posting', 'LedgerAccount'],
      extraOptions: { handlesOwnErrors: true, ...brief },
    },
    listIncomes: { providesTags: ['Income'] },
    getIncome: { providesTags: ['Income'] },
    listIncomeChoices: { providesTags: ['Income'] },
    addManualIncome: { invalidatesTags: ['Income', 'ProfitLoss', 'Posting', 'LedgerAccount'], ...handlesOwnErrors },
  } satisfies Tagged<typeof expensesGenerated>,
});

export const {
  useGetExpenseQuery,
  useGetIncomeQuery,
  useListExpenseChoicesQuery,
  useListIncomeChoicesQuery,
  useAddManualExpenseMutation,
  useAddManualIncomeMutation,
} = expensesApi;

const expenses = listEndpoint(expensesApi, 'listExpenses', { rows: 'expenses' });
const incomes = listEndpoint(expensesApi, 'listIncomes', { rows: 'incomes' });

type Filters = FiltersOf<ListExpensesApiArg>;
type Numbered = 'category_id' | 'account_id' | 'strategy_id';
/** The filters of the lists; an address holds ids as text. */
type EntryFilters = Omit<Filters, Numbered> & Record<Numbered, readonly string[]>;

const asked = ({ filters, ...list }: ListQuery<EntryFilters>): ListQuery<Filters> => ({
  ...list,
  filters: {
    ...filters,
    category_id: filters.category_id.map(Number),
    account_id: filters.account_id.map(Number),
    strategy_id: filters.strategy_id.map(Number),
  },
});

export const useListExpensesRows = (list: ListQuery<EntryFilters>) => expenses.useRows(asked(list));
export const useListIncomesRows = (list: ListQuery<EntryFilters>) => incomes.useRows(asked(list));

export const findExpenses = expenses.find;
export const findIncomes = incomes.find;
