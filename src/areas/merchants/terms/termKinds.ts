import { CheckmarkCircle16Regular, Pause16Regular } from '@fluentui/react-icons';
import {
  useDeleteMerchantDiscountMutation,
  useDeleteMerchantMarkupMutation,
  useDiscountStatusBatch,
  useListMerchantDiscountsRows,
  useListMerchantMarkupsRows,
  useMarkupStatusBatch,
  useSetMerchantDiscountStatusMutation,
  useSetMerchantMarkupStatusMutation,
  type MerchantDiscount,
  type MerchantTerm,
  type MerchantTermStatus,
} from '../../../api/payment/merchantTerms';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export type TermKind = 'discount' | 'markup';

/** A discount or a markup, which holds in all branches. */
export type Term = MerchantTerm & Partial<Pick<MerchantDiscount, 'branches'>>;

export const termStatus = choices<MerchantTermStatus>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  inactive: { label: m.inactive, tone: 'neutral', icon: Pause16Regular },
});

/** What the two kinds have apart: their calls and their words. */
export const termKinds = {
  discount: {
    title: m.discounts,
    empty: m.noDiscounts,
    add: m.addDiscount,
    file: 'merchant-discounts',
    useRows: useListMerchantDiscountsRows,
    useBatch: useDiscountStatusBatch,
    /** Switches one on or off; sent as its caller saw it. */
    useTurn: () => {
      const [turn] = useSetMerchantDiscountStatusMutation();
      return ({ id, merchant_id, version }: Term, status: MerchantTermStatus) =>
        turn({ id: merchant_id, discountId: id, 'If-Match': version, body: { status } }).unwrap();
    },
    useRemove: () => {
      const [remove] = useDeleteMerchantDiscountMutation();
      return ({ id, merchant_id }: Term) => remove({ id: merchant_id, discountId: id }).unwrap();
    },
  },
  markup: {
    title: m.markups,
    empty: m.noMarkups,
    add: m.addMarkup,
    file: 'merchant-markups',
    useRows: useListMerchantMarkupsRows,
    useBatch: useMarkupStatusBatch,
    useTurn: () => {
      const [turn] = useSetMerchantMarkupStatusMutation();
      return ({ id, merchant_id, version }: Term, status: MerchantTermStatus) =>
        turn({ id: merchant_id, markupId: id, 'If-Match': version, body: { status } }).unwrap();
    },
    useRemove: () => {
      const [remove] = useDeleteMerchantMarkupMutation();
      return ({ id, merchant_id }: Term) => remove({ id: merchant_id, markupId: id }).unwrap();
    },
  },
} as const;
