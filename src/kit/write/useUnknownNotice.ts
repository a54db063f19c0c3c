import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { noticeHidden, noticeSettled, notify, type NoticeInput } from '../state/notifications';
import { unknownOutcome } from './MoneyWriteStatus';
import type { MoneyState } from './moneyWrite';

const known: readonly MoneyState[] = ['done', 'refused', 'notDone'];

/**
 * Keeps under the bell that nobody knows what became of a write: the question goes, and its key with it. Once it is known, the notice is
 * there no more. `about` says which write it is.
 */
export function useUnknownNotice(state: MoneyState, about: () => Omit<NoticeInput, 'tone' | 'title'>): void {
  const dispatch = useDispatch();
  const latest = useRef({ state, about });
  const kept = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { state, about };
  });

  const tell = useCallback(() => {
    if (kept.current !== undefined) return;
    const said = notify({ tone: 'error', title: unknownOutcome, ...latest.current.about() });
    kept.current = said.meta.id;
    dispatch(said);
    // The question says it by itself.
    dispatch(noticeHidden(said.meta.id));
  }, [dispatch]);

  useEffect(() => {
    if (state === 'unknown') tell();
    if (!known.includes(state) || kept.current === undefined) return;
    dispatch(noticeSettled(kept.current));
    kept.current = undefined;
  }, [state, tell, dispatch]);
  // Whoever leaves while the service is being asked does not learn it either.
  useEffect(
    () => () => {
      if (latest.current.state === 'checking') tell();
    },
    [tell],
  );
}
