import { isText } from '../../lib/guards';
import type { SessionRecord } from '../../session/record';
import type { Vault } from '../../session/vault';
import type { Config } from '../transport/config';
import { httpRequest } from '../transport/httpRequest';
import { addressOf } from '../transport/services';
import { timeouts } from '../transport/timeouts';
import { badRequest, forbidden, unauthorized } from '../../lib/httpStatus';

/** `renewed`: there is another token to call with. `ended`: there is none. `unavailable`: the service cannot say now. */
export type Renewal = 'renewed' | 'ended' | 'unavailable';

/** Renews the session for a call that was sent with a token that is not good any more. */
export type Renew = (sentWith: SessionRecord) => Promise<Renewal>;

const refused = [badRequest, unauthorized, forbidden];

/**
 * At most one refresh per browser: one promise for all calls of this window, a lock between windows, and inside
 * the lock the record decides whether there is still anything to refresh. A refresh token is spent by its first
 * use, so sending it twice would end the session.
 */
export function createRenew(vault: Vault, config: Config): Renew {
  let running: { access: string; outcome: Promise<Renewal> } | undefined;

  async function afterLooking(stale: SessionRecord): Promise<Renewal> {
    await vault.reconcile();
    const record = vault.current();
    if (record === undefined || record.user.id !== stale.user.id) return 'ended';
    if (record.access !== stale.access) return 'renewed';
    if (record.expiresLocally <= Date.now()) {
      await vault.end(record);
      return 'ended';
    }
    return ask(record);
  }

  async function ask(record: SessionRecord): Promise<Renewal> {
    const send = () =>
      httpRequest({
        url: addressOf('/system-user/v1/system-users/refresh-token', {}, config),
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token: record.refresh }),
        timeout: timeouts.refreshOnce,
      });
    // An answer that hangs may be lost with the tokens in it. For ten seconds the service gives them to this device again.
    const first = await send();
    const { data, error } = first.error?.kind === 'timeout' ? await send() : first;
    if (error) {
      if (error.kind !== 'status' || !refused.includes(error.status)) return 'unavailable';
      await vault.end(record);
      return whatBecameOf(record);
    }
    const { access_token: access, refresh_token: refresh } = (data ?? {}) as Record<string, unknown>;
    if (!isText(access) || !isText(refresh) || access === '' || refresh === '') return 'unavailable';
    return (await vault.renew(record, { access, refresh })) ? 'renewed' : whatBecameOf(record);
  }

  /** Another window may have been quicker where there are no locks. */
  async function whatBecameOf(record: SessionRecord): Promise<Renewal> {
    await vault.reconcile();
    return isReplaced(record) ? 'renewed' : 'ended';
  }

  /** Whether the same person has another token by now. */
  function isReplaced(record: SessionRecord): boolean {
    const latest = vault.current();
    return latest !== undefined && latest.user.id === record.user.id && latest.access !== record.access;
  }

  return async (sentWith) => {
    // A late answer to a call that was sent with an older token: the newer one is there already.
    if (isReplaced(sentWith)) return 'renewed';
    if (vault.current() === undefined) return 'ended';
    if (running?.access === sentWith.access) return running.outcome;
    const outcome = vault
      .inTurn(timeouts.refreshTurn, () => afterLooking(sentWith))
      .then((found) => found ?? (isReplaced(sentWith) ? 'renewed' : 'unavailable'))
      .finally(() => {
        running = undefined;
      });
    running = { access: sentWith.access, outcome };
    return outcome;
  };
}
