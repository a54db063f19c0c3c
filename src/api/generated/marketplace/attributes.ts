// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttributes: build.query<
      ListAttributesApiResponse,
      ListAttributesApiArg
    >({
      query: (queryArg) => ({ read: reads.listAttributes,
        url: `/marketplace/v1/attributes`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          type: queryArg["type"],
          lacks: queryArg.lacks,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createAttribute: build.mutation<
      CreateAttributeApiResponse,
      CreateAttributeApiArg
    >({
      query: (queryArg) => ({ read: reads.createAttribute,
        url: `/marketplace/v1/attributes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    addAttributeValue: build.mutation<
      AddAttributeValueApiResponse,
      AddAttributeValueApiArg
    >({
      query: (queryArg) => ({ read: reads.addAttributeValue,
        url: `/marketplace/v1/attributes/values`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeAttributeValue: build.mutation<
      RemoveAttributeValueApiResponse,
      RemoveAttributeValueApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/attributes/values/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getAttribute: build.query<GetAttributeApiResponse, GetAttributeApiArg>({
      query: (queryArg) => ({ read: reads.getAttribute,
        url: `/marketplace/v1/attributes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateAttribute: build.mutation<
      UpdateAttributeApiResponse,
      UpdateAttributeApiArg
    >({
      query: (queryArg) => ({ read: reads.updateAttribute,
        url: `/marketplace/v1/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteAttribute: build.mutation<
      DeleteAttributeApiResponse,
      DeleteAttributeApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as attributesGenerated };
export type ListAttributesApiResponse =
  /** status 200 The page and the number of attributes under the filter. */ AttributePage;
export type ListAttributesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  type?: AttributeType[];
  /** Those without a name in one of these languages. */
  lacks?: ("en" | "uz")[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "name"
    | "-name"
    | "models_count"
    | "-models_count"
    | "created_at"
    | "-created_at";
};
export type CreateAttributeApiResponse =
  /** status 201 The attribute that was made. */ AttributeDetail;
export type CreateAttributeApiArg = {
  body: AttributeNew;
};
export type AddAttributeValueApiResponse =
  /** status 201 The attribute as it stands. */ AttributeDetail;
export type AddAttributeValueApiArg = {
  body: AddedValue;
};
export type RemoveAttributeValueApiResponse = unknown;
export type RemoveAttributeValueApiArg = {
  id: Id;
};
export type GetAttributeApiResponse =
  /** status 200 The attribute and what was done to it, newest first. */ AttributeDetail;
export type GetAttributeApiArg = {
  id: Id;
};
export type UpdateAttributeApiResponse =
  /** status 200 The attribute as it stands. */ AttributeDetail;
export type UpdateAttributeApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: AttributeChange;
};
export type DeleteAttributeApiResponse = unknown;
export type DeleteAttributeApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type AttributeType =
  "select" | "multi" | "number" | "text" | "bool" | "color";
export type ValueText = string;
export type AttributeValue = {
  id: Id;
  value: ValueText;
  /** The swatch of a colour. */
  color: string | null;
  sequence_number: number;
};
export type Timestamp = string;
export type Attribute = {
  id: Id;
  version: Version;
  /** In the language of Accept-Language. */
  name: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages whose name is older than the Russian one. */
  stale: ("en" | "uz")[];
  type: AttributeType;
  /** Of a number. */
  unit: string | null;
  /** In their order. */
  values: AttributeValue[];
  values_count: number;
  /** Those described by it. */
  models_count: number;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type AttributePage = {
  attributes: Attribute[];
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
export type AttributeDetail = Attribute & {
  /** The values that a model is described by, and by how many; these stay. */
  used_values: {
    id: Id;
    models_count: number;
  }[];
} & WithHistory;
export type AttributeUnit = string;
export type Swatch = string;
export type ValueNew = {
  value: ValueText;
  color?: Swatch;
};
export type AttributeNew = {
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  type: AttributeType;
  unit?: AttributeUnit;
  values?: ValueNew[];
};
export type AddedValue = {
  attribute_id: Id;
  value: ValueText;
  color?: Swatch;
  /** Past the last, it is the last. */
  sequence_number?: number;
};
export type Ids = Id[];
export type AttributeChange = {
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  unit?: string | null;
  value_order?: Ids;
};
export const {
  useListAttributesQuery,
  useLazyListAttributesQuery,
  useCreateAttributeMutation,
  useAddAttributeValueMutation,
  useRemoveAttributeValueMutation,
  useGetAttributeQuery,
  useLazyGetAttributeQuery,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
} = injectedRtkApi;
const shapeOfAttributeValue = { "id": "c", "value": "s", "color~": "s", "sequence_number": "c" } as const;
const shapeOfAttribute = { "id": "c", "version": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "type": "e", "unit~": "s", "values": [shapeOfAttributeValue], "values_count": "c", "models_count": "c", "created_at": "s", "updated_at": "s" } as const;
const shapeOfAttributePage = { "attributes": [shapeOfAttribute], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfAttributeDetail = { "id": "c", "version": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "type": "e", "unit~": "s", "values": [shapeOfAttributeValue], "values_count": "c", "models_count": "c", "created_at": "s", "updated_at": "s", "used_values": [{ "id": "c", "models_count": "c" }], "history": [shapeOfHistoryRow] } as const;
const reads = {
  listAttributes: reader(shapeOfAttributePage),
  createAttribute: reader(shapeOfAttributeDetail, true),
  addAttributeValue: reader(shapeOfAttributeDetail, true),
  getAttribute: reader(shapeOfAttributeDetail),
  updateAttribute: reader(shapeOfAttributeDetail, true),
};
