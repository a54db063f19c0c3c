// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCallbacks: build.query<ListCallbacksApiResponse, ListCallbacksApiArg>({
      query: (queryArg) => ({ read: reads.listCallbacks,
        url: `/investment/project/callbacks`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          project_id: queryArg.project_id,
          is_mine: queryArg.is_mine,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getCallback: build.query<GetCallbackApiResponse, GetCallbackApiArg>({
      query: (queryArg) => ({ read: reads.getCallback,
        url: `/investment/project/callbacks/${encodeURIComponent(String(queryArg.ticket_id))}`,
      }),
    }),
    changeCallback: build.mutation<
      ChangeCallbackApiResponse,
      ChangeCallbackApiArg
    >({
      query: (queryArg) => ({ read: reads.changeCallback,
        url: `/investment/project/callbacks/${encodeURIComponent(String(queryArg.ticket_id))}`,
        method: "PATCH",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    revealCallbackPhone: build.mutation<
      RevealCallbackPhoneApiResponse,
      RevealCallbackPhoneApiArg
    >({
      query: (queryArg) => ({ read: reads.revealCallbackPhone,
        url: `/investment/project/callbacks/${encodeURIComponent(String(queryArg.ticket_id))}/phone`,
        method: "GET",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as callOrdersGenerated };
export type ListCallbacksApiResponse =
  /** status 200 The page, the oldest first unless asked otherwise, and the number of orders under the filter. */ CallbackPage;
export type ListCallbacksApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: CallbackStatus[];
  /** Only those about these projects. */
  project_id?: Id[];
  /** Only those that the caller has taken. */
  is_mine?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at";
};
export type GetCallbackApiResponse =
  /** status 200 The order and what was done to it, newest first. */ Callback;
export type GetCallbackApiArg = {
  ticket_id: Id;
};
export type ChangeCallbackApiResponse =
  /** status 200 The order as it is now. */ Callback;
export type ChangeCallbackApiArg = {
  ticket_id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: CallbackChange;
};
export type RevealCallbackPhoneApiResponse =
  /** status 200 The whole number; the look leaves an audit row. */ CallbackPhone;
export type RevealCallbackPhoneApiArg = {
  ticket_id: Id;
};
export type Id = number;
export type Version = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type CallbackStatus =
  "new" | "in_progress" | "done" | "no_answer" | "rejected";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type CallbackRow = {
  ticket_id: Id;
  version: Version;
  name: string;
  /** Masked. */
  phone: string;
  project: NamedRef;
  status: CallbackStatus;
  comment: string | null;
  taken_by: NullableNamedRef;
  taken_at: NullableTimestamp;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
};
export type CallbackPage = {
  callbacks: CallbackRow[];
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
export type Day = string;
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
export type Callback = CallbackRow & WithHistory;
export type CallbackChange = {
  status: "in_progress" | "done" | "no_answer" | "rejected";
  comment?: string;
};
export type CallbackPhone = {
  /** Digits, the country first. */
  phone: string;
};
export const {
  useListCallbacksQuery,
  useLazyListCallbacksQuery,
  useGetCallbackQuery,
  useLazyGetCallbackQuery,
  useChangeCallbackMutation,
  useRevealCallbackPhoneMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfCallbackRow = { "ticket_id": "c", "version": "c", "name": "s", "phone": "s", "project": shapeOfNamedRef, "status": "e", "comment~": "s", "taken_by~": shapeOfNullableNamedRef, "taken_at~": "s", "decided_at~": "s", "created_at": "s" } as const;
const shapeOfCallbackPage = { "callbacks": [shapeOfCallbackRow], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCallback = { "ticket_id": "c", "version": "c", "name": "s", "phone": "s", "project": shapeOfNamedRef, "status": "e", "comment~": "s", "taken_by~": shapeOfNullableNamedRef, "taken_at~": "s", "decided_at~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfCallbackPhone = { "phone": "s" } as const;
const reads = {
  listCallbacks: reader(shapeOfCallbackPage),
  getCallback: reader(shapeOfCallback),
  changeCallback: reader(shapeOfCallback, true),
  revealCallbackPhone: reader(shapeOfCallbackPhone, true),
};
