import { useEffect, useState } from 'react';
import { namedByServer } from '../../api/transport/appVersion';
import { newerVersion } from '../../api/transport/newerVersion';

/** The server is not asked more often than this, in milliseconds, however often the page is looked at. */
const askEvery = 15 * 60_000;

interface NewVersion {
  /** As in CHANGELOG.md; undefined where it is that of the running one, which was built anew. */
  number: string | undefined;
}

async function newVersion(): Promise<NewVersion | undefined> {
  if (!(await newerVersion())) return undefined;
  const [, number] = (await namedByServer(/<meta name="version" content="([^"]+)"/)) ?? [];
  const running = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
  return { number: number === running ? undefined : number };
}

/** The newer version of the panel that is out. Asked for now and then while the page is seen, and after an outage. */
export function useNewVersion(): NewVersion | undefined {
  const [newer, setNewer] = useState<NewVersion>();
  useEffect(() => {
    if (newer) return undefined;
    let asked = Date.now();
    const ask = async () => {
      asked = Date.now();
      setNewer(await newVersion());
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
  }, [newer]);
  return newer;
}
