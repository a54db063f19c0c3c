import { useEffect, useRef } from 'react';
import { hasWrittenSince } from './lastWrite';

interface Result {
  originalArgs?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Brings up to date, behind what it shows, a read that somebody comes to: by opening its page, by going back to its tab, by turning to
 * another record or filter. It is asked for anew when it was asked for before this window last wrote, for a write touches more than
 * its tags say, or came longer ago than `freshFor` milliseconds. What stays on the page is brought up to date by tags alone.
 */
export function useFresh(result: Result, freshFor = Infinity): void {
  const { originalArgs, startedTimeStamp: asked, fulfilledTimeStamp: came, isFetching, refetch } = result;
  const renew = useRef(() => {});
  useEffect(() => {
    renew.current = () => {
      if (isFetching || asked === undefined || came === undefined) return;
      if (hasWrittenSince(asked) || Date.now() - came > freshFor) void refetch();
    };
  });
  useEffect(() => renew.current(), [originalArgs]);
}
