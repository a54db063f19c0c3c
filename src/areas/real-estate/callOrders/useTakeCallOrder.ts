import { useDispatch } from 'react-redux';
import { useChangeCallbackMutation, type CallbackRow } from '../../../api/investment/callOrders';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { notify } from '../../../kit/state/notifications';
import { toFailure } from '../../../lib/failure';
import { isRecord, isText } from '../../../lib/guards';
import { m } from './messages';

/** Takes an order for the person on the screen. Whoever came second is told who was quicker, and sees the order as it is. */
export function useTakeCallOrder({ ticket_id, version }: Pick<CallbackRow, 'ticket_id' | 'version'>) {
  const [change] = useChangeCallbackMutation();
  const dispatch = useDispatch();
  const path = useNoticePath();
  return async (): Promise<void> => {
    try {
      await change({ ticket_id, 'If-Match': version, body: { status: 'in_progress' } }).unwrap();
      dispatch(notify({ tone: 'success', title: m.taken, path }));
    } catch (error) {
      const failure = toFailure(error);
      const by = failure.current?.['taken_by'];
      if (!failure.codes.includes('call_order_taken') || !isRecord(by) || !isText(by['name'])) throw error;
      dispatch(notify({ tone: 'error', title: m.takenBefore, detail: by['name'], path }));
    }
  };
}
