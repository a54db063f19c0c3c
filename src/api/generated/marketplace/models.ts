// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: build.query<ListModelsApiResponse, ListModelsApiArg>({
      query: (queryArg) => ({ read: reads.listModels,
        url: `/marketplace/v1/models`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          brand_id: queryArg.brand_id,
          attribute_id: queryArg.attribute_id,
          value_id: queryArg.value_id,
          lacks: queryArg.lacks,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createModel: build.mutation<CreateModelApiResponse, CreateModelApiArg>({
      query: (queryArg) => ({ read: reads.createModel,
        url: `/marketplace/v1/models`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getModel: build.query<GetModelApiResponse, GetModelApiArg>({
      query: (queryArg) => ({ read: reads.getModel,
        url: `/marketplace/v1/models/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateModel: build.mutation<UpdateModelApiResponse, UpdateModelApiArg>({
      query: (queryArg) => ({ read: reads.updateModel,
        url: `/marketplace/v1/models/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteModel: build.mutation<DeleteModelApiResponse, DeleteModelApiArg>({
      query: (queryArg) => ({
        url: `/marketplace/v1/models/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setModelAttribute: build.mutation<
      SetModelAttributeApiResponse,
      SetModelAttributeApiArg
    >({
      query: (queryArg) => ({ read: reads.setModelAttribute,
        url: `/marketplace/v1/models/attributes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeModelAttribute: build.mutation<
      RemoveModelAttributeApiResponse,
      RemoveModelAttributeApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/models/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    addModelImage: build.mutation<
      AddModelImageApiResponse,
      AddModelImageApiArg
    >({
      query: (queryArg) => ({ read: reads.addModelImage,
        url: `/marketplace/v1/models/images`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeModelImage: build.mutation<
      RemoveModelImageApiResponse,
      RemoveModelImageApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/models/images/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as modelsGenerated };
export type ListModelsApiResponse =
  /** status 200 The page and the number of models under the filter. */ ModelPage;
export type ListModelsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Those of this category and of all that stand below it. */
  category_id?: Id;
  /** Those of any of these brands. */
  brand_id?: Id[];
  /** Those that the attribute describes, with a value or without one. */
  attribute_id?: Id;
  /** Those that have this value of an attribute. */
  value_id?: Id;
  /** Those that lack all of these. */
  lacks?: ModelLack[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "name" | "-name" | "created_at" | "-created_at";
};
export type CreateModelApiResponse =
  /** status 201 The model that was made. */ ModelDetail;
export type CreateModelApiArg = {
  body: ModelNew;
};
export type GetModelApiResponse =
  /** status 200 The model with its texts, attributes and pictures, and what was done to it, newest first. */ ModelDetail;
export type GetModelApiArg = {
  id: Id;
};
export type UpdateModelApiResponse =
  /** status 200 The model as it stands. */ ModelDetail;
export type UpdateModelApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ModelChange;
};
export type DeleteModelApiResponse = unknown;
export type DeleteModelApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type SetModelAttributeApiResponse =
  /** status 201 The attribute of the model. */ ModelAttribute;
export type SetModelAttributeApiArg = {
  body: ModelAttributeSet;
};
export type RemoveModelAttributeApiResponse = unknown;
export type RemoveModelAttributeApiArg = {
  id: Id;
};
export type AddModelImageApiResponse =
  /** status 201 The picture. */ ModelImage;
export type AddModelImageApiArg = {
  body: ModelImageNew;
};
export type RemoveModelImageApiResponse = unknown;
export type RemoveModelImageApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type ModelName = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type ModelLack = "en" | "uz" | "image" | "attributes";
export type Timestamp = string;
export type Model = {
  id: Id;
  version: Version;
  name: ModelName;
  category: NamedRef;
  /** The names from the root down to the category itself. */
  category_path: string[];
  brand: NamedRef;
  /** Of the small form of the main picture. */
  image_url: string | null;
  images_count: number;
  attributes_count: number;
  attributes_filled: number;
  products_count: number;
  lacks: ModelLack[];
  created_at: Timestamp;
};
export type ModelPage = {
  models: Model[];
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
export type DescriptionText = string;
export type OptionalDescription = string | null;
export type AttributeType =
  "select" | "multi" | "number" | "text" | "bool" | "color";
export type ModelAttributeValue = {
  id: Id;
  value: string;
  /** The swatch of a colour. */
  color: string | null;
};
export type AttributeText = string | null;
export type AttributeNumber = number | null;
export type AttributeFlag = boolean | null;
export type ModelAttribute = {
  id: Id;
  attribute_id: Id;
  /** In the language of the call. */
  name: string;
  type: AttributeType;
  unit: string | null;
  values: ModelAttributeValue[];
  text: AttributeText;
  number: AttributeNumber;
  flag: AttributeFlag;
  is_filled: boolean;
};
export type FocalShare = number;
export type ModelImage = {
  id: Id;
  /** Good for a day at least and the same all day. */
  url: string;
  /** Of the small picture, or of the large one where there is none. */
  thumb_url: string;
  sequence_number: number;
  focal_x: FocalShare;
  focal_y: FocalShare;
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
export type ModelDetail = Model & {
  description_ru: DescriptionText;
  description_en: OptionalDescription;
  description_uz: OptionalDescription;
  /** The languages whose description is older than the Russian one. */
  stale: ("en" | "uz")[];
  attributes: ModelAttribute[];
  /** In their order. */
  images: ModelImage[];
  updated_at: Timestamp;
} & WithHistory;
export type AttributeValueIds = Id[];
export type AttributeOfNewModel = {
  attribute_id: Id;
  value_ids?: AttributeValueIds;
  text?: AttributeText;
  number?: AttributeNumber;
  flag?: AttributeFlag;
};
export type ImageKey = string;
export type ImageOfNewModel = {
  key: ImageKey;
  thumb_key?: ImageKey;
  focal_x?: FocalShare;
  focal_y?: FocalShare;
};
export type ModelNew = {
  name: ModelName;
  category_id: Id;
  brand_id: Id;
  description_ru: DescriptionText;
  description_en?: OptionalDescription;
  description_uz?: OptionalDescription;
  attributes?: AttributeOfNewModel[];
  images?: ImageOfNewModel[];
};
export type ImageFocus = {
  id: Id;
  focal_x: FocalShare;
  focal_y: FocalShare;
};
export type ModelChange = {
  name?: ModelName;
  category_id?: Id;
  brand_id?: Id;
  description_ru?: DescriptionText;
  description_en?: OptionalDescription;
  description_uz?: OptionalDescription;
  /** The pictures of the model, the main one first. */
  image_order?: Id[];
  focal_points?: ImageFocus[];
};
export type ModelAttributeSet = {
  model_id: Id;
  attribute_id: Id;
  value_ids?: AttributeValueIds;
  text?: AttributeText;
  number?: AttributeNumber;
  flag?: AttributeFlag;
};
export type ModelImageNew = {
  model_id: Id;
  key: ImageKey;
  thumb_key?: ImageKey;
  focal_x?: FocalShare;
  focal_y?: FocalShare;
};
export const {
  useListModelsQuery,
  useLazyListModelsQuery,
  useCreateModelMutation,
  useGetModelQuery,
  useLazyGetModelQuery,
  useUpdateModelMutation,
  useDeleteModelMutation,
  useSetModelAttributeMutation,
  useRemoveModelAttributeMutation,
  useAddModelImageMutation,
  useRemoveModelImageMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfModel = { "id": "c", "version": "c", "name": "s", "category": shapeOfNamedRef, "category_path": ["s"], "brand": shapeOfNamedRef, "image_url~": "s", "images_count": "c", "attributes_count": "c", "attributes_filled": "c", "products_count": "c", "lacks": ["e"], "created_at": "s" } as const;
const shapeOfModelPage = { "models": [shapeOfModel], "count": "c" } as const;
const shapeOfModelAttributeValue = { "id": "c", "value": "s", "color~": "s" } as const;
const shapeOfModelAttribute = { "id": "c", "attribute_id": "c", "name": "s", "type": "e", "unit~": "s", "values": [shapeOfModelAttributeValue], "text~": "s", "number~": "n", "flag~": "b", "is_filled": "b" } as const;
const shapeOfModelImage = { "id": "c", "url": "s", "thumb_url": "s", "sequence_number": "c", "focal_x": "c", "focal_y": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfModelDetail = { "id": "c", "version": "c", "name": "s", "category": shapeOfNamedRef, "category_path": ["s"], "brand": shapeOfNamedRef, "image_url~": "s", "images_count": "c", "attributes_count": "c", "attributes_filled": "c", "products_count": "c", "lacks": ["e"], "created_at": "s", "description_ru": "s", "description_en~": "s", "description_uz~": "s", "stale": ["e"], "attributes": [shapeOfModelAttribute], "images": [shapeOfModelImage], "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listModels: reader(shapeOfModelPage),
  createModel: reader(shapeOfModelDetail, true),
  getModel: reader(shapeOfModelDetail),
  updateModel: reader(shapeOfModelDetail, true),
  setModelAttribute: reader(shapeOfModelAttribute, true),
  addModelImage: reader(shapeOfModelImage, true),
};
