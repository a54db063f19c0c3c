import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { questionsGenerated } from '../generated/payment/questions';

export type { Question, QuestionDetail } from '../generated/payment/questions';

const questionsApi = questionsGenerated.enhanceEndpoints({
  endpoints: {
    listQuestions: { providesTags: ['Question'] },
    getQuestion: { providesTags: ['Question'] },
    createQuestion: { invalidatesTags: ['Question'], ...handlesOwnErrors },
    updateQuestion: { invalidatesTags: ['Question'], ...handlesOwnErrors },
    deleteQuestion: { invalidatesTags: ['Question'], ...handlesOwnErrors },
  } satisfies Tagged<typeof questionsGenerated>,
});

export const {
  useListQuestionsQuery,
  useGetQuestionQuery,
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  useDeleteQuestionMutation,
} = questionsApi;
export const { useRows: useListQuestionsRows } = listEndpoint(questionsApi, 'listQuestions', { rows: 'questions' });
