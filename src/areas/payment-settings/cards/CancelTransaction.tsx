import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCancelInstalmentPaymentMutation,
  useGetInstalmentPaymentQuery,
  type InstalmentPayment,
} from '../../../api/payment/instalmentPayments';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { reversalOutcome } from '../../../parts/charges';
import { ComingDrawer } from '../../../parts/ComingDrawer';
import { ReasonForm } from '../../../parts/ReasonForm';
import { transactionStatus } from './cardTerms';
import { m } from './messages';

interface Props {
  /** Of the transaction, by which the person knows it. */
  id: number;
  paymentId: number;
  /** As every card is shown here. */
  mask: string;
  onClose: () => void;
}

const words = { title: m.cancelTitle, verb: m.cancel, no: t.close, done: m.cancelDone, reason: m.cancelReason };

/** Takes back what was charged within a day: the sum and the mask are asked with it, and the rows it paid owe again. */
export function CancelTransaction({ id, paymentId, mask, onClose }: Props) {
  const result = useGetInstalmentPaymentQuery({ id: paymentId }, { refetchOnMountOrArgChange: true });
  const { item, ...coming } = useRecordQuery(result, paymentId);
  if (!item) return <ComingDrawer title={`№ ${id}`} result={coming} onClose={onClose} />;
  return <Question key={item.id} id={id} payment={item} mask={mask} onClose={onClose} />;
}

function Question({ id, payment: one, mask, onClose }: Omit<Props, 'paymentId'> & { payment: InstalmentPayment }) {
  const [cancel] = useCancelInstalmentPaymentMutation();
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ReasonForm
      id={`cancelTransaction:${one.id}`}
      version={one.version}
      about={{ record: `№ ${id}`, amount: one.amount, person: one.customer.name }}
      moves={one.amount}
      statusWords={transactionStatus.labelOf}
      words={words}
      outcome={(answer) => reversalOutcome(answer, m.cancelDone)}
      send={(comment, { version, key }) =>
        cancel({ id: one.id, 'If-Match': version, 'Idempotency-Key': key, body: { comment } }).unwrap()
      }
      checkOutcome={checkOutcome}
      onClose={onClose}
    >
      <Facts>
        <Fact label={m.amount} value={one.amount} as="money" />
        <Fact label={m.card} value={mask} />
        <Fact label={m.customer} value={one.customer.name} />
      </Facts>
    </ReasonForm>
  );
}
