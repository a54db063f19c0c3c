import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { changesBetween } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { removeUnnamed } from '../uploads/index';
import { describe } from './attributeHandlers';
import { cardOf, note, rowAnswer, type Known } from './card';
import { arrange, attachImage } from './imageHandlers';
import * as store from './store';
import { changesOf, cleaned, placesOf, termsOf, untranslated, writtenAfter, writtenAt } from './texts';

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
} satisfies Partial<HandlerMap>;

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
