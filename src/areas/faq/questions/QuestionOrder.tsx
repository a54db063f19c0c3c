import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListQuestionsQuery, useUpdateQuestionMutation } from '../../../api/payment/questions';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { OrderDrawer } from '../OrderDrawer';

/** The order of the questions. */
export function QuestionOrder({ onClose }: { onClose: () => void }) {
  const { item, ...source } = useRecordQuery(useListQuestionsQuery({ limit: 1000 }));
  const [update] = useUpdateQuestionMutation();
  const textOf = useTextOf();
  const rows = useMemo(() => item?.questions.map((one) => ({ ...one, name: textOf(one, 'question') })), [item, textOf]);
  return (
    <OrderDrawer
      source={{ ...source, item: rows }}
      put={({ guid }, version, order) => update({ guid, 'If-Match': version, body: { order } }).unwrap()}
      onClose={onClose}
    />
  );
}
