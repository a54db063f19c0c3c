import { useCallback } from 'react';
import { batchOf } from '../cache/batchEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { merchantTermsGenerated, type SetMerchantDiscountStatusesApiArg } from '../generated/payment/merchant-terms';

export type {
  MerchantDiscount,
  MerchantTerm,
  MerchantTermStatus,
  NewMerchantDiscount,
  NewMerchantMarkup,
} from '../generated/payment/merchant-terms';

// What is done to the terms of a merchant stands in its history.
const discounted: Tag[] = ['MerchantDiscount', 'Merchant'];
// A product says what it costs by instalments.
const markedUp: Tag[] = ['MerchantMarkup', 'Merchant', 'Product'];
const termsApi = merchantTermsGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantDiscounts: { providesTags: ['MerchantDiscount'] },
    createMerchantDiscount: { invalidatesTags: discounted, ...handlesOwnErrors },
    // Sent in many calls; see useDiscountStatusBatch.
    setMerchantDiscountStatuses: handlesOwnErrors,
    setMerchantDiscountStatus: { invalidatesTags: discounted, ...handlesOwnErrors },
    deleteMerchantDiscount: { invalidatesTags: discounted, ...handlesOwnErrors },
    listMerchantMarkups: { providesTags: ['MerchantMarkup'] },
    createMerchantMarkup: { invalidatesTags: markedUp, ...handlesOwnErrors },
    setMerchantMarkupStatuses: handlesOwnErrors,
    setMerchantMarkupStatus: { invalidatesTags: markedUp, ...handlesOwnErrors },
    deleteMerchantMarkup: { invalidatesTags: markedUp, ...handlesOwnErrors },
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

const { setMerchantDiscountStatuses, setMerchantMarkupStatuses } = termsApi.endpoints;
type Statuses = SetMerchantDiscountStatusesApiArg['body'];
const switched = { service: 'payment', doneIn: 'updated' } as const;
const discounts = batchOf<Statuses>({ ...switched, tags: discounted });
const markups = batchOf<Statuses>({ ...switched, tags: markedUp });

/** Switches many discounts of a merchant. */
export const useDiscountStatusBatch = (id: number) =>
  discounts.useBatch(
    useCallback((sent, options) => setMerchantDiscountStatuses.initiate({ ...sent, id }, options), [id]),
  );
/** Switches many markups of a merchant. */
export const useMarkupStatusBatch = (id: number) =>
  markups.useBatch(useCallback((sent, options) => setMerchantMarkupStatuses.initiate({ ...sent, id }, options), [id]));
