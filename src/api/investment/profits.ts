import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { profitsGenerated, type ListProfitsApiArg } from '../generated/investment/profits';

export type { Profit, ProfitChange, ProfitStatus } from '../generated/investment/profits';

const profitsApi = profitsGenerated.enhanceEndpoints({
  endpoints: {
    listProfits: { providesTags: ['Profit', 'Strategy'] },
    getProfit: { providesTags: ['Profit', 'Strategy'] },
    createProfit: { invalidatesTags: ['Profit', 'Dividend'], ...handlesOwnErrors },
    updateProfit: { invalidatesTags: ['Profit', 'Dividend'], ...handlesOwnErrors },
  } satisfies Tagged<typeof profitsGenerated>,
});

export const { useGetProfitQuery, useCreateProfitMutation, useUpdateProfitMutation } = profitsApi;

const { useRows } = listEndpoint(profitsApi, 'listProfits', { rows: 'profits' });

/** The filters of the list; an address holds ids as text. */
type ProfitFilters = Omit<FiltersOf<ListProfitsApiArg>, 'strategy_id'> & { strategy_id: readonly string[] };

export const useListProfitsRows = ({ filters, ...list }: ListQuery<ProfitFilters>) =>
  useRows({ ...list, filters: { ...filters, strategy_id: filters.strategy_id.map(Number) } });
