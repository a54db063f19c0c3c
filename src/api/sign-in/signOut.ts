import { signedOut, signOutStarted } from '../../session/slice';
import type { Config } from '../transport/config';
import type { ApiThunk } from '../cache/dispatch';
import { httpRequest } from '../transport/httpRequest';
import { gateway } from '../cache/gateway';
import { addressOf } from '../transport/services';
import { timeouts } from '../transport/timeouts';

/** Tells the service that the session is over. Whatever it answers, the session is over here. */
export function sendLogout(config: Config, access: string): Promise<unknown> {
  return httpRequest({
    url: addressOf('/system-user/auth/logout', {}, config),
    method: 'POST',
    headers: { Authorization: `Bearer ${access}` },
    timeout: timeouts.logout,
    keepalive: true,
  });
}

/** Signs out: the service first, then the tokens here, then the other windows, then a fresh page. */
export const signOut =
  (): ApiThunk<Promise<void>> =>
  async (dispatch, _getState, { vault, config, restart }) => {
    dispatch(signOutStarted());
    const record = vault.current();
    if (record) await sendLogout(config, record.access);
    await vault.close();
    dispatch(signedOut());
    dispatch(gateway.util.resetApiState());
    restart('login');
  };
