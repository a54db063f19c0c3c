import { everything } from '../../auth/permissions';
import type { Database, Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Actor, Call, HandlerMap, Language } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces } from '../../shared/treeMoves';
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
      const { psp_category_ids: psp = [], parent_id: parent = null, sequence_number: position, ...sent } = call.body;
      const terms: store.Terms = { ...{ name_en: null, name_uz: null, is_active: true }, ...cleaned(sent) };
      const tree = await store.holdTree(sql);
      refusePlace(tree, { parent, kind: terms.kind });
      const last = tree.filter((one) => one.parent === parent).length + 1;
      const id = await store.insert(sql, terms, { parent, position: last }, timestamp(call.clock));
      const placed = [...tree, { id, parent, position: last }];
      await store.savePlaces(sql, movedPlaces(placed, { id, parent, position }));
      await link(sql, id, psp);
      await note(sql, call, 'create', id, [{ field: 'name_ru', new: terms.name_ru }]);
      return cardOf(sql, id, call.language);
    }),

  updateBudgetCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { psp_category_ids: psp, parent_id: wanted, sequence_number: position, ...sent } = call.body;
      const { tree, before } = await held(sql, call);
      const { id } = before;
      const next = { ...before, ...cleaned(sent) };
      const from = before.parent?.id ?? null;
      const parent = wanted === undefined ? from : wanted;
      refusePlace(tree, { parent, kind: next.kind }, before);
      const places = movedPlaces(tree, { id, parent, position });
      const linked = await store.linkedNames(sql, id);
      if (psp !== undefined) await link(sql, id, psp);
      const taken = places.find((one) => one.id === id)?.position ?? before.sequence_number;
      const changes = changesBetween(
        {
          ...inWords(before),
          ...{ sequence_number: before.sequence_number, psp_categories: linked },
          parent: await store.findName(sql, from),
        },
        {
          ...inWords(next),
          ...{ sequence_number: taken, psp_categories: await store.linkedNames(sql, id) },
          parent: await store.findName(sql, parent),
        },
      );
      // Two of one name are two parents.
      if (changes.length === 0 && parent === from) return cardOf(sql, id, call.language);
      await store.save(sql, id, next, timestamp(call.clock));
      await store.savePlaces(sql, places);
      await note(sql, call, 'update', id, changes);
      return cardOf(sql, id, call.language);
    }),

  deleteBudgetCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { tree, before } = await held(sql, call);
      const { id } = before;
      if (before.children_count > 0) throw conflict('in_use', 'There are categories under it');
      await store.remove(sql, id);
      const place = { id, parent: before.parent?.id ?? null, position: before.sequence_number };
      await store.savePlaces(sql, closedPlaces(tree, place));
      await note(sql, call, 'delete', id, [{ field: 'name_ru', old: before.name_ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

interface Asked {
  params: { id: number };
  headers: { 'If-Match': number };
  language: Language;
}

/** The category as the person saw it, and the tree, held. */
async function held(sql: Sql, { params: { id }, headers, language }: Asked) {
  const tree = await store.holdTree(sql);
  const before = await store.categories.find(sql, id, language);
  if (before === undefined) throw notFound();
  await refuseStale(before.version, headers['If-Match'], () => cardOf(sql, id, language));
  return { tree, before };
}

type Sent = Pick<Call<'updateBudgetCategory'>['body'], 'name_ru' | 'name_en' | 'name_uz'>;

function cleaned<Of extends Sent>(sent: Of): Of {
  const clean = { ...sent };
  for (const field of ['name_ru', 'name_en', 'name_uz'] as const) {
    const text = sent[field];
    if (typeof text === 'string') clean[field] = (plainText(text) || null) as never;
  }
  if (clean.name_ru === null) throw wrongFields({ name_ru: 'required' });
  return clean;
}

/** Two levels, and a child of the kind of its parent. */
function refusePlace(
  tree: readonly store.PlaceRow[],
  { parent, kind }: Pick<store.PlaceRow, 'parent' | 'kind'>,
  was?: Pick<store.BudgetRow, 'id' | 'kind'>,
): void {
  const hasChildren = was !== undefined && tree.some((one) => one.parent === was.id);
  if (hasChildren && kind !== was.kind) throw wrongFields({ kind: 'kind_differs' });
  if (parent === null) return;
  if (parent === was?.id || hasChildren) throw wrongFields({ parent_id: 'category_too_deep' });
  const above = tree.find(({ id }) => id === parent);
  if (above === undefined) throw wrongFields({ parent_id: 'unknown_value' });
  if (above.parent !== null) throw wrongFields({ parent_id: 'category_too_deep' });
  if (above.kind !== kind) throw wrongFields({ kind: 'kind_differs' });
}

async function link(sql: Sql, id: number, psp: readonly number[]): Promise<void> {
  const known = await unlessTaken('psp_category_ids', () => store.link(sql, id, psp));
  if (known < psp.length) throw wrongFields({ psp_category_ids: 'unknown_value' });
}

/** What the journal says of a category besides its place and what counts in it. */
const inWords = ({ name_ru, name_en, name_uz, kind, icon, color, is_active }: store.Terms) => ({
  ...{ name_ru, name_en, name_uz, kind, icon, color, is_active },
});

const note = async (
  sql: Sql,
  { user, clock }: Pick<Actor, 'user' | 'clock'>,
  action: string,
  id: number,
  changes: Change[],
) => {
  if (changes.length > 0) await audit(sql, { user, clock, action, entity, entityId: id, changes });
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
