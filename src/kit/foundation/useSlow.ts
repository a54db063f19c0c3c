import { useEffect, useState } from 'react';
import { timings } from '../../lib/timings';

/** How long something has been waited for: `slow` is worth a word, `long` a way out. */
export type Slowness = 'none' | 'slow' | 'long';

/** Says, while something is waited for, that it takes longer than it should. */
export function useSlow(isWaiting: boolean): Slowness {
  const [slowness, setSlowness] = useState<Slowness>('none');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setSlowness('slow'), timings.progressAfter),
      setTimeout(() => setSlowness('long'), timings.cancelAfter),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setSlowness('none');
    };
  }, [isWaiting]);
  return isWaiting ? slowness : 'none';
}
