// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantBranches: build.query<
      ListMerchantBranchesApiResponse,
      ListMerchantBranchesApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantBranches,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          region_id: queryArg.region_id,
          status: queryArg.status,
          is_main: queryArg.is_main,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createMerchantBranch: build.mutation<
      CreateMerchantBranchApiResponse,
      CreateMerchantBranchApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantBranch,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getMerchantBranch: build.query<
      GetMerchantBranchApiResponse,
      GetMerchantBranchApiArg
    >({
      query: (queryArg) => ({ read: reads.getMerchantBranch,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}`,
      }),
    }),
    updateMerchantBranch: build.mutation<
      UpdateMerchantBranchApiResponse,
      UpdateMerchantBranchApiArg
    >({
      query: (queryArg) => ({ read: reads.updateMerchantBranch,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteMerchantBranch: build.mutation<
      DeleteMerchantBranchApiResponse,
      DeleteMerchantBranchApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}`,
        method: "DELETE",
      }),
    }),
    markBranchAsMain: build.mutation<
      MarkBranchAsMainApiResponse,
      MarkBranchAsMainApiArg
    >({
      query: (queryArg) => ({ read: reads.markBranchAsMain,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}/mark-as-main`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    blockBranch: build.mutation<BlockBranchApiResponse, BlockBranchApiArg>({
      query: (queryArg) => ({ read: reads.blockBranch,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}/block`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    unblockBranch: build.mutation<
      UnblockBranchApiResponse,
      UnblockBranchApiArg
    >({
      query: (queryArg) => ({ read: reads.unblockBranch,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}/unblock`,
        method: "POST",
      }),
    }),
    listBranchBlocks: build.query<
      ListBranchBlocksApiResponse,
      ListBranchBlocksApiArg
    >({
      query: (queryArg) => ({ read: reads.listBranchBlocks,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/branches/${encodeURIComponent(String(queryArg.branchId))}/block-history`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listBranches: build.query<ListBranchesApiResponse, ListBranchesApiArg>({
      query: (queryArg) => ({ read: reads.listBranches,
        url: `/payment/v1/merchant-branches`,
        params: {
          merchant_id: queryArg.merchant_id,
          offset: queryArg.offset,
          limit: queryArg.limit,
          region_id: queryArg.region_id,
          status: queryArg.status,
          is_main: queryArg.is_main,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createBranch: build.mutation<CreateBranchApiResponse, CreateBranchApiArg>({
      query: (queryArg) => ({ read: reads.createBranch,
        url: `/payment/v1/merchant-branches`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listBranchPoints: build.query<
      ListBranchPointsApiResponse,
      ListBranchPointsApiArg
    >({
      query: (queryArg) => ({ read: reads.listBranchPoints,
        url: `/payment/v1/merchant-branches/points`,
        params: {
          merchant_id: queryArg.merchant_id,
          region_id: queryArg.region_id,
          status: queryArg.status,
          is_main: queryArg.is_main,
          search: queryArg.search,
        },
      }),
    }),
    getBranch: build.query<GetBranchApiResponse, GetBranchApiArg>({
      query: (queryArg) => ({ read: reads.getBranch,
        url: `/payment/v1/merchant-branches/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBranch: build.mutation<UpdateBranchApiResponse, UpdateBranchApiArg>({
      query: (queryArg) => ({ read: reads.updateBranch,
        url: `/payment/v1/merchant-branches/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteBranch: build.mutation<DeleteBranchApiResponse, DeleteBranchApiArg>({
      query: (queryArg) => ({
        url: `/payment/v1/merchant-branches/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as branchesGenerated };
export type ListMerchantBranchesApiResponse =
  /** status 200 The page and the number of branches under the filter. */ BranchPage;
export type ListMerchantBranchesApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  region_id?: Id[];
  /** A branch of a blocked merchant is blocked. */
  status?: BranchStatus;
  /** Only main branches, or only the others. */
  is_main?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "created_at"
    | "-created_at"
    | "name"
    | "-name"
    | "sellers_count"
    | "-sellers_count";
};
export type CreateMerchantBranchApiResponse =
  /** status 201 The branch. */ Branch;
export type CreateMerchantBranchApiArg = {
  id: Id;
  body: BranchNew;
};
export type GetMerchantBranchApiResponse =
  /** status 200 The branch and what was done to it, newest first. */ Branch;
export type GetMerchantBranchApiArg = {
  id: Id;
  branchId: Id;
};
export type UpdateMerchantBranchApiResponse =
  /** status 200 The branch as it is now. */ Branch;
export type UpdateMerchantBranchApiArg = {
  id: Id;
  branchId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BranchChange;
};
export type DeleteMerchantBranchApiResponse = unknown;
export type DeleteMerchantBranchApiArg = {
  id: Id;
  branchId: Id;
};
export type MarkBranchAsMainApiResponse =
  /** status 200 The branch as it is now. */ Branch;
export type MarkBranchAsMainApiArg = {
  id: Id;
  branchId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BranchMain;
};
export type BlockBranchApiResponse =
  /** status 200 The branch as it is now. */ Branch;
export type BlockBranchApiArg = {
  id: Id;
  branchId: Id;
  body: BranchBlocking;
};
export type UnblockBranchApiResponse =
  /** status 200 The branch as it is now. */ Branch;
export type UnblockBranchApiArg = {
  id: Id;
  branchId: Id;
};
export type ListBranchBlocksApiResponse =
  /** status 200 The page, newest first, and the number of all. */ BranchBlockPage;
export type ListBranchBlocksApiArg = {
  id: Id;
  branchId: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListBranchesApiResponse =
  /** status 200 The page and the number of branches under the filter. */ BranchPage;
export type ListBranchesApiArg = {
  merchant_id?: Id[];
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  region_id?: Id[];
  /** A branch of a blocked merchant is blocked. */
  status?: BranchStatus;
  /** Only main branches, or only the others. */
  is_main?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "created_at"
    | "-created_at"
    | "name"
    | "-name"
    | "sellers_count"
    | "-sellers_count";
};
export type CreateBranchApiResponse = /** status 201 The branch. */ Branch;
export type CreateBranchApiArg = {
  body: PlacedBranch;
};
export type ListBranchPointsApiResponse =
  /** status 200 The points, and how many branches of the filter have one and have none. */ BranchPoints;
export type ListBranchPointsApiArg = {
  merchant_id?: Id[];
  region_id?: Id[];
  /** A branch of a blocked merchant is blocked. */
  status?: BranchStatus;
  /** Only main branches, or only the others. */
  is_main?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type GetBranchApiResponse =
  /** status 200 The branch and what was done to it, newest first. */ Branch;
export type GetBranchApiArg = {
  id: Id;
};
export type UpdateBranchApiResponse =
  /** status 200 The branch as it is now. */ Branch;
export type UpdateBranchApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BranchChange;
};
export type DeleteBranchApiResponse = unknown;
export type DeleteBranchApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type BranchName = string;
export type BranchPhone = string | null;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type BranchAddress = string;
export type BranchLat = number | null;
export type BranchLon = number | null;
export type DayHours = {
  from: string;
  /** After `from`; 24:00 is the end of the day. */
  to: string;
} | null;
export type WeekHours = {
  mon: DayHours;
  tue: DayHours;
  wed: DayHours;
  thu: DayHours;
  fri: DayHours;
  sat: DayHours;
  sun: DayHours;
};
export type BranchStatus = "active" | "blocked";
export type Timestamp = string;
export type BranchRow = {
  id: Id;
  version: Version;
  merchant: NamedRef;
  name: BranchName;
  phone: BranchPhone;
  region: NamedRef;
  district: NullableNamedRef;
  address: BranchAddress;
  lat: BranchLat;
  lon: BranchLon;
  work_schedule: WeekHours;
  is_main: boolean;
  status: BranchStatus;
  /** Its own flag, which blocking the merchant leaves as it is. */
  is_blocked: boolean;
  is_merchant_blocked: boolean;
  /** Sellers who work there. */
  sellers_count: number;
  created_at: Timestamp;
};
export type BranchPage = {
  branches: BranchRow[];
  count: number;
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
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type BlockReasonRef = {
  id: Id;
  name: string;
  comment: string | null;
} | null;
export type Branch = BranchRow &
  WithHistory & {
    block_reason: BlockReasonRef;
    updated_at: Timestamp;
  };
export type DistrictId = number | null;
export type BranchNew = {
  name: BranchName;
  phone?: BranchPhone;
  region_id: Id;
  district_id?: DistrictId;
  address: BranchAddress;
  lat?: BranchLat;
  lon?: BranchLon;
  work_schedule: WeekHours;
};
export type BranchChange = {
  name?: BranchName;
  phone?: BranchPhone;
  region_id?: Id;
  district_id?: DistrictId;
  address?: BranchAddress;
  lat?: BranchLat;
  lon?: BranchLon;
  work_schedule?: WeekHours;
};
export type BranchMain = {
  is_main: boolean;
};
export type BranchBlocking = {
  reason_id: Id;
  comment?: string | null;
};
export type BranchBlock = {
  id: Id;
  action: "block" | "unblock";
  /** What was blocked or unblocked. */
  scope: "branch" | "merchant";
  reason: NullableNamedRef;
  comment: string | null;
  user: NullableNamedRef;
  date: Timestamp;
};
export type BranchBlockPage = {
  history: BranchBlock[];
  count: number;
};
export type PlacedBranch = {
  merchant_id: Id;
  name: BranchName;
  phone?: BranchPhone;
  region_id: Id;
  district_id?: DistrictId;
  address: BranchAddress;
  lat?: BranchLat;
  lon?: BranchLon;
  work_schedule: WeekHours;
};
export type Money = string;
export type BranchPoint = {
  id: Id;
  name: BranchName;
  merchant: NamedRef;
  lat: number;
  lon: number;
  status: BranchStatus;
  sales: Money;
};
export type BranchPoints = {
  points: BranchPoint[];
  /** Branches with a point. */
  count: number;
  /** Branches that nobody has put on the map yet. */
  without: number;
};
export const {
  useListMerchantBranchesQuery,
  useLazyListMerchantBranchesQuery,
  useCreateMerchantBranchMutation,
  useGetMerchantBranchQuery,
  useLazyGetMerchantBranchQuery,
  useUpdateMerchantBranchMutation,
  useDeleteMerchantBranchMutation,
  useMarkBranchAsMainMutation,
  useBlockBranchMutation,
  useUnblockBranchMutation,
  useListBranchBlocksQuery,
  useLazyListBranchBlocksQuery,
  useListBranchesQuery,
  useLazyListBranchesQuery,
  useCreateBranchMutation,
  useListBranchPointsQuery,
  useLazyListBranchPointsQuery,
  useGetBranchQuery,
  useLazyGetBranchQuery,
  useUpdateBranchMutation,
  useDeleteBranchMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDayHours = { "from": "s", "to": "s" } as const;
const shapeOfWeekHours = { "mon~": shapeOfDayHours, "tue~": shapeOfDayHours, "wed~": shapeOfDayHours, "thu~": shapeOfDayHours, "fri~": shapeOfDayHours, "sat~": shapeOfDayHours, "sun~": shapeOfDayHours } as const;
const shapeOfBranchRow = { "id": "c", "version": "c", "merchant": shapeOfNamedRef, "name": "s", "phone~": "s", "region": shapeOfNamedRef, "district~": shapeOfNullableNamedRef, "address": "s", "lat~": "n", "lon~": "n", "work_schedule": shapeOfWeekHours, "is_main": "b", "status": "e", "is_blocked": "b", "is_merchant_blocked": "b", "sellers_count": "c", "created_at": "s" } as const;
const shapeOfBranchPage = { "branches": [shapeOfBranchRow], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBlockReasonRef = { "id": "c", "name": "s", "comment~": "s" } as const;
const shapeOfBranch = { "id": "c", "version": "c", "merchant": shapeOfNamedRef, "name": "s", "phone~": "s", "region": shapeOfNamedRef, "district~": shapeOfNullableNamedRef, "address": "s", "lat~": "n", "lon~": "n", "work_schedule": shapeOfWeekHours, "is_main": "b", "status": "e", "is_blocked": "b", "is_merchant_blocked": "b", "sellers_count": "c", "created_at": "s", "history": [shapeOfHistoryRow], "block_reason~": shapeOfBlockReasonRef, "updated_at": "s" } as const;
const shapeOfBranchBlock = { "id": "c", "action": "e", "scope": "e", "reason~": shapeOfNullableNamedRef, "comment~": "s", "user~": shapeOfNullableNamedRef, "date": "s" } as const;
const shapeOfBranchBlockPage = { "history": [shapeOfBranchBlock], "count": "c" } as const;
const shapeOfBranchPoint = { "id": "c", "name": "s", "merchant": shapeOfNamedRef, "lat": "n", "lon": "n", "status": "e", "sales": "s" } as const;
const shapeOfBranchPoints = { "points": [shapeOfBranchPoint], "count": "c", "without": "c" } as const;
const reads = {
  listMerchantBranches: reader(shapeOfBranchPage),
  createMerchantBranch: reader(shapeOfBranch, true),
  getMerchantBranch: reader(shapeOfBranch),
  updateMerchantBranch: reader(shapeOfBranch, true),
  markBranchAsMain: reader(shapeOfBranch, true),
  blockBranch: reader(shapeOfBranch, true),
  unblockBranch: reader(shapeOfBranch, true),
  listBranchBlocks: reader(shapeOfBranchBlockPage),
  listBranches: reader(shapeOfBranchPage),
  createBranch: reader(shapeOfBranch, true),
  listBranchPoints: reader(shapeOfBranchPoints),
  getBranch: reader(shapeOfBranch),
  updateBranch: reader(shapeOfBranch, true),
};
