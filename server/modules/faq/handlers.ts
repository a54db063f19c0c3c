import type { Sql } from '../../db/database';
import type { Actor, HandlerMap, Language } from '../../http/contract';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { changedAt, cleanedTexts, textChanges, type TextKinds } from '../../shared/languageTexts';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces, type Place } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './store';

const [categoryEntity, chapterEntity, articleEntity] = ['faq_category', 'faq_chapter', 'faq_article'] as const;
const named: TextKinds = { name: 'plain' };
const written: TextKinds = { question: 'plain', answer: 'rich' };

/** Categories, chapters and articles of the help, each in an order that people give them. */
export const faqHandlers = {
  async listFaqCategories({ query, db }) {
    const { rows, count } = await store.categories.list(db, query);
    return { categories: rows, total: count };
  },

  getFaqCategory: ({ params, db, language }) => categoryOf(db, params.id, language),

  createFaqCategory: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const at = timestamp(call.clock);
      const { order, icon, is_active = true, ...sent } = call.body;
      const names = cleanedTexts({ name_en: null, name_uz: null, ...sent }, named);
      const terms = { ...names, name_changed_at: changedAt('name', { next: names, at }), icon, is_active };
      const tree = await store.categoryPlaces(sql);
      const id = await store.insertCategory(sql, terms, tree.length + 1, at);
      await store.putCategories(sql, placesOfNew(tree, { id, parent: null, order }));
      await note(sql, call, 'create', categoryEntity, id, [
        ...textChanges(named, {}, names),
        { field: 'icon', new: icon },
      ]);
      return categoryOf(sql, id, call.language);
    }),

  updateFaqCategory: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeCategories.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => categoryOf(sql, id, call.language));
      const at = timestamp(call.clock);
      const { order, confirmed, ...sent } = call.body;
      const next = { ...before, ...cleanedTexts(sent, named) };
      const places = movedPlaces(await store.categoryPlaces(sql), { id, parent: null, position: order });
      const changes = {
        update: [
          ...textChanges(named, before, next),
          ...changesBetween(
            { icon: before.icon, is_active: before.is_active },
            { icon: next.icon, is_active: next.is_active },
          ),
        ],
        move: orderChange(before.order, places, id),
        confirm: confirmedNow(before, confirmed),
      };
      if (!isChanged(changes)) return categoryOf(sql, id, call.language);
      await store.putCategories(sql, places);
      await store.saveCategory(
        sql,
        id,
        { ...next, name_changed_at: changedAt('name', { before, next, confirmed, at }) },
        at,
      );
      await noteAll(sql, call, categoryEntity, id, changes);
      return categoryOf(sql, id, call.language);
    }),

  deleteFaqCategory: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeCategories.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      const current = () => categoryOf(sql, id, call.language);
      await refuseStale(before.version, call.headers['If-Match'], current);
      if (before.chapters_count > 0) throw conflict('in_use', 'There are chapters in it', { ...(await current()) });
      const tree = await store.categoryPlaces(sql);
      await store.removeCategory(sql, id);
      await store.putCategories(sql, closedPlaces(tree, { id, parent: null, position: before.order }));
      await note(sql, call, 'delete', categoryEntity, id, [{ field: 'name_ru', old: before.name_ru }]);
      return undefined;
    }),

  async listFaqChapters({ query, db, language }) {
    const { rows, count } = await store.chapters.list(db, query, language);
    return { chapters: rows, total: count };
  },

  getFaqChapter: ({ params, db, language }) => chapterOf(db, params.id, language),

  createFaqChapter: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const at = timestamp(call.clock);
      const { order, category_id: parent, ...sent } = call.body;
      const names = cleanedTexts({ name_en: null, name_uz: null, ...sent }, named);
      const category = await categoryNamed(sql, parent);
      const tree = await store.chapterPlaces(sql);
      const terms = { ...names, name_changed_at: changedAt('name', { next: names, at }), category_id: parent };
      const id = await store.insertChapter(sql, terms, lastIn(tree, parent), at);
      await store.putChapters(sql, placesOfNew(tree, { id, parent, order }));
      await note(sql, call, 'create', chapterEntity, id, [
        ...textChanges(named, {}, names),
        { field: 'category', new: category },
      ]);
      return chapterOf(sql, id, call.language);
    }),

  updateFaqChapter: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeChapters.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => chapterOf(sql, id, call.language));
      const at = timestamp(call.clock);
      const { order, confirmed, category_id: parent = before.category.id, ...sent } = call.body;
      const next = { ...before, ...cleanedTexts(sent, named) };
      const names = { old: await categoryNamed(sql, before.category.id), new: await categoryNamed(sql, parent) };
      const places = movedPlaces(await store.chapterPlaces(sql), { id, parent, position: order });
      const changes = {
        update: textChanges(named, before, next),
        move: [
          ...(parent === before.category.id ? [] : [{ field: 'category', ...names }]),
          ...orderChange(before.order, places, id),
        ],
        confirm: confirmedNow(before, confirmed),
      };
      if (!isChanged(changes)) return chapterOf(sql, id, call.language);
      await store.putChapters(sql, places);
      const name_changed_at = changedAt('name', { before, next, confirmed, at });
      await store.saveChapter(sql, id, { ...next, name_changed_at, category_id: parent }, at);
      await noteAll(sql, call, chapterEntity, id, changes);
      return chapterOf(sql, id, call.language);
    }),

  deleteFaqChapter: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeChapters.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      const current = () => chapterOf(sql, id, call.language);
      await refuseStale(before.version, call.headers['If-Match'], current);
      if (before.articles_count > 0) throw conflict('in_use', 'There are articles in it', { ...(await current()) });
      const tree = await store.chapterPlaces(sql);
      await store.removeChapter(sql, id);
      await store.putChapters(sql, closedPlaces(tree, { id, parent: before.category.id, position: before.order }));
      await note(sql, call, 'delete', chapterEntity, id, [{ field: 'name_ru', old: before.name_ru }]);
      return undefined;
    }),

  async listFaqArticles({ query, db, language }) {
    const { rows, count } = await store.articles.list(db, query, language);
    return { articles: rows, total: count };
  },

  getFaqArticle: ({ params, db, language }) => articleOf(db, params.id, language),

  createFaqArticle: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const at = timestamp(call.clock);
      const { order, chapter_id: parent, is_active = false, ...sent } = call.body;
      const none = { question_en: null, question_uz: null, answer_en: null, answer_uz: null };
      const texts = cleanedTexts({ ...none, ...sent }, written);
      const chapter = await chapterNamed(sql, parent);
      const tree = await store.articlePlaces(sql);
      const terms = { ...texts, ...timesOf({ next: texts, at }), is_active, chapter_id: parent };
      const id = await store.insertArticle(sql, terms, lastIn(tree, parent), at);
      await store.putArticles(sql, placesOfNew(tree, { id, parent, order }));
      await note(sql, call, 'create', articleEntity, id, [
        ...textChanges(written, {}, texts).filter(({ new: text }) => text !== null),
        ...[
          { field: 'chapter', new: chapter },
          { field: 'is_active', new: is_active },
        ],
      ]);
      return articleOf(sql, id, call.language);
    }),

  updateFaqArticle: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeArticles.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => articleOf(sql, id, call.language));
      const at = timestamp(call.clock);
      const { order, confirmed, chapter_id: parent = before.chapter.id, ...sent } = call.body;
      const next = { ...before, ...cleanedTexts(sent, written) };
      const names = { old: await chapterNamed(sql, before.chapter.id), new: await chapterNamed(sql, parent) };
      const places = movedPlaces(await store.articlePlaces(sql), { id, parent, position: order });
      const changes = {
        update: [
          ...textChanges(written, before, next),
          ...changesBetween({ is_active: before.is_active }, { is_active: next.is_active }),
        ],
        move: [
          ...(parent === before.chapter.id ? [] : [{ field: 'chapter', ...names }]),
          ...orderChange(before.order, places, id),
        ],
        confirm: confirmedNow(before, confirmed),
      };
      if (!isChanged(changes)) return articleOf(sql, id, call.language);
      await store.putArticles(sql, places);
      await store.saveArticle(
        sql,
        id,
        { ...next, ...timesOf({ before, next, confirmed, at }), chapter_id: parent },
        at,
      );
      await noteAll(sql, call, articleEntity, id, changes);
      return articleOf(sql, id, call.language);
    }),

  deleteFaqArticle: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const { id } = call.params;
      const before = await store.wholeArticles.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => articleOf(sql, id, call.language));
      const tree = await store.articlePlaces(sql);
      await store.removeArticle(sql, id);
      await store.putArticles(sql, closedPlaces(tree, { id, parent: before.chapter.id, position: before.order }));
      await note(sql, call, 'delete', articleEntity, id, [{ field: 'question_ru', old: before.question_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

const timesOf = (known: Parameters<typeof changedAt>[1]) => ({
  question_changed_at: changedAt('question', known),
  answer_changed_at: changedAt('answer', known),
});

const lastIn = (tree: readonly Place<number>[], parent: number): number =>
  tree.filter((one) => one.parent === parent).length + 1;

/** Where all stand once a new one, which was put behind its siblings, stands where it was asked for. */
function placesOfNew(
  tree: readonly Place<number>[],
  { id, parent, order }: { id: number; parent: number | null; order: number | undefined },
): Place<number>[] {
  const last = tree.filter((one) => one.parent === parent).length + 1;
  return movedPlaces([...tree, { id, parent, position: last }], { id, parent, position: order });
}

/** What the journal says of another place in the order. */
function orderChange(old: number, places: readonly Place<number>[], id: number): Change[] {
  const now = places.find((one) => one.id === id)?.position ?? old;
  return now === old ? [] : [{ field: 'order', old, new: now }];
}

type Translation = 'en' | 'uz';

/** Translations that were marked and are found right; of the others there is nothing to say. */
const confirmedNow = ({ stale }: { stale: readonly Translation[] }, confirmed: readonly Translation[] = []): Change[] =>
  confirmed.flatMap((language) => (stale.includes(language) ? [{ field: 'language', new: language }] : []));

type Changes = Record<'update' | 'move' | 'confirm', Change[]>;
const isChanged = (changes: Changes): boolean => Object.values(changes).some((some) => some.length > 0);

const note = (sql: Sql, { user, clock }: Actor, action: string, entity: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

async function noteAll(sql: Sql, call: Actor, entity: string, id: number, changes: Changes): Promise<void> {
  for (const [action, some] of Object.entries(changes))
    if (some.length > 0) await note(sql, call, action, entity, id, some);
}

async function categoryNamed(sql: Sql, id: number): Promise<string> {
  const name = await store.categoryName(sql, id);
  if (name === undefined) throw wrongFields({ category_id: 'unknown_value' }, 'There is no such category');
  return name;
}
async function chapterNamed(sql: Sql, id: number): Promise<string> {
  const name = await store.chapterName(sql, id);
  if (name === undefined) throw wrongFields({ chapter_id: 'unknown_value' }, 'There is no such chapter');
  return name;
}

const categoryOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, categoryEntity, await store.wholeCategories.find(sql, id, language));
const chapterOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, chapterEntity, await store.wholeChapters.find(sql, id, language));
const articleOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, articleEntity, await store.wholeArticles.find(sql, id, language));
