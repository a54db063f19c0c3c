import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { imageAfter, removeUnnamed, sentImage } from '../uploads/index';
import { faultsOf, type Terms } from './rules';
import * as store from './store';

const [campaign, offer] = ['fomo', 'user_fomo'] as const;

export const fomoHandlers = {
  async listFomos({ query, db, files, clock }) {
    const found = mapped(await store.fomos.list(db, query, timestamp(clock)), (row) => answerOf(row, files));
    if (query.id === undefined) return page('fomos', found);
    const history = await historyOf(db, campaign, query.id);
    return page(
      'fomos',
      mapped(found, (row) => ({ ...row, history })),
    );
  },

  createFomo: (call) =>
    call.db.transaction(async (sql) => {
      const at = timestamp(call.clock);
      const { image_key: imageKey, ...sent } = call.body;
      const terms = {
        ...{ title_en: null, title_uz: null, text_en: null, text_uz: null, is_active: false },
        ...cleaned(sent),
      };
      refuseFaults(terms);
      const image = typeof imageKey === 'string' ? await sentImage(sql, call.user.id, imageKey) : undefined;
      const id = await unlessTaken('name', () => store.insert(sql, { ...terms, image_key: image?.key ?? null }, at));
      await note(sql, call, campaign, 'create', id, [{ field: 'name', new: terms.name }]);
      return cardOf(sql, call.files, id, at);
    }),

  async updateFomo(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const at = timestamp(call.clock);
      const { id } = call.params;
      const before = await store.holdFomo(sql, id, at);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, call.files, id, at));
      const { image_key: imageKey, ...sent } = call.body;
      const was = termsOf(before);
      const next = { ...was, ...cleaned(sent) };
      refuseFaults(next);
      const image = await imageAfter(sql, call.user.id, before, imageKey);
      const changes: Change[] = [
        ...changesBetween(was, next),
        ...(image.key === before.image_key ? [] : [{ field: 'image', old: before.image_name, new: image.name }]),
      ];
      if (changes.length === 0) return cardOf(sql, call.files, id, at);
      await unlessTaken('name', () => store.save(sql, id, { ...next, image_key: image.key }, at));
      if (image.key !== before.image_key && before.image_key !== null)
        gone.push(...(await removeUnnamed(sql, [before.image_key])));
      await note(sql, call, campaign, 'update', id, changes);
      return cardOf(sql, call.files, id, at);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async listUserFomos({ query, db, clock }) {
    return page('user_fomos', mapped(await store.userFomos.list(db, query, timestamp(clock)), offerOf));
  },

  renewUserFomo: (call) =>
    call.db.transaction(async (sql) => {
      const at = timestamp(call.clock);
      const { id } = call.params;
      const before = await store.holdOffer(sql, id, at);
      if (before === undefined) throw notFound();
      if (!before.is_renewable)
        throw conflict('transition_not_allowed', 'It was used, still holds, or its campaign is closed');
      await store.renew(sql, id, at);
      await note(sql, call, offer, 'renew', id, [{ field: 'status', old: 'expired', new: 'active' }]);
      const after = await store.userFomos.find(sql, id, at);
      return offerOf(after!); // it is held
    }),
} satisfies Partial<HandlerMap>;

const texts = ['name', 'title_ru', 'title_en', 'title_uz', 'text_ru', 'text_en', 'text_uz'] as const;

/** Texts without what cannot be seen in them; a translation of which nothing is left is none. */
function cleaned<Of extends Partial<Terms>>(sent: Of): Of {
  const clean = { ...sent };
  for (const field of texts) {
    const text = sent[field];
    if (typeof text === 'string') clean[field] = (plainText(text) || (/_(en|uz)$/.test(field) ? null : '')) as never;
  }
  // Kept with two digits and without a nought before them.
  if (sent.benefit_percent !== undefined) clean.benefit_percent = Number(sent.benefit_percent).toFixed(2);
  return clean;
}

function refuseFaults(terms: Terms): void {
  const faults = faultsOf(terms);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

const termsOf = (row: store.FomoRow): Terms => ({
  ...{ name: row.name, title_ru: row.title_ru, title_en: row.title_en, title_uz: row.title_uz },
  ...{ text_ru: row.text_ru, text_en: row.text_en, text_uz: row.text_uz, trigger: row.trigger },
  ...{ duration_hours: row.duration_hours, benefit_percent: row.benefit_percent },
  ...{ start: row.start, end: row.end, is_active: row.is_active },
});

const note = (sql: Sql, { user, clock }: Actor, entity: string, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

function answerOf(row: store.FomoRow, files: FileStore): Reply<'updateFomo'> {
  const { image_key: key, image_name: name, ...rest } = row;
  return { ...rest, image: key === null || name === null ? null : { key, name, url: files.dailyUrl(key) } };
}

function offerOf({ user: { id, name, phone }, ...row }: Awaited<ReturnType<typeof store.userFomos.findAll>>[number]) {
  return { ...row, user: { id, name, phone_masked: maskPhone(phone) } };
}

async function cardOf(sql: Sql, files: FileStore, id: number, now: string): Promise<Reply<'updateFomo'>> {
  const row = await store.fomos.find(sql, id, now);
  if (row === undefined) throw notFound();
  return { ...answerOf(row, files), history: await historyOf(sql, campaign, id) };
}
