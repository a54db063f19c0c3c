import { page, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { isDay } from '../../shared/period';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './partnerStore';

const entity = 'partner';

export const partnerHandlers = {
  async listPartners({ query, db, clock }) {
    return page('partners', await store.partners.list(db, query, today(clock)));
  },

  getPartner: async ({ params, db, clock }) =>
    withHistory(db, entity, await store.partners.find(db, params.id, today(clock))),

  async listProfitDistributions({ query, db, language }) {
    return pageWithTotals('distributions', await store.distributions.list(db, query, language));
  },

  createPartner: (call) =>
    call.db.transaction(async (sql) => {
      const { body, user, clock } = call;
      const { percent, others, ...rest } = body;
      const terms = tidied({ ...blank, ...rest });
      refuseFaults(terms);
      await holdVersions(sql, others);
      refuseSum(percent, others);
      const at = timestamp(clock);
      const id = await store.insertPartner(sql, terms, at);
      await store.setShares(sql, today(clock), [{ id, percent }, ...others], at);
      await refuseEnded(sql, today(clock), id, others, 'percent');
      const changes = [
        { field: 'name', new: terms.name },
        { field: 'percent', new: percent },
      ];
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      return found(sql, id, call);
    }),

  updatePartner: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const { percent, others = [], ...changed } = body;
      // Shares are those of all, or nobody's: without the own one the others would be passed over.
      if (percent === undefined && others.length > 0) throw wrongFields({ percent: 'required' });
      await holdVersions(sql, others);
      const before = await found(sql, params.id, call);
      await refuseStale(before.version, headers['If-Match'], async () => before);
      const terms = tidied({ ...before, ...changed });
      refuseFaults(terms);
      const entry = { user, clock, entity };
      const at = timestamp(clock);
      const changes = changesBetween(termsOf(before), terms);
      if (changes.length > 0) {
        await store.setPartner(sql, params.id, terms, at);
        await audit(sql, { ...entry, action: 'update', entityId: params.id, changes });
      }
      if (percent !== undefined) {
        refuseSum(percent, others);
        await setShares(sql, call, [{ id: params.id, percent }, ...others]);
      }
      await refuseEnded(sql, today(clock), params.id, others, percent ? 'percent' : 'end_date');
      return found(sql, params.id, call);
    }),
} satisfies Partial<HandlerMap>;

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

function refuseFaults({ kind, pinfl, inn, start_date: start, end_date: end, is_active }: store.PartnerTerms): void {
  const faults: Record<string, RefusalCode> = {};
  if (kind === 'person' && pinfl === null) faults.pinfl = 'required';
  if (kind === 'company' && inn === null) faults.inn = 'required';
  if (!isDay(start)) faults.start_date = 'no_such_day';
  if (end !== null && !isDay(end)) faults.end_date = 'no_such_day';
  else if (end !== null && end < start) faults.end_date = 'not_after_begin';
  // Without it nobody knows which month was the last that he shares.
  if (end === null && !is_active) faults.end_date = 'required';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

type Others = NonNullable<Call<'updatePartner'>['body']['others']>;

/** All partners are held; whoever saw another share of somebody looks again. */
async function holdVersions(sql: Sql, others: Others): Promise<void> {
  await store.holdShares(sql);
  const held = new Map((await store.lockPartners(sql)).map(({ id, version }) => [id, version]));
  for (const { id, version } of others) {
    if (!held.has(id)) throw wrongFields({ others: 'unknown_value' });
    if (held.get(id) !== version) throw conflict('changed_meanwhile', 'The share of another partner has changed');
  }
}

/** Whole ten thousandths, so that 70 + 17.5 + 12.5 is 100 exactly. */
function refuseSum(percent: number, others: Others): void {
  const sum = [percent, ...others.map((other) => other.percent)].reduce(
    (all, one) => all + Math.round(one * 10_000),
    0,
  );
  if (sum !== 1_000_000) throw wrongFields({ percent: 'shares_not_whole' });
}

/** After the month of his last day a partner has no share: he is given none, and does not end while one is set. */
async function refuseEnded(sql: Sql, day: string, id: number, others: Others, field: string): Promise<void> {
  const ended = await store.sharingAfterEnd(sql, day, [id, ...others.map((other) => other.id)]);
  if (ended.includes(id)) throw wrongFields({ [field]: field === 'percent' ? 'partner_ended' : 'partner_has_share' });
  if (ended.length > 0) throw wrongFields({ others: 'partner_ended' });
}

async function setShares(
  sql: Sql,
  { user, clock }: Pick<Call<'updatePartner'>, 'user' | 'clock'>,
  shares: readonly { id: number; percent: number }[],
) {
  const before = await store.partners.findAll(
    sql,
    shares.map(({ id }) => id),
    today(clock),
  );
  await store.setShares(sql, today(clock), shares, timestamp(clock));
  for (const { id, percent } of shares) {
    const old = before.find((one) => one.id === id)?.next_percent;
    const changes = [{ field: 'percent', old, new: percent }];
    if (old !== percent) await audit(sql, { user, clock, action: 'share', entity, entityId: id, changes });
  }
}

async function found(sql: Sql, id: number, { clock }: Pick<Call<'updatePartner'>, 'clock'>): Promise<store.Partner> {
  const partner = await store.partners.find(sql, id, today(clock));
  if (partner === undefined) throw notFound();
  return partner;
}
