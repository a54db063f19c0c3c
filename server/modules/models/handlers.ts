import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import { identityOf, imageKinds } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, Call, HandlerMap, Language } from '../../http/contract';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { staleOf } from '../../shared/translations';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed } from '../uploads/index';
import { faultOfAttribute, isFilled, isOrderOf, keptOf, mostImages, type AttributeGiven } from './rules';
import * as store from './store';

const entity = 'model';

export const modelHandlers = {
  async listModels({ query, db, files, language }) {
    return page(
      'models',
      mapped(await store.models.list(db, query, language), (row) => rowAnswer(row, files)),
    );
  },

  getModel: (call) => cardOf(call.db, call, call.params.id),

  createModel: (call) =>
    call.db
      .transaction(async (sql) => {
        const { attributes = [], images = [], ...sent } = call.body;
        const terms = cleaned({ ...untranslated, ...sent });
        const { category, brand } = await placesOf(sql, terms);
        const at = timestamp(call.clock);
        const id = await store.insertModel(sql, { ...terms, ...writtenAt(terms, at) }, at);
        if (id === undefined) throw taken();
        const { category_id: _, brand_id: __, ...texts } = terms;
        const made = { ...texts, category, brand };
        await note(
          sql,
          call,
          'create',
          id,
          changesBetween({}, made).filter(({ new: now }) => now !== null),
        );
        if (new Set(attributes.map((one) => one.attribute_id)).size < attributes.length)
          throw wrongFields({ attributes: 'duplicate_value' });
        for (const attribute of attributes) await describe(sql, call, { modelId: id, attribute, field: 'attributes' });
        for (const image of images) await attachImage(sql, call, id, image);
        return cardOf(sql, call, id);
      })
      .catch(nameTaken),

  updateModel: (call) =>
    call.db
      .transaction(async (sql) => {
        const { id } = call.params;
        const before = await locked(sql, call, id);
        const { image_order: order, focal_points: focus, ...sent } = call.body;
        const old = termsOf(before);
        const terms = cleaned({ ...old, ...sent });
        const places = await placesOf(sql, terms);
        if (await store.isNameTaken(sql, id, terms)) throw taken();
        const at = timestamp(call.clock);
        const changes = await changesOf(sql, { old, terms, places });
        if (changes.length > 0) await store.saveModel(sql, id, { ...terms, ...writtenAfter(before, terms, at) }, at);
        changes.push(...(await arrange(sql, call, id, { order, focus })));
        if (changes.length === 0) return cardOf(sql, call, id);
        if (changes.every(({ field }) => field === 'image_order' || field === 'focal_point'))
          await store.touchModel(sql, id, at);
        await note(sql, call, 'update', id, changes);
        return cardOf(sql, call, id);
      })
      .catch(nameTaken),

  async deleteModel(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { id } = call.params;
      if (!(await store.holdModel(sql, id, 'remove'))) throw notFound();
      const { name } = await locked(sql, call, id);
      const products = await store.countProducts(sql, id);
      if (products > 0) throw conflict('in_use', `The model is sold as ${products} products`, { products });
      await note(sql, call, 'delete', id, [{ field: 'name', old: name }]);
      return removeUnnamed(sql, await store.removeModel(sql, id));
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  setModelAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { model_id: modelId, ...attribute } = call.body;
      if (!(await store.holdModel(sql, modelId))) throw notFound();
      const id = await describe(sql, call, { modelId, attribute });
      return (await store.findModelAttribute(sql, id, call.language))!; // it was written just now
    }),

  removeModelAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const modelId = await store.holdModelOf(sql, 'attribute', id);
      const attribute = modelId === undefined ? undefined : await store.findModelAttribute(sql, id, 'ru');
      // Whoever waited for the model may find it gone.
      if (modelId === undefined || attribute === undefined) throw notFound();
      await store.removeAttribute(sql, id);
      await note(sql, call, 'update', modelId, [{ field: 'attribute', old: textOf(attribute) }]);
      return undefined;
    }),

  addModelImage: (call) =>
    call.db.transaction(async (sql) => {
      const { model_id: modelId, ...image } = call.body;
      if (!(await store.holdModel(sql, modelId))) throw notFound();
      const id = await attachImage(sql, call, modelId, image);
      const rows = await store.listImages(sql, modelId);
      const added = rows.find((row) => row.id === id);
      return imageAnswer(added!, call.files); // it was added just now
    }),

  async removeModelImage(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { id } = call.params;
      const modelId = await store.holdModelOf(sql, 'image', id);
      const images = modelId === undefined ? [] : await store.listImages(sql, modelId);
      const image = images.find((row) => row.id === id);
      if (modelId === undefined || image === undefined) throw notFound();
      if (images.length === 1 && (await store.hasActiveProducts(sql, modelId)))
        throw conflict('last_image', 'Products of the model are switched on, which needs a picture');
      await store.removeImage(sql, modelId, image);
      await note(sql, call, 'detach', modelId, [{ field: 'image', old: image.file_name }]);
      return removeUnnamed(sql, store.filesOf(image));
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

type Known = { files: FileStore; language: Language };

async function locked(
  sql: Sql,
  call: Known & { headers: { 'If-Match': number } },
  id: number,
): Promise<store.WholeModel> {
  const row = await store.wholeModels.lock(sql, id, call.language);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, call.headers['If-Match'], () => cardOf(sql, call, id));
  return row;
}

