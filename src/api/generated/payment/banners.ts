// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query<ListBannersApiResponse, ListBannersApiArg>({
      query: (queryArg) => ({ read: reads.listBanners,
        url: `/payment/v3/content/banners`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          place: queryArg.place,
          state: queryArg.state,
          lacks: queryArg.lacks,
          is_dead: queryArg.is_dead,
          shown_from: queryArg.shown_from,
          shown_to: queryArg.shown_to,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createBanner: build.mutation<CreateBannerApiResponse, CreateBannerApiArg>({
      query: (queryArg) => ({ read: reads.createBanner,
        url: `/payment/v3/content/banners`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getBanner: build.query<GetBannerApiResponse, GetBannerApiArg>({
      query: (queryArg) => ({ read: reads.getBanner,
        url: `/payment/v3/content/banners/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBanner: build.mutation<UpdateBannerApiResponse, UpdateBannerApiArg>({
      query: (queryArg) => ({ read: reads.updateBanner,
        url: `/payment/v3/content/banners/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteBanner: build.mutation<DeleteBannerApiResponse, DeleteBannerApiArg>({
      query: (queryArg) => ({
        url: `/payment/v3/content/banners/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    uploadContentPicture: build.mutation<
      UploadContentPictureApiResponse,
      UploadContentPictureApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadContentPicture,
        url: `/payment/v3/content/files`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as bannersGenerated };
export type ListBannersApiResponse =
  /** status 200 The page and the number of banners under the filter. */ BannerPage;
export type ListBannersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  place?: BannerPlace;
  state?: ShownState[];
  /** What is missing of them, a title or a picture of the language. */
  lacks?: ("ru" | "en" | "uz")[];
  /** Whether a press leads to what is off or gone. */
  is_dead?: boolean;
  /** What ends before this day is left out. */
  shown_from?: Day;
  /** What begins after this day is left out. */
  shown_to?: Day;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "place"
    | "-place"
    | "start_date"
    | "-start_date"
    | "end_date"
    | "-end_date"
    | "updated_at"
    | "-updated_at";
};
export type CreateBannerApiResponse =
  /** status 201 The banner that was made. */ BannerDetail;
export type CreateBannerApiArg = {
  body: BannerNew;
};
export type GetBannerApiResponse =
  /** status 200 The banner, others that are on at its place at the same time, and what was done to it, newest first. */ BannerDetail;
export type GetBannerApiArg = {
  id: Id;
};
export type UpdateBannerApiResponse =
  /** status 200 The banner as it stands. */ BannerDetail;
export type UpdateBannerApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BannerChange;
};
export type DeleteBannerApiResponse = unknown;
export type DeleteBannerApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type UploadContentPictureApiResponse =
  /** status 201 The picture is stored and belongs to nothing yet. */ ContentPicture;
export type UploadContentPictureApiArg = {
  body: ContentUpload;
};
export type Id = number;
export type Version = number;
export type BannerImage = {
  /** Good for a day at least and the same all day. */
  url: string;
  name: string;
  focal_x: number;
  focal_y: number;
} | null;
export type BannerPlace = "main" | "invest" | "market" | "payments";
export type BannerAction =
  "none" | "link" | "category" | "product" | "bond" | "strategy";
export type BannerTarget = {
  id: Id;
  name: string;
} | null;
export type DeadLink = ("off" | "gone" | null) | null;
export type Day = string;
export type NullableDay = string | null;
export type ShownState = "draft" | "planned" | "live" | "expired";
export type Timestamp = string;
export type Banner = {
  id: Id;
  version: Version;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  image_ru: BannerImage;
  image_en: BannerImage;
  image_uz: BannerImage;
  place: BannerPlace;
  action_type: BannerAction;
  /** An address, or the number of a record. */
  action_value: string | null;
  target: BannerTarget;
  dead_link: DeadLink;
  start_date: Day;
  end_date: NullableDay;
  sequence_number: number;
  is_active: boolean;
  state: ShownState;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type BannerPage = {
  banners: Banner[];
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
export type NamedRef = {
  id: Id;
  name: string;
};
export type BannerBeside = {
  /** The languages whose title is older than the Russian one. */
  stale: ("en" | "uz")[];
  /** Others that are on at the same place on one of its days. */
  beside: NamedRef[];
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
export type BannerDetail = Banner & BannerBeside & WithHistory;
export type PictureId = string;
export type BannerImageNew = {
  id?: PictureId;
  focal_x?: number;
  focal_y?: number;
} | null;
export type BannerNew = {
  title_ru: string;
  title_en?: string | null;
  title_uz?: string | null;
  image_ru?: BannerImageNew;
  image_en?: BannerImageNew;
  image_uz?: BannerImageNew;
  place: BannerPlace;
  action_type: BannerAction;
  action_value?: string | null;
  start_date: Day;
  end_date?: NullableDay;
  sequence_number?: number;
  is_active?: boolean;
};
export type BannerChange = {
  title_ru?: string;
  title_en?: string | null;
  title_uz?: string | null;
  image_ru?: BannerImageNew;
  image_en?: BannerImageNew;
  image_uz?: BannerImageNew;
  place?: BannerPlace;
  action_type?: BannerAction;
  action_value?: string | null;
  start_date?: Day;
  end_date?: NullableDay;
  sequence_number?: number;
  is_active?: boolean;
};
export type ContentPicture = {
  id: PictureId;
  /** Good for a day at least and the same all day. */
  url: string;
};
export type ContentUpload = {
  file: Blob;
};
export const {
  useListBannersQuery,
  useLazyListBannersQuery,
  useCreateBannerMutation,
  useGetBannerQuery,
  useLazyGetBannerQuery,
  useUpdateBannerMutation,
  useDeleteBannerMutation,
  useUploadContentPictureMutation,
} = injectedRtkApi;
const shapeOfBannerImage = { "url": "s", "name": "s", "focal_x": "c", "focal_y": "c" } as const;
const shapeOfBannerTarget = { "id": "c", "name": "s" } as const;
const shapeOfBanner = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "image_ru~": shapeOfBannerImage, "image_en~": shapeOfBannerImage, "image_uz~": shapeOfBannerImage, "place": "e", "action_type": "e", "action_value~": "s", "target~": shapeOfBannerTarget, "dead_link~": "e", "start_date": "s", "end_date~": "s", "sequence_number": "c", "is_active": "b", "state": "e", "created_at": "s", "updated_at": "s" } as const;
const shapeOfBannerPage = { "banners": [shapeOfBanner], "count": "c" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBannerDetail = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "image_ru~": shapeOfBannerImage, "image_en~": shapeOfBannerImage, "image_uz~": shapeOfBannerImage, "place": "e", "action_type": "e", "action_value~": "s", "target~": shapeOfBannerTarget, "dead_link~": "e", "start_date": "s", "end_date~": "s", "sequence_number": "c", "is_active": "b", "state": "e", "created_at": "s", "updated_at": "s", "stale": ["e"], "beside": [shapeOfNamedRef], "history": [shapeOfHistoryRow] } as const;
const shapeOfContentPicture = { "id": "s", "url": "s" } as const;
const reads = {
  listBanners: reader(shapeOfBannerPage),
  createBanner: reader(shapeOfBannerDetail, true),
  getBanner: reader(shapeOfBannerDetail),
  updateBanner: reader(shapeOfBannerDetail, true),
  uploadContentPicture: reader(shapeOfContentPicture, true),
};
