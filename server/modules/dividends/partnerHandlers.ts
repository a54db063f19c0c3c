import { mapped, page, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import { audit, changesBetween, maskedChange, withHistory } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { maskAccount, maskPinfl } from '../../shared/mask';
import { isDay } from '../../shared/period';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { bankFault } from '../banks/index';
import { type Faults, faultsOf, innFault, pinflFault } from '../investors/index';
import * as store from './partnerStore';

const entity = 'partner';

export const partnerHandlers = {
  async listPartners({ query, db, clock }) {
    return page('partners', mapped(await store.partners.list(db, query, today(clock)), shown));
  },

  getPartner: async ({ params, db, clock }) =>
    withHistory(db, entity, await store.partners.find(db, params.id, today(clock)), shown),

  async listProfitDistributions({ query, db, language }) {
    return pageWithTotals('distributions', await store.distributions.list(db, query, language));
  },

  createPartner: (call) =>
    call.db.transaction(async (sql) => {
      const { body, user, clock } = call;
      const { percent, others, ...rest } = body;
      const terms = tidied({ ...blank, ...rest });
      await refuseFaults(sql, terms, today(clock));
      const held = await holdPartners(sql, call);
      await refuseStaleShares(held, others);
      refusePart(held, percent, others);
      const at = timestamp(clock);
      const id = await store.insertPartner(sql, terms, at);
      const changes = [
        { field: 'name', new: terms.name },
        { field: 'percent', new: percent },
      ];
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      const changed = await store.setShares(sql, today(clock), [{ id, percent }, ...others], at);
      // His own share is told with him.
      await tellShares(
        sql,
        call,
        changed.filter((one) => one.id !== id),
      );
      await refuseEnded(sql, today(clock), id, others, 'percent');
      return shown(await found(sql, id, call));
    }),

  updatePartner: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const { percent, others = [], ...patch } = body;
      // Shares are those of all, or nobody's: without the own one the others would be passed over.
      if (percent === undefined && others.length > 0) throw wrongFields({ percent: 'required' });
      const held = await holdPartners(sql, call);
      const before = await found(sql, params.id, call);
      const own = { id: params.id, version: headers['If-Match'] };
      if (percent === undefined) await refuseStale(before.version, own.version, async () => shown(before));
      else await refuseStaleShares(held, [own, ...others], () => together(sql, call, before, held));
      const terms = tidied({ ...before, ...patch });
      await refuseFaults(sql, terms, today(clock), before);
      const at = timestamp(clock);
      const changes = changesBetween(termsOf(before), terms).map(maskedChange);
      if (changes.length > 0) {
        await store.setPartner(sql, params.id, terms, at);
        await audit(sql, { user, clock, action: 'update', entity, entityId: params.id, changes });
      }
      if (percent !== undefined) {
        const shares = [{ id: params.id, percent }, ...others];
        refusePart(held, percent, others, params.id);
        await tellShares(sql, call, await store.setShares(sql, today(clock), shares, at));
      }
      await refuseEnded(sql, today(clock), params.id, others, percent ? 'percent' : 'end_date');
      return shown(await found(sql, params.id, call));
    }),
} satisfies Partial<HandlerMap>;

/** As anybody may read him: the numbers of a person are masked. */
const shown = (partner: store.Partner): store.Partner => ({
  ...partner,
  pinfl: maskPinfl(partner.pinfl),
  bank_account: partner.kind === 'person' ? maskAccount(partner.bank_account) : partner.bank_account,
});

const blank = { pinfl: null, inn: null, bank_account: null, mfo: null, end_date: null, is_active: true };

const termsOf = (partner: store.PartnerTerms): store.PartnerTerms => {
  const { name, kind, pinfl, inn, bank_account, mfo, start_date, end_date, is_active } = partner;
  return { name, kind, pinfl, inn, bank_account, mfo, start_date, end_date, is_active };
};
/** A person has a number of his own, a company that of its taxes. */
const tidied = (terms: store.PartnerTerms): store.PartnerTerms => ({
  ...termsOf(terms),
  name: terms.name.trim(),
  pinfl: terms.kind === 'person' ? terms.pinfl : null,
  inn: terms.kind === 'company' ? terms.inn : null,
});

type Numbers = Pick<store.PartnerTerms, 'kind' | 'pinfl' | 'inn'>;

