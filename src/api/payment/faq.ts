import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { faqGenerated } from '../generated/payment/faq';

export type {
  FaqArticle,
  FaqArticleDetail,
  FaqCategory,
  FaqCategoryDetail,
  FaqChapter,
  FaqChapterDetail,
} from '../generated/payment/faq';

/** Each of the three says of the others what they are called and how many there are. */
const faqApi = faqGenerated.enhanceEndpoints({
  endpoints: {
    listFaqCategories: { providesTags: ['Faq'] },
    getFaqCategory: { providesTags: ['Faq'] },
    createFaqCategory: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    updateFaqCategory: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    deleteFaqCategory: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    listFaqChapters: { providesTags: ['Faq'] },
    getFaqChapter: { providesTags: ['Faq'] },
    createFaqChapter: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    updateFaqChapter: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    deleteFaqChapter: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    listFaqArticles: { providesTags: ['Faq'] },
    getFaqArticle: { providesTags: ['Faq'] },
    createFaqArticle: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    updateFaqArticle: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
    deleteFaqArticle: { invalidatesTags: ['Faq'], ...handlesOwnErrors },
  } satisfies Tagged<typeof faqGenerated>,
});

export const {
  useListFaqCategoriesQuery,
  useGetFaqCategoryQuery,
  useCreateFaqCategoryMutation,
  useUpdateFaqCategoryMutation,
  useDeleteFaqCategoryMutation,
  useListFaqChaptersQuery,
  useGetFaqChapterQuery,
  useCreateFaqChapterMutation,
  useUpdateFaqChapterMutation,
  useDeleteFaqChapterMutation,
  useListFaqArticlesQuery,
  useGetFaqArticleQuery,
  useCreateFaqArticleMutation,
  useUpdateFaqArticleMutation,
  useDeleteFaqArticleMutation,
} = faqApi;
export const { useRows: useListFaqCategoriesRows } = listEndpoint(faqApi, 'listFaqCategories', {
  rows: 'categories',
  total: 'total',
});
export const { useRows: useListFaqChaptersRows } = listEndpoint(faqApi, 'listFaqChapters', {
  rows: 'chapters',
  total: 'total',
});
export const { useRows: useListFaqArticlesRows, find: findFaqArticleRows } = listEndpoint(faqApi, 'listFaqArticles', {
  rows: 'articles',
  total: 'total',
});
/** How one is asked for past the cache. */
export const faqArticleCall = requestOf(faqApi, 'getFaqArticle');
