import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListOrderHistoryQuery, type OrderEntry } from '../../../api/payment/orders';
import { Section } from '../../../kit/detail/Section';
import { m } from '../../../parts/historyMessages';
import { applicationJournal, saidOf } from '../../../parts/orders/applicationJournal';
import { RecordHistory } from '../../../parts/RecordHistory';

/** What became of an order and by whom, newest first. */
export function OrderHistory({ id }: { id: number }) {
  const result = useRecordQuery(useListOrderHistoryQuery({ id }), id);
  return (
    <Section id="history" title={m.title} result={result}>
      {({ history }) => <RecordHistory rows={saidOf(history.map(withStatus))} words={applicationJournal} />}
    </Section>
  );
}

/** Where the order went is the status in which it was after the entry. */
const withStatus = (entry: OrderEntry): OrderEntry =>
  entry.field === 'order_status' ? { ...entry, new: entry.current_status } : entry;
