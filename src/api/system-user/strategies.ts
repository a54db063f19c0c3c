import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import type { ListQuery } from '../../lib/rows';
import {
  strategiesGenerated,
  type ListStrategiesApiArg,
  type UploadedPicture,
} from '../generated/system-user/strategies';

export type {
  Advantage,
  PeriodPercent,
  Step,
  Strategy,
  StrategyChange,
  StrategyLanguage,
  StrategyNew,
  StrategyRisk,
  StrategyRow,
  StrategyStatus,
} from '../generated/system-user/strategies';

/** Pools and investments show titles of strategies, and whether they are sold; a category counts its own. */
const shownElsewhere: Tag[] = ['Strategy', 'StrategyCategory', 'Investment'];

const strategiesApi = strategiesGenerated.enhanceEndpoints({
  endpoints: {
    listStrategies: { providesTags: ['Strategy'] },
    createStrategy: { invalidatesTags: shownElsewhere, ...handlesOwnErrors },
    getStrategy: { providesTags: ['Strategy'] },
    updateStrategy: { invalidatesTags: shownElsewhere, ...handlesOwnErrors },
    deleteStrategy: { invalidatesTags: shownElsewhere, ...handlesOwnErrors },
    uploadPicture: handlesOwnErrors,
  } satisfies Tagged<typeof strategiesGenerated>,
});

export const {
  useCreateStrategyMutation,
  useGetStrategyQuery,
  useUpdateStrategyMutation,
  useDeleteStrategyMutation,
  useListStrategiesQuery,
} = strategiesApi;

type Asked = FiltersOf<ListStrategiesApiArg>;
/** The filters of the list; an address holds ids as text. */
type StrategyFilters = Omit<Asked, 'category_id'> & { category_id?: readonly string[] };

const { useRows, find } = listEndpoint(strategiesApi, 'listStrategies', { rows: 'strategies' });

export const findStrategies = find;

export const useListStrategiesRows = ({ filters, ...list }: ListQuery<StrategyFilters>) =>
  useRows({ ...list, filters: { ...filters, category_id: (filters.category_id ?? []).map(Number) } });

const uploadCall = requestOf(strategiesApi, 'uploadPicture');

/** Sends a picture, past the cache; it belongs to nothing until a strategy is saved with it. */
export function useUploadPictureMutation(): (file: File, options: UploadOptions) => Promise<UploadedPicture> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<UploadedPicture>(uploadCall({ type: 'portfolio', body: { file } }), options)),
    [dispatch],
  );
}
