// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFomos: build.query<ListFomosApiResponse, ListFomosApiArg>({
      query: (queryArg) => ({ read: reads.listFomos,
        url: `/payment/fomos`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          id: queryArg.id,
          state: queryArg.state,
          trigger: queryArg.trigger,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createFomo: build.mutation<CreateFomoApiResponse, CreateFomoApiArg>({
      query: (queryArg) => ({ read: reads.createFomo,
        url: `/payment/fomos`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateFomo: build.mutation<UpdateFomoApiResponse, UpdateFomoApiArg>({
      query: (queryArg) => ({ read: reads.updateFomo,
        url: `/payment/fomos/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listUserFomos: build.query<ListUserFomosApiResponse, ListUserFomosApiArg>({
      query: (queryArg) => ({ read: reads.listUserFomos,
        url: `/payment/user-fomos`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          fomo_id: queryArg.fomo_id,
          status: queryArg.status,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    renewUserFomo: build.mutation<
      RenewUserFomoApiResponse,
      RenewUserFomoApiArg
    >({
      query: (queryArg) => ({ read: reads.renewUserFomo,
        url: `/payment/user-fomos/${encodeURIComponent(String(queryArg.id))}/renew`,
        method: "PATCH",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as fomoGenerated };
export type ListFomosApiResponse =
  /** status 200 The page and the number of campaigns under the filter. */ FomoPage;
export type ListFomosApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** The one campaign with this number, with its history. */
  id?: Id;
  state?: FomoState[];
  trigger?: FomoTrigger[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "created_at"
    | "-created_at"
    | "start"
    | "-start"
    | "end"
    | "-end"
    | "name"
    | "-name";
};
export type CreateFomoApiResponse =
  /** status 201 The campaign that was made. */ Fomo;
export type CreateFomoApiArg = {
  body: FomoNew;
};
export type UpdateFomoApiResponse =
  /** status 200 The campaign as it stands. */ Fomo;
export type UpdateFomoApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: FomoChange;
};
export type ListUserFomosApiResponse =
  /** status 200 The page and the number of offers under the filter. */ UserFomoPage;
export type ListUserFomosApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  fomo_id?: Id;
  status?: UserFomoStatus[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "activated_at" | "-activated_at" | "expires_at" | "-expires_at";
};
export type RenewUserFomoApiResponse =
  /** status 200 The offer, which holds again. */ UserFomo;
export type RenewUserFomoApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type FomoStale = {
  title: ("en" | "uz")[];
  text: ("en" | "uz")[];
};
export type FomoTrigger =
  "registered" | "no_investment" | "cart_left" | "limit_unused";
export type Day = string;
export type FomoState = "draft" | "planned" | "live" | "over";
export type Timestamp = string;
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
export type Fomo = {
  id: Id;
  version: Version;
  name: string;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  text_ru: string;
  text_en: string | null;
  text_uz: string | null;
  stale: FomoStale;
  image: {
    key: string;
    name: string;
    /** Good for a day at least. */
    url: string;
  } | null;
  trigger: FomoTrigger;
  /** For how long it holds for a person. */
  duration_hours: number;
  /** Above nothing and up to a hundred. */
  benefit_percent: string;
  start: Day;
  end: Day;
  is_active: boolean;
  state: FomoState;
  /** People whose offer holds. */
  active: number;
  /** People who used it. */
  used: number;
  /** People whose offer ran out. */
  expired: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Newest first; of the one that was asked for by its number. */
  history?: HistoryRow[];
};
export type FomoPage = {
  fomos: Fomo[];
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
export type FomoNew = {
  name: string;
  title_ru: string;
  title_en?: string | null;
  title_uz?: string | null;
  text_ru: string;
  text_en?: string | null;
  text_uz?: string | null;
  /** The id of a picture that one has sent oneself (`/v3/content/files`), or its key. */
  image_key?: string | null;
  trigger: FomoTrigger;
  /** For how long it holds for a person. */
  duration_hours: number;
  /** Above nothing and up to a hundred. */
  benefit_percent: string;
  start: Day;
  end: Day;
  is_active?: boolean;
};
export type FomoChange = {
  name?: string;
  title_ru?: string;
  title_en?: string | null;
  title_uz?: string | null;
  text_ru?: string;
  text_en?: string | null;
  text_uz?: string | null;
  /** The id of a picture that one has sent oneself (`/v3/content/files`), or its key. */
  image_key?: string | null;
  trigger?: FomoTrigger;
  /** For how long it holds for a person. */
  duration_hours?: number;
  /** Above nothing and up to a hundred. */
  benefit_percent?: string;
  start?: Day;
  end?: Day;
  is_active?: boolean;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableTimestamp = string | null;
export type UserFomoStatus = "active" | "used" | "expired";
export type UserFomo = {
  id: Id;
  user: {
    id: Id;
    /** Where it is known who he is. */
    name: string | null;
    phone_masked: string;
  };
  fomo: NamedRef;
  activated_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  status: UserFomoStatus;
  /** Whether it ran out and its campaign goes on. */
  is_renewable: boolean;
};
export type UserFomoPage = {
  user_fomos: UserFomo[];
  count: number;
};
export const {
  useListFomosQuery,
  useLazyListFomosQuery,
  useCreateFomoMutation,
  useUpdateFomoMutation,
  useListUserFomosQuery,
  useLazyListUserFomosQuery,
  useRenewUserFomoMutation,
} = injectedRtkApi;
const shapeOfFomoStale = { "title": ["e"], "text": ["e"] } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfFomo = { "id": "c", "version": "c", "name": "s", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "text_ru": "s", "text_en~": "s", "text_uz~": "s", "stale": shapeOfFomoStale, "image~": { "key": "s", "name": "s", "url": "s" }, "trigger": "e", "duration_hours": "c", "benefit_percent": "s", "start": "s", "end": "s", "is_active": "b", "state": "e", "active": "c", "used": "c", "expired": "c", "created_at": "s", "updated_at": "s", "history?": [shapeOfHistoryRow] } as const;
const shapeOfFomoPage = { "fomos": [shapeOfFomo], "count": "c" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfUserFomo = { "id": "c", "user": { "id": "c", "name~": "s", "phone_masked": "s" }, "fomo": shapeOfNamedRef, "activated_at": "s", "expires_at": "s", "used_at~": "s", "status": "e", "is_renewable": "b" } as const;
const shapeOfUserFomoPage = { "user_fomos": [shapeOfUserFomo], "count": "c" } as const;
const reads = {
  listFomos: reader(shapeOfFomoPage),
  createFomo: reader(shapeOfFomo, true),
  updateFomo: reader(shapeOfFomo, true),
  listUserFomos: reader(shapeOfUserFomoPage),
  renewUserFomo: reader(shapeOfUserFomo, true),
};
