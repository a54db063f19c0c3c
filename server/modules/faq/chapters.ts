import type { Sql } from '../../db/database';
import type { HandlerMap, Language } from '../../http/contract';
import { withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { changedAt, cleanedTexts, textChanges } from '../../shared/languageTexts';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './store';
import { confirmedNow, isChanged, lastIn, named, note, noteAll, orderChange, placesOfNew } from './tree';

const entity = 'faq_chapter';

/** Chapters of the help, in an order within their categories. */
export const chapterHandlers = {
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
      await note(sql, call, 'create', entity, id, [
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
      await noteAll(sql, call, entity, id, changes);
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
      await note(sql, call, 'delete', entity, id, [{ field: 'name_ru', old: before.name_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

async function categoryNamed(sql: Sql, id: number): Promise<string> {
  const name = await store.categoryName(sql, id);
  if (name === undefined) throw wrongFields({ category_id: 'unknown_value' }, 'There is no such category');
  return name;
}
const chapterOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, entity, await store.wholeChapters.find(sql, id, language));
