// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSmsProviders: build.query<
      ListSmsProvidersApiResponse,
      ListSmsProvidersApiArg
    >({
      query: () => ({ read: reads.listSmsProviders, url: `/payment/v3/sms/provider` }),
    }),
    getSmsProvider: build.query<
      GetSmsProviderApiResponse,
      GetSmsProviderApiArg
    >({
      query: (queryArg) => ({ read: reads.getSmsProvider,
        url: `/payment/v3/sms/provider/${encodeURIComponent(String(queryArg.x))}`,
      }),
    }),
    updateSmsProvider: build.mutation<
      UpdateSmsProviderApiResponse,
      UpdateSmsProviderApiArg
    >({
      query: (queryArg) => ({ read: reads.updateSmsProvider,
        url: `/payment/v3/sms/provider/${encodeURIComponent(String(queryArg.x))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listSmsTemplates: build.query<
      ListSmsTemplatesApiResponse,
      ListSmsTemplatesApiArg
    >({
      query: (queryArg) => ({ read: reads.listSmsTemplates,
        url: `/payment/v3/sms/templates`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getSmsTemplate: build.query<
      GetSmsTemplateApiResponse,
      GetSmsTemplateApiArg
    >({
      query: (queryArg) => ({ read: reads.getSmsTemplate,
        url: `/payment/v3/sms/templates/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSmsTemplate: build.mutation<
      UpdateSmsTemplateApiResponse,
      UpdateSmsTemplateApiArg
    >({
      query: (queryArg) => ({ read: reads.updateSmsTemplate,
        url: `/payment/v3/sms/template`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listSmsMessages: build.query<
      ListSmsMessagesApiResponse,
      ListSmsMessagesApiArg
    >({
      query: (queryArg) => ({ read: reads.listSmsMessages,
        url: `/payment/v3/sms/messages`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          state: queryArg.state,
          provider: queryArg.provider,
          template: queryArg.template,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as smsGenerated };
export type ListSmsProvidersApiResponse =
  /** status 200 All of them. */ SmsProviderPage;
export type ListSmsProvidersApiArg = void;
export type GetSmsProviderApiResponse =
  /** status 200 The provider and what was done to it, newest first. */ SmsProviderDetail;
export type GetSmsProviderApiArg = {
  /** Its code. */
  x: string;
};
export type UpdateSmsProviderApiResponse =
  /** status 200 The provider as it stands. */ SmsProviderDetail;
export type UpdateSmsProviderApiArg = {
  /** Its code. */
  x: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: SmsProviderChange;
};
export type ListSmsTemplatesApiResponse =
  /** status 200 The page and the number of templates under the filter. */ SmsTemplatePage;
export type ListSmsTemplatesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "code" | "-code" | "updated_at" | "-updated_at";
};
export type GetSmsTemplateApiResponse =
  /** status 200 The template and what was done to it, newest first. */ SmsTemplateDetail;
export type GetSmsTemplateApiArg = {
  id: Id;
};
export type UpdateSmsTemplateApiResponse =
  /** status 200 The template as it stands. */ SmsTemplateDetail;
export type UpdateSmsTemplateApiArg = {
  body: SmsTemplateChange;
};
export type ListSmsMessagesApiResponse =
  /** status 200 The page, the number of all under the filter, and their sums. */ SmsMessagePage;
export type ListSmsMessagesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  state?: SmsState[];
  provider?: string[];
  template?: string[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at";
};
export type Id = number;
export type Version = number;
export type Money = string;
export type Timestamp = string;
export type SmsProvider = {
  id: Id;
  version: Version;
  code: string;
  name: string;
  is_active: boolean;
  priority: number;
  /** Who the message says it is from. */
  sender: string;
  login: string | null;
  has_password: boolean;
  /** None while nobody has said it. */
  balance: string | null;
  price_per_part: Money;
  /** At the pace of the last seven days. */
  days_left: number | null;
  /** How the last hour went. */
  hour: {
    /** Whose outcome is known. */
    messages: number;
    delivered: number;
    /** From the order to the phone. */
    median_seconds: number | null;
  };
  updated_at: Timestamp;
};
export type SmsProviderPage = {
  providers: SmsProvider[];
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
export type SmsProviderDetail = SmsProvider & WithHistory;
export type SmsProviderChange = {
  name?: string;
  is_active?: boolean;
  priority?: number;
  sender?: string;
  login?: string | null;
  password?: string;
  /** As the provider says, after it was topped up; null where nobody knows it any more. */
  balance?: string | null;
  price_per_part?: string;
};
export type SmsText = string;
export type SmsSize = {
  encoding: "gsm7" | "ucs2";
  length: number;
  parts: number;
};
export type SmsVariable = {
  name: string;
  /** The longest that the program puts there. */
  sample: string;
  required: boolean;
};
export type SmsTemplate = {
  id: Id;
  version: Version;
  code: string;
  /** In the language of whoever asks. */
  name: string;
  text_ru: SmsText;
  text_en: SmsText;
  text_uz: SmsText;
  size_ru: SmsSize;
  size_en: SmsSize;
  size_uz: SmsSize;
  variables: SmsVariable[];
  updated_at: Timestamp;
};
export type SmsTemplatePage = {
  templates: SmsTemplate[];
  count: number;
};
export type SmsTemplateDetail = SmsTemplate & WithHistory;
export type SmsTemplateChange = {
  id: Id;
  version: Version;
  text_ru?: SmsText;
  text_en?: SmsText;
  text_uz?: SmsText;
};
export type SmsState = "queued" | "sent" | "delivered" | "failed";
export type NullableTimestamp = string | null;
export type SmsMessage = {
  id: Id;
  phone_masked: string;
  template: string;
  /** None of a message that was sent by hand. */
  template_name: string | null;
  /** None before there were several. */
  provider: string | null;
  parts: number;
  cost: Money;
  state: SmsState;
  error: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
};
export type SmsMessagePage = {
  messages: SmsMessage[];
  count: number;
  totals: {
    parts: string;
    cost: string;
  };
};
export type Day = string;
export const {
  useListSmsProvidersQuery,
  useLazyListSmsProvidersQuery,
  useGetSmsProviderQuery,
  useLazyGetSmsProviderQuery,
  useUpdateSmsProviderMutation,
  useListSmsTemplatesQuery,
  useLazyListSmsTemplatesQuery,
  useGetSmsTemplateQuery,
  useLazyGetSmsTemplateQuery,
  useUpdateSmsTemplateMutation,
  useListSmsMessagesQuery,
  useLazyListSmsMessagesQuery,
} = injectedRtkApi;
const shapeOfSmsProvider = { "id": "c", "version": "c", "code": "s", "name": "s", "is_active": "b", "priority": "c", "sender": "s", "login~": "s", "has_password": "b", "balance~": "s", "price_per_part": "s", "days_left~": "c", "hour": { "messages": "c", "delivered": "c", "median_seconds~": "c" }, "updated_at": "s" } as const;
const shapeOfSmsProviderPage = { "providers": [shapeOfSmsProvider], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfSmsProviderDetail = { "id": "c", "version": "c", "code": "s", "name": "s", "is_active": "b", "priority": "c", "sender": "s", "login~": "s", "has_password": "b", "balance~": "s", "price_per_part": "s", "days_left~": "c", "hour": { "messages": "c", "delivered": "c", "median_seconds~": "c" }, "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfSmsSize = { "encoding": "e", "length": "c", "parts": "c" } as const;
const shapeOfSmsVariable = { "name": "s", "sample": "s", "required": "b" } as const;
const shapeOfSmsTemplate = { "id": "c", "version": "c", "code": "s", "name": "s", "text_ru": "s", "text_en": "s", "text_uz": "s", "size_ru": shapeOfSmsSize, "size_en": shapeOfSmsSize, "size_uz": shapeOfSmsSize, "variables": [shapeOfSmsVariable], "updated_at": "s" } as const;
const shapeOfSmsTemplatePage = { "templates": [shapeOfSmsTemplate], "count": "c" } as const;
const shapeOfSmsTemplateDetail = { "id": "c", "version": "c", "code": "s", "name": "s", "text_ru": "s", "text_en": "s", "text_uz": "s", "size_ru": shapeOfSmsSize, "size_en": shapeOfSmsSize, "size_uz": shapeOfSmsSize, "variables": [shapeOfSmsVariable], "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfSmsMessage = { "id": "c", "phone_masked": "s", "template": "s", "template_name~": "s", "provider~": "s", "parts": "c", "cost": "s", "state": "e", "error~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "sent_at~": "s" } as const;
const shapeOfSmsMessagePage = { "messages": [shapeOfSmsMessage], "count": "c", "totals": { "parts": "s", "cost": "s" } } as const;
const reads = {
  listSmsProviders: reader(shapeOfSmsProviderPage),
  getSmsProvider: reader(shapeOfSmsProviderDetail),
  updateSmsProvider: reader(shapeOfSmsProviderDetail, true),
  listSmsTemplates: reader(shapeOfSmsTemplatePage),
  getSmsTemplate: reader(shapeOfSmsTemplateDetail),
  updateSmsTemplate: reader(shapeOfSmsTemplateDetail, true),
  listSmsMessages: reader(shapeOfSmsMessagePage),
};
