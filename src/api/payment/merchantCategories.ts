import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { merchantCategoriesGenerated, type UploadedCategoryImage } from '../generated/payment/merchant-categories';

export type {
  MerchantCategory,
  MerchantCategoryChange,
  MerchantCategoryDetail,
  MerchantCategoryNew,
} from '../generated/payment/merchant-categories';

const categoriesApi = merchantCategoriesGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantCategories: { providesTags: ['MerchantCategory'] },
    getMerchantCategory: { providesTags: ['MerchantCategory'] },
    createMerchantCategory: { invalidatesTags: ['MerchantCategory'], ...handlesOwnErrors },
    // Merchants say which one they are of.
    updateMerchantCategory: { invalidatesTags: ['MerchantCategory', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantCategory: { invalidatesTags: ['MerchantCategory'], ...handlesOwnErrors },
    uploadMerchantCategoryImage: handlesOwnErrors,
  } satisfies Tagged<typeof merchantCategoriesGenerated>,
});

export const {
  useListMerchantCategoriesQuery,
  useGetMerchantCategoryQuery,
  useCreateMerchantCategoryMutation,
  useUpdateMerchantCategoryMutation,
  useDeleteMerchantCategoryMutation,
} = categoriesApi;

const uploadCall = requestOf(categoriesApi, 'uploadMerchantCategoryImage');

/** Sends a picture, past the cache; it belongs to nothing until a category is saved with it. */
export function useUploadCategoryImage(): (file: File, options: UploadOptions) => Promise<UploadedCategoryImage> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<UploadedCategoryImage>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}
