import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListOrderHistoryQuery } from '../../../api/payment/orders';
import { Section } from '../../../kit/detail/Section';
import { m } from '../../../parts/historyMessages';
import { applicationJournal, saidOf } from '../../../parts/orders/applicationJournal';
import { RecordHistory } from '../../../parts/RecordHistory';

/** What became of an order and by whom, newest first. */
export function OrderHistory({ id }: { id: number }) {
  const result = useRecordQuery(useListOrderHistoryQuery({ id }), id);
  return (
    <Section id="history" title={m.title} result={result}>
      {({ history }) => <RecordHistory rows={saidOf(history)} words={applicationJournal} />}
    </Section>
  );
}
