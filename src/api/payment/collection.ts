import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { collectionGenerated } from '../generated/payment/collection';

export type { CollectedMonth, PaymentPromise, PromiseState } from '../generated/payment/collection';

const collectionApi = collectionGenerated.enhanceEndpoints({
  endpoints: {
    getCollectionStatistics: { providesTags: ['Instalment'] },
    listCollectedMonths: { providesTags: ['Instalment'] },
    listPaymentPromises: { providesTags: ['Instalment'] },
    addPaymentPromise: { invalidatesTags: ['Instalment', 'Application'], ...handlesOwnErrors },
  } satisfies Tagged<typeof collectionGenerated>,
});

export const {
  useGetCollectionStatisticsQuery,
  useListCollectedMonthsQuery,
  useListPaymentPromisesQuery,
  useAddPaymentPromiseMutation,
} = collectionApi;
