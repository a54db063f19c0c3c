// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestSms: build.mutation<SendTestSmsApiResponse, SendTestSmsApiArg>({
      query: (queryArg) => ({ read: reads.sendTestSms,
        url: `/system-user/account/sms`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as testSmsGenerated };
export type SendTestSmsApiResponse =
  /** status 200 The network has taken it, or the phone has it already. */ TestSmsSent;
export type SendTestSmsApiArg = {
  body: TestSms;
};
export type Money = string;
export type TestSmsSent = {
  state: "sent" | "delivered";
  provider: string | null;
  parts: number;
  cost: Money;
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
export type TestSms = {
  phone: string;
  text: string;
};
export const { useSendTestSmsMutation } = injectedRtkApi;
const shapeOfTestSmsSent = { "state": "e", "provider~": "s", "parts": "c", "cost": "s" } as const;
const reads = {
  sendTestSms: reader(shapeOfTestSmsSent, true),
};
