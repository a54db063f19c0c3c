import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { tariffsGenerated, type ListTariffsApiArg } from '../generated/investment/tariffs';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

export type {
  NewTariff,
  PayoutPeriod,
  Tariff,
  TariffChange,
  TariffStatus,
  TariffSubject,
} from '../generated/investment/tariffs';

const tariffsApi = tariffsGenerated.enhanceEndpoints({
  endpoints: {
    listTariffs: { providesTags: ['Tariff', 'Investment'] },
    getTariff: { providesTags: ['Tariff', 'Investment'] },
    createTariff: { invalidatesTags: ['Tariff', 'Strategy'], ...handlesOwnErrors },
    updateTariff: { invalidatesTags: ['Tariff'], ...handlesOwnErrors },
  } satisfies Tagged<typeof tariffsGenerated>,
});

export const { useGetTariffQuery, useCreateTariffMutation, useUpdateTariffMutation } = tariffsApi;

const { useRows, find } = listEndpoint(tariffsApi, 'listTariffs', { rows: 'tariffs' });

/** The filters of the list; an address holds ids as text. */
type TariffFilters = Omit<FiltersOf<ListTariffsApiArg>, 'strategy_id'> & { strategy_id: readonly string[] };

export const useListTariffsRows = ({ filters, ...list }: ListQuery<TariffFilters>) =>
  useRows({ ...list, filters: { ...filters, strategy_id: filters.strategy_id.map(Number) } });

export const findTariffs = find;
