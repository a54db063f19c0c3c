import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListFaqArticlesQuery, useUpdateFaqArticleMutation } from '../../../api/payment/faq';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { OrderDrawer } from '../OrderDrawer';

/** The order of the articles of a chapter. */
export function ArticleOrder({ chapter, onClose }: { chapter: string; onClose: () => void }) {
  const { item, ...source } = useRecordQuery(
    useListFaqArticlesQuery({ limit: 1000, chapter_id: Number(chapter) }),
    chapter,
  );
  const [update] = useUpdateFaqArticleMutation();
  const textOf = useTextOf();
  const rows = useMemo(() => item?.articles.map((one) => ({ ...one, name: textOf(one, 'question') })), [item, textOf]);
  return (
    <OrderDrawer
      source={{ ...source, item: rows }}
      put={({ id }, version, order) => update({ id, 'If-Match': version, body: { order } }).unwrap()}
      onClose={onClose}
    />
  );
}
