import { ArrowSync20Regular, ArrowUndo20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSyncInstalmentPaymentMutation } from '../../../api/payment/instalmentPayments';
import type { CardTransaction } from '../../../api/payment/paymentCards';
import { Action } from '../../../kit/actions/Action';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { secondsUntil } from '../../../lib/secondsUntil';
import { askedOutcome, reversalOutcome } from '../../../parts/charges';
import { useCan } from '../../../session/can';
import { CancelTransaction } from './CancelTransaction';
import { m } from './messages';

const day = 24 * 60 * 60;

/**
 * What can be done with an attempt at a gateway: while its outcome or that of its taking back is unknown it is asked for, and within a day it is taken back. One that
 * waits for its code was never sent, so that there is nothing to ask.
 */
export function TransactionActions({ transaction: one }: { transaction: CardTransaction }) {
  const [sync] = useSyncInstalmentPaymentMutation();
  const can = useCan();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const [isAsked, setAsked] = useState(false);
  const { payment_id: payment, status, type, is_unknown: isUnknown, is_being_reversed: isBeingReversed } = one;
  // What goes back to a customer belongs to the contract that was given up.
  if (payment === null || type === 'refund' || !can('installment_payments.update')) return null;
  if (isUnknown || isBeingReversed)
    return (
      <Action
        label={m.ask_again}
        icon={ArrowSync20Regular}
        isPrimary
        onSelect={async () => {
          const answer = await sync({ id: payment }).unwrap();
          const said = isBeingReversed ? reversalOutcome(answer, m.cancelDone) : askedOutcome(answer.status, m.asked);
          dispatch(notify({ ...said, path }));
        }}
      />
    );
  if ((status !== 'success' && status !== 'new') || !can('installments.get')) return null;
  return (
    <>
      <Action
        label={m.cancel}
        icon={ArrowUndo20Regular}
        tone="danger"
        disabledReason={secondsUntil(one.finished_at ?? one.created_at) <= -day && m.tooLate}
        onSelect={() => setAsked(true)}
      />
      {isAsked && (
        <CancelTransaction id={one.id} paymentId={payment} mask={one.card.name} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
