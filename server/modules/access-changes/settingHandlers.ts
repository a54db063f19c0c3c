import { changeAccess } from '../../auth/changeAccess';
import type { Sql } from '../../db/database';
import type { Actor, HandlerMap, Reply } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp, timestampOf } from '../../shared/clock';
import { conflict } from '../../shared/problem';
import { maySwitchOff, soleFor } from './rules';
import * as store from './store';

/** Whether rights over money and access need a second person at all. */
export const accessConfirmationHandlers = {
  getAccessConfirmation: (call) => settingOf(call.db, call),

  setAccessConfirmation: (call) =>
    changeAccess(call, async (sql) => {
      const { user, clock, body } = call;
      const before = await settingOf(sql, call);
      if (before.is_on === body.is_on) return before;
      if (!body.is_on && !before.may_switch_off)
        throw conflict('not_alone', 'Only who has been the only one to confirm for a day switches it off');
      await store.saveSetting(sql, body.is_on, user.id, timestamp(clock));
      const changes = [{ field: 'access_confirmation', old: before.is_on, new: body.is_on }];
      await audit(sql, { user, clock, action: 'update', entity: 'platform_setting', entityId: 'access', changes });
      return settingOf(sql, call);
    }),
} satisfies Partial<HandlerMap>;

async function settingOf(sql: Sql, { user, clock }: Actor): Promise<Reply<'getAccessConfirmation'>> {
  const { sole_since: since, ...setting } = await store.findSetting(sql);
  const confirmerIds = await store.confirmerIds(sql);
  const latest = timestampOf(new Date(clock.now().getTime() - soleFor));
  return {
    ...setting,
    may_switch_off: maySwitchOff({ confirmerIds, since, latest }, user.id),
    confirmers: await store.listPeople(sql, confirmerIds, 100),
  };
}
