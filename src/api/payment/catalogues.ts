import { cataloguesGenerated } from '../generated/payment/catalogues';
import type { Tagged } from '../cache/tags';

export type { District, Region } from '../generated/payment/catalogues';

export const cataloguesApi = cataloguesGenerated.enhanceEndpoints({
  endpoints: {
    listCatalogueRegions: { providesTags: ['CatalogueRegion'] },
    listCatalogueDistricts: { providesTags: ['CatalogueRegion'], extraOptions: { work: 'district' } },
  } satisfies Tagged<typeof cataloguesGenerated>,
});

export const { useListCatalogueRegionsQuery, useListCatalogueDistrictsQuery } = cataloguesApi;
