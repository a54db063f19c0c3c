// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCardVerificationClaims: build.query<
      ListCardVerificationClaimsApiResponse,
      ListCardVerificationClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCardVerificationClaims,
        url: `/investment/investors/card-verification-claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          reject_reason: queryArg.reject_reason,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    decideCardVerification: build.mutation<
      DecideCardVerificationApiResponse,
      DecideCardVerificationApiArg
    >({
      query: (queryArg) => ({ read: reads.decideCardVerification,
        url: `/investment/investors/card-verification/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as cardVerificationGenerated };
export type ListCardVerificationClaimsApiResponse =
  /** status 200 The page, whoever waits longest first, and the number of claims under the filter. */ CardVerificationPage;
export type ListCardVerificationClaimsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: CardStatus[];
  /** Only cards rejected for this reason. */
  reject_reason?: RejectReason;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at";
};
export type DecideCardVerificationApiResponse =
  /** status 200 The claim as it is now. */ CardVerificationClaim;
export type DecideCardVerificationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: CardDecision;
};
export type Id = number;
export type Version = number;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type CardStatus = "pending" | "verified" | "rejected";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type Timestamp = string;
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
export type CardVerificationClaim = {
  id: Id;
  version: Version;
  investor: InvestorRef;
  card_masked: string;
  type: "uzcard" | "humo";
  /** MM/YY. */
  expiry: string;
  /** By the calendar of Tashkent. */
  is_expired: boolean;
  card_holder: string;
  /** The address of the photo; it is good for five minutes. */
  card_photo: string | null;
  bank: string;
  status: CardStatus;
  reject_reason:
    | (
        | "name_mismatch"
        | "unreadable"
        | "expired_card"
        | "others_card"
        | "other"
        | null
      )
    | null;
  comment: string | null;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
  history: HistoryRow[];
};
export type CardVerificationPage = {
  card_verification_claims: CardVerificationClaim[];
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
export type RejectReason =
  "name_mismatch" | "unreadable" | "expired_card" | "others_card" | "other";
export type Day = string;
export type CardDecision = {
  status: "verified" | "rejected";
  reject_reason?: RejectReason;
  comment?: string;
};
export const {
  useListCardVerificationClaimsQuery,
  useLazyListCardVerificationClaimsQuery,
  useDecideCardVerificationMutation,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCardVerificationClaim = { "id": "c", "version": "c", "investor": shapeOfInvestorRef, "card_masked": "s", "type": "e", "expiry": "s", "is_expired": "b", "card_holder": "s", "card_photo~": "s", "bank": "s", "status": "e", "reject_reason~": "e", "comment~": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfCardVerificationPage = { "card_verification_claims": [shapeOfCardVerificationClaim], "count": "c" } as const;
const reads = {
  listCardVerificationClaims: reader(shapeOfCardVerificationPage),
  decideCardVerification: reader(shapeOfCardVerificationClaim, true),
};
