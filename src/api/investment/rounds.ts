import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { roundsGenerated, type ListRoundsApiArg } from '../generated/investment/rounds';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

export type { NewRound, Round, RoundChange, RoundDue, RoundStatus } from '../generated/investment/rounds';

const roundsApi = roundsGenerated.enhanceEndpoints({
  endpoints: {
    listRounds: { providesTags: ['Round', 'Investment'] },
    getRound: { providesTags: ['Round', 'Investment'] },
    createRound: { invalidatesTags: ['Round', 'Strategy'], ...handlesOwnErrors },
    updateRound: { invalidatesTags: ['Round', 'Strategy'], ...handlesOwnErrors },
  } satisfies Tagged<typeof roundsGenerated>,
});

export const { useGetRoundQuery, useCreateRoundMutation, useUpdateRoundMutation } = roundsApi;

const { useRows, useCount, find } = listEndpoint(roundsApi, 'listRounds', { rows: 'rounds' });

/** The filters of the list; an address holds ids as text. */
type RoundFilters = Omit<FiltersOf<ListRoundsApiArg>, 'strategy_id'> & { strategy_id: readonly string[] };

export const useListRoundsRows = ({ filters, ...list }: ListQuery<RoundFilters>) =>
  useRows({ ...list, filters: { ...filters, strategy_id: filters.strategy_id.map(Number) } });

export const useRoundCount = useCount;
export const findRounds = find;
