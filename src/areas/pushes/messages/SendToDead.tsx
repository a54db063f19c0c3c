import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  useSendPushToUsersMutation,
  type PushMessageDetail,
  type PushToUsersResult,
} from '../../../api/payment/pushMessages';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { useIdempotencyKey } from '../../../kit/write/useIdempotencyKey';
import { notify } from '../../../kit/state/notifications';
import { deadCount, m } from './messages';

interface Props {
  message: Pick<PushMessageDetail, 'id' | 'dead'>;
  onSent: (result: PushToUsersResult) => void;
  onClose: () => void;
}

/** The question before a message goes once more to those who did not get it; each time it is opened it is another intent. */
export function SendToDead({ message: { id, dead }, onSent, onClose }: Props) {
  const dispatch = useDispatch();
  const [send] = useSendPushToUsersMutation();
  const keyOf = useIdempotencyKey();
  return (
    <ConfirmAction
      title={m.toDeadTitle}
      yes={m.send}
      done={(result) => {
        if (result.queued > 0) dispatch(notify({ tone: 'success', title: m.requestSent }));
        onSent(result);
      }}
      run={() => send({ id, 'Idempotency-Key': keyOf(), body: { to: 'dead' } }).unwrap()}
      onClose={onClose}
    >
      <FormattedMessage {...deadCount} values={{ count: dead }} />
    </ConfirmAction>
  );
}
