import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds that are left. */
  seconds: number;
  start: (seconds: number) => void;
}

/** Seconds that run down to nothing, by the clock rather than by ticks: a window in the background ticks late. */
export function useCountdown(first: number): Countdown {
  const [end, setEnd] = useState(() => Date.now() + first * 1000);
  const [seconds, setSeconds] = useState(first);
  useEffect(() => {
    const count = (): void => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(() => {
      count();
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return {
    seconds,
    start: (next) => {
      setSeconds(next);
      setEnd(Date.now() + next * 1000);
    },
  };
}
