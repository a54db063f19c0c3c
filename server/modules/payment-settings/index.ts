import type { Database, Sql } from '../../db/database';
import type { HandlerMap, Language, Reply } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, historyOf } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { faultsOf } from './rules';
import * as store from './store';

// What other modules may use.
export { listAcquirers, read as readPaymentSettings } from './store';

const [entity, id] = ['payment_settings', 1] as const;

const settingsHandlers = {
  getPaymentSettings: ({ db, language }) => answerOf(db, language),

  updatePaymentSettings: (call) =>
    call.db.transaction(async (sql) => {
      const before = await store.hold(sql);
      await refuseStale(before.version, call.headers['If-Match'], () => answerOf(sql, call.language));
      const hours = (call.body.autopay_hours ?? before.autopay_hours).toSorted((one, other) => one - other);
      const next = { ...before, ...call.body, autopay_hours: hours };
      const faults = faultsOf(next, call.body, await store.listGateways(sql, call.language));
      if (Object.keys(faults).length > 0) throw wrongFields(faults);
      const changes = changesBetween(inWords(before), inWords(next));
      if (changes.length === 0) return answerOf(sql, call.language);
      await store.save(sql, next, timestamp(call.clock));
      await audit(sql, { ...call, action: 'update', entity, entityId: id, changes });
      return answerOf(sql, call.language);
    }),
} satisfies Partial<HandlerMap>;

const inWords = ({ autopay_hours: hours, ...settings }: store.Settings) => ({
  ...settings,
  autopay_hours: hours.join(', '),
});

async function answerOf(db: Database | Sql, language: Language): Promise<Reply<'getPaymentSettings'>> {
  const [setting, gateways, history] = [
    await store.read(db),
    await store.listGateways(db, language),
    await historyOf(db, entity, id),
  ];
  return { setting, gateways, history };
}

/** How payments are taken; the right is `settings`. */
export const paymentSettingsModule: Module = { handlers: settingsHandlers, seed: store.seedSettings };
