import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSendPushToUsersMutation } from '../../../api/payment/pushMessages';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { useIdempotencyKey } from '../../../kit/write/useIdempotencyKey';
import { notify } from '../../../kit/state/notifications';
import { m } from './messages';

interface Props {
  id: number;
  onClose: () => void;
}

/** The question before a message is tried on oneself; each time it is opened it is another intent, and a press after a lost answer the same. */
export function SendToSelf({ id, onClose }: Props) {
  const dispatch = useDispatch();
  const [send] = useSendPushToUsersMutation();
  const keyOf = useIdempotencyKey();
  return (
    <ConfirmAction
      title={m.testTitle}
      yes={m.send}
      done={({ queued }) =>
        dispatch(
          queued > 0 ? notify({ tone: 'success', title: m.requestSent }) : notify({ tone: 'info', title: m.ownOff }),
        )
      }
      run={() => send({ id, 'Idempotency-Key': keyOf(), body: { to: 'me' } }).unwrap()}
      onClose={onClose}
    >
      <FormattedMessage {...m.testText} />
    </ConfirmAction>
  );
}
