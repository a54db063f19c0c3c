import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCardTransactionQuery } from '../../../api/payment/paymentCards';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { beingReversed, cardSystems, chargeFault } from '../../../parts/charges';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { direction, paid, transactionStatus } from './cardTerms';
import { m } from './messages';
import { TransactionActions } from './TransactionActions';

function ChargeFault({ error }: { error: string | null }) {
  const fault = chargeFault(error);
  if (!fault) return null;
  return (
    <Fact label={m.error}>
      <FormattedMessage {...fault} />
    </Fact>
  );
}

/** One attempt at a gateway, and what can still be done with it. */
export function TransactionDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetCardTransactionQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={m.operation}
      result={result}
      onClose={onClose}
      status={transactionStatus}
      actions={(one) => <TransactionActions transaction={one} />}
    >
      {(one) => (
        <About>
          {one.is_being_reversed && <Fact label={m.cancel} value={<FormattedMessage {...beingReversed} />} />}
          <Fact label={m.card} value={one.card.name} />
          <Fact label={m.customer} value={one.customer.name} />
          <Fact label={m.amount} value={one.amount} as="money" />
          <Fact label={m.commission} value={one.commission} as="money" />
          <Fact label={m.direction} value={direction.text(one.direction)} />
          {one.type !== null && <Fact label={m.type} value={paid.text(one.type)} />}
          <Fact label={m.contract} value={one.contract_number} optional />
          <Fact label={m.gateway} value={cardSystems[one.gateway]} />
          <Fact label={m.acquirer} value={one.acquirer} optional />
          <Fact label={m.terminal} value={one.terminal} />
          <Fact label={m.rrn} value={one.rrn} />
          <ChargeFault error={one.error} />
          <Fact label={m.date} value={one.created_at} as="dateTime" />
          <Fact label={m.finished} value={one.finished_at} as={one.finished_at === null ? undefined : 'dateTime'} />
        </About>
      )}
    </RecordDrawer>
  );
}
