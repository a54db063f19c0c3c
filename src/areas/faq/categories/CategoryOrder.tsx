import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListFaqCategoriesQuery, useUpdateFaqCategoryMutation } from '../../../api/payment/faq';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { OrderDrawer } from '../OrderDrawer';

/** The order of the categories. */
export function CategoryOrder({ onClose }: { onClose: () => void }) {
  const { item, ...source } = useRecordQuery(useListFaqCategoriesQuery({ limit: 1000 }));
  const [update] = useUpdateFaqCategoryMutation();
  const textOf = useTextOf();
  const rows = useMemo(() => item?.categories.map((one) => ({ ...one, name: textOf(one, 'name') })), [item, textOf]);
  return (
    <OrderDrawer
      source={{ ...source, item: rows }}
      put={({ id }, version, order) => update({ id, 'If-Match': version, body: { order } }).unwrap()}
      onClose={onClose}
    />
  );
}
