import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { faultsOf, fixedFields, tidied, withDefaults, type TariffTerms } from './rules';
import * as store from './store';

const entity = 'tariff';

const seen = ({ language, clock }: Pick<Call<OperationId>, 'language' | 'clock'>): store.Seen => ({
  language,
  day: today(clock),
});

export const tariffHandlers = {
  async listTariffs(call) {
    return pageWithTotals('tariffs', await store.tariffs.list(call.db, call.query, seen(call)));
  },

  getTariff: async (call) =>
    withHistory(call.db, entity, await store.tariffs.find(call.db, call.params.id, seen(call))),

  createTariff: (call) =>
    call.db.transaction(async (sql) => {
      const { body, user, clock } = call;
      const terms = tidied(withDefaults(body));
      await refuseFaults(sql, terms);
      const id = await store.insertTariff(sql, terms, timestamp(clock));
      if (id === undefined) throw wrongFields({ code: 'tariff_code_taken' });
      const changes = Object.entries(terms).flatMap(([field, now]) => (now === null ? [] : [{ field, new: now }]));
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      return found(sql, id, seen(call));
    }),

  updateTariff: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const before = await store.lockTariff(sql, params.id);
      if (before === undefined) throw notFound();
      const current = await found(sql, params.id, seen(call));
      await refuseStale(current.version, headers['If-Match'], async () => current);
      const terms = tidied({ ...before, ...body });
      if (fixedFields(before, terms).length > 0 && (await store.isUsed(sql, params.id)))
        throw conflict('tariff_in_use', 'Somebody has invested on this tariff: make a new one', { ...current });
      if (before.strategy_id !== terms.strategy_id && (await store.isInRound(sql, params.id)))
        throw conflict('tariff_in_use', 'A round of its strategy offers this tariff: make a new one', { ...current });
      await refuseFaults(sql, terms);
      const changes = changesBetween(before, terms);
      if (changes.length === 0) return current;
      await store.setTariff(sql, params.id, terms, timestamp(clock));
      await audit(sql, { user, clock, action: 'update', entity, entityId: params.id, changes });
      return found(sql, params.id, seen(call));
    }),
} satisfies Partial<HandlerMap>;

async function found(sql: Sql, id: number, by: store.Seen): Promise<store.TariffRow> {
  const row = await store.tariffs.find(sql, id, by);
  if (row === undefined) throw notFound();
  return row;
}

async function refuseFaults(sql: Sql, terms: TariffTerms): Promise<void> {
  const faults = faultsOf(terms);
  if (!(await store.strategyExists(sql, terms.strategy_id))) faults.strategy_id = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}
