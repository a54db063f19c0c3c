import { attempt } from '../../auth/loginLimit';
import { passwordMatches } from '../../auth/passwords';
import * as factors from '../../auth/secondFactor';
import { endSessionsOf } from '../../auth/sessions';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import type { ModuleParts } from '../../http/module';
import { audit } from '../../shared/auditTrail';
import { conflict, wrongFields } from '../../shared/problem';
import { findAccount } from './store';

type Own = Pick<Call<'getSecondFactor'>, 'user' | 'db' | 'clock' | 'address' | 'device'>;

/** Sign-in with a code, as one sets it up for oneself. */
export function secondFactorHandlers({ secrets }: Pick<ModuleParts, 'secrets'>) {
  const key = secrets.key('second-factor');
  return {
    async getSecondFactor({ user, db }) {
      const since = (await factors.findFactor(db, user.id))?.confirmed_at ?? null;
      return { is_on: since !== null, since, recovery_codes_left: await factors.countRecoveryCodes(db, user.id) };
    },

    async beginSecondFactor(call) {
      await checkPassword(call, call.body.password);
      const begun = await factors.beginFactor(call.db, call.clock, key, call.user);
      if (begun === undefined) throw isOn();
      return begun;
    },

    async confirmSecondFactor(call) {
      const { user, db, clock, body } = call;
      const found = await factors.findFactor(db, user.id);
      if (found === undefined) throw notBegun();
      if (found.confirmed_at !== null) throw isOn();
      const shown = { userId: user.id, sealed: found.sealed, code: body.code };
      const take = () => factors.takeCode(db, clock, key, shown);
      if (!(await attempt(db, clock, attempted(call), take))) throw wrongCode();
      return db.transaction(async (sql) => {
        const codes = await factors.confirmFactor(sql, clock, key, shown);
        if (codes === undefined) throw notBegun();
        await endSessionsOf(sql, clock, user.id, user.sessionId);
        await tell(sql, call, true);
        return { recovery_codes: codes };
      });
    },

    async turnSecondFactorOff(call) {
      const { user, db, clock, body } = call;
      const found = await factors.findFactor(db, user.id);
      if ((found?.confirmed_at ?? null) === null) throw conflict('second_factor_off', 'It is off already');
      await checkPassword(call, body.password);
      const pass = async () =>
        (await factors.secondStep(db, clock, key, { userId: user.id, code: body.code })) === 'passed';
      if (!(await attempt(db, clock, attempted(call), pass))) throw wrongCode();
      await db.transaction(async (sql) => {
        if (await factors.removeFactor(sql, user.id)) await tell(sql, call, false);
      });
      return undefined;
    },
  } satisfies Partial<HandlerMap>;
}

const attempted = ({ user, address, device }: Own) => ({ username: user.username, userId: user.id, address, device });

/** Whoever found an open window is asked for the password, and must not guess it faster than at the sign-in. */
async function checkPassword(call: Own, password: string): Promise<void> {
  const { user, db, clock } = call;
  const account = await findAccount(db, user.username);
  const matches = () => passwordMatches(account?.password_hash, password);
  if (!(await attempt(db, clock, attempted(call), matches))) throw wrongFields({ password: 'wrong_password' });
}

const notBegun = () => conflict('second_factor_not_begun', 'There is no secret to make codes of');
const isOn = () => conflict('second_factor_on', 'It is on already');
const wrongCode = () => wrongFields({ code: 'wrong_code' });

const tell = (sql: Sql, { user, clock }: Own, isNowOn: boolean) =>
  audit(sql, {
    ...{ user, clock, action: 'update', entity: 'system_user', entityId: user.id },
    changes: [{ field: 'has_second_factor', old: !isNowOn, new: isNowOn }],
  });
