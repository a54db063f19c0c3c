/**
 * The own account as the service has it now. The session record knows the roles of the sign-in, and colleagues give and take
 * roles meanwhile. None of it is needed for the first paint, so that it comes when the page has come to rest, or when a
 * role of the record is refused.
 */
import type { Failure } from '../../lib/failure';
import { forbidden, notFound } from '../../lib/httpStatus';
import { asUser, type SessionUser } from '../../session/record';
import { passwordChanged, passwordExpired, signedIn } from '../../session/slice';
import type { ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';
import { refetchFailed } from '../cache/refetchFailed';
import { failed, type Answer } from '../transport/parseResponse';
import { timeouts } from '../transport/timeouts';
import { loadRoles } from './rolePermissions';

const holdSame = (one: SessionUser, other: SessionUser) => String(one.role_ids) === String(other.role_ids);

/** Reads the account and takes it up: for the guard, and into the record of all windows. */
const readAccount =
  (user: SessionUser): ApiThunk<Promise<Answer<SessionUser>>> =>
  async (dispatch, getState, { vault }) => {
    const { signal } = new AbortController();
    const { data, error } = await dispatch(fetchUncached({ url: `/system-user/v1/system-users/${user.id}` }, signal));
    if (error) return { error };
    const { role_ids, must_change_password: mustChange } = (data ?? {}) as Record<string, unknown>;
    const account = asUser({ ...user, role_ids });
    if (!account) return failed('malformed');
    const fresh = { ...account, user_role_id: account.role_ids[0] ?? 0 };
    const { session } = getState();
    // Meanwhile the person may have left, or the session ended.
    if (vault.current()?.user.id !== user.id || session.status !== 'signedIn' || session.leaving)
      return failed('aborted');
    if (session.user && !holdSame(session.user, fresh)) dispatch(signedIn(fresh));
    dispatch(mustChange === true ? passwordExpired() : passwordChanged());
    await dispatch(keepRoles(fresh));
    return { data: fresh };
  };

/** Puts the roles into the record. In turn with the renewals of tokens, which write the whole record as their window knows it. */
const keepRoles =
  (fresh: SessionUser): ApiThunk<Promise<unknown>> =>
  (_dispatch, _getState, { vault }) =>
    vault.inTurn(timeouts.refreshTurn, async () => {
      await vault.reconcile();
      const record = vault.current();
      if (record?.user.id !== fresh.id || holdSame(record.user, fresh)) return;
      await vault.renew(record, { ...record, user: fresh });
    });

/**
 * What becomes of a start at which a role of the record was refused: those that the person holds now are loaded instead.
 * Gives the failure when that is not known, or when there is nothing else to load.
 */
export const rolesOfNow =
  (user: SessionUser, refusal: Failure): ApiThunk<Promise<Failure | undefined>> =>
  async (dispatch, _getState, { vault }) => {
    if (refusal.status !== forbidden && refusal.status !== notFound) return refusal;
    await vault.ready();
    const { data: fresh, error } = await dispatch(readAccount(user));
    if (error) return error;
    if (holdSame(fresh, user) || fresh.role_ids.length === 0) return refusal;
    return dispatch(loadRoles(fresh));
  };

/** Reads the own account again, and loads the rights where its roles are others or where it `isDue` anyhow. */
export const renewAccount =
  (isDue = false): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { user } = getState().session;
    if (!user) return;
    const { data: fresh } = await dispatch(readAccount(user));
    // Where it cannot be read the roles of before stay; the next start asks again.
    if (!fresh || (!isDue && holdSame(fresh, user))) return;
    const failure = await dispatch(loadRoles(fresh));
    if (!failure) dispatch(refetchFailed());
  };

/**
 * Reads the own account now, when another window has found other roles, and when the person comes back to a window that
 * still leads to the change of the password: another one may have changed it. Gives the way to stop it.
 */
export const followAccount =
  (): ApiThunk<() => void> =>
  (dispatch, getState, { vault }) => {
    const renew = () => void dispatch(renewAccount());
    const unsubscribe = vault.subscribe((news) => {
      const kept = vault.current()?.user;
      const { user } = getState().session;
      if (news === 'signedIn' || (news === 'renewed' && kept && user && !holdSame(kept, user))) renew();
    });
    const look = () => {
      if (document.visibilityState === 'visible' && getState().session.mustChangePassword) renew();
    };
    document.addEventListener('visibilitychange', look);
    renew();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  };
