import { toFailure, type Failure } from '../../lib/failure';
import { asUser } from '../../session/record';
import { passwordExpired, rolesFailed, signedIn } from '../../session/slice';
import { failed } from '../transport/parseResponse';
import type { ApiThunk } from '../cache/dispatch';
import { gateway } from '../cache/gateway';
import { refetchFailed } from '../cache/refetchFailed';
import { loadRoles } from './rolePermissions';
import { sendLogout } from './signOut';
import { authApi } from '../system-user/auth';
import { forbidden } from '../../lib/httpStatus';

export interface Credentials {
  username: string;
  password: string;
  /** Of whoever signs in with a code. */
  code?: string;
  /** Left out when the same person signs in again: the choice of before stands. */
  remember?: boolean;
}

/** The panel is for staff; a merchant's own account is refused here even if the service lets it in. */
const staffOnly: Failure = { kind: 'status', status: forbidden, codes: ['staff_only'] };

/**
 * Signs in and loads the rights; the failure if that did not work out. When the rights cannot be had the person
 * is signed out again, and a notice says why.
 */
export const signIn =
  ({ remember, ...body }: Credentials): ApiThunk<Promise<Failure | undefined>> =>
  async (dispatch, getState, extra) => {
    // Not tracked: the answer holds the tokens, and the cache is no place for them.
    const answer = await dispatch(authApi.endpoints.login.initiate({ body }, { track: false }));
    if ('error' in answer) return toFailure(answer.error);

    const {
      access_token: access,
      refresh_token: refresh,
      user: given,
    } = (answer.data ?? {}) as Partial<typeof answer.data>;
    // Of both it takes what a user has; the answer leaves out the name.
    const user = asUser({ ...given, ...body });
    if (!user || typeof access !== 'string' || typeof refresh !== 'string' || !access || !refresh)
      return failed('malformed').error;
    if (user.user_type !== 'system') {
      void sendLogout(extra.config, access);
      return staffOnly;
    }

    const before = getState().session.user;
    await extra.vault.open({ access, refresh }, user, remember);
    // Somebody else than the one whose session ended: nothing of that one may stay on the screen.
    if (before && before.id !== user.id) {
      extra.restart('here');
      return undefined;
    }
    dispatch(signedIn(user));
    if (given?.must_change_password === true) dispatch(passwordExpired());
    return dispatch(enter());
  };

/** Loads the rights of the person who has just come in, and repeats what failed while there was no session. */
export const enter = (): ApiThunk<Promise<Failure | undefined>> => async (dispatch, getState) => {
  const { user } = getState().session;
  const failure = user && (await dispatch(loadRoles(user)));
  if (failure) await dispatch(giveUp(failure));
  else dispatch(refetchFailed());
  return failure;
};

/** Signed out for want of the rights. */
export const giveUp =
  (failure: Failure): ApiThunk<Promise<void>> =>
  async (dispatch, getState, { vault, config }) => {
    const record = vault.current();
    // The session ended by itself meanwhile, which has its own question on the screen; or the person left.
    if (!record || getState().session.status !== 'signedIn') return;
    void sendLogout(config, record.access);
    await vault.close();
    dispatch(rolesFailed(failure));
    dispatch(gateway.util.resetApiState());
  };
