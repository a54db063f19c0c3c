import { useEffect, useState } from 'react';
import { newerVersion } from '../../api/transport/newerVersion';

/** The server is not asked more often than this, in milliseconds, however often the page is looked at. */
const askEvery = 15 * 60_000;

/** Whether a newer version of the panel is out. Asked now and then while the page is seen, and after an outage. */
export function useNewVersion(): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (isOut) return undefined;
    let asked = Date.now();
    const ask = async () => {
      asked = Date.now();
      if (await newerVersion()) setOut(true);
    };
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked >= askEvery) void ask();
    };
    const askAtOnce = () => void ask();
    const timer = setInterval(look, askEvery);
    document.addEventListener('visibilitychange', look);
    // A deploy is a usual reason for the services having been away.
    window.addEventListener('online', askAtOnce);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', askAtOnce);
    };
  }, [isOut]);
  return isOut;
}
