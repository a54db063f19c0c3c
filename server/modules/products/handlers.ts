import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { FileStore } from '../../files/store';
import type { Actor, Call, HandlerMap, Language, OperationId } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { holdModel } from '../models/index';
import { discountPercent, faultsOf, instalmentOf, type ProductTerms } from './rules';
import * as store from './store';

const entity = 'product';

export const productHandlers = {
  async listProducts(call) {
    const { query, db, files, language, clock } = call;
    const found = mapped(await store.products.list(db, query, language), (row) => rowAnswer(row, files));
    const [one] = found.rows;
    if (query.id === undefined || one === undefined) return page('products', found);
    const markups = await store.markupsOn(db, one.merchant.id, today(clock));
    return {
      ...page('products', found),
      history: await historyOf(db, entity, one.id),
      is_ordered: await store.isOrdered(db, one.id),
      instalments: markups.flatMap((markup) => instalmentOf(one.price, markup.month_count, markup.percent) ?? []),
    };
  },

  createProduct: (call) =>
    call.db
      .transaction(async (sql) => {
        const { model_id: modelId, merchant_id: merchantId, stock = 0, ...sent } = call.body;
        const terms = cleaned({ ...unsaid, ...sent });
        // Held, so that its last picture is not taken away meanwhile.
        if (!(await holdModel(sql, modelId))) throw wrongFields({ model_id: 'unknown_value' });
        const merchant = await store.holdMerchantName(sql, merchantId);
        if (merchant === undefined) throw wrongFields({ merchant_id: 'unknown_value' });
        await refuseFaults(sql, { modelId, merchantId, terms });
        const at = timestamp(call.clock);
        const id = await store.insertProduct(sql, { modelId, merchantId }, terms, at);
        if (stock > 0)
          await store.addMove(sql, { productId: id, kind: 'receipt', amount: stock, userId: call.user.id, at });
        const model = await store.findModelName(sql, modelId);
        const made = { model, merchant, ...terms, stock };
        await note(
          sql,
          call,
          'create',
          id,
          changesBetween({}, made).filter(({ new: now }) => now !== null),
        );
        return answerOf(sql, call, id);
      })
      .catch(skuTaken),

  updateProduct: (call) =>
    call.db
      .transaction(async (sql) => {
        const { id } = call.params;
        const { stock, stock_before: seen, ...sent } = call.body;
        if (sent.is_active === true) await holdModelOf(sql, id);
        const before = await locked(sql, call);
        const old = termsOf(before);
        const terms = cleaned({ ...old, ...sent });
        await refuseFaults(sql, { modelId: before.model.id, merchantId: before.merchant.id, terms, before });
        const at = timestamp(call.clock);
        const amount = stock === undefined ? 0 : stock - before.stock;
        // What was reserved or sold since it was counted would be given back by the correction.
        if (amount !== 0 && seen !== undefined && seen !== before.stock)
          throw conflict('changed_meanwhile', 'The stock was moved meanwhile', { ...(await answerOf(sql, call, id)) });
        const changes = [
          ...changesBetween(old, terms),
          ...(amount === 0 ? [] : [{ field: 'stock', old: before.stock, new: stock }]),
        ];
        if (changes.length === 0) return answerOf(sql, call, id);
        await store.saveProduct(sql, id, terms, at);
        if (amount !== 0)
          await store.addMove(sql, { productId: id, kind: 'correction', amount, userId: call.user.id, at });
        await note(sql, call, 'update', id, changes);
        return answerOf(sql, call, id);
      })
      .catch(skuTaken),

  setOldPrice: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const before = await locked(sql, call);
      const old = termsOf(before);
      const terms = { ...old, old_price: call.body.old_price };
      await refuseFaults(sql, { modelId: before.model.id, merchantId: before.merchant.id, terms, before });
      const changes = changesBetween(old, terms);
      if (changes.length === 0) return answerOf(sql, call, id);
      await store.saveProduct(sql, id, terms, timestamp(call.clock));
      await note(sql, call, 'update', id, changes);
      return answerOf(sql, call, id);
    }),

  deleteProduct: (call) =>
    call.db
      .transaction(async (sql) => {
        const { id } = call.params;
        if (!(await store.holdToRemove(sql, id))) throw notFound();
        const { name } = await locked(sql, call);
        if (await store.isOrdered(sql, id)) throw inUse();
        await store.removeProduct(sql, id);
        await note(sql, call, 'delete', id, [{ field: 'name', old: name }]);
        return undefined;
      })
      .catch((error: unknown) => {
        // An order names it.
        throw (error as { code?: string }).code === '23503' ? inUse() : error;
      }),
} satisfies Partial<HandlerMap>;

