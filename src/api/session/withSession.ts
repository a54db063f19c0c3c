import { isExpired } from '../../session/token';
import { failed, sessionEnded, type Answer } from '../transport/parseResponse';
import type { Vault } from '../../session/vault';
import type { Renew } from './refresh';
import { unauthorized } from '../../lib/httpStatus';

/** Who is signed in, and how the session is renewed. */
export interface SessionAccess {
  vault: Vault;
  renew: Renew;
}

/**
 * Makes a call as the person who is signed in: with a token that is still good, once more after a renewal when the
 * service refuses the token, and never with an answer that another person asked for.
 */
export async function withSession<Data = unknown>(
  { vault, renew }: SessionAccess,
  signal: AbortSignal,
  send: (access: string) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  if (!vault.current()) await vault.ready();
  const record = vault.current();
  if (!record) return sessionEnded;

  // Sending a token that has ended would cost a way there and back; if it can't be renewed now, the call will tell.
  if (isExpired(record, Date.now())) await renew(record);
  const first = vault.current();
  if (!first) return sessionEnded;
  const answer = await send(first.access);
  // What was asked for one person is never shown to another.
  const isForeign = () => (vault.current()?.user.id ?? first.user.id) !== first.user.id;
  if (isForeign()) return failed('aborted');
  if (answer.error?.status !== unauthorized) return answer;

  const outcome = await renew(first);
  if (isForeign() || signal.aborted) return failed('aborted');
  if (outcome === 'unavailable') return failed('network');
  const second = vault.current();
  if (outcome === 'ended' || !second) return answer;
  const repeated = await send(second.access);
  if (isForeign()) return failed('aborted');
  // A token fresh from the service that the service refuses: the session is over.
  if (repeated.error?.status === unauthorized && vault.current()?.access === second.access) await vault.end(second);
  return repeated;
}
