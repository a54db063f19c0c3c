import { useCallback, useSyncExternalStore } from 'react';

/** A phone: what stands beside one another elsewhere stands below, and rows are cards. */
export const narrow = '(max-width: 600px)';

/** Whether the media query holds now; follows it when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
