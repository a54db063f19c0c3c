import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { brandsGenerated } from '../generated/marketplace/brands';

export type { Brand, BrandChange, BrandDetail } from '../generated/marketplace/brands';

const brandsApi = brandsGenerated.enhanceEndpoints({
  endpoints: {
    listBrands: { providesTags: ['Brand'] },
    getBrand: { providesTags: ['Brand'] },
    createBrand: { invalidatesTags: ['Brand'], ...handlesOwnErrors },
    updateBrand: { invalidatesTags: ['Brand'], ...handlesOwnErrors },
    deleteBrand: { invalidatesTags: ['Brand'], ...handlesOwnErrors },
  } satisfies Tagged<typeof brandsGenerated>,
});

export const { useGetBrandQuery, useCreateBrandMutation, useUpdateBrandMutation, useDeleteBrandMutation } = brandsApi;

export const { useRows: useListBrandsRows, find: findBrands } = listEndpoint(brandsApi, 'listBrands', {
  rows: 'brands',
});
