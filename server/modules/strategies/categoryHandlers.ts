import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { Actor, HandlerMap, Language } from '../../http/contract';
import { audit, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './categoryStore';
import { amountFaults, journalOf, periodFault, type Faults } from './rules';

const entity = 'strategy_category';
/** Its percents are those of any strategy in it, however long that lasts. */
const longest = 120;

export const categoryHandlers = {
  async listStrategyCategories({ query, db, language }) {
    const found = await store.categories.list(db, query, language);
    return page(
      'categories',
      mapped(found, ({ version: _version, updated_at: _updated, ...row }) => row),
    );
  },

  getStrategyCategory: ({ params, db, language }) => cardOf(db, params.id, language),

  createStrategyCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { name_en = null, name_uz = null, percents = [], order = await store.nextPlace(sql) } = call.body;
      const terms = checked({ ...call.body, name_en, name_uz, percents, order });
      const id = await store.insertCategory(sql, terms, timestamp(call.clock));
      await note(sql, call, 'create', id, journalOf({}, terms));
      return cardOf(sql, id, call.language);
    }),

  updateStrategyCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const before = await store.categories.lock(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, id, call.language));
      const terms = checked({ ...termsOf(before), ...call.body });
      const changes = journalOf(termsOf(before), terms);
      if (changes.length > 0) {
        await store.saveCategory(sql, id, terms, timestamp(call.clock));
        await note(sql, call, 'update', id, changes);
      }
      return cardOf(sql, id, call.language);
    }),

  deleteStrategyCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const before = (await store.lockForRemoval(sql, id)) && (await store.categories.find(sql, id, call.language));
      if (!before) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, id, call.language));
      if (!(await store.removeCategory(sql, id))) throw conflict('category_in_use', 'Strategies are in the category');
      await note(sql, call, 'delete', id, [{ field: 'name', old: before.name_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

const cardOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, entity, await store.categories.find(sql, id, language));

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const termsOf = (row: store.Category): store.CategoryTerms => ({
  ...{ name_ru: row.name_ru, name_en: row.name_en, name_uz: row.name_uz, percents: row.percents, order: row.order },
  ...{ min_investment_amount: row.min_investment_amount, max_investment_amount: row.max_investment_amount },
});

const blank = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

function checked(sent: store.CategoryTerms): store.CategoryTerms {
  const terms = { ...sent, name_ru: sent.name_ru.trim(), name_en: blank(sent.name_en), name_uz: blank(sent.name_uz) };
  const periods = periodFault(terms.percents, longest);
  const faults: Faults = {
    ...(terms.name_ru === '' && { name_ru: 'required' }),
    ...amountFaults(terms),
    ...(periods !== undefined && { percents: periods }),
  };
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  return terms;
}
