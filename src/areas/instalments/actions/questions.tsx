import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useCancelApplicationMutation,
  useDeleteApplicationMutation,
  useScoreApplicationMutation,
  useToggleAutopayMutation,
  type Instalment,
} from '../../../api/payment/instalments';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { Fact } from '../../../kit/values/Facts';
import { useSeen } from '../../../kit/write/useSeen';
import { href } from '../../../routes/href';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { isDownPaid, mayBeScored } from '../applicationSteps';
import { applicationLabel, cancelPaidVerb, m as instalments, notScored } from '../messages';
import { m } from './messages';
import type { ApplicationFormProps } from './formProps';

/** Gives it up with its order, and says how much of what was paid goes back. */
export function Cancel({ application, onClose }: ApplicationFormProps) {
  const [cancel] = useCancelApplicationMutation();
  const checkOutcome = useCheckOutcome('payment');
  const intl = useIntl();
  // A down payment that comes meanwhile is refused by the version, and then asked about.
  const [one, sendSeen] = useSeen(application);
  // Sent once for each press, under one key: what was lost on the way is not cancelled twice.
  const key = useRef(crypto.randomUUID());
  const { id, version, customer, down_payment: down, contract_number: number } = one;
  const run = (sent: string) => sendSeen(() => cancel({ id, 'If-Match': version, 'Idempotency-Key': sent }).unwrap());
  if (isDownPaid(one) && down !== null)
    return (
      <ConfirmMoney
        title={m.cancelTitle}
        verb={cancelPaidVerb}
        amount={down}
        about={{ record: number ?? intl.formatMessage(applicationLabel, { id }), person: customer.name }}
        run={run}
        checkOutcome={checkOutcome}
        statusWords={applicationStatus.labelOf}
        done={m.cancelled}
        onClose={onClose}
      >
        <Fact label={instalments.customer} value={customer.name} />
        <Fact label={m.effects} value={<FormattedMessage {...m.cancelText} />} />
        <Fact label={m.moneyBack} value={<FormattedMessage {...m.downGoesBack} />} />
      </ConfirmMoney>
    );
  return (
    <ConfirmAction
      title={m.cancelTitle}
      yes={m.cancel}
      statusWords={applicationStatus.labelOf}
      run={() => run(key.current)}
      done={m.cancelled}
      onClose={onClose}
    >
      <FormattedMessage {...m.cancelText} />
    </ConfirmAction>
  );
}

/** Has the applicant scored, once a day. */
export function Score({ application: { id, version }, onClose }: ApplicationFormProps) {
  const [score] = useScoreApplicationMutation();
  const dispatch = useDispatch();
  const path = useNoticePath();
  return (
    <ConfirmAction
      title={m.scoreTitle}
      yes={m.startScoring}
      statusWords={applicationStatus.labelOf}
      run={() => score({ id, 'If-Match': version, body: {} }).unwrap()}
      done={(answer) => {
        const isUnanswered = answer.Scoring === null && mayBeScored(answer);
        dispatch(
          notify({ tone: isUnanswered ? 'error' : 'success', title: isUnanswered ? notScored : m.scored, path }),
        );
      }}
      onClose={onClose}
    >
      <FormattedMessage {...m.scoreText} />
    </ConfirmAction>
  );
}

/** Takes an application away that has ended. */
export function Remove({ application: { id, version, customer }, onClose }: ApplicationFormProps) {
  const [remove] = useDeleteApplicationMutation();
  const navigate = useNavigate();
  return (
    <ConfirmDelete
      run={async () => {
        await remove({ id, 'If-Match': version }).unwrap();
        await navigate(href('instalments.list'), { replace: true });
      }}
      done={m.deleted}
      onClose={onClose}
    >
      {customer.name}
    </ConfirmDelete>
  );
}

/** Turns autopay of a contract on or off. */
export function SwitchAutopay({ contract, onClose }: { contract: Instalment; onClose: () => void }) {
  const [toggle] = useToggleAutopayMutation();
  // What was asked stays what is sent, whatever comes meanwhile.
  const { current: seen } = useRef(contract);
  const isOn = seen.autopay;
  return (
    <ConfirmAction
      title={isOn ? m.autopayOffTitle : m.autopayOnTitle}
      yes={isOn ? m.autopayOff : m.autopayOn}
      run={() =>
        toggle({
          ...{ contract_number: seen.contract_number, 'If-Match': seen.version, body: { enabled: !isOn } },
        }).unwrap()
      }
      done={isOn ? m.autopayTurnedOff : m.autopayTurnedOn}
      onClose={onClose}
    >
      <FormattedMessage {...(isOn ? m.autopayOffText : m.autopayOnText)} />
    </ConfirmAction>
  );
}
