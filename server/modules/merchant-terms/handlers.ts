import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { audit, auditAll } from '../../shared/auditTrail';
import { partBatch } from '../../shared/batch';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import {
  faultsOf,
  mayBeTakenAway,
  meetsActive,
  refusalOfSwitch,
  type StandingTerm,
  type TermKind,
  type Terms,
  type TermStatus,
} from './rules';
import * as store from './store';
import { holdMerchant } from '../merchants/index';

type Caller = Pick<Call<OperationId>, 'user' | 'clock' | 'requires'>;
type Given = Partial<Omit<Terms, 'branch_ids'>> &
  Pick<Terms, 'begin_date'> & { branch_ids?: number[]; percent: number };

/** What is said of the terms of a merchant stands in its own journal, each by its number and its percent. */
const entity = 'merchant';
const spoken = ({ id, percent }: { id: number; percent: number }): string => `№ ${id}: ${percent} %`;
const verbOf = (status: TermStatus): string => (status === 'active' ? 'turn_term_on' : 'turn_term_off');

const sentences = {
  transition_not_allowed: 'It has this status already',
  period_over: 'Its last day has passed',
  periods_overlap: 'Another active one holds at the same time',
};

/** The four things that are done to the terms of one kind. */
function termsOf(kind: TermKind) {
  const seen = (merchantId: number, { clock }: Pick<Caller, 'clock'>) => ({ merchantId, kind, day: today(clock) });

  async function found(sql: Sql, merchantId: number, id: number, call: Caller): Promise<store.TermRow> {
    const row = await store.terms.find(sql, id, seen(merchantId, call));
    if (row === undefined) throw notFound();
    return row;
  }

  /** The terms of a merchant that nobody else changes until the end of the transaction. */
  async function held(sql: Sql, merchantId: number): Promise<StandingTerm[]> {
    if (!(await holdMerchant(sql, merchantId, 'change'))) throw notFound();
    return store.standingTerms(sql, merchantId, kind);
  }

  const mayTurn = ({ requires }: Caller, status: TermStatus): void =>
    requires(status === 'active' ? 'merchants.enable' : 'merchants.disable');

  return {
    async list(call: Pick<Call<'listMerchantDiscounts'>, 'db' | 'query' | 'params' | 'clock'>) {
      const { db, query, params } = call;
      if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
      return store.terms.list(db, query, seen(params.id, call));
    },

    create: (call: Caller & Pick<Call<'createMerchantDiscount'>, 'db' | 'params'>, given: Given) =>
      call.db.transaction(async (sql) => {
        const { user, clock } = call;
        const merchantId = call.params.id;
        const standing = await held(sql, merchantId);
        const { percent, month_count = null, begin_date, end_date = null } = given;
        const terms: Terms = { month_count, begin_date, end_date, branch_ids: given.branch_ids ?? [] };
        await refuseFaults(sql, merchantId, { terms, standing, day: today(clock) });
        const made = { ...terms, merchantId, kind, percent, userId: user.id, at: timestamp(clock) };
        const id = await store.insertTerm(sql, made);
        const changes = [{ field: kind, new: spoken({ id, percent }) }];
        await audit(sql, { user, clock, action: 'add_term', entity, entityId: merchantId, changes });
        return found(sql, merchantId, id, call);
      }),

    turn: (
      call: Caller & Pick<Call<'setMerchantDiscountStatus'>, 'db' | 'body' | 'headers'>,
      [merchantId, id]: [number, number],
    ) =>
      call.db.transaction(async (sql) => {
        const { user, clock, body, headers } = call;
        mayTurn(call, body.status);
        const others = await held(sql, merchantId);
        const term = others.find((one) => one.id === id);
        if (term === undefined) throw notFound();
        const current = await found(sql, merchantId, id, call);
        await refuseStale(current.version, headers['If-Match'], async () => current);
        const refusal = refusalOfSwitch(term, body.status, { others, day: today(clock) });
        if (refusal !== undefined) throw conflict(refusal, sentences[refusal], { ...current });
        await store.setStatus(sql, [id], body.status, timestamp(clock));
        const changes = [{ field: kind, new: spoken(term) }];
        await audit(sql, { user, clock, action: verbOf(body.status), entity, entityId: merchantId, changes });
        return found(sql, merchantId, id, call);
      }),

    turnMany: (call: Caller & Pick<Call<'setMerchantDiscountStatuses'>, 'db' | 'body' | 'params'>) =>
      call.db.transaction(async (sql) => {
        const { user, clock, body, params } = call;
        mayTurn(call, body.status);
        let others = await held(sql, params.id);
        const wanted = [...body.ids].sort((a, b) => a - b);
        // One that has been switched on stands in the way of those after it.
        const { taken, skipped } = partBatch(wanted, others, (term) => {
          const refusal = refusalOfSwitch(term, body.status, { others, day: today(clock) });
          if (refusal === undefined)
            others = others.map((one) => (one === term ? { ...one, status: body.status } : one));
          return refusal;
        });
        const updated = taken.map(({ id }) => id);
        if (taken.length === 0) return { updated, skipped };
        await store.setStatus(sql, updated, body.status, timestamp(clock));
        await auditAll(sql, {
          ...{ user, clock, action: verbOf(body.status), entity },
          changes: taken.map((term) => ({ entityId: params.id, field: kind, new: spoken(term) })),
        });
        return { updated, skipped };
      }),

    remove: (call: Caller & Pick<Call<'deleteMerchantDiscount'>, 'db'>, [merchantId, id]: [number, number]) =>
      call.db.transaction(async (sql) => {
        const { user, clock } = call;
        const term = (await held(sql, merchantId)).find((one) => one.id === id);
        if (term === undefined) throw notFound();
        if (!mayBeTakenAway(term, today(clock)))
          throw conflict('term_begun', 'It has begun: it is switched off instead');
        await store.removeTerm(sql, id);
        const changes = [{ field: kind, old: spoken(term) }];
        await audit(sql, { user, clock, action: 'remove_term', entity, entityId: merchantId, changes });
        return undefined;
      }),
  };
}

