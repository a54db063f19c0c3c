import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useGetApplicationQuery, useListApplicantPhotosQuery } from '../../../api/payment/instalments';
import { useGetOrderQuery, useTakeNextOrderMutation, type Order } from '../../../api/payment/orders';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { photosAtHand } from '../../../parts/applicant/photos';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { noteDecided, useInHand } from './useInHand';

interface Ahead {
  id: number;
  application_id: number;
}

/**
 * The way from order to order. While the line is on, the next one is taken and read ahead, so that it is there when the
 * one before it is decided: first those that the person has in hand already, then the one that waits longest.
 */
export function useLine(id: number, isOn: boolean) {
  const can = useCan();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const hand = useInHand();
  const [takeNext] = useTakeNextOrderMutation();
  const [taken, setTaken] = useState<Ahead>();
  const [isEmpty, setEmpty] = useState(false);

  const at = hand.items.findIndex((one) => one.id === id);
  const after = hand.items[at + 1] ?? taken;
  const first = hand.items.find((one) => one.id !== id);
  const ahead: Ahead | undefined = after ?? (isEmpty ? first : undefined);
  // A question that was opened earlier goes on to what is next now.
  const latest = useRef({ ahead, first });
  useEffect(() => {
    latest.current = { ahead, first };
  });

  const isAsked = useRef(false);
  const isMissing = isOn && hand.state === 'ready' && !hand.refreshing && after === undefined;
  useEffect(() => {
    if (!isMissing || isAsked.current) return;
    isAsked.current = true;
    // What is refused here is said when somebody asks for the next one.
    takeNext()
      .unwrap()
      .then(
        ({ order }) => (order ? setTaken(order) : setEmpty(true)),
        () => undefined,
      );
  }, [isMissing, takeNext]);

  const application = ahead && can('installments.get') ? { id: ahead.application_id } : skipToken;
  useGetOrderQuery(ahead ? { id: ahead.id } : skipToken);
  useGetApplicationQuery(application);
  const { currentData: photos } = useListApplicantPhotosQuery(application);
  // They are in sight at once, and the order can be decided.
  useEffect(() => {
    for (const url of photosAtHand(photos?.items ?? [])) new Image().src = url;
  }, [photos]);

  const goOn = async (order?: Order): Promise<void> => {
    if (order) noteDecided(order);
    const next = latest.current.ahead ?? (await takeNext().unwrap()).order ?? latest.current.first;
    if (next) return void navigate(href('orders.moderate', { id: String(next.id) }, { line: 'on' }), { replace: true });
    dispatch(notify({ tone: 'info', title: m.over, path }));
    await navigate(href('orders.moderation'), { replace: true });
  };
  return { goOn, inHand: hand.total };
}
