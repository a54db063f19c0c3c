import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import { imageKinds } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Call, HandlerMap } from '../../http/contract';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { notFound, wrongFields } from '../../shared/problem';
import { keptText, staleOf, writtenAfter, type TextLanguage } from '../../shared/translations';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed } from '../uploads/index';
import { faultsOf, slideFault } from './rules';
import * as store from './store';

const entity = 'story';

export const storyHandlers = {
  async listStories({ query, db, files, clock }) {
    const found = await store.stories.list(db, query, today(clock));
    return page(
      'stories',
      mapped(found, (row) => rowAnswer(row, files)),
    );
  },

  async getStory({ params, db, files, clock }) {
    const id = await store.idOf(db, params.guid);
    if (id === undefined) throw notFound();
    return cardOf(db, { files, clock }, id);
  },

  async updateStory(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const { slides: sentSlides, preview_id: previewId, sequence_number: position, ...sent } = call.body;
      if (position !== undefined) await store.holdOrder(sql);
      const id = await store.idOf(sql, call.params.guid);
      const before = id === undefined ? undefined : await store.stories.lock(sql, id, today(call.clock));
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, call, before.id));
      const at = timestamp(call.clock);
      const had = await store.slidesOf(sql, before.id);
      const preview = await previewAfter(sql, call.user.id, before, previewId);
      const terms = termsOf({ ...plainOf(before), ...sent }, { before, preview: preview.key, now: at });
      const slides =
        sentSlides === undefined ? had : await slidesAfter(sql, { userId: call.user.id, now: at }, had, sentSlides);
      const faults = faultsOf(terms, preview.key !== null, slides.length);
      if (Object.keys(faults).length > 0) throw wrongFields(faults);
      const changes: Change[] = [
        ...changesBetween(plainOf(before), plainOf(terms)),
        ...(preview.key === before.preview_key
          ? []
          : [{ field: 'preview', old: before.preview_name, new: preview.name }]),
        ...slideChanges(had, slides),
      ];
      const taken = position === undefined ? before.sequence_number : Math.min(position, await store.countAll(sql));
      const isMoved = taken !== before.sequence_number;
      if (isMoved) changes.push({ field: 'sequence_number', old: before.sequence_number, new: taken });
      if (changes.length === 0) return cardOf(sql, call, before.id);
      await store.save(sql, before.id, terms, at);
      if (isMoved) await store.move(sql, before.id, taken);
      if (sentSlides !== undefined) await store.saveSlides(sql, before.id, slides);
      const keys = [before.preview_key, ...had.map(({ image_key: key }) => key)].filter((key) => key !== null);
      gone.push(...(await removeUnnamed(sql, keys)));
      await audit(sql, { ...call, action: 'update', entity, entityId: before.id, changes });
      return cardOf(sql, call, before.id);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },
} satisfies Partial<HandlerMap>;

type Plain = Pick<store.Terms, 'title_ru' | 'title_en' | 'title_uz' | 'start_date' | 'end_date' | 'is_active'>;
const plainOf = (row: Plain): Plain => ({
  ...{ title_ru: row.title_ru, title_en: row.title_en, title_uz: row.title_uz },
  ...{ start_date: row.start_date, end_date: row.end_date, is_active: row.is_active },
});

