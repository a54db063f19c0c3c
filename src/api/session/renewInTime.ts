import { renewalDelay } from '../../session/token';
import type { SessionAccess } from './withSession';

/** How long to wait after a renewal that the service could not answer. */
const again = 30_000;
/** The longest wait a browser's timer can hold. */
const longest = 2_147_483_647;

/**
 * Renews the session a minute before its token ends, while somebody looks at the page. The time is counted by the
 * clock of the server, so a wrong clock here leads at most to one renewal too early.
 */
export function renewInTime({ vault, renew }: SessionAccess): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(atLeast = 0) {
    clearTimeout(timer);
    const record = vault.current();
    if (!record || document.visibilityState !== 'visible') return;
    const delay = renewalDelay(record, Date.now());
    if (delay === undefined) return;
    timer = setTimeout(
      () => {
        void renew(record).then((outcome) => {
          if (outcome === 'unavailable') plan(again);
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
