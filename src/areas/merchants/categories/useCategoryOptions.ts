import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListMerchantCategoriesQuery } from '../../../api/payment/merchantCategories';
import { treeOf } from '../../../kit/tree/tree';
import { categoryOptions, itemsOf } from './categoryItems';

/** What a merchant may be sorted into, by name in the language of the panel. */
export function useCategoryOptions() {
  const { locale } = useIntl();
  const source = useRecordQuery(useListMerchantCategoriesQuery({ language: 'ru' }));
  const listed = source.item?.list;
  const options = useMemo(() => categoryOptions(treeOf(itemsOf(listed ?? [], locale))), [listed, locale]);
  return { source, options };
}
