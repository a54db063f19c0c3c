import { batchEndpoint } from '../cache/batchEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { merchantTermsGenerated } from '../generated/payment/merchant-terms';

export type {
  MerchantDiscount,
  MerchantTerm,
  MerchantTermStatus,
  NewMerchantDiscount,
  NewMerchantMarkup,
} from '../generated/payment/merchant-terms';

// What is done to the terms of a merchant stands in its history.
const termsApi = merchantTermsGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantDiscounts: { providesTags: ['MerchantDiscount'] },
    createMerchantDiscount: { invalidatesTags: ['MerchantDiscount', 'Merchant'], ...handlesOwnErrors },
    // Sent in many calls; see useDiscountStatusBatch.
    setMerchantDiscountStatuses: handlesOwnErrors,
    setMerchantDiscountStatus: { invalidatesTags: ['MerchantDiscount', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantDiscount: { invalidatesTags: ['MerchantDiscount', 'Merchant'], ...handlesOwnErrors },
    listMerchantMarkups: { providesTags: ['MerchantMarkup'] },
    createMerchantMarkup: { invalidatesTags: ['MerchantMarkup', 'Merchant'], ...handlesOwnErrors },
    setMerchantMarkupStatuses: handlesOwnErrors,
    setMerchantMarkupStatus: { invalidatesTags: ['MerchantMarkup', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantMarkup: { invalidatesTags: ['MerchantMarkup', 'Merchant'], ...handlesOwnErrors },
  } satisfies Tagged<typeof merchantTermsGenerated>,
});

export const {
  useCreateMerchantDiscountMutation,
  useSetMerchantDiscountStatusMutation,
  useDeleteMerchantDiscountMutation,
  useCreateMerchantMarkupMutation,
  useSetMerchantMarkupStatusMutation,
  useDeleteMerchantMarkupMutation,
} = termsApi;

const of = ['id'] as const;
export const { useRows: useListMerchantDiscountsRows } = listEndpoint(termsApi, 'listMerchantDiscounts', {
  rows: 'discounts',
  of,
});
export const { useRows: useListMerchantMarkupsRows } = listEndpoint(termsApi, 'listMerchantMarkups', {
  rows: 'markups',
  of,
});

const switched = { service: 'payment', doneIn: 'updated' } as const;
export const { useBatch: useDiscountStatusBatch } = batchEndpoint(termsApi.endpoints.setMerchantDiscountStatuses, {
  ...switched,
  tags: ['MerchantDiscount', 'Merchant'],
});
export const { useBatch: useMarkupStatusBatch } = batchEndpoint(termsApi.endpoints.setMerchantMarkupStatuses, {
  ...switched,
  tags: ['MerchantMarkup', 'Merchant'],
});
