import { useInsertionEffect, useRef } from 'react';

/**
 * Ends work when the part that began it is really gone. The end of an ordinary effect also comes when the tab is only
 * hidden, and would break off what the person has left running there. What writes money is not ended even so: a write
 * that was broken off may have been done.
 *
 *     useUnmountEffect(() => reading.current?.abort());
 */
export function useUnmountEffect(end: () => void): void {
  const latest = useRef(end);
  useInsertionEffect(() => {
    latest.current = end;
  });
  useInsertionEffect(() => () => latest.current(), []);
}