const taken = () => wrongFields({ name: 'taken' }, 'Another model of the brand has this name');
/** Two that take one name at once both look before either writes. */
const nameTaken = (error: unknown): never => {
  throw (error as { code?: string }).code === '23505' ? taken() : error;
};

const untranslated = { description_en: null, description_uz: null };

/** Texts without blanks at their ends and without what cannot be seen; an empty translation is none. */
function cleaned(terms: store.Terms): store.Terms {
  const translated = (text: string | null) => (text === null ? null : plainText(text) || null);
  const next = {
    ...terms,
    name: plainText(terms.name),
    description_ru: plainText(terms.description_ru),
    description_en: translated(terms.description_en),
    description_uz: translated(terms.description_uz),
  };
  const empty = (['name', 'description_ru'] as const).filter((field) => next[field] === '');
  if (empty.length > 0) throw wrongFields(Object.fromEntries(empty.map((field) => [field, 'required' as const])));
  return next;
}

const termsOf = (row: store.WholeModel): store.Terms => ({
  name: row.name,
  category_id: row.category.id,
  brand_id: row.brand.id,
  description_ru: row.description_ru,
  description_en: row.description_en,
  description_uz: row.description_uz,
});

async function placesOf(sql: Sql, terms: store.Terms): Promise<{ category: string; brand: string }> {
  const { category, brand } = await store.holdPlaces(sql, terms);
  if (category === undefined) throw wrongFields({ category_id: 'unknown_value' });
  if (brand === undefined) throw wrongFields({ brand_id: 'unknown_value' });
  return { category, brand };
}

type Written = Pick<store.Kept, 'description_ru_at' | 'description_en_at' | 'description_uz_at'>;
const writtenAt = ({ description_en: en, description_uz: uz }: store.Terms, at: string): Written => ({
  description_ru_at: at,
  description_en_at: en === null ? null : at,
  description_uz_at: uz === null ? null : at,
});

/** A text keeps the moment at which it was written until it is written otherwise. */
function writtenAfter(before: store.WholeModel, terms: store.Terms, at: string): Written {
  const moment = (field: 'description_en' | 'description_uz') => {
    if (terms[field] === null) return null;
    return terms[field] === before[field] ? before[`${field}_at`] : at;
  };
  return {
    description_ru_at: terms.description_ru === before.description_ru ? before.description_ru_at : at,
    description_en_at: moment('description_en'),
    description_uz_at: moment('description_uz'),
  };
}

interface Compared {
  old: store.Terms;
  terms: store.Terms;
  /** The names of where it is to stand. */
  places: { category: string; brand: string };
}
/** As the journal tells it: what is named by its name. */
async function changesOf(sql: Sql, { old, terms, places }: Compared): Promise<Change[]> {
  const before = await store.holdPlaces(sql, old);
  const { category_id: _, brand_id: __, ...was } = old;
  const { category_id: category, brand_id: brand, ...is } = terms;
  return [
    ...changesBetween(was, is),
    ...(category === old.category_id ? [] : [{ field: 'category', old: before.category, new: places.category }]),
    ...(brand === old.brand_id ? [] : [{ field: 'brand', old: before.brand, new: places.brand }]),
  ];
}

interface Described {
  modelId: number;
  attribute: AttributeGiven & { attribute_id: number };
  /** The field of the body that is told when something is wrong; that of the attribute or its value, unless told. */
  field?: string;
}
async function describe(sql: Sql, call: Actor, { modelId, attribute: given, field }: Described): Promise<number> {
  const attribute = await store.findAttribute(sql, given.attribute_id);
  if (attribute === undefined) throw wrongFields({ [field ?? 'attribute_id']: 'unknown_value' });
  const kept = keptOf({ ...given, ...(typeof given.text === 'string' && { text: plainText(given.text) }) });
  const fault = faultOfAttribute(attribute.type, kept);
  if (fault !== undefined) throw wrongFields({ [field ?? givenField(given)]: fault });
  const values = await store.holdValues(sql, attribute.id, kept.valueIds);
  if (values.length < kept.valueIds.length) throw wrongFields({ [field ?? 'value_ids']: 'unknown_value' });
  const attributes = await store.listAttributes(sql, modelId, 'ru');
  const before = attributes.find((one) => one.attribute_id === attribute.id);
  const id = await store.setAttribute(sql, { modelId, attributeId: attribute.id, kept, isFilled: isFilled(kept) });
  const now = textOf({ ...attribute, ...kept, values: values.map((value) => ({ value })) });
  const old = before && textOf(before);
  if (old !== now) await note(sql, call, 'update', modelId, [{ field: 'attribute', old, new: now }]);
  return id;
}

/** The field of the body in which the value was given. */
const givenField = (given: AttributeGiven) =>
  (['value_ids', 'text', 'number', 'flag'] as const).find((field) => {
    const value = given[field];
    return value !== undefined && value !== null;
  }) ?? 'attribute_id';

