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
import { chargeStatus, gateways } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';

interface Props {
  paymentId: number;
  onClose: () => void;
}

const words = {
  title: m.cancelPaymentTitle,
  verb: m.cancelPayment,
  no: t.close,
  done: m.paymentCancelled,
  reason: m.cancelPaymentReason,
};

/** Takes a payment back within a day: the rows it went to owe again, and a card is paid back. */
export function CancelPayment({ paymentId, onClose }: Props) {
  const result = useGetInstalmentPaymentQuery({ id: paymentId }, { refetchOnMountOrArgChange: true });
  const { item, ...coming } = useRecordQuery(result, paymentId);
  if (!item) return <ComingDrawer title={`№ ${paymentId}`} result={coming} onClose={onClose} />;
  return <Question key={item.id} payment={item} onClose={onClose} />;
}

function Question({ payment: one, onClose }: { payment: InstalmentPayment; onClose: () => void }) {
  const [cancel] = useCancelInstalmentPaymentMutation();
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ReasonForm
      id={`cancelPayment:${one.id}`}
      version={one.version}
      about={{ record: `№ ${one.id}`, amount: one.amount, person: one.customer.name }}
      moves={one.amount}
      statusWords={chargeStatus.labelOf}
      words={words}
      outcome={(answer) => reversalOutcome(answer, m.paymentCancelled)}
      send={(comment, { version, key }) =>
        cancel({ id: one.id, 'If-Match': version, 'Idempotency-Key': key, body: { comment } }).unwrap()
      }
      checkOutcome={checkOutcome}
      onClose={onClose}
    >
      <Facts>
        <Fact label={m.amount} value={one.amount} as="money" />
        <Fact label={m.gateway} value={gateways.text(one.gateway)} />
        <Fact label={m.cardOf} value={one.card} optional />
        <Fact label={m.document} value={one.document_number} optional />
        <Fact label={instalments.customer} value={one.customer.name} />
      </Facts>
    </ReasonForm>
  );
}
