// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccessChanges: build.query<
      ListAccessChangesApiResponse,
      ListAccessChangesApiArg
    >({
      query: (queryArg) => ({ read: reads.listAccessChanges,
        url: `/system-user/v1/access-changes`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          kind: queryArg.kind,
          person_id: queryArg.person_id,
          role_id: queryArg.role_id,
          awaits: queryArg.awaits,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getAccessChange: build.query<
      GetAccessChangeApiResponse,
      GetAccessChangeApiArg
    >({
      query: (queryArg) => ({ read: reads.getAccessChange,
        url: `/system-user/v1/access-changes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    confirmAccessChange: build.mutation<
      ConfirmAccessChangeApiResponse,
      ConfirmAccessChangeApiArg
    >({
      query: (queryArg) => ({ read: reads.confirmAccessChange,
        url: `/system-user/v1/access-changes/${encodeURIComponent(String(queryArg.id))}/confirm`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    rejectAccessChange: build.mutation<
      RejectAccessChangeApiResponse,
      RejectAccessChangeApiArg
    >({
      query: (queryArg) => ({ read: reads.rejectAccessChange,
        url: `/system-user/v1/access-changes/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cancelAccessChange: build.mutation<
      CancelAccessChangeApiResponse,
      CancelAccessChangeApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelAccessChange,
        url: `/system-user/v1/access-changes/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getAccessConfirmation: build.query<
      GetAccessConfirmationApiResponse,
      GetAccessConfirmationApiArg
    >({
      query: () => ({ read: reads.getAccessConfirmation, url: `/system-user/v1/access-confirmation` }),
    }),
    setAccessConfirmation: build.mutation<
      SetAccessConfirmationApiResponse,
      SetAccessConfirmationApiArg
    >({
      query: (queryArg) => ({ read: reads.setAccessConfirmation,
        url: `/system-user/v1/access-confirmation`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accessChangesGenerated };
export type ListAccessChangesApiResponse =
  /** status 200 The page, what waits longest first, and the number of changes under the filter. */ AccessChangePage;
export type ListAccessChangesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: AccessChangeStatus[];
  kind?: AccessChangeKind;
  /** Only those about this account. */
  person_id?: Id;
  /** Only those about this role of the system area. */
  role_id?: Id;
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at";
};
export type GetAccessChangeApiResponse =
  /** status 200 The change, whom it gives what, and what was done to it, newest first. */ AccessChangeDetail;
export type GetAccessChangeApiArg = {
  id: Id;
};
export type ConfirmAccessChangeApiResponse =
  /** status 200 The change is done. */ AccessChangeDetail;
export type ConfirmAccessChangeApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type RejectAccessChangeApiResponse =
  /** status 200 The change is rejected; nothing was done. */ AccessChangeDetail;
export type RejectAccessChangeApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: AccessChangeRejection;
};
export type CancelAccessChangeApiResponse =
  /** status 200 The change is taken back; nothing was done. */ AccessChangeDetail;
export type CancelAccessChangeApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type GetAccessConfirmationApiResponse =
  /** status 200 The setting of the platform. */ AccessConfirmation;
export type GetAccessConfirmationApiArg = void;
export type SetAccessConfirmationApiResponse =
  /** status 200 The setting as it is now. */ AccessConfirmation;
export type SetAccessConfirmationApiArg = {
  body: AccessConfirmationChange;
};
export type Id = number;
export type AccessChangeKind =
  | "update_account"
  | "set_password"
  | "add_role"
  | "set_permissions"
  | "add_service_role"
  | "add_policy";
export type AccessChangeStatus =
  "pending" | "confirmed" | "rejected" | "cancelled";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Timestamp = string;
export type NullableTimestamp = string | null;
export type AccessChange = {
  id: Id;
  kind: AccessChangeKind;
  status: AccessChangeStatus;
  person: NullableNamedRef;
  /** Whose role it is; none for the system area. */
  service: ("payment" | "investment" | null) | null;
  /** The roles that it is about. */
  roles: string[];
  /** What people come by, as id.action of the system area or service METHOD /endpoint; of a password what its person holds. */
  rights: string[];
  /** Why the caller may not confirm it; none where he may, and of one that is decided. */
  obstacle: ("same_person" | "own_access" | "changed_meanwhile" | null) | null;
  made_by: NamedRef;
  created_at: Timestamp;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  /** Why it was rejected. */
  comment: string | null;
};
export type AccessChangePage = {
  access_changes: AccessChange[];
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
export type AccessChangeMore = {
  /** Whoever comes by these rights, by their names, 100 at most. */
  people: NamedRef[];
  people_count: number;
  /** The person has not changed a password yet that somebody else has set and may know. */
  password_is_given: boolean;
};
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
export type AccessChangeDetail = AccessChange & AccessChangeMore & WithHistory;
export type AccessChangeRejection = {
  comment: string;
};
export type AccessConfirmation = {
  is_on: boolean;
  /** Whether the caller alone could confirm, and has for a day. */
  may_switch_off: boolean;
  /** Who may confirm, 100 of them at most. */
  confirmers: NamedRef[];
  changed_by: NullableNamedRef;
  changed_at: NullableTimestamp;
};
export type AccessConfirmationChange = {
  is_on: boolean;
};
export const {
  useListAccessChangesQuery,
  useLazyListAccessChangesQuery,
  useGetAccessChangeQuery,
  useLazyGetAccessChangeQuery,
  useConfirmAccessChangeMutation,
  useRejectAccessChangeMutation,
  useCancelAccessChangeMutation,
  useGetAccessConfirmationQuery,
  useLazyGetAccessConfirmationQuery,
  useSetAccessConfirmationMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfAccessChange = { "id": "c", "kind": "e", "status": "e", "person~": shapeOfNullableNamedRef, "service~": "e", "roles": ["s"], "rights": ["s"], "obstacle~": "e", "made_by": shapeOfNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "comment~": "s" } as const;
const shapeOfAccessChangePage = { "access_changes": [shapeOfAccessChange], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfAccessChangeDetail = { "id": "c", "kind": "e", "status": "e", "person~": shapeOfNullableNamedRef, "service~": "e", "roles": ["s"], "rights": ["s"], "obstacle~": "e", "made_by": shapeOfNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "comment~": "s", "people": [shapeOfNamedRef], "people_count": "c", "password_is_given": "b", "history": [shapeOfHistoryRow] } as const;
const shapeOfAccessConfirmation = { "is_on": "b", "may_switch_off": "b", "confirmers": [shapeOfNamedRef], "changed_by~": shapeOfNullableNamedRef, "changed_at~": "s" } as const;
const reads = {
  listAccessChanges: reader(shapeOfAccessChangePage),
  getAccessChange: reader(shapeOfAccessChangeDetail),
  confirmAccessChange: reader(shapeOfAccessChangeDetail, true),
  rejectAccessChange: reader(shapeOfAccessChangeDetail, true),
  cancelAccessChange: reader(shapeOfAccessChangeDetail, true),
  getAccessConfirmation: reader(shapeOfAccessConfirmation),
  setAccessConfirmation: reader(shapeOfAccessConfirmation, true),
};
