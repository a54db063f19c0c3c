import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { brandsGenerated } from '../generated/marketplace/brands';

export type { Brand, BrandChange, BrandDetail } from '../generated/marketplace/brands';

/** What customers see depends on it, and models say whose they are. */
const shownElsewhere: Tag[] = ['Brand', 'Model', 'Product'];

const brandsApi = brandsGenerated.enhanceEndpoints({
  endpoints: {
    listBrands: { providesTags: ['Brand'] },
    getBrand: { providesTags: ['Brand'] },
    createBrand: { invalidatesTags: ['Brand'], ...handlesOwnErrors },
    updateBrand: { invalidatesTags: shownElsewhere, ...handlesOwnErrors },
    deleteBrand: { invalidatesTags: ['Brand'], ...handlesOwnErrors },
  } satisfies Tagged<typeof brandsGenerated>,
});

export const { useGetBrandQuery, useCreateBrandMutation, useUpdateBrandMutation, useDeleteBrandMutation } = brandsApi;

export const { useRows: useListBrandsRows, find: findBrands } = listEndpoint(brandsApi, 'listBrands', {
  rows: 'brands',
});
