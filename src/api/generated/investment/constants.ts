// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConstants: build.query<ListConstantsApiResponse, ListConstantsApiArg>({
      query: (queryArg) => ({ read: reads.listConstants,
        url: `/investment/investment/constants`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          type: queryArg["type"],
          is_active: queryArg.is_active,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createConstant: build.mutation<
      CreateConstantApiResponse,
      CreateConstantApiArg
    >({
      query: (queryArg) => ({ read: reads.createConstant,
        url: `/investment/investment/constant`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getConstant: build.query<GetConstantApiResponse, GetConstantApiArg>({
      query: (queryArg) => ({ read: reads.getConstant,
        url: `/investment/investment/constant/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateConstant: build.mutation<
      UpdateConstantApiResponse,
      UpdateConstantApiArg
    >({
      query: (queryArg) => ({ read: reads.updateConstant,
        url: `/investment/investment/constant/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteConstant: build.mutation<
      DeleteConstantApiResponse,
      DeleteConstantApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/investment/constant/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as constantsGenerated };
export type ListConstantsApiResponse =
  /** status 200 The page and the number of constants under the filter. */ ConstantPage;
export type ListConstantsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  type?: ConstantType[];
  is_active?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "key" | "-key" | "updated_at" | "-updated_at";
};
export type CreateConstantApiResponse =
  /** status 201 The constant that was made. */ Constant;
export type CreateConstantApiArg = {
  body: NewConstant;
};
export type GetConstantApiResponse =
  /** status 200 The constant and what was done to it, newest first. */ ConstantDetail;
export type GetConstantApiArg = {
  id: Id;
};
export type UpdateConstantApiResponse =
  /** status 200 The constant as it stands. */ Constant;
export type UpdateConstantApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ConstantChange;
};
export type DeleteConstantApiResponse = unknown;
export type DeleteConstantApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type ConstantKey = string;
export type ConstantType =
  "number" | "percent" | "money" | "text" | "bool" | "json" | "date";
export type ConstantValue = string;
export type ConstantNote = string;
export type Timestamp = string;
export type Constant = {
  id: Id;
  version: Version;
  key: ConstantKey;
  type: ConstantType;
  value: ConstantValue;
  description: ConstantNote;
  is_active: boolean;
  /** What of the service reads it, in the language of the caller; none where nothing does. */
  read_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type ConstantPage = {
  constants: Constant[];
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
export type NewConstant = {
  key: ConstantKey;
  type: ConstantType;
  value: ConstantValue;
  description?: ConstantNote;
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
export type ConstantDetail = Constant & WithHistory;
export type ConstantChange = {
  type?: ConstantType;
  value?: ConstantValue;
  description?: ConstantNote;
  is_active?: boolean;
};
export const {
  useListConstantsQuery,
  useLazyListConstantsQuery,
  useCreateConstantMutation,
  useGetConstantQuery,
  useLazyGetConstantQuery,
  useUpdateConstantMutation,
  useDeleteConstantMutation,
} = injectedRtkApi;
const shapeOfConstant = { "id": "c", "version": "c", "key": "s", "type": "e", "value": "s", "description": "s", "is_active": "b", "read_by~": "s", "created_at": "s", "updated_at": "s" } as const;
const shapeOfConstantPage = { "constants": [shapeOfConstant], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfConstantDetail = { "id": "c", "version": "c", "key": "s", "type": "e", "value": "s", "description": "s", "is_active": "b", "read_by~": "s", "created_at": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listConstants: reader(shapeOfConstantPage),
  createConstant: reader(shapeOfConstant, true),
  getConstant: reader(shapeOfConstantDetail),
  updateConstant: reader(shapeOfConstant, true),
};
