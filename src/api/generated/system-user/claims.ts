// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../gateway";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeClaimStatus: build.mutation<
      ChangeClaimStatusApiResponse,
      ChangeClaimStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/claims/${encodeURIComponent(String(queryArg.id))}/change-status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimsGenerated };
export type ChangeClaimStatusApiResponse =
  /** status 200 The claim is decided; approving posts the money in the same transaction. */ ClaimDecided;
export type ChangeClaimStatusApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: ClaimDecision;
};
export type Id = number;
export type Version = number;
export type Money = string;
export type ClaimDecided = {
  id: Id;
  status: "pending" | "in_process" | "approved" | "rejected" | "cancelled";
  version: Version;
  balance: Money;
  /** YYYY-MM-DD HH:mm:ss. */
  decided_at: string | null;
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
export type ClaimDecision = {
  status: "in_process" | "approved" | "rejected";
  comment?: string;
};
export const { useChangeClaimStatusMutation } = injectedRtkApi;
