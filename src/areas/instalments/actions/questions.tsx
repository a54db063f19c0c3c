import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useCancelApplicationMutation,
  useDeleteApplicationMutation,
  useScoreApplicationMutation,
  useToggleAutopayMutation,
  type Instalment,
} from '../../../api/payment/instalments';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { href } from '../../../routes/href';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { m } from './messages';
import type { ApplicationFormProps } from './formProps';

/** Sent once for each press, under one key: what was lost on the way is not cancelled twice. */
export function Cancel({ application: { id, version }, onClose }: ApplicationFormProps) {
  const [cancel] = useCancelApplicationMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.cancelTitle}
      yes={m.cancel}
      statusWords={applicationStatus.labelOf}
      run={() => cancel({ id, 'If-Match': version, 'Idempotency-Key': key.current }).unwrap()}
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
  return (
    <ConfirmAction
      title={m.scoreTitle}
      yes={m.startScoring}
      statusWords={applicationStatus.labelOf}
      run={() => score({ id, 'If-Match': version, body: {} }).unwrap()}
      done={m.scored}
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
