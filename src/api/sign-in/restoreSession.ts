import type { Failure } from '../../lib/failure';
import { session, sessionExpired, signedIn, signedOut, signOutStarted } from '../../session/slice';
import type { ApiThunk } from '../cache/dispatch';
import { enter, giveUp } from './signIn';
import { loadRoles } from './rolePermissions';
import { mayPass } from '../transport/silence';

/** No answer, or one of a gateway that does not reach the service: the rights of the last visit go on. */
const isPassing = (failure: Failure) => failure.kind === 'timeout' || mayPass(failure);

/**
 * Takes up a stored session when the panel starts. What the mirrors show is drawn at once, and the role calls
 * start without waiting for the record; the record then decides, and may say that it was somebody else.
 */
export const restoreSession =
  (): ApiThunk<Promise<void>> =>
  async (dispatch, getState, { vault, restart }) => {
    const drawn = getState().session.user;
    const roles = drawn && dispatch(loadRoles(drawn));
    await vault.ready();
    const record = vault.current();
    if (!record) {
      if (session.selectors.status(getState()) !== 'expired') dispatch(signedOut());
      return;
    }
    if (drawn && drawn.id !== record.user.id) return restart('here');
    if (!drawn || getState().session.status === 'unknown') {
      dispatch(signedIn(record.user));
      await dispatch(enter());
      return;
    }
    const failure = await roles;
    if (!failure || failure.kind === 'aborted') return;
    if (getState().session.rolesReady && isPassing(failure)) return;
    // A 401 has had its refresh; when that failed the session is expired already and asks to sign in again.
    await dispatch(giveUp(failure));
  };

/** Keeps this window in step with what other windows do to the session. */
export const followVault =
  (): ApiThunk<() => void> =>
  (dispatch, _getState, { vault, restart }) =>
    vault.subscribe((news) => {
      const user = vault.current()?.user;
      if (news === 'expired') dispatch(sessionExpired());
      if (news === 'replaced') {
        dispatch(signOutStarted());
        restart('here');
      }
      if (news === 'signedOut') {
        dispatch(signedOut());
        // The guard leads to sign-in, with the way back to what was open here.
        restart('here');
      }
      if (news === 'signedIn' && user) {
        dispatch(signedIn(user));
        void dispatch(enter());
      }
    });
