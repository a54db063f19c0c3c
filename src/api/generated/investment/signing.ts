// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDibankClaims: build.query<
      ListDibankClaimsApiResponse,
      ListDibankClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listDibankClaims,
        url: `/investment/payments/cash-out/dibank-claims`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          status: queryArg.status,
          awaits: queryArg.awaits,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    getDibankDocument: build.query<
      GetDibankDocumentApiResponse,
      GetDibankDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.getDibankDocument,
        url: `/investment/payments/cash-out/dibank/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createDibankDocument: build.mutation<
      CreateDibankDocumentApiResponse,
      CreateDibankDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.createDibankDocument,
        url: `/investment/payments/cash-out/dibank/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sendDibankDocument: build.mutation<
      SendDibankDocumentApiResponse,
      SendDibankDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.sendDibankDocument,
        url: `/investment/payments/cash-out/dibank-claims/send-doc`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    retryDibankDocument: build.mutation<
      RetryDibankDocumentApiResponse,
      RetryDibankDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.retryDibankDocument,
        url: `/investment/payments/cash-out/dibank-claims/retry-doc`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getTimestamp: build.mutation<GetTimestampApiResponse, GetTimestampApiArg>({
      query: (queryArg) => ({ read: reads.getTimestamp,
        url: `/investment/gettimestamp`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as signingGenerated };
export type ListDibankClaimsApiResponse =
  /** status 200 The page and the number of documents in this state. */ DibankClaimPage;
export type ListDibankClaimsApiArg = {
  /** Which page, from 1. */
  page?: number;
  /** How many documents a page has at most. */
  limit?: number;
  /** The state of the documents, or all of them; drafts when it is left out. */
  status?: DibankStatusOrAll;
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type GetDibankDocumentApiResponse =
  /** status 200 The document and what was done to it, newest first. */ DibankClaim;
export type GetDibankDocumentApiArg = {
  id: Id;
};
export type CreateDibankDocumentApiResponse =
  /** status 201 The document, a draft. */ DibankClaim;
export type CreateDibankDocumentApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type SendDibankDocumentApiResponse =
  /** status 200 The document with the answer of the bank. */ DibankClaim;
export type SendDibankDocumentApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: DibankSignature;
};
export type RetryDibankDocumentApiResponse =
  /** status 200 The document, a draft once more. */ DibankClaim;
export type RetryDibankDocumentApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: DibankDocumentRef;
};
export type GetTimestampApiResponse =
  /** status 200 The token. */ TimestampToken;
export type GetTimestampApiArg = {
  body: SignatureToStamp;
};
export type Id = number;
export type PaidClaimStatus =
  | "pending"
  | "approved"
  | "to_sign"
  | "signed"
  | "paid"
  | "failed"
  | "rejected"
  | "cancelled";
export type Version = number;
export type Day = string;
export type Money = string;
export type DibankStatus =
  "draft" | "signed" | "sent" | "accepted" | "failed" | "cancelled";
export type NullableTimestamp = string | null;
export type BarredSigner = {
  id: Id;
  name: string;
} | null;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type DibankClaim = {
  document_id: Id;
  exit_claim_id: Id;
  /** The number of the cash-out claim that it pays. */
  claim_number: string;
  claim_status: PaidClaimStatus;
  claim_version: Version;
  number: string;
  date: Day;
  recipient_name: string;
  /** The account or the card of the recipient, masked. */
  recipient_account: string;
  /** The code of the bank, when it goes to an account. */
  mfo: string | null;
  amount: Money;
  purpose: string;
  /** What is signed, as UTF-8. It names the whole account, which is masked for whoever lacks dibank.enable, or the masked card with the number of its record. */
  to_sign: string;
  status: DibankStatus;
  /** Why the bank refused it, in the words of the bank. */
  error: string | null;
  /** The time of its time stamp, YYYY-MM-DD HH:mm:ss. */
  signed_at: string | null;
  /** Whose key signed it. */
  signer: string | null;
  sent_at: NullableTimestamp;
  barred_signer: BarredSigner;
  /** What was done to it, newest first; where it is read, not where it is changed. */
  history?: HistoryRow[];
};
export type Sum = string;
export type DibankClaimPage = {
  list: DibankClaim[];
  count: number;
  totals: {
    amount: Sum;
  };
  /** Who pays, and whose keys sign. */
  organisation: {
    name: string;
    inn: string;
    /** Serial numbers, in hex, of keys of other organisations that sign as well. */
    foreign_serials: string[];
  };
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
export type DibankStatusOrAll =
  "draft" | "signed" | "sent" | "accepted" | "failed" | "cancelled" | "all";
export type DibankSignature = {
  document_id: Id;
  /** The signed document with its content and its time stamp: CMS SignedData, DER in base64. */
  pkcs7: string;
  /** The serial number of the certificate of the key. */
  serial_number: string;
  /** The signature itself. */
  signature: string;
};
export type DibankDocumentRef = {
  document_id: Id;
};
export type TimestampToken = {
  /** The token, DER in base64. */
  token: string;
  time: Timestamp;
};
export type SignatureToStamp = {
  /** The signature to be stamped. */
  signature_hex: string;
};
export const {
  useListDibankClaimsQuery,
  useLazyListDibankClaimsQuery,
  useGetDibankDocumentQuery,
  useLazyGetDibankDocumentQuery,
  useCreateDibankDocumentMutation,
  useSendDibankDocumentMutation,
  useRetryDibankDocumentMutation,
  useGetTimestampMutation,
} = injectedRtkApi;
const shapeOfBarredSigner = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfDibankClaim = { "document_id": "c", "exit_claim_id": "c", "claim_number": "s", "claim_status": "e", "claim_version": "c", "number": "s", "date": "s", "recipient_name": "s", "recipient_account": "s", "mfo~": "s", "amount": "s", "purpose": "s", "to_sign": "s", "status": "e", "error~": "s", "signed_at~": "s", "signer~": "s", "sent_at~": "s", "barred_signer~": shapeOfBarredSigner, "history?": [shapeOfHistoryRow] } as const;
const shapeOfDibankClaimPage = { "list": [shapeOfDibankClaim], "count": "c", "totals": { "amount": "s" }, "organisation": { "name": "s", "inn": "s", "foreign_serials": ["s"] } } as const;
const shapeOfTimestampToken = { "token": "s", "time": "s" } as const;
const reads = {
  listDibankClaims: reader(shapeOfDibankClaimPage),
  getDibankDocument: reader(shapeOfDibankClaim),
  createDibankDocument: reader(shapeOfDibankClaim, true),
  sendDibankDocument: reader(shapeOfDibankClaim, true),
  retryDibankDocument: reader(shapeOfDibankClaim, true),
  getTimestamp: reader(shapeOfTimestampToken, true),
};
