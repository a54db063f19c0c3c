import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiState } from '../../api/cache/dispatch';
import type { RouteId } from '../../routes/table';
import { screens } from './screens';

/** How often is looked whether the page has come to rest, in milliseconds. */
const lookEvery = 500;
/** After so many looks something takes too long, and what the frame says of that is needed. */
const patience = 20;

/**
 * True once the screen is there, seen, and nothing that it asked for is on its way any more; then it stays true. What
 * is only nice to have waits for this, so that it does not hold up the first rows; the frame, which asks without a screen, not for ever.
 */
export function useIdle(current: RouteId | undefined): boolean {
  const { getState } = useStore<ApiState>();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    let looks = 0;
    const look = () => {
      const isThere = current === undefined || screens[current].loaded() !== undefined;
      const isBusy = Object.values(getState().gateway.queries).some((query) => query?.status === 'pending');
      const isRest = !isBusy || (!current && ++looks > patience);
      if (isThere && isRest && document.visibilityState === 'visible') setQuiet(true);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [isQuiet, current, getState]);
  return isQuiet;
}
