import type { ApiThunk } from '../cache/dispatch';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { categoriesGenerated, type Category } from '../generated/marketplace/categories';

export type { Category, CategoryChange, CategoryDetail, CategoryFields } from '../generated/marketplace/categories';

/** What customers see depends on it, and models say where they stand. */
const shownElsewhere: Tag[] = ['MarketCategory', 'Model', 'Product'];

const categoriesApi = categoriesGenerated.enhanceEndpoints({
  endpoints: {
    listCategories: { providesTags: ['MarketCategory'] },
    getCategory: { providesTags: ['MarketCategory'] },
    createCategory: { invalidatesTags: ['MarketCategory'], ...handlesOwnErrors },
    updateCategory: { invalidatesTags: shownElsewhere, ...handlesOwnErrors },
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

/** The tree as a screen would show it, from the cache where it is there: for the palette, which looks through it by name. */
export const findCategoryTree = (): ApiThunk<Promise<readonly Category[]>> => async (dispatch) =>
  (await dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, { subscribe: false })).unwrap())
    .categories;
