import { ArrowSync20Regular } from '@fluentui/react-icons';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useSyncInstalmentPaymentMutation } from '../../../api/payment/instalmentPayments';
import { useGetCardTransactionQuery } from '../../../api/payment/paymentCards';
import { Action } from '../../../kit/actions/Action';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can } from '../../../session/can';
import { direction, paid, transactionStatus } from './cardTerms';
import { m } from './messages';

/** One attempt at a gateway; while its outcome is unknown the gateway can be asked again. */
export function TransactionDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetCardTransactionQuery({ id }), id);
  const [sync] = useSyncInstalmentPaymentMutation();
  return (
    <RecordDrawer
      id={id}
      title={m.operation}
      result={result}
      onClose={onClose}
      status={transactionStatus}
      actions={({ status, payment_id: payment }) =>
        status === 'new' &&
        payment !== null && (
          <Can do="installment_payments.update">
            <Action
              label={m.ask_again}
              icon={ArrowSync20Regular}
              isPrimary
              done={m.asked}
              onSelect={() => sync({ id: payment }).unwrap()}
            />
          </Can>
        )
      }
    >
      {(one) => (
        <About>
          <Fact label={m.card} value={one.card.name} />
          <Fact label={m.customer} value={one.customer.name} />
          <Fact label={m.amount} value={one.amount} as="money" />
          <Fact label={m.commission} value={one.commission} as="money" />
          <Fact label={m.direction} value={direction.text(one.direction)} />
          {one.type !== null && <Fact label={m.type} value={paid.text(one.type)} />}
          <Fact label={m.contract} value={one.contract_number} optional />
          <Fact label={m.gateway} value={one.gateway} />
          <Fact label={m.terminal} value={one.terminal} />
          <Fact label={m.rrn} value={one.rrn} />
          <Fact label={m.error} value={one.error} optional />
          <Fact label={m.date} value={one.created_at} as="dateTime" />
          <Fact label={m.finished} value={one.finished_at} as={one.finished_at === null ? undefined : 'dateTime'} />
        </About>
      )}
    </RecordDrawer>
  );
}
