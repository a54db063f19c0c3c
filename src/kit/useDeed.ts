import { useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Failure } from '../lib/failure';
import { notify } from './notices';
import { failureOf } from './outcome';

export interface Deed {
  isBusy: boolean;
  failure: Failure | undefined;
  start: () => void;
}

/** A deed that is done once however often it is asked for: runs, says so, and then goes on. */
export function useDeed(run: () => Promise<unknown>, done: MessageDescriptor | undefined, then?: () => void): Deed {
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isRunning = useRef(false);

  const work = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      isRunning.current = false;
      setBusy(false);
      setFailure(failureOf(error));
      return;
    }
    if (done) dispatch(notify({ tone: 'success', title: done }));
    isRunning.current = false;
    setBusy(false);
    then?.();
  };
  return {
    isBusy,
    failure,
    start: () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setFailure(undefined);
      void work();
    },
  };
}
