import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { noticeHidden, noticeSettled, notify, type NoticeInput } from '../state/notifications';
import { unknownOutcome } from './MoneyWriteStatus';
import type { MoneyMutation, MoneyState } from './moneyWrite';

const known: readonly MoneyState[] = ['done', 'refused', 'notDone'];

/**
 * Keeps under the bell that nobody knows what became of a write: the question goes, and its key with it. Once it is known, the notice is
 * there no more. `about` says which write it is, `onDoneAway` what follows where it turns out to be done when nobody looks at it any more.
 */
export function useUnknownNotice(
  { state, read, subscribe }: Pick<MoneyMutation, 'state' | 'read' | 'subscribe'>,
  about: () => Omit<NoticeInput, 'tone' | 'title'>,
  onDoneAway?: (answer: unknown) => void,
): void {
  const dispatch = useDispatch();
  const latest = useRef({ about, onDoneAway });
  const kept = useRef<string>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { about, onDoneAway };
  });

  const tell = useCallback(() => {
    if (kept.current !== undefined) return;
    const said = notify({ tone: 'error', title: unknownOutcome, ...latest.current.about() });
    kept.current = said.meta.id;
    dispatch(said);
    // The question says it by itself.
    dispatch(noticeHidden(said.meta.id));
  }, [dispatch]);
  const settle = useCallback(() => {
    if (kept.current === undefined) return;
    dispatch(noticeSettled(kept.current));
    kept.current = undefined;
  }, [dispatch]);

  useEffect(() => {
    if (state === 'unknown') tell();
    if (known.includes(state)) settle();
  }, [state, tell, settle]);
  // Whoever leaves while it is being sent or asked for does not learn it either, and nothing is drawn for him: what becomes of
  // it is heard from the sending itself.
  useEffect(() => {
    stop.current?.();
    return () => {
      const hear = () => {
        const now = read();
        if (now.state === 'checking' || now.state === 'unknown') tell();
        if (now.state !== 'done') return;
        settle();
        latest.current.onDoneAway?.(now.answer);
      };
      hear();
      stop.current = subscribe(hear);
    };
  }, [read, subscribe, tell, settle]);
}
