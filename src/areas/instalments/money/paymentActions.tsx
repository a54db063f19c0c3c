import { ArrowClockwise20Regular, ArrowUndo20Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSyncInstalmentPaymentMutation } from '../../../api/payment/instalmentPayments';
import type { Application, Charge } from '../../../api/payment/instalments';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { secondsUntil } from '../../../lib/secondsUntil';
import { askedOutcome, reversalOutcome } from '../../../parts/charges';
import { isDownPaid, isGivenUp } from '../applicationSteps';
import { m } from './messages';

const day = 24 * 60 * 60;

/**
 * Why a payment stays, by how far its application is: what was given up pays it back as a refund, and after Qabz a down payment goes back
 * with the order. Undefined where nothing but time stands against it.
 */
export function whyNotTakenBack(application: Application, isDown: boolean): MessageDescriptor | undefined {
  if (isGivenUp(application)) return m.goesBackAsRefund;
  return isDown && !isDownPaid(application) ? m.downAfterQabz : undefined;
}

interface CancelProps {
  payment: number;
  /** When it was paid, or begun where nobody knows that yet: a payment is taken back within a day. */
  since: string;
  whyNot: MessageDescriptor | undefined;
  onCancel: (payment: number) => void;
}

export function CancelAction({ payment, since, whyNot, onCancel }: CancelProps) {
  return (
    <Action
      label={m.cancelPayment}
      icon={ArrowUndo20Regular}
      tone="danger"
      disabledReason={whyNot ?? (secondsUntil(since) <= -day && m.tooLateToCancel)}
      onSelect={() => onCancel(payment)}
    />
  );
}

/** Asks the gateway what became of a charge or of its taking back, and says it; or takes back what went through. */
export function ChargeActions({
  charge,
  whyNot,
  onCancel,
}: Pick<CancelProps, 'whyNot' | 'onCancel'> & { charge: Charge }) {
  const { is_unknown: isUnknown, is_being_reversed: isBeingReversed, payment_id: payment, status } = charge;
  const [sync] = useSyncInstalmentPaymentMutation();
  const dispatch = useDispatch();
  const path = useNoticePath();
  if (payment === null) return null;
  const ask = async () => {
    const answer = await sync({ id: payment }).unwrap();
    const said = isBeingReversed ? reversalOutcome(answer, m.paymentCancelled) : askedOutcome(answer.status, m.synced);
    dispatch(notify({ ...said, path }));
  };
  const isOpen = isUnknown || isBeingReversed;
  return (
    <ActionMenu>
      {isOpen && <Action label={m.sync} icon={ArrowClockwise20Regular} onSelect={ask} />}
      {!isOpen && (status === 'success' || status === 'new') && (
        <CancelAction
          payment={payment}
          since={charge.paid_at ?? charge.created_at}
          whyNot={whyNot}
          onCancel={onCancel}
        />
      )}
    </ActionMenu>
  );
}
