import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTakeNextOrderMutation } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { href } from '../../../routes/href';
import { m } from './messages';
import { useInHand } from './useInHand';

/** Leads to the order that the person has in hand already, or to the one that waits longest. */
export function BeginModeration() {
  const { items } = useInHand();
  const [takeNext] = useTakeNextOrderMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const begin = async (): Promise<void> => {
    const first = items[0] ?? (await takeNext().unwrap()).order;
    if (first) await navigate(href('orders.moderate', { id: String(first.id) }, { line: 'on' }));
    else dispatch(notify({ tone: 'info', title: m.noneWaits, path }));
  };
  return <Action label={items.length > 0 ? m.goOn : m.begin} verb="approve" isPrimary onSelect={begin} />;
}
