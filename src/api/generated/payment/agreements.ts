// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAgreements: build.query<
      ListAgreementsApiResponse,
      ListAgreementsApiArg
    >({
      query: (queryArg) => ({ read: reads.listAgreements,
        url: `/payment/v1/agreements/agreements`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          kind: queryArg.kind,
          status: queryArg.status,
          merchant_id: queryArg.merchant_id,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    resendActSms: build.mutation<ResendActSmsApiResponse, ResendActSmsApiArg>({
      query: (queryArg) => ({ read: reads.resendActSms,
        url: `/payment/v1/agreements/akt/${encodeURIComponent(String(queryArg.orderId))}/resend-agreement-sms`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    confirmAct: build.mutation<ConfirmActApiResponse, ConfirmActApiArg>({
      query: (queryArg) => ({ read: reads.confirmAct,
        url: `/payment/v1/agreements/akt/confirm`,
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
export { injectedRtkApi as agreementsGenerated };
export type ListAgreementsApiResponse =
  /** status 200 The page, the number under the filter and the sum over all of them. */ AgreementPage;
export type ListAgreementsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  kind?: AgreementKind[];
  status?: AgreementStatus[];
  merchant_id?: Id[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "id" | "-id" | "amount" | "-amount" | "date" | "-date";
};
export type ResendActSmsApiResponse =
  /** status 200 The act as it is now. */ Act;
export type ResendActSmsApiArg = {
  orderId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ConfirmActApiResponse = /** status 200 The act as it is now. */ Act;
export type ConfirmActApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ActCode;
};
export type Id = number;
export type AgreementKind = "contract" | "act";
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Money = string;
export type Day = string;
export type AgreementStatus = "pending" | "signed" | "rejected" | "void";
export type AgreementFile = {
  name: string;
  /** Good for a few minutes. */
  url: string;
} | null;
export type NullableTimestamp = string | null;
export type Agreement = {
  id: Id;
  application_id: Id;
  kind: AgreementKind;
  contract_number: string;
  customer: NamedRef;
  merchant: NullableNamedRef;
  amount: Money;
  date: Day;
  status: AgreementStatus;
  file: AgreementFile;
  signed_at: NullableTimestamp;
};
export type Sum = string;
export type AgreementPage = {
  agreements: Agreement[];
  count: number;
  totals: {
    amount: Sum;
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
export type Version = number;
export type Act = {
  order_id: Id;
  order_version: Version;
  order_status: "approved_by_qabz" | "approved_by_delivery";
  status: "pending" | "signed";
  /** Masked. */
  sent_to: string;
  sent_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  tries_left: number;
  resend_at: NullableTimestamp;
  signed_at: NullableTimestamp;
};
export type ActCode = {
  order_id: Id;
  code: string;
};
export const {
  useListAgreementsQuery,
  useLazyListAgreementsQuery,
  useResendActSmsMutation,
  useConfirmActMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfAgreementFile = { "name": "s", "url": "s" } as const;
const shapeOfAgreement = { "id": "c", "application_id": "c", "kind": "e", "contract_number": "s", "customer": shapeOfNamedRef, "merchant~": shapeOfNullableNamedRef, "amount": "s", "date": "s", "status": "e", "file~": shapeOfAgreementFile, "signed_at~": "s" } as const;
const shapeOfAgreementPage = { "agreements": [shapeOfAgreement], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfAct = { "order_id": "c", "order_version": "c", "order_status": "e", "status": "e", "sent_to": "s", "sent_at~": "s", "expires_at~": "s", "tries_left": "c", "resend_at~": "s", "signed_at~": "s" } as const;
const reads = {
  listAgreements: reader(shapeOfAgreementPage),
  resendActSms: reader(shapeOfAct, true),
  confirmAct: reader(shapeOfAct, true),
};
