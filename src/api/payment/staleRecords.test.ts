/** What was done is seen wherever it shows: a record that is in sight is read anew after the write that changes it elsewhere. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useListAgreementsRows } from './agreements';
import { useBlockBranchMutation, useGetBranchQuery } from './branches';
import { useUpdateCustomerMutation } from './customers';
import {
  useCancelApplicationMutation,
  useGetApplicationQuery,
  useRecalculateInstalmentMutation,
  useScoreApplicationMutation,
} from './instalments';
import { useUpdateBankMutation } from './banks';
import { useUpdateMerchantCategoryMutation } from './merchantCategories';
import { useBlockMerchantMutation, useGetMerchantQuery } from './merchants';
import { useSetMerchantMarkupStatusMutation } from './merchantTerms';
import { useCompleteOrderMutation, useDecideQabzMutation, useGetOrderSellerQuery } from './orders';
import { useConfirmRefundMutation } from './returnClaims';
import { useGetScoringQuery } from './scoring';
import { useGetWingsRequestQuery } from './wings';
import { useListBrandsRows } from '../marketplace/brands';
import { useListCategoriesQuery } from '../marketplace/categories';
import { useDeleteProductMutation, useListProductsQuery } from '../marketplace/products';

const id = 1;
const change = { id, 'If-Match': 1 };
const keyed = { ...change, 'Idempotency-Key': 'b9f0b6f2-3a65-4f6f-9d43-6a0f2c3a1e55' };
const first = { filters: {}, limit: 10, page: 1 };

const useScore = () => {
  const [score] = useScoreApplicationMutation();
  return () => score({ ...change, body: {} });
};
const useRecalculate = () => {
  const [recalculate] = useRecalculateInstalmentMutation();
  return () => recalculate({ 'If-Match': 1, body: { application_id: id } });
};
const useCancel = () => {
  const [cancel] = useCancelApplicationMutation();
  return () => cancel(keyed);
};
const useQabz = () => {
  const [decide] = useDecideQabzMutation();
  return () => decide({ ...change, body: { accepted: true } });
};
const useComplete = () => {
  const [complete] = useCompleteOrderMutation();
  return () => complete(keyed);
};
const useRefund = () => {
  const [confirm] = useConfirmRefundMutation();
  return () => confirm({ ...keyed, body: { document_number: '1', document_date: '2026-03-05' } });
};
const useRename = () => {
  const [update] = useUpdateCustomerMutation();
  return () => update({ guid: '1', 'If-Match': 1, body: { first_name: 'Азиз' } });
};
const useBlock = () => {
  const [block] = useBlockMerchantMutation();
  return () => block({ id, body: { reason_id: 1, comment: 'Проверка' } });
};
const useBlockOfBranch = () => {
  const [block] = useBlockBranchMutation();
  return () => block({ id, branchId: id, body: { reason_id: 1, comment: 'Проверка' } });
};

const useMarkup = () => {
  const [turn] = useSetMerchantMarkupStatusMutation();
  return () => turn({ id, markupId: id, 'If-Match': 1, body: { status: 'inactive' } });
};
const useRemoveProduct = () => {
  const [remove] = useDeleteProductMutation();
  return () => remove(change);
};
const useRenameCategory = () => {
  const [update] = useUpdateMerchantCategoryMutation();
  return () => update({ 'If-Match': 1, body: { guid: '1', name_ru: 'Техника' } });
};
const useRenameBank = () => {
  const [update] = useUpdateBankMutation();
  return () => update({ ...change, body: { name: 'Банк' } });
};

const useScoring = () => useGetScoringQuery({ id });
const useWings = () => useGetWingsRequestQuery({ id });
const useAgreements = () => useListAgreementsRows(first);
const useProducts = () => useListProductsQuery({});
const useBrands = () => useListBrandsRows(first);
const useCategories = () => useListCategoriesQuery();
const useMerchant = () => useGetMerchantQuery({ id });
const useBranch = () => useGetBranchQuery({ id });
const useSeller = () => useGetOrderSellerQuery({ seller_id: id });
const useApplication = () => useGetApplicationQuery({ id });

it.each<[read: string, written: string, useRead: () => unknown, useWrite: () => () => PromiseLike<unknown>]>([
  ['a scoring', 'an application was scored', useScoring, useScore],
  ['a question to Wings', 'an application was scored', useWings, useScore],
  ['agreements', 'other terms', useAgreements, useRecalculate],
  ['agreements', 'an application was cancelled', useAgreements, useCancel],
  ['agreements', 'Qabz', useAgreements, useQabz],
  ['agreements', 'a refund was paid', useAgreements, useRefund],
  ['products', 'other terms', useProducts, useRecalculate],
  ['products', 'an application was cancelled', useProducts, useCancel],
  ['a merchant', 'an order was completed', useMerchant, useComplete],
  ['a branch', 'an order was completed', useBranch, useComplete],
  ['a seller', 'an order was completed', useSeller, useComplete],
  ['a merchant', 'a refund was paid', useMerchant, useRefund],
  ['an application', 'its customer was renamed', useApplication, useRename],
  ['an application', 'its merchant was blocked', useApplication, useBlock],
  ['an application', 'its branch was blocked', useApplication, useBlockOfBranch],
  ['products', 'their merchant was blocked', useProducts, useBlock],
  ['products', 'a markup was turned off', useProducts, useMarkup],
  ['brands', 'a product was removed', useBrands, useRemoveProduct],
  ['categories of goods', 'a product was removed', useCategories, useRemoveProduct],
  ['a merchant', 'its category was renamed', useMerchant, useRenameCategory],
  ['a merchant', 'its bank was renamed', useMerchant, useRenameBank],
])('%s after %s', async (_read, _written, useRead, useWrite) => {
  const { service, wrapper } = await openApi();
  service.answer = () => json({ id, agreements: [], brands: [], categories: [], count: 0 });
  const { result } = renderHook(() => ({ read: useRead(), write: useWrite() }), { wrapper });
  // `cancele` is a GET that changes something.
  const reads = () =>
    service.received.filter(({ method, url }) => method === 'GET' && !url.includes('/cancele/')).length;
  await waitFor(() => expect(reads()).toBe(1));
  await act(async () => void (await result.current.write()));
  await waitFor(() => expect(reads()).toBe(2));
});
