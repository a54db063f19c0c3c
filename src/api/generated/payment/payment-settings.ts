// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentSettings: build.query<
      GetPaymentSettingsApiResponse,
      GetPaymentSettingsApiArg
    >({
      query: () => ({ read: reads.getPaymentSettings, url: `/payment/v1/payments/settings` }),
    }),
    updatePaymentSettings: build.mutation<
      UpdatePaymentSettingsApiResponse,
      UpdatePaymentSettingsApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePaymentSettings,
        url: `/payment/v1/payments/settings`,
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
export { injectedRtkApi as paymentSettingsGenerated };
export type GetPaymentSettingsApiResponse =
  /** status 200 The settings, and the gateways that may take payments. */ PaymentSettingsAnswer;
export type GetPaymentSettingsApiArg = void;
export type UpdatePaymentSettingsApiResponse =
  /** status 200 The settings as they stand. */ PaymentSettingsAnswer;
export type UpdatePaymentSettingsApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PaymentSettingsChange;
};
export type Version = number;
export type GatewayCode = string;
export type FiscalProvider = "ofd_uz" | "soliq";
export type Hours = number[];
export type Money = string;
export type Timestamp = string;
export type PaymentSettings = {
  version: Version;
  acquiring_provider: GatewayCode;
  /** None where there is no second one. */
  backup_provider: string | null;
  ofd_provider: FiscalProvider;
  autopay_enabled: boolean;
  autopay_hours: Hours;
  retry_count: number;
  min_amount: Money;
  max_amount: Money;
  updated_at: Timestamp;
};
export type Id = number;
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
export type PaymentSettingsAnswer = {
  setting: PaymentSettings;
  /** Those that may take payments, in the order of their names. */
  gateways: {
    code: GatewayCode;
    name: string;
    is_active: boolean;
  }[];
} & WithHistory;
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
export type PaymentSettingsChange = {
  acquiring_provider?: GatewayCode;
  backup_provider?: string | null;
  ofd_provider?: FiscalProvider;
  autopay_enabled?: boolean;
  autopay_hours?: Hours;
  retry_count?: number;
  min_amount?: string;
  max_amount?: string;
};
export const {
  useGetPaymentSettingsQuery,
  useLazyGetPaymentSettingsQuery,
  useUpdatePaymentSettingsMutation,
} = injectedRtkApi;
const shapeOfPaymentSettings = { "version": "c", "acquiring_provider": "s", "backup_provider~": "s", "ofd_provider": "e", "autopay_enabled": "b", "autopay_hours": ["c"], "retry_count": "c", "min_amount": "s", "max_amount": "s", "updated_at": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPaymentSettingsAnswer = { "setting": shapeOfPaymentSettings, "gateways": [{ "code": "s", "name": "s", "is_active": "b" }], "history": [shapeOfHistoryRow] } as const;
const reads = {
  getPaymentSettings: reader(shapeOfPaymentSettingsAnswer),
  updatePaymentSettings: reader(shapeOfPaymentSettingsAnswer, true),
};
