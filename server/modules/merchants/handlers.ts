import type { Sql } from '../../db/database';
import { imageKinds } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Call, HandlerMap, Language } from '../../http/contract';
import { page, pageWithTotals } from '../../db/list';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { hoursByDay } from '../../shared/weekHours';
import { vatRate } from '../constants/index';
import { findHolding } from '../service-roles/index';
import { attachable, removeUnnamed } from '../uploads/index';
import { attachmentHandlers, entity } from './attachments';
import { blockReasonOf } from './blockReason';
import { faultsOfTerms, moves, type MerchantFields, type MerchantTerms } from './rules';
import { salesByRegion } from './salesStore';
import * as store from './store';

export const merchantHandlers = {
  ...attachmentHandlers,

  async listMerchants(call) {
    return pageWithTotals('merchants', await store.merchants.list(call.db, call.query, givenOf(call)));
  },

  listMerchantTypes: async ({ language }) => ({
    items: (['product', 'service'] as const).map((code) => ({ code, name: typeNames[code][language] })),
  }),

  listMerchantSalesByRegion: async ({ db, language }) => ({ regions: await salesByRegion(db, language) }),

  listBlockReasons: async ({ db, language }) => ({ items: await store.listReasons(db, language) }),

  getMerchant: (call) => merchantOf(call.db, call, call.params.id),

  createMerchant: (call) =>
    call.db.transaction(async (sql) => {
      const { logo_key: logo, ...sent } = call.body;
      const fields = cleaned(sent);
      await refuseFaults(sql, call, fields);
      const kept = {
        vatPercent: fields.pays_vat === true ? await vatRate(sql) : 0,
        ...(logo !== undefined && logo !== null && { logoKey: (await pictureOf(sql, call.user.id, logo)).key }),
      };
      const id = await store.addMerchant(sql, fields, kept, timestamp(call.clock));
      await tell(sql, call, id, 'create', [{ field: 'status', new: 'active' }]);
      return merchantOf(sql, call, id);
    }),

  async updateMerchant(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      // The transaction may be begun again.
      gone.length = 0;
      const { id } = call.params;
      const before = await lock(sql, call, id);
      await refuseStale(before.version, call.headers['If-Match'], () => merchantOf(sql, call, id));
      const { logo_key: logo, ...sent } = call.body;
      const fields = cleaned(sent);
      await refuseFaults(sql, call, { ...termsOf(before), ...fields }, before);
      const kept = {
        // The rate of the day on which it is switched on stays with the merchant.
        ...(fields.pays_vat === true && !before.pays_vat && { vatPercent: await vatRate(sql) }),
        ...(fields.pays_vat === false && { vatPercent: 0 }),
        ...(logo !== undefined && { logoKey: logo === null ? null : (await pictureOf(sql, call.user.id, logo)).key }),
      };
      const changed = flatOf({ ...termsOf(before), ...fields });
      if (logo === undefined && changesBetween(flatOf(termsOf(before)), changed).length === 0)
        return merchantOf(sql, call, id);
      await store.changeMerchant(sql, id, fields, { ...kept, at: timestamp(call.clock) });
      const after = (await store.wholeMerchants.find(sql, id, inRussian(call)))!; // it is held
      await tell(sql, call, id, 'update', changesBetween(journalled(before), journalled(after)));
      if (before.logo_key !== null && before.logo_key !== after.logo_key)
        gone.push(...(await removeUnnamed(sql, [before.logo_key])));
      return merchantOf(sql, call, id);
    });
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteMerchant(call) {
    const { id } = call.params;
    const gone = await call.db
      .transaction(async (sql) => {
        if (!(await store.holdMerchant(sql, id, 'remove'))) throw notFound();
        const { name } = await lock(sql, call, id);
        if (await store.hasMoves(sql, id)) throw inUse();
        await tell(sql, call, id, 'delete', [{ field: 'name', old: name }]);
        const keys = await store.removeMerchant(sql, id);
        return removeUnnamed(sql, keys);
      })
      .catch((error: unknown) => {
        // Something else refers to the merchant or to one of its branches.
        throw (error as { code?: string }).code === '23503' ? inUse() : error;
      });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  blockMerchant: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      await refuseMove(sql, call, id, 'block');
      await move(sql, call, id, { action: 'block', ...(await blockReasonOf(sql, call.body)) });
      return merchantOf(sql, call, id);
    }),

  unblockMerchant: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      await refuseMove(sql, call, id, 'unblock');
      await move(sql, call, id, { action: 'unblock', comment: plainText(call.body.comment ?? '') || null });
      return merchantOf(sql, call, id);
    }),

  async listMerchantBlockEvents({ params, query, db, language }) {
    if (!(await store.holdMerchant(db, params.id, 'read'))) throw notFound();
    return page('events', await store.blockEvents.list(db, { ...query, merchantId: params.id }, language));
  },
} satisfies Partial<HandlerMap>;

const typeNames: Record<'product' | 'service', Record<Language, string>> = {
  product: { ru: 'Товары', en: 'Goods', uz: 'Tovarlar' },
  service: { ru: 'Услуги', en: 'Services', uz: 'Xizmatlar' },
};

type Caller = Pick<Call<'getMerchant'>, 'language' | 'clock' | 'user'>;
const givenOf = ({ language, clock, user }: Caller): store.Given => ({ language, day: today(clock), userId: user.id });
/** The journal is written in one language, whoever writes it. */
const inRussian = (caller: Caller): store.Given => ({ ...givenOf(caller), language: 'ru' });

const inUse = () => conflict('merchant_in_use', 'The merchant has sold something, or something refers to it');

