import { useEffect, useRef } from 'react';
import { defineMessages } from 'react-intl';
import { useDispatch } from 'react-redux';
import { notify } from '../../kit/state/notifications';
import { useLazyPart, type LazyPart } from '../../kit/foundation/lazyPart';
import { reloadForNewerVersion } from '../../api/transport/newerVersion';

const m = defineMessages({
  missing: { id: 'network.part.missing', defaultMessage: 'Часть панели не загрузилась' },
  advice: { id: 'network.part.advice', defaultMessage: 'Проверьте сеть и попробуйте ещё раз' },
});

/**
 * A small part of the frame that is fetched when it is first needed. One that does not come is told as a notice, and
 * `onMissing` takes back the request for it, so that the next press asks again. A newer version of the panel, whose parts
 * have other names, is loaded instead.
 */
export function usePart<Part>(lazy: LazyPart<Part>, onMissing: () => void): Part | undefined {
  const dispatch = useDispatch();
  const { part, failure } = useLazyPart(lazy);
  const giveUp = useRef(onMissing);
  useEffect(() => {
    giveUp.current = onMissing;
  });
  useEffect(() => {
    if (failure === undefined) return;
    void reloadForNewerVersion().then((reloads) => {
      if (reloads) return;
      dispatch(notify({ tone: 'error', title: m.missing, text: m.advice }));
      giveUp.current();
    });
  }, [failure, dispatch]);
  return part;
}