async function refuseFaults(
  sql: Sql,
  merchantId: number,
  { terms, standing, day }: { terms: Terms; standing: readonly StandingTerm[]; day: string },
): Promise<void> {
  const faults: Record<
    string,
    'unknown_value' | 'periods_overlap' | NonNullable<ReturnType<typeof faultsOf>['begin_date']>
  > = faultsOf(terms, day);
  const { branch_ids: branches } = terms;
  if ((await store.countBranchesOf(sql, merchantId, branches)) !== branches.length) faults.branch_ids = 'unknown_value';
  if (Object.keys(faults).length === 0 && meetsActive(terms, standing)) faults.begin_date = 'periods_overlap';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

const discounts = termsOf('discount');
const markups = termsOf('markup');

/** A markup holds in all branches, so they are not told. */
const asMarkup = ({ branches: _, ...markup }: store.TermRow) => markup;

export const termHandlers = {
  listMerchantDiscounts: async (call) => page('discounts', await discounts.list(call)),
  createMerchantDiscount: (call) => discounts.create(call, call.body),
  setMerchantDiscountStatuses: (call) => discounts.turnMany(call),
  setMerchantDiscountStatus: (call) => discounts.turn(call, [call.params.id, call.params.discountId]),
  deleteMerchantDiscount: (call) => discounts.remove(call, [call.params.id, call.params.discountId]),

  async listMerchantMarkups(call) {
    const { rows, count } = await markups.list(call);
    return page('markups', { rows: rows.map(asMarkup), count });
  },
  createMerchantMarkup: async (call) => asMarkup(await markups.create(call, call.body)),
  setMerchantMarkupStatuses: (call) => markups.turnMany(call),
  setMerchantMarkupStatus: async (call) => asMarkup(await markups.turn(call, [call.params.id, call.params.markupId])),
  deleteMerchantMarkup: (call) => markups.remove(call, [call.params.id, call.params.markupId]),
} satisfies Partial<HandlerMap>;