async function lock(sql: Sql, caller: Caller, id: number): Promise<store.WholeMerchant> {
  const merchant = await store.wholeMerchants.lock(sql, id, inRussian(caller));
  if (merchant === undefined) throw notFound();
  return merchant;
}

type Telling = Caller & { files: Pick<FileStore, 'signedUrl'> };
async function merchantOf(sql: Sql, caller: Telling, id: number) {
  const merchant = await store.wholeMerchants.find(sql, id, givenOf(caller));
  return withHistory(sql, entity, merchant, ({ logo_key: key, logo_name: _, ...row }) => ({
    ...row,
    logo_url: key === null ? null : caller.files.signedUrl(key),
  }));
}

async function tell(sql: Sql, { user, clock }: Caller, id: number, action: string, changes: Change[]) {
  if (changes.length > 0) await audit(sql, { user, clock, action, entity, entityId: id, changes });
}

/** Holds the merchant and refuses what its status does not allow. */
async function refuseMove(sql: Sql, call: Telling, id: number, action: keyof typeof moves) {
  const { status } = await lock(sql, call, id);
  if (status !== moves[action].from)
    throw conflict('transition_not_allowed', `The merchant is ${status}`, { ...(await merchantOf(sql, call, id)) });
}

interface Move {
  action: keyof typeof moves;
  reason?: { id: number; name: string };
  comment: string | null;
}
async function move(sql: Sql, call: Caller, id: number, { action, reason, comment }: Move) {
  const { from, to } = moves[action];
  const at = timestamp(call.clock);
  await store.changeMerchant(sql, id, { status: to }, { at });
  const event = { merchantId: id, action, reasonId: reason?.id ?? null, comment, userId: call.user.id, at };
  await store.addEvent(sql, event);
  await tell(sql, call, id, action, [
    { field: 'status', old: from, new: to },
    ...(reason === undefined ? [] : [{ field: 'reason', new: reason.name }]),
    ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
  ]);
}

/** Texts without what nobody sees in them; an empty one that need not be there is none. */
function cleaned<Fields extends MerchantFields>(fields: Fields): Fields {
  const needed: readonly string[] = ['name', 'legal_name', 'inn', 'mfo', 'account_number', 'phone'];
  const texts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? plainText(value) : value;
    return [name, text === '' && !needed.includes(name) ? null : text];
  });
  // The same fields under the same names.
  return Object.fromEntries(texts) as Fields;
}

/** A merchant as its form would send it. */
const termsOf = (one: store.WholeMerchant): MerchantTerms => ({
  ...{ name: one.name, legal_name: one.legal_name, inn: one.inn, mfo: one.mfo, account_number: one.account_number },
  ...{ phone: one.phone, type: one.type, unit: one.unit, category_guid: one.category?.guid ?? null },
  ...{ pays_vat: one.pays_vat, discount_percent: one.discount_percent, markup_percent: one.markup_percent },
  ...{ region_id: one.region?.id ?? null, district_id: one.district?.id ?? null, address: one.address },
  ...{ lat: one.lat, lon: one.lon, work_schedule: one.work_schedule, website_url: one.website_url },
  ...{ contract_number: one.contract_number, contract_date: one.contract_date },
  ...{ contract_expiry: one.contract_expiry, kam_id: one.kam?.id ?? null, hunter_id: one.hunter?.id ?? null },
});

/** The terms so that equal ones compare as equal: the hours day by day. */
const flatOf = ({ work_schedule: schedule, ...terms }: MerchantTerms) => ({ ...terms, ...hoursByDay(schedule) });

/** A merchant as the journal tells of it: what it names by their names, its hours day by day. */
function journalled(one: store.WholeMerchant) {
  const { work_schedule: schedule, category_guid: _, region_id: __, district_id: ___, ...terms } = termsOf(one);
  const { kam_id: ____, hunter_id: _____, ...plain } = terms;
  return {
    ...plain,
    rate_nds: one.rate_nds,
    category: one.category?.name ?? null,
    region: one.region?.name ?? null,
    district: one.district?.name ?? null,
    kam: one.kam?.name ?? null,
    hunter: one.hunter?.name ?? null,
    logo: one.logo_name,
    ...hoursByDay(schedule),
  };
}

/** Refuses fields that are wrong, by themselves or beside what stands elsewhere; `before` is what is changed. */
async function refuseFaults(sql: Sql, caller: Caller, fields: MerchantTerms, before?: store.WholeMerchant) {
  const faults: Record<string, RefusalCode> = faultsOfTerms(fields, today(caller.clock));
  const named = await store.findNamed(sql, fields);
  // What was right when it was written is not asked anew of whoever changes something else.
  if (faults.mfo === undefined && !named.bank && fields.mfo !== before?.mfo) faults.mfo = 'bank_unknown';
  if (fields.region_id && !named.region) faults.region_id = 'unknown_value';
  if (fields.district_id && !named.district && faults.region_id === undefined) faults.district_id = 'unknown_value';
  if (fields.category_guid && !named.category) faults.category_guid = 'unknown_value';
  for (const role of ['kam', 'hunter'] as const) {
    const userId = fields[`${role}_id`];
    if (!userId || userId === before?.[role]?.id) continue;
    const holding = await findHolding(sql, { service: 'payment', userId, role });
    if (holding === undefined || !holding.is_active) faults[`${role}_id`] = 'unknown_value';
  }
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  if (fields.inn === before?.inn) return;
  const other = await store.findByInn(sql, fields.inn, before?.id);
  if (other !== undefined)
    throw new Refusal(422, 'inn_taken', `The INN is that of ${other.name}`, {
      ...{ fields: { inn: 'inn_taken' }, current: other },
    });
}

const pictureOf = (sql: Sql, userId: number, id: string) =>
  attachable(sql, { id, userId, field: 'logo_key', kinds: imageKinds });
