import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap, Language, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces, placeFault, type Place } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import { imageAfter, removeUnnamed, sentImage } from '../uploads/index';
import { nested } from './nested';
import * as store from './store';

const entity = 'market_category';
/** How deep the tree may be. */
const mostLevels = 5;
type Known = { files: FileStore; language: Language };

export const categoryHandlers = {
  async listCategories({ db, files, language }) {
    const rows = await store.listCategories(db, language);
    const goods = await store.listGoods(db);
    return {
      categories: nested(
        rows.map((row) => rowAnswer(row, files)),
        goods,
      ),
      count: rows.length,
    };
  },

  getCategory: (call) => cardOf(call.db, call, call.params.id),

  createCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { parent_id: parent = null, sequence_number: position, image_key: imageKey, is_active = true } = call.body;
      const { name_ru, name_en = null, name_uz = null } = call.body;
      const tree = await store.holdTree(sql);
      const names = checked({ name_ru, name_en, name_uz });
      refusePlace(tree, undefined, parent);
      const image = imageKey === undefined ? undefined : await sentImage(sql, call.user.id, imageKey);
      const last = tree.filter((one) => one.parent === parent).length + 1;
      const terms = { ...names, image_key: image?.key ?? null, is_active };
      const id = await store.insertCategory(sql, terms, { parent, position: last }, timestamp(call.clock));
      const places = movedPlaces([...tree, { id, parent, position: last }], { id, parent, position });
      await store.savePlaces(sql, places);
      const parentName = await store.findName(sql, parent);
      await note(sql, call, 'create', id, [
        { field: 'name', new: names.name_ru },
        ...(parentName === null ? [] : [{ field: 'parent', new: parentName }]),
        { field: 'position', new: places.find((one) => one.id === id)?.position ?? last },
        ...(image === undefined ? [] : [{ field: 'image', new: image.name }]),
        ...(is_active ? [] : [{ field: 'is_active', new: is_active }]),
      ]);
      return cardOf(sql, call, id);
    }),

  async updateCategory(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const { id } = call.params;
      const { parent_id: wanted, sequence_number: position, image_key: imageKey, is_active, ...names } = call.body;
      const tree = await store.holdTree(sql);
      const before = await locked(sql, call);
      const next = {
        ...checked({ ...namesOf(before), ...names }),
        is_active: is_active ?? before.is_active,
      };
      const image = await imageAfter(sql, call.user.id, before, imageKey);
      const moves = await moved(sql, tree, before, { wanted, position });
      const { is_active: isActive, ...nextNames } = next;
      const changes: Change[] = [
        ...changesBetween(namesOf(before), nextNames).map((change) => ({ ...change, field: 'name' })),
        ...changesBetween({ is_active: before.is_active }, { is_active: isActive }),
        // Another picture may have the same name.
        ...(image.key === before.image_key ? [] : [{ field: 'image', old: before.image_name, new: image.name }]),
      ];
      if (changes.length + moves.length === 0) return cardOf(sql, call, id);
      await store.saveCategory(sql, id, { ...next, image_key: image.key }, timestamp(call.clock));
      if (image.key !== before.image_key && before.image_key !== null)
        gone.push(...(await removeUnnamed(sql, [before.image_key])));
      if (changes.length > 0) await note(sql, call, 'update', id, changes);
      if (moves.length > 0) await note(sql, call, 'move', id, moves);
      return cardOf(sql, call, id);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteCategory(call) {
    const gone = await call.db.transaction(async (sql) => {
      const tree = await store.holdTree(sql);
      const { id } = call.params;
      await store.lockForRemoval(sql, id);
      const before = await locked(sql, call);
      const inside = await store.countInside(sql, id);
      if (inside.categories + inside.models > 0)
        throw conflict('category_in_use', 'Something is in the category', { ...inside });
      await store.removeCategory(sql, id);
      const place = { id, parent: before.parent_id, position: before.sequence_number };
      await store.savePlaces(sql, closedPlaces(tree, place));
      await note(sql, call, 'delete', id, [{ field: 'name', old: before.name_ru }]);
      return before.image_key === null ? [] : removeUnnamed(sql, [before.image_key]);
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

/** The category as it stands; refuses who saw another version of it. The tree is held already. */
async function locked(
  sql: Sql,
  call: Known & { params: { id: number }; headers: { 'If-Match': number } },
): Promise<store.Card> {
  const { id } = call.params;
  const found = await store.findCategory(sql, id, call.language);
  if (found === undefined) throw notFound();
  const { card } = found;
  await refuseStale(card.version, call.headers['If-Match'], () => cardOf(sql, call, id));
  return card;
}

function refusePlace(tree: readonly Place<number>[], id: number | undefined, parent: number | null) {
  if (parent !== null && !tree.some((one) => one.id === parent))
    throw wrongFields({ parent_id: 'unknown_value' }, 'There is no such category');
  const fault = placeFault(tree, { id, parent, mostLevels });
  if (fault !== undefined) throw conflict(fault, 'The category cannot stand there');
}

interface Asked {
  /** Nothing said of the parent leaves it under the one that it has. */
  wanted: number | null | undefined;
  position: number | undefined;
}

/** Moves a category where another place is asked for, and gives what the journal says of it. */
async function moved(
  sql: Sql,
  tree: readonly Place<number>[],
  before: store.Card,
  { wanted, position }: Asked,
): Promise<Change[]> {
  const { id } = before;
  const parent = wanted === undefined ? before.parent_id : wanted;
  refusePlace(tree, id, parent);
  const places = movedPlaces(tree, { id, parent, position });
  const own = places.find((one) => one.id === id);
  if (own === undefined) return [];
  await store.savePlaces(sql, places);
  const names = { old: await store.findName(sql, before.parent_id), new: await store.findName(sql, parent) };
  return [
    ...(before.parent_id === parent ? [] : [{ field: 'parent', ...names }]),
    { field: 'position', old: before.sequence_number, new: own.position },
  ];
}

type Names = Pick<store.Card, 'name_ru' | 'name_en' | 'name_uz'>;
const namesOf = ({ name_ru, name_en, name_uz }: Names): Names => ({ name_ru, name_en, name_uz });

const blank = (text: string | null) => (text === null ? null : plainText(text) || null);

function checked(sent: Names): Names {
  const names = { name_ru: plainText(sent.name_ru), name_en: blank(sent.name_en), name_uz: blank(sent.name_uz) };
  if (names.name_ru === '') throw wrongFields({ name_ru: 'required' });
  return names;
}

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

function rowAnswer<Shown extends store.Bare>({ image_key: key, ...row }: Shown, files: FileStore) {
  return { ...row, image_url: key === null ? null : files.dailyUrl(key) };
}

async function cardOf(sql: Sql, { files, language }: Known, id: number): Promise<Reply<'getCategory'>> {
  const found = await store.findCategory(sql, id, language);
  if (found === undefined) throw notFound();
  const { card } = found;
  const { image_name: name, ...rest } = card;
  const answer = rowAnswer(rest, files);
  const { image_url: url } = answer;
  const { image_key: key } = card;
  const image = key === null || name === null || url === null ? null : { key, name, url };
  const children = found.children.map((row) => rowAnswer(row, files));
  return { ...answer, children, image, history: await historyOf(sql, entity, id) };
}
