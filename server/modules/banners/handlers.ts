import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import { imageKinds } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, Call, HandlerMap, Language } from '../../http/contract';
import { refusedAddress } from '../../shared/actionAddress';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { notFound, wrongFields } from '../../shared/problem';
import { keptText, staleOf, writtenAfter, type TextLanguage } from '../../shared/translations';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed } from '../uploads/index';
import { faultsOf } from './rules';
import * as store from './store';

const entity = 'banner';
const languages = ['ru', 'en', 'uz'] as const;

export const bannerHandlers = {
  async listBanners({ query, db, files, clock, language }) {
    const found = await store.banners.list(db, query, { today: today(clock), language });
    return page(
      'banners',
      mapped(found, (row) => rowAnswer(row, files)),
    );
  },

  getBanner: ({ params, ...call }) => cardOf(call.db, call, params.id),

  createBanner: (call) =>
    call.db.transaction(async (sql) => {
      const { image_ru, image_en, image_uz, sequence_number: position, ...sent } = call.body;
      const at = timestamp(call.clock);
      const terms = termsOf(
        { ...{ title_en: null, title_uz: null, action_value: null, end_date: null, is_active: false }, ...sent },
        undefined,
        at,
      );
      await refuseFaults(sql, terms, typeof image_ru?.id === 'string');
      await store.holdOrder(sql);
      const id = await store.insert(sql, terms, at);
      if (position !== undefined) await store.order(sql, terms.place, { id, position });
      const pictures = await putImages(sql, call, { id, images: [] }, { ru: image_ru, en: image_en, uz: image_uz });
      await note(sql, call, 'create', id, [
        { field: 'title_ru', new: terms.title_ru },
        { field: 'place', new: terms.place },
        ...pictures.changes,
      ]);
      return cardOf(sql, call, id);
    }),

  async updateBanner(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const { image_ru, image_en, image_uz, sequence_number: position, ...sent } = call.body;
      if (position !== undefined || sent.place !== undefined) await store.holdOrder(sql);
      const before = await locked(sql, call, call.params.id);
      const at = timestamp(call.clock);
      const terms = termsOf({ ...keptOf(before), ...sent }, before, at);
      const hadRussian = before.images.some(({ language }) => language === 'ru');
      await refuseFaults(sql, terms, image_ru === undefined ? hadRussian : image_ru !== null, before);
      const pictures = await putImages(sql, call, before, { ru: image_ru, en: image_en, uz: image_uz });
      const changes = [...changesBetween(keptOf(before), inWords(terms)), ...pictures.changes];
      const taken =
        position === undefined ? undefined : Math.min(position, await store.lastIn(sql, terms.place, before.id));
      const isMoved = terms.place !== before.place || (taken !== undefined && taken !== before.sequence_number);
      if (changes.length === 0 && !isMoved) return cardOf(sql, call, before.id);
      await store.save(sql, before.id, terms, at);
      if (isMoved) changes.push(...(await move(sql, before, terms.place, taken)));
      gone.push(...(await removeUnnamed(sql, pictures.left)));
      await note(sql, call, 'update', before.id, changes);
      return cardOf(sql, call, before.id);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteBanner(call) {
    const gone = await call.db.transaction(async (sql) => {
      await store.holdOrder(sql);
      const before = await locked(sql, call, call.params.id);
      await store.remove(sql, before.id);
      await store.order(sql, before.place);
      await note(sql, call, 'delete', before.id, [{ field: 'title_ru', old: before.title_ru }]);
      return removeUnnamed(
        sql,
        before.images.map(({ key }) => key),
      );
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

type Known = { files: FileStore; clock: Clock; language: Language };
type Plain = Omit<store.Terms, `title_${TextLanguage}_at`>;

/** The banner, held, as the person saw it. */
async function locked(
  sql: Sql,
  call: Known & { headers: { 'If-Match': number } },
  id: number,
): Promise<store.BannerRow> {
  const row = await store.banners.lock(sql, id, { today: today(call.clock), language: call.language });
  if (row === undefined) throw notFound();
  await refuseStale(row.version, call.headers['If-Match'], () => cardOf(sql, call, id));
  return row;
}

const keptOf = (row: store.BannerRow): Plain => ({
  ...{ title_ru: row.title_ru, title_en: row.title_en, title_uz: row.title_uz, place: row.place },
  ...{ action_type: row.action_type, action_value: row.action_value },
  ...{ start_date: row.start_date, end_date: row.end_date, is_active: row.is_active },
});
const inWords = ({ title_ru_at: _, title_en_at: __, title_uz_at: ___, ...terms }: store.Terms): Plain => terms;

/** What is to be kept, texts cleaned, with the moments at which they were written. An action that needs no value has none. */
function termsOf(sent: Plain, before: store.BannerRow | undefined, now: string): store.Terms {
  const texts = { ru: keptText(sent.title_ru), en: keptText(sent.title_en), uz: keptText(sent.title_uz) };
  if (texts.ru === null) throw wrongFields({ title_ru: 'required' });
  const at = writtenAfter(
    before && {
      texts: { ru: before.title_ru, en: before.title_en, uz: before.title_uz },
      at: { ru: before.title_ru_at, en: before.title_en_at, uz: before.title_uz_at },
    },
    texts,
    now,
  );
  return {
    ...sent,
    ...{ title_ru: texts.ru, title_en: texts.en, title_uz: texts.uz },
    ...{ title_ru_at: at.ru ?? now, title_en_at: at.en, title_uz_at: at.uz },
    action_value: sent.action_type === 'none' ? null : (sent.action_value?.trim() ?? null),
  };
}

/** Refuses what cannot be shown; a record that was there when it was named stays named, whatever became of it. */
async function refuseFaults(sql: Sql, terms: store.Terms, hasPicture: boolean, before?: store.BannerRow) {
  const faults: Record<string, RefusalCode> = faultsOf(terms, hasPicture);
  const { action_type: kind, action_value: value } = terms;
  if (kind === 'link') {
    const refused = refusedAddress(value);
    if (refused) faults.action_value = refused;
  } else if (kind !== 'none' && faults.action_value === undefined) {
    const isSame = kind === before?.action_type && value === before.action_value;
    if (!isSame && (await store.targetState(sql, kind, Number(value))) === 'gone')
      faults.action_value = 'unknown_value';
  }
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

/** Where it stands among others afterwards, and what the journal says of that. */
async function move(sql: Sql, before: store.BannerRow, place: string, position: number | undefined): Promise<Change[]> {
  await store.order(sql, place, { id: before.id, position });
  if (place !== before.place) await store.order(sql, before.place);
  if (position === undefined || position === before.sequence_number) return [];
  return [{ field: 'sequence_number', old: before.sequence_number, new: position }];
}

type SentImage = Call<'createBanner'>['body']['image_ru'];
/** Three digits are kept. */
const round = (share: number) => Math.round(share * 1000) / 1000;

/** Attaches, points at and takes away pictures; answers what the journal says, and the files that are left behind. */
async function putImages(
  sql: Sql,
  call: Actor,
  banner: Pick<store.BannerRow, 'id' | 'images'>,
  sent: Record<TextLanguage, SentImage>,
): Promise<{ changes: Change[]; left: string[] }> {
  const changes: Change[] = [];
  const left: string[] = [];
  for (const language of languages) {
    const image = sent[language];
    if (image === undefined) continue;
    const field = `image_${language}`;
    const old = banner.images.find((one) => one.language === language);
    if (image === null) {
      if (old === undefined) continue;
      await store.removeImage(sql, banner.id, language);
      left.push(old.key);
      changes.push({ field, old: old.name });
      continue;
    }
    const { id, focal_x: x, focal_y: y } = image;
    if (id === undefined && old === undefined) throw wrongFields({ [field]: 'required' });
    const file =
      id === undefined ? undefined : await attachable(sql, { id, userId: call.user.id, field, kinds: imageKinds });
    // A new picture is looked at anew.
    const kept = file === undefined ? old : undefined;
    const next = {
      language,
      key: file?.key ?? old!.key, // one of both is there
      focal_x: round(x ?? kept?.focal_x ?? 0.5),
      focal_y: round(y ?? kept?.focal_y ?? 0.5),
    };
    await store.saveImage(sql, banner.id, next);
    if (file !== undefined) {
      if (old) left.push(old.key);
      changes.push({ field, old: old?.name, new: file.name });
    } else if (kept && (kept.focal_x !== next.focal_x || kept.focal_y !== next.focal_y)) {
      const text = (left_: number, top: number) => `${language}: ${left_} × ${top}`;
      changes.push({
        field: 'focal_point',
        old: text(kept.focal_x, kept.focal_y),
        new: text(next.focal_x, next.focal_y),
      });
    }
  }
  return { changes, left };
}

const note = async (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) => {
  if (changes.length > 0) await audit(sql, { clock, user, action, entity, entityId: id, changes });
};

function rowAnswer(row: store.BannerRow, files: FileStore) {
  const { images, title_ru_at: _, title_en_at: __, title_uz_at: ___, ...rest } = row;
  const imageOf = (wanted: TextLanguage) => {
    const image = images.find(({ language }) => language === wanted);
    return image === undefined
      ? null
      : {
          ...{ url: files.dailyUrl(image.key), name: image.name },
          ...{ focal_x: Number(image.focal_x), focal_y: Number(image.focal_y) },
        };
  };
  return { ...rest, image_ru: imageOf('ru'), image_en: imageOf('en'), image_uz: imageOf('uz') };
}

async function cardOf(sql: Sql, { files, clock, language }: Known, id: number) {
  const row = await store.banners.find(sql, id, { today: today(clock), language });
  if (row === undefined) throw notFound();
  const beside = await store.beside(sql, row, language);
  return withHistory(sql, entity, row, (found) => ({
    ...rowAnswer(found, files),
    stale: staleOf({ ru: found.title_ru_at, en: found.title_en_at, uz: found.title_uz_at }),
    beside,
  }));
}