const inUse = () => conflict('in_use', 'The product was ordered; it can be switched off');
const taken = () => wrongFields({ sku: 'taken' }, 'The merchant has another product of this SKU');
/** Two that take one SKU at once both look before either writes. */
const skuTaken = (error: unknown): never => {
  throw (error as { code?: string }).code === '23505' ? taken() : error;
};

const unsaid = { old_price: null, barcode: null, spic: null, package_code: null, is_active: false };

/** Texts without blanks and what cannot be seen; an empty code is none. */
function cleaned(terms: ProductTerms): ProductTerms {
  const code = (text: string | null) => (text === null ? null : plainText(text).replaceAll(/\s/g, '') || null);
  const next = {
    name: plainText(terms.name),
    price: terms.price,
    old_price: terms.old_price,
    sku: plainText(terms.sku),
    barcode: code(terms.barcode),
    spic: code(terms.spic),
    package_code: code(terms.package_code),
    is_active: terms.is_active,
  };
  const empty = (['name', 'sku'] as const).filter((field) => next[field] === '');
  if (empty.length > 0) throw wrongFields(Object.fromEntries(empty.map((field) => [field, 'required' as const])));
  return next;
}

const termsOf = (row: store.ProductRow): ProductTerms => ({
  name: row.name,
  price: row.price,
  old_price: row.old_price,
  sku: row.sku,
  barcode: row.barcode,
  spic: row.spic,
  package_code: row.package_code,
  is_active: row.is_active,
});

interface Checked {
  modelId: number;
  merchantId: number;
  terms: ProductTerms;
  /** What is changed, where it is there already. */
  before?: store.ProductRow;
}
async function refuseFaults(sql: Sql, { modelId, merchantId, terms, before }: Checked): Promise<void> {
  const faults = faultsOf(terms, { hasImage: !terms.is_active || (await store.hasImage(sql, modelId)) });
  // A price that reaches the old one is what is wrong where the old one stays as it was.
  if (faults.old_price !== undefined && before !== undefined && terms.old_price === before.old_price) {
    delete faults.old_price;
    faults.price ??= 'old_price_not_above';
  }
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  if (terms.sku.toLowerCase() === before?.sku.toLowerCase()) return;
  if (await store.isSkuTaken(sql, merchantId, terms.sku, before?.id)) throw taken();
}

type Known = Pick<Call<OperationId>, 'files' | 'language'>;

/** Models are held before their products. */
async function holdModelOf(sql: Sql, productId: number): Promise<void> {
  const modelId = await store.modelOf(sql, productId);
  if (modelId === undefined || !(await holdModel(sql, modelId))) throw notFound();
}

async function locked(
  sql: Sql,
  call: Known & { params: { id: number }; headers: { 'If-Match': number } },
): Promise<store.ProductRow> {
  const row = await store.products.lock(sql, call.params.id, call.language);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, call.headers['If-Match'], () => answerOf(sql, call, row.id));
  return row;
}

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const rowAnswer = ({ image_key: key, ...row }: store.ProductRow, files: FileStore) => ({
  ...row,
  image_url: key === null ? null : files.dailyUrl(key),
  discount_percent: row.old_price === null ? null : discountPercent(row.price, row.old_price),
});

async function answerOf(sql: Sql, { files, language }: { files: FileStore; language: Language }, id: number) {
  return rowAnswer((await store.products.find(sql, id, language))!, files); // whoever asks has held it
}