interface Around {
  before: store.StoryRow;
  preview: string | null;
  now: string;
}
function termsOf(sent: Plain, { before, preview, now }: Around): store.Terms {
  const texts = { ru: keptText(sent.title_ru), en: keptText(sent.title_en), uz: keptText(sent.title_uz) };
  if (texts.ru === null) throw wrongFields({ title_ru: 'required' });
  const at = writtenAfter(
    {
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
    preview_key: preview,
  };
}

async function previewAfter(sql: Sql, userId: number, before: store.StoryRow, id: string | null | undefined) {
  if (id === undefined) return { key: before.preview_key, name: before.preview_name };
  if (id === null) return { key: null, name: null };
  return attachable(sql, { id, userId, field: 'preview_id', kinds: imageKinds });
}

type Sent = NonNullable<Call<'updateStory'>['body']['slides']>[number];

/** The slides as they are to be. One that is named keeps what is not said of it; another picture, or a video, takes the place of what it had. */
async function slidesAfter(
  sql: Sql,
  { userId, now }: { userId: number; now: string },
  had: readonly store.SlideRow[],
  sent: readonly Sent[],
): Promise<store.Slide[]> {
  const slides: store.Slide[] = [];
  const faults: Record<string, RefusalCode> = {};
  const named = new Set<number>();
  for (const [at, { id, image_id: imageId, ...rest }] of sent.entries()) {
    const old = id === undefined ? undefined : had.find((one) => one.id === id);
    if (id !== undefined && (old === undefined || named.has(id))) throw wrongFields({ slides: 'unknown_value' });
    if (id !== undefined) named.add(id);
    const file =
      imageId === undefined
        ? undefined
        : await attachable(sql, { id: imageId, userId, field: `slides.${at}.image`, kinds: imageKinds });
    const text = (
      name: 'text_ru' | 'text_en' | 'text_uz' | 'button_ru' | 'button_en' | 'button_uz' | 'link' | 'video_url',
    ) => keptText(rest[name] === undefined ? (old?.[name] ?? null) : rest[name]);
    const video = file === undefined ? text('video_url') : null;
    const texts = { text_ru: text('text_ru'), text_en: text('text_en'), text_uz: text('text_uz') };
    const buttons = { button_ru: text('button_ru'), button_en: text('button_en'), button_uz: text('button_uz') };
    const slide: store.Slide = {
      ...(old && { id: old.id }),
      image_key: file?.key ?? (video === null ? (old?.image_key ?? null) : null),
      video_url: video,
      ...{ ...texts, ...buttons, link: text('link') },
      ...momentsOf({ ...texts, ...buttons }, old, now),
    };
    for (const [field, code] of Object.entries(slideFault(slide))) faults[`slides.${at}.${field}`] = code;
    slides.push(slide);
  }
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  return slides;
}

type SlideTexts = Pick<store.Slide, `${'text' | 'button'}_${TextLanguage}`>;

/** When the texts of a slide were written, once those that are others than before are written now. */
function momentsOf(texts: SlideTexts, old: store.SlideRow | undefined, now: string) {
  const of = (name: 'text' | 'button') => {
    const inEach = (row: SlideTexts) => ({ ru: row[`${name}_ru`], en: row[`${name}_en`], uz: row[`${name}_uz`] });
    const at = old && { ru: old[`${name}_ru_at`], en: old[`${name}_en_at`], uz: old[`${name}_uz_at`] };
    return writtenAfter(at && old && { texts: inEach(old), at }, inEach(texts), now);
  };
  const [text, button] = [of('text'), of('button')];
  return {
    ...{ text_ru_at: text.ru, text_en_at: text.en, text_uz_at: text.uz },
    ...{ button_ru_at: button.ru, button_en_at: button.en, button_uz_at: button.uz },
  };
}

/** What makes a slide another one, however much of it the journal says. */
const contents = [
  ...(['image_key', 'video_url', 'link'] as const),
  ...(['text_ru', 'text_en', 'text_uz', 'button_ru', 'button_en', 'button_uz'] as const),
] satisfies (keyof store.Slide)[];

/** What the journal says of slides: each that came, went or was changed, by its place and its text. */
function slideChanges(had: readonly store.SlideRow[], next: readonly store.Slide[]): Change[] {
  const words = (slide: store.Slide, place: number) =>
    [`${place + 1}`, slide.text_ru, slide.button_ru, slide.link, slide.video_url, slide.image_key?.slice(0, 8)]
      .filter((part) => part !== null && part !== undefined)
      .join(' · ');
  return Array.from({ length: Math.max(had.length, next.length) }, (_, place) => place).flatMap((place) => {
    const [old, now] = [had[place], next[place]];
    const isSame = contents.every((name) => old?.[name] === now?.[name]);
    return isSame ? [] : [{ field: 'slide', old: old ? words(old, place) : null, new: now ? words(now, place) : null }];
  });
}

const rowAnswer = (row: store.StoryRow, files: FileStore) => {
  const { preview_key: key, preview_name: _, title_ru_at: __, title_en_at: ___, title_uz_at: ____, ...rest } = row;
  return { ...rest, preview_url: key === null ? null : files.dailyUrl(key) };
};

function slideAnswer(row: store.SlideRow, files: FileStore) {
  const { image_key: key, text_ru_at: _, text_en_at: __, text_uz_at: ___, ...rest } = row;
  const { button_ru_at: ____, button_en_at: _____, button_uz_at: ______, ...slide } = rest;
  return { ...slide, image_url: key === null ? null : files.dailyUrl(key) };
}

async function cardOf(sql: Sql, { files, clock }: { files: FileStore; clock: Clock }, id: number) {
  const slides = (await store.slidesOf(sql, id)).map((row) => slideAnswer(row, files));
  return withHistory(sql, entity, await store.stories.find(sql, id, today(clock)), (row) => ({
    ...rowAnswer(row, files),
    stale: staleOf({ ru: row.title_ru_at, en: row.title_en_at, uz: row.title_uz_at }),
    slides,
  }));
}
