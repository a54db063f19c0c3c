import type { Sql } from '../../db/database';
import type { HandlerMap, Language } from '../../http/contract';
import { changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { changedAt, cleanedTexts, textChanges, type TextKinds } from '../../shared/languageTexts';
import { notFound, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './store';
import { confirmedNow, isChanged, lastIn, note, noteAll, orderChange, placesOfNew } from './tree';

const entity = 'faq_article';
const written: TextKinds = { question: 'plain', answer: 'rich' };

/** Articles of the help, in an order within their chapters. */
export const articleHandlers = {
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
      await note(sql, call, 'create', entity, id, [
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
      await noteAll(sql, call, entity, id, changes);
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
      await note(sql, call, 'delete', entity, id, [{ field: 'question_ru', old: before.question_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

const timesOf = (known: Parameters<typeof changedAt>[1]) => ({
  question_changed_at: changedAt('question', known),
  answer_changed_at: changedAt('answer', known),
});

async function chapterNamed(sql: Sql, id: number): Promise<string> {
  const name = await store.chapterName(sql, id);
  if (name === undefined) throw wrongFields({ chapter_id: 'unknown_value' }, 'There is no such chapter');
  return name;
}

const articleOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, entity, await store.wholeArticles.find(sql, id, language));