/** What is wrong with the number of a partner; one that has stood for long is let be. */
function numberFaults({ kind, pinfl, inn }: Numbers, day: string, before?: Numbers): Faults {
  if (kind === 'person')
    return faultsOf({
      pinfl: pinfl === null ? 'required' : pinfl !== before?.pinfl && pinflFault(pinfl, day),
    });
  return faultsOf({ inn: inn === null ? 'required' : inn !== before?.inn && innFault(inn, 'business') });
}

async function refuseFaults(
  sql: Sql,
  terms: store.PartnerTerms,
  day: string,
  before?: store.PartnerTerms,
): Promise<void> {
  const { start_date: start, end_date: end, is_active } = terms;
  const faults = numberFaults(terms, day, before);
  const fault = await bankFault(sql, terms.mfo, before?.mfo);
  if (fault) faults.mfo = fault;
  if (!isDay(start)) faults.start_date = 'no_such_day';
  if (end !== null && !isDay(end)) faults.end_date = 'no_such_day';
  else if (end !== null && end < start) faults.end_date = 'not_after_begin';
  // Without it nobody knows which month was the last that he shares.
  if (end === null && !is_active) faults.end_date = 'required';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

type Doer = Pick<Call<'updatePartner'>, 'user' | 'clock'>;
type Others = NonNullable<Call<'updatePartner'>['body']['others']>;

async function holdPartners(sql: Sql, { clock }: Doer): Promise<store.HeldPartner[]> {
  await store.holdShares(sql);
  return store.lockPartners(sql, today(clock));
}

/** Whoever saw another share of somebody looks again, at those that `current` tells. */
async function refuseStaleShares(
  held: readonly store.HeldPartner[],
  named: readonly { id: number; version: number }[],
  current?: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const versions = new Map(held.map(({ id, version }) => [id, version]));
  if (named.some(({ id }) => !versions.has(id))) throw wrongFields({ others: 'unknown_value' });
  if (new Set(named.map(({ id }) => id)).size < named.length) throw wrongFields({ others: 'duplicate_value' });
  if (named.some(({ id, version }) => versions.get(id) !== version))
    throw conflict('changed_meanwhile', 'The share of a partner has changed', await current?.());
}

/**
 * The shares of all, which are whole; whoever is not named would lose his without a word. Counted in whole ten thousandths, so that
 * 70 + 17.5 + 12.5 is 100 exactly.
 */
function refusePart(held: readonly store.HeldPartner[], percent: number, others: Others, own?: number): void {
  const named = new Set([own, ...others.map(({ id }) => id)]);
  if (held.some(({ id, has_share }) => has_share && !named.has(id))) throw wrongFields({ others: 'required' });
  const sum = [percent, ...others.map((other) => other.percent)].reduce(
    (all, one) => all + Math.round(one * 10_000),
    0,
  );
  if (sum !== 1_000_000) throw wrongFields({ percent: 'shares_not_whole' });
}

/** A partner with all of them as they stand, for shares are seen and settled together. */
async function together(sql: Sql, { clock }: Doer, partner: store.Partner, held: readonly store.HeldPartner[]) {
  const all = await store.partners.findAll(
    sql,
    held.map(({ id }) => id),
    today(clock),
  );
  return { ...shown(partner), partners: all.map(shown) };
}

/** After the month of his last day a partner has no share: he is given none, and does not end while one is set. */
async function refuseEnded(sql: Sql, day: string, id: number, others: Others, field: string): Promise<void> {
  const ended = await store.sharingAfterEnd(sql, day, [id, ...others.map((other) => other.id)]);
  if (ended.includes(id)) throw wrongFields({ [field]: field === 'percent' ? 'partner_ended' : 'partner_has_share' });
  if (ended.length > 0) throw wrongFields({ others: 'partner_ended' });
}

async function tellShares(sql: Sql, { user, clock }: Doer, changed: readonly store.ChangedShare[]): Promise<void> {
  for (const { id, old, percent } of changed) {
    const changes = [{ field: 'percent', old, new: percent }];
    await audit(sql, { user, clock, action: 'share', entity, entityId: id, changes });
  }
}

async function found(sql: Sql, id: number, { clock }: Doer): Promise<store.Partner> {
  const partner = await store.partners.find(sql, id, today(clock));
  if (partner === undefined) throw notFound();
  return partner;
}
