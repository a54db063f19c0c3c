import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListFaqChaptersQuery, useUpdateFaqChapterMutation } from '../../../api/payment/faq';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { OrderDrawer } from '../OrderDrawer';

/** The order of the chapters of a category. */
export function ChapterOrder({ category, onClose }: { category: string; onClose: () => void }) {
  const { item, ...source } = useRecordQuery(
    useListFaqChaptersQuery({ limit: 1000, category_id: Number(category) }),
    category,
  );
  const [update] = useUpdateFaqChapterMutation();
  const textOf = useTextOf();
  const rows = useMemo(() => item?.chapters.map((one) => ({ ...one, name: textOf(one, 'name') })), [item, textOf]);
  return (
    <OrderDrawer
      source={{ ...source, item: rows }}
      put={({ id }, version, order) => update({ id, 'If-Match': version, body: { order } }).unwrap()}
      onClose={onClose}
    />
  );
}
