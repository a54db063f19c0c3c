import type { Tagged } from '../cache/tags';
import { addressesGenerated } from '../generated/payment/addresses';

const addressesApi = addressesGenerated.enhanceEndpoints({
  endpoints: {
    listAddressRegions: { providesTags: ['AddressRegion'] },
    listAddressDistricts: { providesTags: ['AddressRegion'], extraOptions: { work: 'district' } },
  } satisfies Tagged<typeof addressesGenerated>,
});

export const { useListAddressRegionsQuery, useListAddressDistrictsQuery } = addressesApi;
