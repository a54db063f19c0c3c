import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { pspGenerated } from '../generated/payment/psp';

export type { PspCategory, PspCategoryDetail, PspField, PspService, PspServiceDetail } from '../generated/payment/psp';

const pspApi = pspGenerated.enhanceEndpoints({
  endpoints: {
    listPspCategories: { providesTags: ['PspCategory'] },
    getPspCategory: { providesTags: ['PspCategory'] },
    updatePspCategories: { invalidatesTags: ['PspCategory', 'PspService', 'BudgetCategory'], ...handlesOwnErrors },
    listPspServices: { providesTags: ['PspService'] },
    getPspService: { providesTags: ['PspService'] },
    updatePspServices: { invalidatesTags: ['PspService'], ...handlesOwnErrors },
  } satisfies Tagged<typeof pspGenerated>,
});

export const {
  useListPspCategoriesQuery,
  useGetPspCategoryQuery,
  useUpdatePspCategoriesMutation,
  useGetPspServiceQuery,
  useUpdatePspServicesMutation,
} = pspApi;
export const { useRows: useListPspCategoriesRows } = listEndpoint(pspApi, 'listPspCategories', { rows: 'categories' });
export const { useRows: useListPspServicesRows, find: findPspServices } = listEndpoint(pspApi, 'listPspServices', {
  rows: 'services',
});
