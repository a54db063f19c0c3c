// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTariffChangeClaims: build.query<
      ListTariffChangeClaimsApiResponse,
      ListTariffChangeClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listTariffChangeClaims,
        url: `/investment/tariff-change-claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getTariffChangeClaim: build.query<
      GetTariffChangeClaimApiResponse,
      GetTariffChangeClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.getTariffChangeClaim,
        url: `/investment/tariff-change-claims/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tariffChangesGenerated };
export type ListTariffChangeClaimsApiResponse =
  /** status 200 The page and the number of claims under the filter. */ TariffChangePage;
export type ListTariffChangeClaimsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: TariffChangeStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "effective_from" | "-effective_from";
};
export type GetTariffChangeClaimApiResponse =
  /** status 200 The claim and what was done to it, newest first. */ TariffChangeDetail;
export type GetTariffChangeClaimApiArg = {
  id: Id;
};
export type Id = number;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableDay = string | null;
export type TariffChangeStatus =
  "pending" | "approved" | "rejected" | "cancelled";
export type Timestamp = string;
export type TariffChangeClaim = {
  id: Id;
  investor: InvestorRef;
  investment: NamedRef;
  old_tariff: NamedRef;
  new_tariff: NamedRef;
  reason: string | null;
  effective_from: NullableDay;
  status: TariffChangeStatus;
  comment: string | null;
  created_at: Timestamp;
};
export type TariffChangePage = {
  claims: TariffChangeClaim[];
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
export type Day = string;
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
export type TariffChangeDetail = TariffChangeClaim & WithHistory;
export const {
  useListTariffChangeClaimsQuery,
  useLazyListTariffChangeClaimsQuery,
  useGetTariffChangeClaimQuery,
  useLazyGetTariffChangeClaimQuery,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfTariffChangeClaim = { "id": "c", "investor": shapeOfInvestorRef, "investment": shapeOfNamedRef, "old_tariff": shapeOfNamedRef, "new_tariff": shapeOfNamedRef, "reason~": "s", "effective_from~": "s", "status": "e", "comment~": "s", "created_at": "s" } as const;
const shapeOfTariffChangePage = { "claims": [shapeOfTariffChangeClaim], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfTariffChangeDetail = { "id": "c", "investor": shapeOfInvestorRef, "investment": shapeOfNamedRef, "old_tariff": shapeOfNamedRef, "new_tariff": shapeOfNamedRef, "reason~": "s", "effective_from~": "s", "status": "e", "comment~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listTariffChangeClaims: reader(shapeOfTariffChangePage),
  getTariffChangeClaim: reader(shapeOfTariffChangeDetail),
};
