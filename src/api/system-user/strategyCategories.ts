import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { strategyCategoriesGenerated } from '../generated/system-user/strategy-categories';

export type {
  StrategyCategory,
  StrategyCategoryChange,
  StrategyCategoryDetail,
  StrategyCategoryNew,
} from '../generated/system-user/strategy-categories';

const categoriesApi = strategyCategoriesGenerated.enhanceEndpoints({
  endpoints: {
    listStrategyCategories: { providesTags: ['StrategyCategory'] },
    createStrategyCategory: { invalidatesTags: ['StrategyCategory'], ...handlesOwnErrors },
    getStrategyCategory: { providesTags: ['StrategyCategory'] },
    updateStrategyCategory: { invalidatesTags: ['StrategyCategory', 'Strategy'], ...handlesOwnErrors },
    deleteStrategyCategory: { invalidatesTags: ['StrategyCategory'], ...handlesOwnErrors },
  } satisfies Tagged<typeof strategyCategoriesGenerated>,
});

export const {
  useCreateStrategyCategoryMutation,
  useGetStrategyCategoryQuery,
  useUpdateStrategyCategoryMutation,
  useDeleteStrategyCategoryMutation,
} = categoriesApi;

export const { useRows: useListStrategyCategoriesRows } = listEndpoint(categoriesApi, 'listStrategyCategories', {
  rows: 'categories',
});