type Said = Pick<store.ModelAttribute, 'name' | 'unit' | 'text' | 'number' | 'flag'> & {
  values: readonly { value: string }[];
};
/** An attribute as the journal says it, which is written in Russian. */
function textOf({ name, unit, text = null, number = null, flag = null, values }: Said): string {
  const said = [
    ...values.map(({ value }) => value),
    ...(text === null ? [] : [text]),
    ...(number === null ? [] : [`${String(number).replace('.', ',')}${unit === null ? '' : ` ${unit}`}`]),
    ...(flag === null ? [] : [flag ? 'да' : 'нет']),
  ];
  return `${name}: ${said.join(', ') || '—'}`;
}

type ImageGiven = Omit<Call<'addModelImage'>['body'], 'model_id'>;
async function attachImage(sql: Sql, call: Actor, modelId: number, given: ImageGiven): Promise<number> {
  const { key, thumb_key: thumbKey, focal_x: focalX = 0.5, focal_y: focalY = 0.5 } = given;
  // The model is held, so that two never add the last one at once.
  if ((await store.listImages(sql, modelId)).length >= mostImages)
    throw conflict('too_many_images', `A model has ${mostImages} pictures at most`);
  const file = await pictureOf(sql, call.user.id, { id: key, field: 'key' });
  if (thumbKey === key) throw wrongFields({ thumb_key: 'file_missing' });
  const thumb = thumbKey && (await pictureOf(sql, call.user.id, { id: thumbKey, field: 'thumb_key' })).key;
  const at = timestamp(call.clock);
  const id = await store.addImage(sql, {
    ...{ modelId, fileKey: file.key, thumbKey: thumb ?? null },
    ...{ focalX: round(focalX), focalY: round(focalY), at },
  });
  await note(sql, call, 'attach', modelId, [{ field: 'image', new: file.name }]);
  return id;
}

const pictureOf = (sql: Sql, userId: number, { id, field }: { id: string; field: string }) =>
  attachable(sql, { id: identityOf(id), userId, field, kinds: imageKinds });

/** Three digits are kept. */
const round = (share: number) => Math.round(share * 1000) / 1000;

type Arrangement = { order?: number[]; focus?: NonNullable<Call<'updateModel'>['body']['focal_points']> };
/** Puts the pictures of a held model into an order, and says what of each stays in sight. */
async function arrange(sql: Sql, call: Known, id: number, { order, focus = [] }: Arrangement): Promise<Change[]> {
  if (order === undefined && focus.length === 0) return [];
  const changes: Change[] = [];
  const images = await store.listImages(sql, id);
  const ids = images.map((image) => image.id);
  const nameOf = (one: number) => images.find((image) => image.id === one)!.file_name; // asked only of its own
  if (order !== undefined && !isOrderOf(order, ids))
    throw conflict('changed_meanwhile', 'The model has other pictures by now', { ...(await cardOf(sql, call, id)) });
  if (order !== undefined && order.some((one, at) => one !== ids[at])) {
    await store.orderImages(sql, order);
    changes.push({ field: 'image_order', old: ids.map(nameOf).join(', '), new: order.map(nameOf).join(', ') });
  }
  for (const { id: imageId, focal_x, focal_y } of focus) {
    const image = images.find((one) => one.id === imageId);
    if (image === undefined) throw wrongFields({ focal_points: 'unknown_value' });
    const [x, y] = [round(focal_x), round(focal_y)];
    if (x === image.focal_x && y === image.focal_y) continue;
    await store.focusImage(sql, { id: imageId, x, y });
    const text = (left: number, top: number) => `${image.file_name}: ${left} × ${top}`;
    changes.push({ field: 'focal_point', old: text(image.focal_x, image.focal_y), new: text(x, y) });
  }
  return changes;
}

const note = async (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) => {
  if (changes.length > 0) await audit(sql, { clock, user, action, entity, entityId: id, changes });
};

const rowAnswer = <Row extends store.ModelRow>({ image_key: key, ...row }: Row, files: FileStore) => ({
  ...row,
  image_url: key === null ? null : files.dailyUrl(key),
});

const imageAnswer = (row: store.ImageRow, files: FileStore) => ({
  id: row.id,
  url: files.dailyUrl(row.file_key),
  thumb_url: files.dailyUrl(row.thumb_key ?? row.file_key),
  sequence_number: row.sequence_number,
  focal_x: row.focal_x,
  focal_y: row.focal_y,
});

async function cardOf(sql: Sql, { files, language }: Known, id: number) {
  const row = await store.wholeModels.find(sql, id, language);
  if (row === undefined) throw notFound();
  const attributes = await store.listAttributes(sql, id, language);
  const images = (await store.listImages(sql, id)).map((image) => imageAnswer(image, files));
  return withHistory(sql, entity, row, (found) => {
    const { description_ru_at: ru, description_en_at: en, description_uz_at: uz, ...shown } = found;
    return { ...rowAnswer(shown, files), stale: staleOf({ ru, en, uz }), attributes, images };
  });
}
