import { renewalDelay } from '../../session/token';
import type { SessionAccess } from './withSession';

/**
 * How long to wait after the first and the second renewal in a row that brought no answer, in milliseconds. The answer may have been
 * lost on its way: the service gives the same one again for ten seconds, and afterwards takes the old token for a stolen one.
 */
const waits = [2_000, 4_000];
/** After each further one. */
const again = 30_000;
/** The longest wait a browser's timer can hold. */
const longest = 2_147_483_647;

/**
 * Renews the session a minute before its token ends, while somebody looks at the page. The time is counted by the
 * clock of the server, so a wrong clock here leads at most to one renewal too early.
 */
export function renewInTime({ vault, renew }: SessionAccess): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = 0;

  function plan(atLeast = 0) {
    clearTimeout(timer);
    const record = vault.current();
    if (!record || document.visibilityState !== 'visible') return;
    const delay = renewalDelay(record, Date.now());
    if (delay === undefined) return;
    timer = setTimeout(
      () => {
        void renew(record).then((outcome) => {
          if (outcome === 'unavailable') plan(waits[failed++] ?? again);
          else failed = 0;
        });
      },
      Math.min(Math.max(delay, atLeast, 0), longest),
    );
  }

  const replan = () => plan();
  const unsubscribe = vault.subscribe(replan);
  document.addEventListener('visibilitychange', replan);
  replan();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', replan);
  };
}
