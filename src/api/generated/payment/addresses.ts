// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddressRegions: build.query<
      ListAddressRegionsApiResponse,
      ListAddressRegionsApiArg
    >({
      query: () => ({ read: reads.listAddressRegions, url: `/payment/v3/address/regions` }),
    }),
    listAddressDistricts: build.query<
      ListAddressDistrictsApiResponse,
      ListAddressDistrictsApiArg
    >({
      query: (queryArg) => ({ read: reads.listAddressDistricts,
        url: `/payment/v3/address/districts`,
        params: {
          region_id: queryArg.region_id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as addressesGenerated };
export type ListAddressRegionsApiResponse =
  /** status 200 The regions in the order of their names, named in the language of Accept-Language. */ AddressRegionList;
export type ListAddressRegionsApiArg = void;
export type ListAddressDistrictsApiResponse =
  /** status 200 The districts in the order of their names, named in the language of Accept-Language. */ AddressDistrictList;
export type ListAddressDistrictsApiArg = {
  /** Only the districts of this region. */
  region_id?: Id;
};
export type Id = number;
export type AddressRegion = {
  id: Id;
  name: string;
};
export type AddressRegionList = {
  items: AddressRegion[];
  total: number;
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type AddressDistrict = {
  id: Id;
  region_id: Id;
  name: string;
};
export type AddressDistrictList = {
  items: AddressDistrict[];
  total: number;
};
export const {
  useListAddressRegionsQuery,
  useLazyListAddressRegionsQuery,
  useListAddressDistrictsQuery,
  useLazyListAddressDistrictsQuery,
} = injectedRtkApi;
const shapeOfAddressRegion = { "id": "c", "name": "s" } as const;
const shapeOfAddressRegionList = { "items": [shapeOfAddressRegion], "total": "c" } as const;
const shapeOfAddressDistrict = { "id": "c", "region_id": "c", "name": "s" } as const;
const shapeOfAddressDistrictList = { "items": [shapeOfAddressDistrict], "total": "c" } as const;
const reads = {
  listAddressRegions: reader(shapeOfAddressRegionList),
  listAddressDistricts: reader(shapeOfAddressDistrictList),
};
