import { everything } from '../../auth/permissions';
import type { Database, Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Call, HandlerMap, Language } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { seedBudget } from './seed';
import * as store from './store';

const entity = 'budget_category';

const budgetHandlers = {
  listBudgetCategories: async ({ query, db, language }) =>
    page('categories', await store.categories.list(db, query, language)),

  getBudgetCategory: ({ params, db, language }) => cardOf(db, params.id, language),

  createBudgetCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { psp_category_ids: psp = [], ...sent } = call.body;
      const terms: store.Terms = {
        ...{ parent_id: null, name_en: null, name_uz: null, sequence_number: 1, is_active: true },
        ...cleaned(sent),
      };
      await refusePlace(sql, terms);
      const id = await store.insert(sql, terms, timestamp(call.clock));
      await link(sql, id, psp);
      await audit(sql, {
        ...call,
        action: 'create',
        entity,
        entityId: id,
        changes: [{ field: 'name_ru', new: terms.name_ru }],
      });
      return cardOf(sql, id, call.language);
    }),

  updateBudgetCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { psp_category_ids: psp, ...sent } = call.body;
      const { id } = call.params;
      await store.hold(sql, sent.parent_id === undefined || sent.parent_id === null ? [id] : [id, sent.parent_id]);
      const before = await store.categories.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, id, call.language));
      const was = { ...before, parent_id: before.parent?.id ?? null };
      const next = { ...was, ...cleaned(sent) };
      await refusePlace(sql, next, was);
      if (psp !== undefined) await link(sql, id, psp);
      const linked = (await store.categories.find(sql, id, call.language))?.psp_categories ?? [];
      const changes = changesBetween(inWords(was, before.psp_categories), inWords(next, linked));
      if (changes.length === 0) return cardOf(sql, id, call.language);
      await store.save(sql, id, next, timestamp(call.clock));
      await audit(sql, { ...call, action: 'update', entity, entityId: id, changes });
      return cardOf(sql, id, call.language);
    }),

  deleteBudgetCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      await store.hold(sql, [id]);
      const before = await store.categories.find(sql, id, call.language);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, id, call.language));
      if (before.children_count > 0) throw conflict('in_use', 'There are categories under it');
      await store.remove(sql, id);
      await audit(sql, {
        ...call,
        action: 'delete',
        entity,
        entityId: id,
        changes: [{ field: 'name_ru', old: before.name_ru }],
      });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

type Sent = Partial<Omit<Call<'updateBudgetCategory'>['body'], 'psp_category_ids'>>;

function cleaned<Of extends Sent>(sent: Of): Of {
  const clean = { ...sent };
  for (const field of ['name_ru', 'name_en', 'name_uz'] as const) {
    const text = sent[field];
    if (typeof text === 'string') clean[field] = (plainText(text) || null) as never;
  }
  if (clean.name_ru === null) throw wrongFields({ name_ru: 'required' });
  return clean;
}

/** Two levels, and a child of the kind of its parent. The parent is held, so that neither changes meanwhile. */
async function refusePlace(
  sql: Sql,
  next: Pick<store.Terms, 'parent_id' | 'kind'>,
  was?: { id: number; kind: string },
) {
  const children = was === undefined ? 0 : await store.childrenOf(sql, was.id);
  if (was !== undefined && children > 0 && next.kind !== was.kind) throw wrongFields({ kind: 'kind_differs' });
  if (next.parent_id === null) return;
  if (next.parent_id === was?.id || children > 0) throw wrongFields({ parent_id: 'category_too_deep' });
  const [parent] = await store.hold(sql, [next.parent_id]);
  if (parent === undefined) throw wrongFields({ parent_id: 'unknown_value' });
  if (parent.parent_id !== null) throw wrongFields({ parent_id: 'category_too_deep' });
  if (parent.kind !== next.kind) throw wrongFields({ kind: 'kind_differs' });
}

async function link(sql: Sql, id: number, psp: readonly number[]): Promise<void> {
  const known = await unlessTaken('psp_category_ids', () => store.link(sql, id, psp));
  if (known < psp.length) throw wrongFields({ psp_category_ids: 'unknown_value' });
}

/** What the journal says of a category: the others by their names. */
const inWords = (row: store.Terms & { parent: { name: string } | null }, psp: readonly { name: string }[]) => {
  const { name_ru, name_en, name_uz, kind, icon, color, sequence_number, is_active, parent_id } = row;
  return {
    ...{ name_ru, name_en, name_uz, kind, icon, color, sequence_number, is_active },
    parent: parent_id === null ? null : String(parent_id),
    psp_categories: psp.map(({ name }) => name).join(', '),
  };
};

const cardOf = async (db: Database | Sql, id: number, language: Language) =>
  withHistory(db, entity, await store.categories.find(db, id, language));

/** How the spending of customers is sorted. */
export const budgetModule: Module = {
  handlers: budgetHandlers,
  seed: seedBudget,
  permissions: {
    budget: {
      names: ['Бюджет', 'Budget', 'Byudjet'],
      roles: { moderator: 'qg', accountant: 'qgux', administrator: everything, director: everything },
    },
  },
};
