// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<
      GetSecondFactorApiResponse,
      GetSecondFactorApiArg
    >({
      query: () => ({ read: reads.getSecondFactor, url: `/system-user/v1/second-factor` }),
    }),
    beginSecondFactor: build.mutation<
      BeginSecondFactorApiResponse,
      BeginSecondFactorApiArg
    >({
      query: (queryArg) => ({ read: reads.beginSecondFactor,
        url: `/system-user/v1/second-factor`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    confirmSecondFactor: build.mutation<
      ConfirmSecondFactorApiResponse,
      ConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({ read: reads.confirmSecondFactor,
        url: `/system-user/v1/second-factor`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    turnSecondFactorOff: build.mutation<
      TurnSecondFactorOffApiResponse,
      TurnSecondFactorOffApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/second-factor/off`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as secondFactorGenerated };
export type GetSecondFactorApiResponse =
  /** status 200 How it stands. */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200 What the application is given. */ SecondFactorSecret;
export type BeginSecondFactorApiArg = {
  body: SecondFactorBegin;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 It is on. */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  body: SecondFactorConfirm;
};
export type TurnSecondFactorOffApiResponse = unknown;
export type TurnSecondFactorOffApiArg = {
  body: SecondFactorOff;
};
export type NullableTimestamp = string | null;
export type SecondFactor = {
  is_on: boolean;
  since: NullableTimestamp;
  /** Of ten; 0 where it is off. */
  recovery_codes_left: number;
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
export type SecondFactorSecret = {
  /** To be typed into the application; base32. */
  secret: string;
  /** The same for a picture that the application scans. */
  address: string;
};
export type Password = string;
export type SecondFactorBegin = {
  password: Password;
};
export type RecoveryCodes = {
  /** Ten, said this once. */
  recovery_codes: string[];
};
export type SignInCode = string;
export type SecondFactorConfirm = {
  code: SignInCode;
};
export type SecondFactorOff = {
  password: Password;
  code: SignInCode;
};
export const {
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useTurnSecondFactorOffMutation,
} = injectedRtkApi;
const shapeOfSecondFactor = { "is_on": "b", "since~": "s", "recovery_codes_left": "c" } as const;
const shapeOfSecondFactorSecret = { "secret": "s", "address": "s" } as const;
const shapeOfRecoveryCodes = { "recovery_codes": ["s"] } as const;
const reads = {
  getSecondFactor: reader(shapeOfSecondFactor),
  beginSecondFactor: reader(shapeOfSecondFactorSecret, true),
  confirmSecondFactor: reader(shapeOfRecoveryCodes, true),
};
