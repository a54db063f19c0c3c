// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqCategories: build.query<
      ListFaqCategoriesApiResponse,
      ListFaqCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listFaqCategories,
        url: `/payment/content/categories`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          is_active: queryArg.is_active,
          lacks: queryArg.lacks,
          stale: queryArg.stale,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createFaqCategory: build.mutation<
      CreateFaqCategoryApiResponse,
      CreateFaqCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.createFaqCategory,
        url: `/payment/content/categories`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getFaqCategory: build.query<
      GetFaqCategoryApiResponse,
      GetFaqCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.getFaqCategory,
        url: `/payment/content/categories/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateFaqCategory: build.mutation<
      UpdateFaqCategoryApiResponse,
      UpdateFaqCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.updateFaqCategory,
        url: `/payment/content/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteFaqCategory: build.mutation<
      DeleteFaqCategoryApiResponse,
      DeleteFaqCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/content/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listFaqChapters: build.query<
      ListFaqChaptersApiResponse,
      ListFaqChaptersApiArg
    >({
      query: (queryArg) => ({ read: reads.listFaqChapters,
        url: `/payment/content/chapters`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          lacks: queryArg.lacks,
          stale: queryArg.stale,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createFaqChapter: build.mutation<
      CreateFaqChapterApiResponse,
      CreateFaqChapterApiArg
    >({
      query: (queryArg) => ({ read: reads.createFaqChapter,
        url: `/payment/content/chapters`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getFaqChapter: build.query<GetFaqChapterApiResponse, GetFaqChapterApiArg>({
      query: (queryArg) => ({ read: reads.getFaqChapter,
        url: `/payment/content/chapters/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateFaqChapter: build.mutation<
      UpdateFaqChapterApiResponse,
      UpdateFaqChapterApiArg
    >({
      query: (queryArg) => ({ read: reads.updateFaqChapter,
        url: `/payment/content/chapters/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteFaqChapter: build.mutation<
      DeleteFaqChapterApiResponse,
      DeleteFaqChapterApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/content/chapters/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listFaqArticles: build.query<
      ListFaqArticlesApiResponse,
      ListFaqArticlesApiArg
    >({
      query: (queryArg) => ({ read: reads.listFaqArticles,
        url: `/payment/content/articles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          chapter_id: queryArg.chapter_id,
          is_active: queryArg.is_active,
          lacks: queryArg.lacks,
          stale: queryArg.stale,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createFaqArticle: build.mutation<
      CreateFaqArticleApiResponse,
      CreateFaqArticleApiArg
    >({
      query: (queryArg) => ({ read: reads.createFaqArticle,
        url: `/payment/content/articles`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getFaqArticle: build.query<GetFaqArticleApiResponse, GetFaqArticleApiArg>({
      query: (queryArg) => ({ read: reads.getFaqArticle,
        url: `/payment/content/articles/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateFaqArticle: build.mutation<
      UpdateFaqArticleApiResponse,
      UpdateFaqArticleApiArg
    >({
      query: (queryArg) => ({ read: reads.updateFaqArticle,
        url: `/payment/content/articles/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteFaqArticle: build.mutation<
      DeleteFaqArticleApiResponse,
      DeleteFaqArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/content/articles/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as faqGenerated };
export type ListFaqCategoriesApiResponse =
  /** status 200 The page and how many categories there are under the filter. */ FaqCategoryPage;
export type ListFaqCategoriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  is_active?: boolean;
  /** Only those that have no text in one of these languages. */
  lacks?: Translation[];
  /** Only those whose Russian text was changed later than that of one of these languages. */
  stale?: Translation[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    "order" | "-order" | "name" | "-name" | "updated_at" | "-updated_at";
};
export type CreateFaqCategoryApiResponse =
  /** status 201 What was made. */ FaqCategoryDetail;
export type CreateFaqCategoryApiArg = {
  body: FaqCategoryNew;
};
export type GetFaqCategoryApiResponse =
  /** status 200 The record and what was done to it, newest first. */ FaqCategoryDetail;
export type GetFaqCategoryApiArg = {
  id: Id;
};
export type UpdateFaqCategoryApiResponse =
  /** status 200 The record as it stands. */ FaqCategoryDetail;
export type UpdateFaqCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: FaqCategoryChange;
};
export type DeleteFaqCategoryApiResponse = unknown;
export type DeleteFaqCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListFaqChaptersApiResponse =
  /** status 200 The page and how many chapters there are under the filter. */ FaqChapterPage;
export type ListFaqChaptersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  category_id?: Id;
  /** Only those that have no text in one of these languages. */
  lacks?: Translation[];
  /** Only those whose Russian text was changed later than that of one of these languages. */
  stale?: Translation[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    "order" | "-order" | "name" | "-name" | "updated_at" | "-updated_at";
};
export type CreateFaqChapterApiResponse =
  /** status 201 What was made. */ FaqChapterDetail;
export type CreateFaqChapterApiArg = {
  body: FaqChapterNew;
};
export type GetFaqChapterApiResponse =
  /** status 200 The record and what was done to it, newest first. */ FaqChapterDetail;
export type GetFaqChapterApiArg = {
  id: Id;
};
export type UpdateFaqChapterApiResponse =
  /** status 200 The record as it stands. */ FaqChapterDetail;
export type UpdateFaqChapterApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: FaqChapterChange;
};
export type DeleteFaqChapterApiResponse = unknown;
export type DeleteFaqChapterApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListFaqArticlesApiResponse =
  /** status 200 The page and how many articles there are under the filter. */ FaqArticlePage;
export type ListFaqArticlesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  category_id?: Id;
  chapter_id?: Id;
  is_active?: boolean;
  /** Only those that have no text in one of these languages. */
  lacks?: Translation[];
  /** Only those whose Russian text was changed later than that of one of these languages. */
  stale?: Translation[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "order"
    | "-order"
    | "name"
    | "-name"
    | "views"
    | "-views"
    | "updated_at"
    | "-updated_at";
};
export type CreateFaqArticleApiResponse =
  /** status 201 What was made. */ FaqArticleDetail;
export type CreateFaqArticleApiArg = {
  body: FaqArticleNew;
};
export type GetFaqArticleApiResponse =
  /** status 200 The record and what was done to it, newest first. */ FaqArticleDetail;
export type GetFaqArticleApiArg = {
  id: Id;
};
export type UpdateFaqArticleApiResponse =
  /** status 200 The record as it stands. */ FaqArticleDetail;
export type UpdateFaqArticleApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: FaqArticleChange;
};
export type DeleteFaqArticleApiResponse = unknown;
export type DeleteFaqArticleApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type Translation = "en" | "uz";
export type Timestamp = string;
export type FaqCategory = {
  id: Id;
  version: Version;
  icon: string;
  is_active: boolean;
  chapters_count: number;
  articles_count: number;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages that a text is still to be given in. */
  lacking: Translation[];
  /** The languages whose text is older than the Russian one. */
  stale: Translation[];
  order: number;
  updated_at: Timestamp;
};
export type FaqCategoryPage = {
  categories: FaqCategory[];
  total: number;
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
export type NullableTimestamp = string | null;
export type NamedRef = {
  id: Id;
  name: string;
};
export type FaqCategoryDetail = FaqCategory &
  WithHistory & {
    /** When each of the texts was written or found right. */
    name_changed_at: {
      ru: Timestamp;
      en: NullableTimestamp;
      uz: NullableTimestamp;
    };
    /** Those in it in their order; the first hundred. */
    chapters: NamedRef[];
    created_at: Timestamp;
  };
export type FaqCategoryNew = {
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  icon: string;
  order?: number;
  is_active?: boolean;
};
export type FaqCategoryChange = {
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  icon?: string;
  order?: number;
  is_active?: boolean;
  confirmed?: Translation[];
};
export type FaqChapter = {
  id: Id;
  version: Version;
  category: NamedRef;
  articles_count: number;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages that a text is still to be given in. */
  lacking: Translation[];
  /** The languages whose text is older than the Russian one. */
  stale: Translation[];
  order: number;
  updated_at: Timestamp;
};
export type FaqChapterPage = {
  chapters: FaqChapter[];
  total: number;
};
export type FaqChapterDetail = FaqChapter &
  WithHistory & {
    /** When each of the texts was written or found right. */
    name_changed_at: {
      ru: Timestamp;
      en: NullableTimestamp;
      uz: NullableTimestamp;
    };
    /** Those in it in their order; the first hundred. */
    articles: NamedRef[];
    created_at: Timestamp;
  };
export type FaqChapterNew = {
  category_id: number;
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  order?: number;
};
export type FaqChapterChange = {
  category_id?: number;
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  order?: number;
  confirmed?: Translation[];
};
export type FaqArticle = {
  id: Id;
  version: Version;
  category: NamedRef;
  chapter: NamedRef;
  is_active: boolean;
  views: number;
  question_ru: string;
  question_en: string | null;
  question_uz: string | null;
  /** The languages that a text is still to be given in. */
  lacking: Translation[];
  /** The languages whose text is older than the Russian one. */
  stale: Translation[];
  order: number;
  updated_at: Timestamp;
};
export type FaqArticlePage = {
  articles: FaqArticle[];
  total: number;
};
export type FaqArticleDetail = FaqArticle &
  WithHistory & {
    answer_ru: string;
    answer_en: string | null;
    answer_uz: string | null;
    /** When each of the texts was written or found right. */
    question_changed_at: {
      ru: Timestamp;
      en: NullableTimestamp;
      uz: NullableTimestamp;
    };
    /** When each of the texts was written or found right. */
    answer_changed_at: {
      ru: Timestamp;
      en: NullableTimestamp;
      uz: NullableTimestamp;
    };
    created_at: Timestamp;
  };
export type FaqArticleNew = {
  chapter_id: number;
  question_ru: string;
  question_en?: string | null;
  question_uz?: string | null;
  answer_ru: string;
  answer_en?: string | null;
  answer_uz?: string | null;
  order?: number;
  is_active?: boolean;
};
export type FaqArticleChange = {
  chapter_id?: number;
  question_ru?: string;
  question_en?: string | null;
  question_uz?: string | null;
  answer_ru?: string;
  answer_en?: string | null;
  answer_uz?: string | null;
  order?: number;
  is_active?: boolean;
  confirmed?: Translation[];
};
export const {
  useListFaqCategoriesQuery,
  useLazyListFaqCategoriesQuery,
  useCreateFaqCategoryMutation,
  useGetFaqCategoryQuery,
  useLazyGetFaqCategoryQuery,
  useUpdateFaqCategoryMutation,
  useDeleteFaqCategoryMutation,
  useListFaqChaptersQuery,
  useLazyListFaqChaptersQuery,
  useCreateFaqChapterMutation,
  useGetFaqChapterQuery,
  useLazyGetFaqChapterQuery,
  useUpdateFaqChapterMutation,
  useDeleteFaqChapterMutation,
  useListFaqArticlesQuery,
  useLazyListFaqArticlesQuery,
  useCreateFaqArticleMutation,
  useGetFaqArticleQuery,
  useLazyGetFaqArticleQuery,
  useUpdateFaqArticleMutation,
  useDeleteFaqArticleMutation,
} = injectedRtkApi;
const shapeOfFaqCategory = { "id": "c", "version": "c", "icon": "s", "is_active": "b", "chapters_count": "c", "articles_count": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s" } as const;
const shapeOfFaqCategoryPage = { "categories": [shapeOfFaqCategory], "total": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfFaqCategoryDetail = { "id": "c", "version": "c", "icon": "s", "is_active": "b", "chapters_count": "c", "articles_count": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s", "history": [shapeOfHistoryRow], "name_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "chapters": [shapeOfNamedRef], "created_at": "s" } as const;
const shapeOfFaqChapter = { "id": "c", "version": "c", "category": shapeOfNamedRef, "articles_count": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s" } as const;
const shapeOfFaqChapterPage = { "chapters": [shapeOfFaqChapter], "total": "c" } as const;
const shapeOfFaqChapterDetail = { "id": "c", "version": "c", "category": shapeOfNamedRef, "articles_count": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s", "history": [shapeOfHistoryRow], "name_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "articles": [shapeOfNamedRef], "created_at": "s" } as const;
const shapeOfFaqArticle = { "id": "c", "version": "c", "category": shapeOfNamedRef, "chapter": shapeOfNamedRef, "is_active": "b", "views": "c", "question_ru": "s", "question_en~": "s", "question_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s" } as const;
const shapeOfFaqArticlePage = { "articles": [shapeOfFaqArticle], "total": "c" } as const;
const shapeOfFaqArticleDetail = { "id": "c", "version": "c", "category": shapeOfNamedRef, "chapter": shapeOfNamedRef, "is_active": "b", "views": "c", "question_ru": "s", "question_en~": "s", "question_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s", "history": [shapeOfHistoryRow], "answer_ru": "s", "answer_en~": "s", "answer_uz~": "s", "question_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "answer_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "created_at": "s" } as const;
const reads = {
  listFaqCategories: reader(shapeOfFaqCategoryPage),
  createFaqCategory: reader(shapeOfFaqCategoryDetail, true),
  getFaqCategory: reader(shapeOfFaqCategoryDetail),
  updateFaqCategory: reader(shapeOfFaqCategoryDetail, true),
  listFaqChapters: reader(shapeOfFaqChapterPage),
  createFaqChapter: reader(shapeOfFaqChapterDetail, true),
  getFaqChapter: reader(shapeOfFaqChapterDetail),
  updateFaqChapter: reader(shapeOfFaqChapterDetail, true),
  listFaqArticles: reader(shapeOfFaqArticlePage),
  createFaqArticle: reader(shapeOfFaqArticleDetail, true),
  getFaqArticle: reader(shapeOfFaqArticleDetail),
  updateFaqArticle: reader(shapeOfFaqArticleDetail, true),
};
