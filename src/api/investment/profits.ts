import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { profitsGenerated, type ListProfitsApiArg } from '../generated/investment/profits';

export type { Profit, ProfitChange, ProfitStatus } from '../generated/investment/profits';

/** What is announced is posted, and what is taken back is posted the other way round, with its dividends. */
const posted: Tag[] = ['Profit', 'Dividend', 'Posting', 'LedgerAccount', 'ProfitLoss', 'ClosingMonth'];

const profitsApi = profitsGenerated.enhanceEndpoints({
  endpoints: {
    listProfits: { providesTags: ['Profit', 'Strategy'] },
    getProfit: { providesTags: ['Profit', 'Strategy'] },
    createProfit: { invalidatesTags: ['Profit', 'Dividend', 'ClosingMonth', 'Strategy'], ...handlesOwnErrors },
    updateProfit: { invalidatesTags: posted, ...handlesOwnErrors },
  } satisfies Tagged<typeof profitsGenerated>,
});

export const { useGetProfitQuery, useCreateProfitMutation, useUpdateProfitMutation } = profitsApi;

const { useRows } = listEndpoint(profitsApi, 'listProfits', { rows: 'profits' });

/** The filters of the list; an address holds ids as text. */
type ProfitFilters = Omit<FiltersOf<ListProfitsApiArg>, 'strategy_id'> & { strategy_id: readonly string[] };

export const useListProfitsRows = ({ filters, ...list }: ListQuery<ProfitFilters>) =>
  useRows({ ...list, filters: { ...filters, strategy_id: filters.strategy_id.map(Number) } });
