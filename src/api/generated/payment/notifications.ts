// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPushMessages: build.query<
      ListPushMessagesApiResponse,
      ListPushMessagesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPushMessages,
        url: `/payment/v3/notification/messages`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          delivery: queryArg.delivery,
          segment: queryArg.segment,
          has_dead: queryArg.has_dead,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createPushMessage: build.mutation<
      CreatePushMessageApiResponse,
      CreatePushMessageApiArg
    >({
      query: (queryArg) => ({ read: reads.createPushMessage,
        url: `/payment/v3/notification/messages`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getPushMessage: build.query<
      GetPushMessageApiResponse,
      GetPushMessageApiArg
    >({
      query: (queryArg) => ({ read: reads.getPushMessage,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePushMessage: build.mutation<
      UpdatePushMessageApiResponse,
      UpdatePushMessageApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePushMessage,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deletePushMessage: build.mutation<
      DeletePushMessageApiResponse,
      DeletePushMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    publishPushMessage: build.mutation<
      PublishPushMessageApiResponse,
      PublishPushMessageApiArg
    >({
      query: (queryArg) => ({ read: reads.publishPushMessage,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}/publish`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawPushMessage: build.mutation<
      WithdrawPushMessageApiResponse,
      WithdrawPushMessageApiArg
    >({
      query: (queryArg) => ({ read: reads.withdrawPushMessage,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    sendPushToUsers: build.mutation<
      SendPushToUsersApiResponse,
      SendPushToUsersApiArg
    >({
      query: (queryArg) => ({ read: reads.sendPushToUsers,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}/send-by-users`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listPushRecipients: build.query<
      ListPushRecipientsApiResponse,
      ListPushRecipientsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPushRecipients,
        url: `/payment/v3/notification/messages/${encodeURIComponent(String(queryArg.id))}/recipients`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          state: queryArg.state,
          language: queryArg.language,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getPushAudience: build.query<
      GetPushAudienceApiResponse,
      GetPushAudienceApiArg
    >({
      query: (queryArg) => ({ read: reads.getPushAudience,
        url: `/payment/v3/notification/audience`,
        params: {
          segment: queryArg.segment,
          date_from: queryArg.date_from,
          date_to: queryArg.date_to,
          languages: queryArg.languages,
        },
      }),
    }),
    listPushActionTypes: build.query<
      ListPushActionTypesApiResponse,
      ListPushActionTypesApiArg
    >({
      query: () => ({ read: reads.listPushActionTypes, url: `/payment/v3/notification/action-types` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsGenerated };
export type ListPushMessagesApiResponse =
  /** status 200 The page and the number of messages under the filter. */ PushMessagePage;
export type ListPushMessagesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  delivery?: PushDelivery[];
  segment?: PushSegment[];
  /** Those that somebody did not get after all tries, or those that all got. */
  has_dead?: boolean;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    "created_at" | "-created_at" | "due_at" | "-due_at" | "dead" | "-dead";
};
export type CreatePushMessageApiResponse =
  /** status 201 The draft. */ PushMessageDetail;
export type CreatePushMessageApiArg = {
  body: PushMessageNew;
};
export type GetPushMessageApiResponse =
  /** status 200 The message, and what was done to it, newest first. */ PushMessageDetail;
export type GetPushMessageApiArg = {
  id: Id;
};
export type UpdatePushMessageApiResponse =
  /** status 200 The message as it stands. */ PushMessageDetail;
export type UpdatePushMessageApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PushMessageChange;
};
export type DeletePushMessageApiResponse = unknown;
export type DeletePushMessageApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type PublishPushMessageApiResponse =
  /** status 202 The message, which is sent in the background. */ PushMessageDetail;
export type PublishPushMessageApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PushPublish;
};
export type WithdrawPushMessageApiResponse =
  /** status 200 The draft. */ PushMessageDetail;
export type WithdrawPushMessageApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type SendPushToUsersApiResponse =
  /** status 202 How many are sent to in the background, and who is not. */ PushToUsersResult;
export type SendPushToUsersApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PushToUsers;
};
export type ListPushRecipientsApiResponse =
  /** status 200 The page and the number of people under the filter. */ PushRecipientPage;
export type ListPushRecipientsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  state?: PushState[];
  language?: PushLanguage[];
  order_by?: "app_user_id" | "-app_user_id";
};
export type GetPushAudienceApiResponse =
  /** status 200 The numbers as they are now. */ PushAudience;
export type GetPushAudienceApiArg = {
  segment: PushSegment;
  date_from?: Day;
  date_to?: Day;
  /** Which languages the message has besides Russian. */
  languages?: PushLanguage[];
};
export type ListPushActionTypesApiResponse =
  /** status 200 All kinds, and what each asks for. */ PushActionTypes;
export type ListPushActionTypesApiArg = void;
export type Id = number;
export type Version = number;
export type PushTitle = string;
export type PushBody = string;
export type PushStale = {
  title: ("en" | "uz")[];
  body: ("en" | "uz")[];
};
export type PushPictureKey = string;
export type PushPicture = {
  key: PushPictureKey;
  name: string;
  /** Good for a day at least. */
  url: string;
} | null;
export type PushActionType = string;
export type PushTarget = {
  id: Id;
  name: string;
} | null;
export type PushSegment = "all" | "investors" | "customers" | "custom";
export type NullableDay = string | null;
export type NullableTimestamp = string | null;
export type PushDelivery = "draft" | "planned" | "sending" | "done" | "stopped";
export type Timestamp = string;
export type PushMessage = {
  id: Id;
  version: Version;
  title_ru: PushTitle;
  title_en: string | null;
  title_uz: string | null;
  body_ru: PushBody;
  body_en: string | null;
  body_uz: string | null;
  stale: PushStale;
  image: PushPicture;
  action_type: PushActionType;
  action_value: string | null;
  target: PushTarget;
  /** What became of the record that a press leads to, where customers cannot see it. */
  dead_link: ("off" | "gone" | null) | null;
  segment: PushSegment;
  date_from: NullableDay;
  date_to: NullableDay;
  scheduled_at: NullableTimestamp;
  /** Goes at night, too. */
  urgent: boolean;
  status: "draft" | "published";
  delivery: PushDelivery;
  /** When sending begins, after the quiet hours; none of a draft. */
  due_at: string | null;
  published_at: NullableTimestamp;
  /** Everybody who is or was to be sent to, and who was left out. */
  audience: number;
  /** Who is still to be sent to, for the first time or again. */
  waiting: number;
  /** Sent, with what was delivered and opened. */
  sent: number;
  /** Delivered, with what was opened. */
  delivered: number;
  opened: number;
  /** Failed, and tried again later. */
  failed: number;
  /** Given up after all tries. */
  dead: number;
  /** Left out because their phones take none. */
  skipped: number;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type PushMessagePage = {
  messages: PushMessage[];
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
export type PushMessageDetail = PushMessage & WithHistory;
export type PushMessageNew = {
  title_ru: PushTitle;
  title_en?: string | null;
  title_uz?: string | null;
  body_ru: PushBody;
  body_en?: string | null;
  body_uz?: string | null;
  /** The id of a picture that one has sent oneself (`/v3/content/files`), or its key. */
  image_key?: string | null;
  action_type?: PushActionType;
  action_value?: string | null;
  segment: PushSegment;
  date_from?: NullableDay;
  date_to?: NullableDay;
  scheduled_at?: NullableTimestamp;
  /** Goes at night, too. */
  urgent?: boolean;
};
export type PushMessageChange = {
  title_ru?: PushTitle;
  title_en?: string | null;
  title_uz?: string | null;
  body_ru?: PushBody;
  body_en?: string | null;
  body_uz?: string | null;
  /** The id of a picture that one has sent oneself (`/v3/content/files`), or its key. */
  image_key?: string | null;
  action_type?: PushActionType;
  action_value?: string | null;
  segment?: PushSegment;
  date_from?: NullableDay;
  date_to?: NullableDay;
  scheduled_at?: NullableTimestamp;
  /** Goes at night, too. */
  urgent?: boolean;
};
export type PushPublish = {
  /** How many people the one who publishes saw, reachable or not. */
  audience: number;
};
export type PushToUsersResult = {
  /** How many are sent to. */
  queued: number;
  /** What is no phone. */
  wrong: string[];
  /** Whose number nobody has. */
  unknown: string[];
  /** How many have it already, and how many take no notifications. */
  skipped: {
    already_sent: number;
    push_off: number;
  };
};
export type PushToUsers = {
  user_ids?: Id[];
  phones?: string[];
  /** `me`: to the phone of the one who asks, as a test. `dead`: to all who did not get it after all tries. */
  to?: "me" | "dead";
};
export type PushLanguage = "ru" | "en" | "uz";
export type PushState =
  "queued" | "sent" | "delivered" | "opened" | "failed" | "dead" | "skipped";
export type PushRecipient = {
  app_user_id: Id;
  /** Where it is known who he is. */
  name: string | null;
  phone_masked: string;
  language: PushLanguage;
  state: PushState;
  attempts: number;
  /** Why it did not arrive. */
  error:
    ("push_off" | "dead_token" | "refused" | "silent" | "broken" | null) | null;
  due_at: NullableTimestamp;
  sent_at: NullableTimestamp;
};
export type PushRecipientPage = {
  recipients: PushRecipient[];
  count: number;
};
export type PushAudience = {
  people: number;
  reachable: number;
  /** Who of the reachable is sent the Russian text instead. */
  fallback: number;
  /** Russian, Uzbek and English. */
  languages: {
    language: PushLanguage;
    people: number;
    reachable: number;
  }[];
};
export type PushActionTypes = {
  action_types: {
    code: PushActionType;
    /** What `action_value` holds: nothing, an address, or the number of a record. */
    value: "none" | "address" | "number";
  }[];
};
export const {
  useListPushMessagesQuery,
  useLazyListPushMessagesQuery,
  useCreatePushMessageMutation,
  useGetPushMessageQuery,
  useLazyGetPushMessageQuery,
  useUpdatePushMessageMutation,
  useDeletePushMessageMutation,
  usePublishPushMessageMutation,
  useWithdrawPushMessageMutation,
  useSendPushToUsersMutation,
  useListPushRecipientsQuery,
  useLazyListPushRecipientsQuery,
  useGetPushAudienceQuery,
  useLazyGetPushAudienceQuery,
  useListPushActionTypesQuery,
  useLazyListPushActionTypesQuery,
} = injectedRtkApi;
const shapeOfPushStale = { "title": ["e"], "body": ["e"] } as const;
const shapeOfPushPicture = { "key": "s", "name": "s", "url": "s" } as const;
const shapeOfPushTarget = { "id": "c", "name": "s" } as const;
const shapeOfPushMessage = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "body_ru": "s", "body_en~": "s", "body_uz~": "s", "stale": shapeOfPushStale, "image~": shapeOfPushPicture, "action_type": "s", "action_value~": "s", "target~": shapeOfPushTarget, "dead_link~": "e", "segment": "e", "date_from~": "s", "date_to~": "s", "scheduled_at~": "s", "urgent": "b", "status": "e", "delivery": "e", "due_at~": "s", "published_at~": "s", "audience": "c", "waiting": "c", "sent": "c", "delivered": "c", "opened": "c", "failed": "c", "dead": "c", "skipped": "c", "created_at": "s", "updated_at": "s" } as const;
const shapeOfPushMessagePage = { "messages": [shapeOfPushMessage], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPushMessageDetail = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "body_ru": "s", "body_en~": "s", "body_uz~": "s", "stale": shapeOfPushStale, "image~": shapeOfPushPicture, "action_type": "s", "action_value~": "s", "target~": shapeOfPushTarget, "dead_link~": "e", "segment": "e", "date_from~": "s", "date_to~": "s", "scheduled_at~": "s", "urgent": "b", "status": "e", "delivery": "e", "due_at~": "s", "published_at~": "s", "audience": "c", "waiting": "c", "sent": "c", "delivered": "c", "opened": "c", "failed": "c", "dead": "c", "skipped": "c", "created_at": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfPushToUsersResult = { "queued": "c", "wrong": ["s"], "unknown": ["s"], "skipped": { "already_sent": "c", "push_off": "c" } } as const;
const shapeOfPushRecipient = { "app_user_id": "c", "name~": "s", "phone_masked": "s", "language": "e", "state": "e", "attempts": "c", "error~": "e", "due_at~": "s", "sent_at~": "s" } as const;
const shapeOfPushRecipientPage = { "recipients": [shapeOfPushRecipient], "count": "c" } as const;
const shapeOfPushAudience = { "people": "c", "reachable": "c", "fallback": "c", "languages": [{ "language": "e", "people": "c", "reachable": "c" }] } as const;
const shapeOfPushActionTypes = { "action_types": [{ "code": "s", "value": "e" }] } as const;
const reads = {
  listPushMessages: reader(shapeOfPushMessagePage),
  createPushMessage: reader(shapeOfPushMessageDetail, true),
  getPushMessage: reader(shapeOfPushMessageDetail),
  updatePushMessage: reader(shapeOfPushMessageDetail, true),
  publishPushMessage: reader(shapeOfPushMessageDetail, true),
  withdrawPushMessage: reader(shapeOfPushMessageDetail, true),
  sendPushToUsers: reader(shapeOfPushToUsersResult, true),
  listPushRecipients: reader(shapeOfPushRecipientPage),
  getPushAudience: reader(shapeOfPushAudience),
  listPushActionTypes: reader(shapeOfPushActionTypes),
};
