import { useEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { toFailure, type Failure } from '../../lib/failure';
import { useNoticePath } from '../state/notificationTarget';
import { notify } from '../state/notifications';
import { timings } from '../../lib/timings';
import type { Progress } from './progressIcons';

export interface AsyncAction {
  /** `done` for as long as the tick is seen in the button. */
  progress: Progress;
  isBusy: boolean;
  failure: Failure | undefined;
  start: () => void;
}

/**
 * An action that is done once however often it is asked for: runs, says so, shows the tick, and then goes on. `done` is
 * what is said, or says it itself where that depends on the answer.
 */
export function useAsyncAction<Answer>(
  run: () => Promise<Answer>,
  done: MessageDescriptor | ((answer: Answer) => void) | undefined,
  then?: () => void,
): AsyncAction {
  const dispatch = useDispatch();
  const path = useNoticePath();
  const [progress, setProgress] = useState<Progress>('idle');
  const [failure, setFailure] = useState<Failure>();
  const isRunning = useRef(false);

  const finish = useRef(() => {});
  useEffect(() => {
    finish.current = () => {
      isRunning.current = false;
      setProgress('idle');
      then?.();
    };
  });
  useEffect(() => {
    if (progress !== 'done') return undefined;
    const timer = setTimeout(() => finish.current(), timings.check);
    return () => clearTimeout(timer);
  }, [progress]);

  const work = async (): Promise<void> => {
    let answer: Answer;
    try {
      answer = await run();
    } catch (error) {
      isRunning.current = false;
      setProgress('idle');
      setFailure(toFailure(error));
      return;
    }
    // What only opened a form has nothing to be proud of.
    if (!done) return finish.current();
    if (typeof done === 'function') done(answer);
    else dispatch(notify({ tone: 'success', title: done, path }));
    setProgress('done');
  };
  return {
    progress,
    isBusy: progress !== 'idle',
    failure,
    start: () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProgress('busy');
      setFailure(undefined);
      void work();
    },
  };
}
