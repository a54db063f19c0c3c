// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.query<ListPartnersApiResponse, ListPartnersApiArg>({
      query: (queryArg) => ({ read: reads.listPartners,
        url: `/system-user/v1/partners`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createPartner: build.mutation<
      CreatePartnerApiResponse,
      CreatePartnerApiArg
    >({
      query: (queryArg) => ({ read: reads.createPartner,
        url: `/system-user/v1/partners`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getPartner: build.query<GetPartnerApiResponse, GetPartnerApiArg>({
      query: (queryArg) => ({ read: reads.getPartner,
        url: `/system-user/v1/partners/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePartner: build.mutation<
      UpdatePartnerApiResponse,
      UpdatePartnerApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePartner,
        url: `/system-user/v1/partners/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    announceProfit: build.mutation<
      AnnounceProfitApiResponse,
      AnnounceProfitApiArg
    >({
      query: (queryArg) => ({ read: reads.announceProfit,
        url: `/system-user/v1/net-profit-announce`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listProfitDistributions: build.query<
      ListProfitDistributionsApiResponse,
      ListProfitDistributionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listProfitDistributions,
        url: `/system-user/v1/profit-distribution-list`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          partner_id: queryArg.partner_id,
          is_payable: queryArg.is_payable,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as partnersGenerated };
export type ListPartnersApiResponse =
  /** status 200 The partners. */ PartnerPage;
export type ListPartnersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "name" | "-name" | "percent" | "-percent";
};
export type CreatePartnerApiResponse = /** status 201 The partner. */ Partner;
export type CreatePartnerApiArg = {
  body: NewPartner;
};
export type GetPartnerApiResponse =
  /** status 200 The partner, and what was done to him, newest first. */ PartnerDetail;
export type GetPartnerApiArg = {
  id: Id;
};
export type UpdatePartnerApiResponse = /** status 200 The partner. */ Partner;
export type UpdatePartnerApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PartnerChange;
};
export type AnnounceProfitApiResponse =
  /** status 200 What was announced. */ Announced;
export type AnnounceProfitApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: Announcement;
};
export type ListProfitDistributionsApiResponse =
  /** status 200 The page, the number of rows under the filter and their sum. */ DistributionPage;
export type ListProfitDistributionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: DistributionStatus[];
  partner_id?: Id;
  /** Only those that a posting may pay now; or only the others. */
  is_payable?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "month" | "-month" | "amount" | "-amount";
};
export type Id = number;
export type Version = number;
export type Day = string;
export type NullableDay = string | null;
export type Percent = number;
export type Month = string;
export type Timestamp = string;
export type Partner = {
  id: Id;
  version: Version;
  name: string;
  kind: "person" | "company";
  /** Masked. */
  pinfl: string | null;
  inn: string | null;
  /** Masked of a person. */
  bank_account: string | null;
  mfo: string | null;
  start_date: Day;
  end_date: NullableDay;
  is_active: boolean;
  is_platform: boolean;
  percent: Percent;
  next_percent: Percent;
  shares_from: Month;
  created_at: Timestamp;
};
export type PartnerPage = {
  partners: Partner[];
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
export type OtherShare = {
  id: Id;
  percent: Percent;
  version: Version;
};
export type NewPartner = {
  name: string;
  kind: "person" | "company";
  pinfl?: string | null;
  inn?: string | null;
  bank_account?: string | null;
  mfo?: string | null;
  start_date: Day;
  end_date?: NullableDay;
  percent: Percent;
  others: OtherShare[];
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
export type PartnerDetail = Partner & WithHistory;
export type PartnerChange = {
  name?: string;
  kind?: "person" | "company";
  pinfl?: string | null;
  inn?: string | null;
  bank_account?: string | null;
  mfo?: string | null;
  start_date?: Day;
  end_date?: NullableDay;
  is_active?: boolean;
  percent?: Percent;
  others?: OtherShare[];
};
export type Money = string;
export type Announced = {
  id: Id;
  version: Version;
  status: "announced";
  announced: Money;
};
export type Announcement = {
  month: Month;
  strategy_id: Id;
  amount: Money;
  comment?: string;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type DistributionStatus = "calculated" | "paid";
export type NullableTimestamp = string | null;
export type Distribution = {
  id: Id;
  month: Month;
  strategy: NamedRef;
  partner: NamedRef;
  percent: Percent;
  amount: Money;
  /** The part of the house is paid to nobody. */
  is_platform: boolean;
  status: DistributionStatus;
  /** A posting may pay it, since its dividends are let be paid and it is not paid yet. */
  is_payable: boolean;
  paid_at: NullableTimestamp;
  /** The posting that paid it, by its number. */
  payment: NullableNamedRef;
};
export type Sum = string;
export type DistributionPage = {
  distributions: Distribution[];
  count: number;
  totals: {
    amount: Sum;
  };
};
export const {
  useListPartnersQuery,
  useLazyListPartnersQuery,
  useCreatePartnerMutation,
  useGetPartnerQuery,
  useLazyGetPartnerQuery,
  useUpdatePartnerMutation,
  useAnnounceProfitMutation,
  useListProfitDistributionsQuery,
  useLazyListProfitDistributionsQuery,
} = injectedRtkApi;
const shapeOfPartner = { "id": "c", "version": "c", "name": "s", "kind": "e", "pinfl~": "s", "inn~": "s", "bank_account~": "s", "mfo~": "s", "start_date": "s", "end_date~": "s", "is_active": "b", "is_platform": "b", "percent": "c", "next_percent": "c", "shares_from": "s", "created_at": "s" } as const;
const shapeOfPartnerPage = { "partners": [shapeOfPartner], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPartnerDetail = { "id": "c", "version": "c", "name": "s", "kind": "e", "pinfl~": "s", "inn~": "s", "bank_account~": "s", "mfo~": "s", "start_date": "s", "end_date~": "s", "is_active": "b", "is_platform": "b", "percent": "c", "next_percent": "c", "shares_from": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfAnnounced = { "id": "c", "version": "c", "status": "e", "announced": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDistribution = { "id": "c", "month": "s", "strategy": shapeOfNamedRef, "partner": shapeOfNamedRef, "percent": "c", "amount": "s", "is_platform": "b", "status": "e", "is_payable": "b", "paid_at~": "s", "payment~": { "id": "c", "name": "s" } } as const;
const shapeOfDistributionPage = { "distributions": [shapeOfDistribution], "count": "c", "totals": { "amount": "s" } } as const;
const reads = {
  listPartners: reader(shapeOfPartnerPage),
  createPartner: reader(shapeOfPartner, true),
  getPartner: reader(shapeOfPartnerDetail),
  updatePartner: reader(shapeOfPartner, true),
  announceProfit: reader(shapeOfAnnounced, true),
  listProfitDistributions: reader(shapeOfDistributionPage),
};
