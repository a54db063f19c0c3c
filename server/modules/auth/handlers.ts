import { attempt } from '../../auth/loginLimit';
import { passwordMatches } from '../../auth/passwords';
import { secondStep } from '../../auth/secondFactor';
import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { ModuleParts } from '../../http/module';
import { Refusal } from '../../shared/problem';
import { findAccount, rememberLogin, type Account } from './store';

export function authHandlers({ sessions, tokens, secrets }: Pick<ModuleParts, 'sessions' | 'tokens' | 'secrets'>) {
  const key = secrets.key('second-factor');
  return {
    async login({ body, db, clock, address, device }) {
      const username = body.username.trim().toLowerCase();
      const found = await findAccount(db, username);
      const check = async () => {
        const isRight = await passwordMatches(found?.password_hash, body.password);
        return isRight && found ? secondStep(db, clock, key, { userId: found.id, code: body.code }) : 'stranger';
      };
      const whose = { username, userId: found?.id, address, device };
      const step = await attempt(db, clock, whose, check, (one) => one === 'passed' || one === 'missing');
      if (found === undefined || step === 'stranger') throw wrongPassword();
      refuseOutsiders(found);
      // As all after the password, said only to who knew it.
      if (step === 'missing') throw new Refusal(403, 'second_factor_needed', 'A code is needed beside the password');
      if (step === 'wrong') throw new Refusal(401, '1_invalid_code', 'The code is wrong');
      const pair = await sessions.begin(found, { address, device });
      // Meanwhile the password was set anew.
      if (pair === undefined) throw wrongPassword();
      await rememberLogin(db, found.id, timestamp(clock));
      return { ...pair, user: sessionUser(found) };
    },

    refreshToken: ({ body, address, device }) => sessions.rotate(body.refresh_token, { address, device }),

    async logout({ accessToken }) {
      const sessionId = accessToken && (await tokens.sessionOf(accessToken));
      if (sessionId) await sessions.end(sessionId);
      return undefined;
    },
  } satisfies Partial<HandlerMap>;
}

const wrongPassword = () => new Refusal(401, '1_invalid_auth_credentials', 'Wrong user name or password');

/** Said only to who knew the password: a stranger must not learn which accounts exist. */
function refuseOutsiders(account: Account) {
  if (!account.is_active) throw new Refusal(403, 'user_disabled', 'The account is disabled');
  if (account.user_type === 'merchant') throw new Refusal(403, 'staff_only', 'Sign-in is for staff only');
}

function sessionUser(account: Account) {
  const { id, first_name, last_name, user_type, client_id, role_ids, must_change_password } = account;
  return {
    id,
    name: `${first_name} ${last_name}`,
    first_name,
    user_type,
    client_id,
    user_role_id: role_ids[0] ?? 0,
    role_ids,
    must_change_password,
  };
}
