// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogueRegions: build.query<
      ListCatalogueRegionsApiResponse,
      ListCatalogueRegionsApiArg
    >({
      query: () => ({ read: reads.listCatalogueRegions, url: `/payment/v1/catalogues/regions` }),
    }),
    listCatalogueDistricts: build.query<
      ListCatalogueDistrictsApiResponse,
      ListCatalogueDistrictsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCatalogueDistricts,
        url: `/payment/v1/catalogues/districts`,
        params: {
          region_id: queryArg.region_id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cataloguesGenerated };
export type ListCatalogueRegionsApiResponse =
  /** status 200 The regions in the order of their names, named in the language of Accept-Language. */ RegionList;
export type ListCatalogueRegionsApiArg = void;
export type ListCatalogueDistrictsApiResponse =
  /** status 200 The districts in the order of their names, named in the language of Accept-Language. */ DistrictList;
export type ListCatalogueDistrictsApiArg = {
  /** Only the districts of this region. */
  region_id?: Id;
};
export type Id = number;
export type Region = {
  id: Id;
  name: string;
};
export type RegionList = {
  items: Region[];
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
export type District = {
  id: Id;
  region_id: Id;
  name: string;
};
export type DistrictList = {
  items: District[];
  total: number;
};
export const {
  useListCatalogueRegionsQuery,
  useLazyListCatalogueRegionsQuery,
  useListCatalogueDistrictsQuery,
  useLazyListCatalogueDistrictsQuery,
} = injectedRtkApi;
const shapeOfRegion = { "id": "c", "name": "s" } as const;
const shapeOfRegionList = { "items": [shapeOfRegion], "total": "c" } as const;
const shapeOfDistrict = { "id": "c", "region_id": "c", "name": "s" } as const;
const shapeOfDistrictList = { "items": [shapeOfDistrict], "total": "c" } as const;
const reads = {
  listCatalogueRegions: reader(shapeOfRegionList),
  listCatalogueDistricts: reader(shapeOfDistrictList),
};
