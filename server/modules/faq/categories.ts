import type { Sql } from '../../db/database';
import type { HandlerMap, Language } from '../../http/contract';
import { changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { changedAt, cleanedTexts, textChanges } from '../../shared/languageTexts';
import { conflict, notFound } from '../../shared/problem';
import { closedPlaces, movedPlaces } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './store';
import { confirmedNow, isChanged, named, note, noteAll, orderChange, placesOfNew } from './tree';

const entity = 'faq_category';

/** Categories of the help, in an order that people give them. */
export const categoryHandlers = {
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
      await note(sql, call, 'create', entity, id, [...textChanges(named, {}, names), { field: 'icon', new: icon }]);
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
      await noteAll(sql, call, entity, id, changes);
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
      await note(sql, call, 'delete', entity, id, [{ field: 'name_ru', old: before.name_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

const categoryOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, entity, await store.wholeCategories.find(sql, id, language));
