import { randomUUID } from 'node:crypto';
import type { Sql } from '../../db/database';
import { imageKinds, identityOf, typeOf } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap, Language, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { closedPlaces, movedPlaces, placeFault, type Place } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed, takeUpload } from '../uploads/index';
import * as store from './store';

const entity = 'merchant_category';
/** How deep the tree may be. */
const mostLevels = 4;
type Known = { files: FileStore; query: { language?: Language } };
type Detail = Reply<'getMerchantCategory'>;

export const categoryHandlers = {
  async listMerchantCategories({ query, db, files }) {
    const { offset, limit } = query;
    const { rows, count } = await store.listCategories(db, { language: languageOf(query), offset, limit });
    return { list: rows.map((row) => rowAnswer(row, files)), count };
  },

  getMerchantCategory: (call) => cardOf(call.db, call, call.params.id),

  createMerchantCategory: (call) =>
    call.db.transaction(async (sql) => {
      const { parent_guid: parent = null, position, image_id: imageId, ...names } = call.body;
      const tree = await store.holdTree(sql);
      const terms = checked({ name_en: null, name_uz: null, ...names });
      const guid = randomUUID();
      refusePlace(tree, undefined, parent);
      const image = imageId === undefined ? undefined : await pictureOf(sql, call.user.id, imageId);
      const places = movedPlaces(tree, { id: guid, parent, position });
      const own = placeIn(places, guid);
      await store.savePlaces(sql, places);
      await store.insertCategory(sql, { ...terms, image_key: image?.key ?? null }, own, timestamp(call.clock));
      const parentName = await store.findName(sql, parent);
      await note(sql, call, 'create', guid, [
        { field: 'name', new: terms.name_ru },
        ...(parentName === null ? [] : [{ field: 'parent', new: parentName }]),
        { field: 'position', new: own.position },
        ...(image === undefined ? [] : [{ field: 'image', new: image.name }]),
      ]);
      return cardOf(sql, call, guid);
    }),

  async updateMerchantCategory(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const { guid, parent_guid: wanted, position, image_id: imageId, ...names } = call.body;
      const tree = await store.holdTree(sql);
      const before = await locked(sql, call, guid);
      const terms = checked({ ...namesOf(before), ...names });
      const image = await imageAfter(sql, call.user.id, before, imageId);
      const moves = await moved(sql, tree, before, wanted, position);
      const changes: Change[] = [
        ...changesBetween(namesOf(before), terms).map((change) => ({ ...change, field: 'name' })),
        // Another picture may have the same name.
        ...(image.key === before.image_key ? [] : [{ field: 'image', old: before.image_name, new: image.name }]),
      ];
      if (changes.length + moves.length === 0) return cardOf(sql, call, guid);
      await store.saveCategory(sql, guid, { ...terms, image_key: image.key }, timestamp(call.clock));
      if (image.key !== before.image_key && before.image_key !== null)
        gone.push(...(await removeUnnamed(sql, [before.image_key])));
      if (changes.length > 0) await note(sql, call, 'update', guid, changes);
      if (moves.length > 0) await note(sql, call, 'move', guid, moves);
      return cardOf(sql, call, guid);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteMerchantCategory(call) {
    const gone = await call.db.transaction(async (sql) => {
      const tree = await store.holdTree(sql);
      const { id: guid } = call.params;
      await store.lockForRemoval(sql, guid);
      const before = await locked(sql, call, guid);
      if (!(await store.removeCategory(sql, guid))) throw conflict('category_in_use', 'Something is in the category');
      await store.savePlaces(
        sql,
        closedPlaces(tree, { id: guid, parent: before.parent_guid, position: before.position }),
      );
      await note(sql, call, 'delete', guid, [{ field: 'name', old: before.name_ru }]);
      return before.image_key === null ? [] : removeUnnamed(sql, [before.image_key]);
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  async uploadMerchantCategoryImage(call) {
    const { key, name, kind, size } = await takeUpload(call, imageKinds);
    return { id: identityOf(key), name, kind: typeOf(kind), size };
  },
} satisfies Partial<HandlerMap>;

const languageOf = ({ language = 'ru' }: Known['query']): Language => language;

/** The category as it stands; refuses who saw another version of it. The tree is held already. */
async function locked(sql: Sql, call: Known & { headers: { 'If-Match': number } }, guid: string): Promise<store.Card> {
  const card = await store.findCategory(sql, guid, languageOf(call.query));
  if (card === undefined) throw notFound();
  await refuseStale(card.version, call.headers['If-Match'], () => cardOf(sql, call, guid));
  return card;
}

function refusePlace(tree: readonly Place<string>[], guid: string | undefined, parent: string | null) {
  if (parent !== null && !tree.some((one) => one.id === parent))
    throw wrongFields({ parent_guid: 'unknown_value' }, 'There is no such category');
  const fault = placeFault(tree, { id: guid, parent, mostLevels });
  if (fault !== undefined) throw conflict(fault, 'The category cannot stand there');
}

/** Its place among those that change. */
const placeIn = (places: readonly Place<string>[], guid: string): Place<string> =>
  places.find((one) => one.id === guid)!; // it is made or moved

/** Moves a category where another place is asked for, and gives what the journal says of it. */
async function moved(
  sql: Sql,
  tree: readonly Place<string>[],
  before: store.Card,
  wanted: string | null | undefined,
  position: number | undefined,
): Promise<Change[]> {
  const { guid } = before;
  const parent = wanted === undefined ? before.parent_guid : wanted;
  refusePlace(tree, guid, parent);
  const places = movedPlaces(tree, { id: guid, parent, position });
  if (places.length === 0) return [];
  await store.savePlaces(sql, places);
  const names = { old: await store.findName(sql, before.parent_guid), new: await store.findName(sql, parent) };
  return [
    ...(before.parent_guid === parent ? [] : [{ field: 'parent', ...names }]),
    { field: 'position', old: before.position, new: placeIn(places, guid).position },
  ];
}

const pictureOf = (sql: Sql, userId: number, id: string) =>
  attachable(sql, { id, userId, field: 'image_id', kinds: imageKinds });

async function imageAfter(sql: Sql, userId: number, before: store.Card, imageId: string | null | undefined) {
  const { image_key: key, image_name: name } = before;
  if (imageId === undefined || (imageId !== null && identityOf(key ?? '') === imageId.toLowerCase()))
    return { key, name };
  if (imageId === null) return { key: null, name: null };
  return pictureOf(sql, userId, imageId);
}

type Names = Pick<store.Card, 'name_ru' | 'name_en' | 'name_uz'>;
const namesOf = ({ name_ru, name_en, name_uz }: Names): Names => ({ name_ru, name_en, name_uz });

const blank = (text: string | null) => (text === null ? null : plainText(text) || null);

function checked(sent: Names): Names {
  const names = { name_ru: plainText(sent.name_ru), name_en: blank(sent.name_en), name_uz: blank(sent.name_uz) };
  if (names.name_ru === '') throw wrongFields({ name_ru: 'required' });
  return names;
}

const note = (sql: Sql, { user, clock }: Actor, action: string, guid: string, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: guid, changes });

function rowAnswer<Shown extends store.Row>({ image_key: key, ...row }: Shown, files: FileStore) {
  return { ...row, image_url: key === null ? null : files.signedUrl(key) };
}

async function cardOf(sql: Sql, { query, files }: Known, guid: string): Promise<Detail> {
  const card = await store.findCategory(sql, guid, languageOf(query));
  if (card === undefined) throw notFound();
  const { image_name: name, ...rest } = card;
  const answer = rowAnswer(rest, files);
  const { image_key: key } = card;
  const image =
    key === null || name === null || answer.image_url === null
      ? null
      : { id: identityOf(key), name, url: answer.image_url };
  return { ...answer, image, history: await historyOf(sql, entity, card.guid) };
}
