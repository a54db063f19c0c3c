import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { categoriesGenerated } from '../generated/marketplace/categories';

export type { Category, CategoryChange, CategoryDetail, CategoryFields } from '../generated/marketplace/categories';

const categoriesApi = categoriesGenerated.enhanceEndpoints({
  endpoints: {
    listCategories: { providesTags: ['MarketCategory'] },
    getCategory: { providesTags: ['MarketCategory'] },
    createCategory: { invalidatesTags: ['MarketCategory'], ...handlesOwnErrors },
    updateCategory: { invalidatesTags: ['MarketCategory'], ...handlesOwnErrors },
    deleteCategory: { invalidatesTags: ['MarketCategory'], ...handlesOwnErrors },
  } satisfies Tagged<typeof categoriesGenerated>,
});

export const {
  useListCategoriesQuery,
  useGetCategoryQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
} = categoriesApi;
