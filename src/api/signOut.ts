import { signedOut, signOutStarted } from '../session/slice';
import type { Config } from './config';
import type { ApiThunk } from './dispatch';
import { exchange } from './exchange';
import { gateway } from './gateway';
import { addressOf } from './services';
import { timeouts } from './timeouts';

/** Tells the service that the session is over. Whatever it answers, the session is over here. */
export function sendLogout(config: Config, access: string): Promise<unknown> {
  return exchange({
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
