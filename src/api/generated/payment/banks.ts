// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanks: build.query<ListBanksApiResponse, ListBanksApiArg>({
      query: (queryArg) => ({ read: reads.listBanks,
        url: `/payment/v3/payments/banks`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          is_active: queryArg.is_active,
          is_missing: queryArg.is_missing,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    syncBanks: build.mutation<SyncBanksApiResponse, SyncBanksApiArg>({
      query: () => ({ read: reads.syncBanks, url: `/payment/v3/payments/banks/sync`, method: "POST" }),
    }),
    getBank: build.query<GetBankApiResponse, GetBankApiArg>({
      query: (queryArg) => ({ read: reads.getBank,
        url: `/payment/v3/payments/banks/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBank: build.mutation<UpdateBankApiResponse, UpdateBankApiArg>({
      query: (queryArg) => ({ read: reads.updateBank,
        url: `/payment/v3/payments/banks/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as banksGenerated };
export type ListBanksApiResponse =
  /** status 200 The page and the number of banks under the filter. */ BankPage;
export type ListBanksApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  is_active?: boolean;
  /** Those that the directory lacks, or those that it has. */
  is_missing?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "name" | "-name" | "mfo" | "-mfo" | "updated_at" | "-updated_at";
};
export type SyncBanksApiResponse = /** status 200 What came of it. */ BankSync;
export type SyncBanksApiArg = void;
export type GetBankApiResponse =
  /** status 200 The bank and what was done to it, newest first. */ BankDetail;
export type GetBankApiArg = {
  id: Id;
};
export type UpdateBankApiResponse =
  /** status 200 The bank as it stands. */ BankDetail;
export type UpdateBankApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BankChange;
};
export type Id = number;
export type Version = number;
export type BankName = string;
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type Bank = {
  id: Id;
  version: Version;
  name: BankName;
  mfo: string;
  inn: string | null;
  swift: string | null;
  region: string | null;
  /** Forms point out an MFO of a bank that is off. */
  is_active: boolean;
  /** Fields that a person has written, which the directory leaves alone. */
  edited: ("name" | "inn" | "swift" | "region")[];
  missing_since: NullableTimestamp;
  updated_at: Timestamp;
};
export type BankPage = {
  banks: Bank[];
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
export type BankSync = {
  added: number;
  updated: number;
  unchanged: number;
  /** Of the list that the directory lacks. */
  missing: number;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type BankDetail = Bank & WithHistory;
export type BankChange = {
  name?: BankName;
  inn?: string | null;
  swift?: string | null;
  region?: string | null;
  is_active?: boolean;
};
export const {
  useListBanksQuery,
  useLazyListBanksQuery,
  useSyncBanksMutation,
  useGetBankQuery,
  useLazyGetBankQuery,
  useUpdateBankMutation,
} = injectedRtkApi;
const shapeOfBank = { "id": "c", "version": "c", "name": "s", "mfo": "s", "inn~": "s", "swift~": "s", "region~": "s", "is_active": "b", "edited": ["e"], "missing_since~": "s", "updated_at": "s" } as const;
const shapeOfBankPage = { "banks": [shapeOfBank], "count": "c" } as const;
const shapeOfBankSync = { "added": "c", "updated": "c", "unchanged": "c", "missing": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBankDetail = { "id": "c", "version": "c", "name": "s", "mfo": "s", "inn~": "s", "swift~": "s", "region~": "s", "is_active": "b", "edited": ["e"], "missing_since~": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listBanks: reader(shapeOfBankPage),
  syncBanks: reader(shapeOfBankSync, true),
  getBank: reader(shapeOfBankDetail),
  updateBank: reader(shapeOfBankDetail, true),
};
