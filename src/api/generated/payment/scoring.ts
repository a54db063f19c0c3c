// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScorings: build.query<ListScoringsApiResponse, ListScoringsApiArg>({
      query: (queryArg) => ({ read: reads.listScorings,
        url: `/payment/v1/scoring/${encodeURIComponent(String(queryArg.customerId))}/list`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getScoring: build.query<GetScoringApiResponse, GetScoringApiArg>({
      query: (queryArg) => ({ read: reads.getScoring,
        url: `/payment/v1/scoring/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getScoringWingsResult: build.query<
      GetScoringWingsResultApiResponse,
      GetScoringWingsResultApiArg
    >({
      query: (queryArg) => ({ read: reads.getScoringWingsResult,
        url: `/payment/v1/scoring/${encodeURIComponent(String(queryArg.id))}/wings-result`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as scoringGenerated };
export type ListScoringsApiResponse =
  /** status 200 The page and the number of all. */ ScoringPage;
export type ListScoringsApiArg = {
  customerId: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  order_by?: "created_at" | "-created_at" | "score" | "-score";
};
export type GetScoringApiResponse =
  /** status 200 The scoring with the request that it was made by, its factors and its limits. */ ScoringDetail;
export type GetScoringApiArg = {
  id: Id;
};
export type GetScoringWingsResultApiResponse =
  /** status 200 The messages, personal values masked. */ ScoringWingsResult;
export type GetScoringWingsResultApiArg = {
  id: Id;
};
export type Id = number;
export type Timestamp = string;
export type ScoringResult =
  "running" | "passed" | "manual" | "failed" | "timeout";
export type NullableScoringMoney = string | null;
export type NullableDay = string | null;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type ScoringRow = {
  id: Id;
  created_at: Timestamp;
  provider: string;
  result: ScoringResult;
  score: number | null;
  limit_amount: NullableScoringMoney;
  valid_until: NullableDay;
  /** It passed or waits for a person, and its thirty days are not over. */
  is_valid: boolean;
  user: NullableNamedRef;
};
export type ScoringPage = {
  list: ScoringRow[];
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
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableTimestamp = string | null;
export type ScoringReason =
  | "age"
  | "employment"
  | "burden"
  | "bureau_delay"
  | "closed_contracts"
  | "overdue_here"
  | "service_decision"
  | "no_answer";
export type ScoringFactorCode =
  | "age"
  | "employment"
  | "burden"
  | "bureau_delay"
  | "closed_contracts"
  | "overdue_here";
export type ScoringFactor = {
  code: ScoringFactorCode;
  /** What it was reckoned from: years, a kind of work, percent, days, a count; `unknown` where nothing is known. */
  value: string;
  points: number;
  /** The most that it can give. */
  best: number;
};
export type Money = string;
export type ScoringBureau = {
  claim_id: string;
  date: Timestamp;
  score: number | null;
  active_contracts: number;
  total_debt: Money;
  overdue_debt: Money;
  max_overdue_days: number;
  monthly_payment: Money;
} | null;
export type ScoringWingsRequest = {
  id: Id;
  status: "success" | "failed" | "timeout";
  duration_ms: number | null;
  created_at: Timestamp;
} | null;
export type Scoring = {
  id: Id;
  customer: NamedRef;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  provider: string;
  result: ScoringResult;
  score: number | null;
  /** What everybody begins with. */
  base_score: number;
  /** From which on a scoring passes. */
  passing_score: number;
  income_masked: string | null;
  obligations: NullableScoringMoney;
  limit_amount: NullableScoringMoney;
  valid_until: NullableDay;
  /** It passed or waits for a person, and its thirty days are not over. */
  is_valid: boolean;
  user: NullableNamedRef;
  reasons: ScoringReason[];
  factors: ScoringFactor[];
  bureau: ScoringBureau;
  wings_request: ScoringWingsRequest;
};
export type PurchaseLimit = {
  months: number;
  amount: Money;
};
export type ScoringDetail = {
  id: Id;
  scoring: Scoring;
  purchase_limits: PurchaseLimit[];
};
export type ScoringWingsResult = {
  id: Id;
  status: "success" | "failed" | "timeout";
  duration_ms: number | null;
  created_at: Timestamp;
  request: {
    [key: string]: unknown;
  } | null;
  response: {
    [key: string]: unknown;
  } | null;
};
export const {
  useListScoringsQuery,
  useLazyListScoringsQuery,
  useGetScoringQuery,
  useLazyGetScoringQuery,
  useGetScoringWingsResultQuery,
  useLazyGetScoringWingsResultQuery,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfScoringRow = { "id": "c", "created_at": "s", "provider": "s", "result": "e", "score~": "c", "limit_amount~": "s", "valid_until~": "s", "is_valid": "b", "user~": shapeOfNullableNamedRef } as const;
const shapeOfScoringPage = { "list": [shapeOfScoringRow], "count": "c" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfScoringFactor = { "code": "e", "value": "s", "points": "n", "best": "n" } as const;
const shapeOfScoringBureau = { "claim_id": "s", "date": "s", "score~": "c", "active_contracts": "c", "total_debt": "s", "overdue_debt": "s", "max_overdue_days": "c", "monthly_payment": "s" } as const;
const shapeOfScoringWingsRequest = { "id": "c", "status": "e", "duration_ms~": "c", "created_at": "s" } as const;
const shapeOfScoring = { "id": "c", "customer": shapeOfNamedRef, "created_at": "s", "finished_at~": "s", "provider": "s", "result": "e", "score~": "c", "base_score": "n", "passing_score": "n", "income_masked~": "s", "obligations~": "s", "limit_amount~": "s", "valid_until~": "s", "is_valid": "b", "user~": shapeOfNullableNamedRef, "reasons": ["e"], "factors": [shapeOfScoringFactor], "bureau~": shapeOfScoringBureau, "wings_request~": shapeOfScoringWingsRequest } as const;
const shapeOfPurchaseLimit = { "months": "c", "amount": "s" } as const;
const shapeOfScoringDetail = { "id": "c", "scoring": shapeOfScoring, "purchase_limits": [shapeOfPurchaseLimit] } as const;
const shapeOfScoringWingsResult = { "id": "c", "status": "e", "duration_ms~": "c", "created_at": "s", "request~": "*", "response~": "*" } as const;
const reads = {
  listScorings: reader(shapeOfScoringPage),
  getScoring: reader(shapeOfScoringDetail),
  getScoringWingsResult: reader(shapeOfScoringWingsResult),
};
