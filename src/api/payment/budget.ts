import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { budgetGenerated } from '../generated/payment/budget';

export type { BudgetCategory, BudgetCategoryDetail, BudgetKind } from '../generated/payment/budget';

const budgetApi = budgetGenerated.enhanceEndpoints({
  endpoints: {
    listBudgetCategories: { providesTags: ['BudgetCategory'] },
    getBudgetCategory: { providesTags: ['BudgetCategory'] },
    createBudgetCategory: { invalidatesTags: ['BudgetCategory'], ...handlesOwnErrors },
    updateBudgetCategory: { invalidatesTags: ['BudgetCategory'], ...handlesOwnErrors },
    deleteBudgetCategory: { invalidatesTags: ['BudgetCategory'], ...handlesOwnErrors },
  } satisfies Tagged<typeof budgetGenerated>,
});

export const {
  useListBudgetCategoriesQuery,
  useGetBudgetCategoryQuery,
  useCreateBudgetCategoryMutation,
  useUpdateBudgetCategoryMutation,
  useDeleteBudgetCategoryMutation,
} = budgetApi;
export const { useRows: useListBudgetCategoriesRows } = listEndpoint(budgetApi, 'listBudgetCategories', {
  rows: 'categories',
});
