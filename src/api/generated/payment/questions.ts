// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query<ListQuestionsApiResponse, ListQuestionsApiArg>({
      query: (queryArg) => ({ read: reads.listQuestions,
        url: `/payment/v1/questions/get-all-questions`,
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
    createQuestion: build.mutation<
      CreateQuestionApiResponse,
      CreateQuestionApiArg
    >({
      query: (queryArg) => ({ read: reads.createQuestion,
        url: `/payment/v1/questions/create-question`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getQuestion: build.query<GetQuestionApiResponse, GetQuestionApiArg>({
      query: (queryArg) => ({ read: reads.getQuestion,
        url: `/payment/v1/questions/get-question-by-id/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateQuestion: build.mutation<
      UpdateQuestionApiResponse,
      UpdateQuestionApiArg
    >({
      query: (queryArg) => ({ read: reads.updateQuestion,
        url: `/payment/v1/questions/update-question/${encodeURIComponent(String(queryArg.guid))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteQuestion: build.mutation<
      DeleteQuestionApiResponse,
      DeleteQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/question/delete-question/${encodeURIComponent(String(queryArg.guid))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as questionsGenerated };
export type ListQuestionsApiResponse =
  /** status 200 The page and how many questions there are under the filter. */ QuestionPage;
export type ListQuestionsApiArg = {
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
export type CreateQuestionApiResponse =
  /** status 201 What was made. */ QuestionDetail;
export type CreateQuestionApiArg = {
  body: QuestionNew;
};
export type GetQuestionApiResponse =
  /** status 200 The record and what was done to it, newest first. */ QuestionDetail;
export type GetQuestionApiArg = {
  id: Id;
};
export type UpdateQuestionApiResponse =
  /** status 200 The record as it stands. */ QuestionDetail;
export type UpdateQuestionApiArg = {
  guid: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: QuestionChange;
};
export type DeleteQuestionApiResponse = unknown;
export type DeleteQuestionApiArg = {
  guid: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type Translation = "en" | "uz";
export type Timestamp = string;
export type Question = {
  id: Id;
  version: Version;
  guid: string;
  is_active: boolean;
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
export type QuestionPage = {
  questions: Question[];
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
export type NullableTimestamp = string | null;
export type QuestionDetail = Question &
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
export type QuestionNew = {
  question_ru: string;
  question_en?: string | null;
  question_uz?: string | null;
  answer_ru: string;
  answer_en?: string | null;
  answer_uz?: string | null;
  order?: number;
  is_active?: boolean;
};
export type QuestionChange = {
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
  useListQuestionsQuery,
  useLazyListQuestionsQuery,
  useCreateQuestionMutation,
  useGetQuestionQuery,
  useLazyGetQuestionQuery,
  useUpdateQuestionMutation,
  useDeleteQuestionMutation,
} = injectedRtkApi;
const shapeOfQuestion = { "id": "c", "version": "c", "guid": "s", "is_active": "b", "question_ru": "s", "question_en~": "s", "question_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s" } as const;
const shapeOfQuestionPage = { "questions": [shapeOfQuestion], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfQuestionDetail = { "id": "c", "version": "c", "guid": "s", "is_active": "b", "question_ru": "s", "question_en~": "s", "question_uz~": "s", "lacking": ["e"], "stale": ["e"], "order": "c", "updated_at": "s", "history": [shapeOfHistoryRow], "answer_ru": "s", "answer_en~": "s", "answer_uz~": "s", "question_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "answer_changed_at": { "ru": "s", "en~": "s", "uz~": "s" }, "created_at": "s" } as const;
const reads = {
  listQuestions: reader(shapeOfQuestionPage),
  createQuestion: reader(shapeOfQuestionDetail, true),
  getQuestion: reader(shapeOfQuestionDetail),
  updateQuestion: reader(shapeOfQuestionDetail, true),
};
