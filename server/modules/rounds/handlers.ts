import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { faultsOf, mayEdit, refusalOfMove, type RoundStatus, type RoundTerms } from './rules';
import * as store from './store';

const entity = 'round';

const seen = ({ language, clock }: Pick<Call<OperationId>, 'language' | 'clock'>): store.Seen => ({
  language,
  day: today(clock),
});

export const roundHandlers = {
  async listRounds(call) {
    return pageWithTotals('rounds', await store.rounds.list(call.db, call.query, seen(call)));
  },

  getRound: async (call) => withHistory(call.db, entity, await store.rounds.find(call.db, call.params.id, seen(call))),

  createRound: (call) =>
    call.db.transaction(async (sql) => {
      const { body, user, clock } = call;
      const terms = tidied(body);
      await refuseFaults(sql, terms, '0.00');
      const id = await store.insertRound(sql, terms, timestamp(clock));
      const changes = Object.entries(written(terms)).map(([field, now]) => ({ field, new: now }));
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      return found(sql, id, seen(call));
    }),

  updateRound: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock, requires } = call;
      const { status, ...changed } = body;
      if (status !== undefined) requires('rounds.enable');
      if (Object.keys(changed).length > 0) requires('rounds.update');
      const held = await store.lockRound(sql, params.id);
      if (held === undefined) throw notFound();
      const current = await found(sql, params.id, seen(call));
      await refuseStale(current.version, headers['If-Match'], async () => current);
      const { status: before, ...standing } = held;
      const terms = tidied({ ...standing, ...changed });
      const changes = changesBetween(written(standing), written(terms));
      if (
        !mayEdit(
          before,
          changes.map(({ field }) => field),
        )
      )
        throw notAllowed(current);
      if (changes.length > 0) await refuseFaults(sql, terms, current.raised_amount);
      if (status !== undefined) await refuseMove(sql, current, terms, status);
      const next = status ?? before;
      if (changes.length === 0 && next === before) return current;
      await store.setRound(sql, { ...terms, status: next, id: params.id, at: timestamp(clock) });
      const entry = { user, clock, entity, entityId: params.id };
      if (changes.length > 0) await audit(sql, { ...entry, action: 'update', changes });
      if (next !== before)
        await audit(sql, { ...entry, action: 'change_status', changes: [{ field: 'status', old: before, new: next }] });
      return found(sql, params.id, seen(call));
    }),
} satisfies Partial<HandlerMap>;

async function found(sql: Sql, id: number, by: store.Seen): Promise<store.RoundRow> {
  const row = await store.rounds.find(sql, id, by);
  if (row === undefined) throw notFound();
  return row;
}

const tidied = (terms: RoundTerms): RoundTerms => ({
  ...terms,
  name: terms.name.trim(),
  tariff_ids: [...terms.tariff_ids].sort((a, b) => a - b),
});

/** As the journal has it. */
const written = ({ tariff_ids, ...terms }: RoundTerms) => ({ ...terms, tariff_ids: tariff_ids.join(', ') });

async function refuseFaults(sql: Sql, terms: RoundTerms, raised: string): Promise<void> {
  const faults = faultsOf(terms, raised);
  if (!(await store.strategyExists(sql, terms.strategy_id))) faults.strategy_id = 'unknown_value';
  else if (!(await store.areTariffsOf(sql, terms.strategy_id, terms.tariff_ids))) faults.tariff_ids = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

const notAllowed = (current: store.RoundRow) =>
  conflict('transition_not_allowed', 'The status of the round does not allow this', { ...current });

const sentences = {
  transition_not_allowed: 'The status of the round does not allow this',
  round_has_money: 'Money has come into this round',
  round_below_minimum: 'The round has raised less than it needs',
};

/** Refuses what a status does not lead to; the round that is shown says how much its least amount lacks. */
async function refuseMove(sql: Sql, current: store.RoundRow, terms: RoundTerms, to: RoundStatus): Promise<void> {
  const { status, raised_amount } = current;
  const refusal = refusalOfMove({ status, raised_amount, min_amount: terms.min_amount }, to);
  if (refusal !== undefined) throw conflict(refusal, sentences[refusal], { ...current });
  if (to !== 'open') return;
  // The wait for another round comes first: it holds the strategy, so that its status is the one that stands.
  if (await store.hasOpenRound(sql, terms.strategy_id))
    throw conflict('round_open_exists', 'Another round of the strategy is open', { ...current });
  if (!(await store.holdSoldStrategy(sql, terms.strategy_id)))
    throw conflict('strategy_not_sold', 'The strategy is not sold', { ...current });
}
