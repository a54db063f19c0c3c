/** A batch of rows of an import: what makes sense becomes products, each other row is told what is wrong with it. */
import type { Sql } from '../../db/database';
import { auditAll, type Change } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import type { Faults } from './columns';
import * as goods from './goodsStore';
import { readCells, type AskedProduct, type SheetRow } from './rules';
import type { ImportRow } from './store';
import type { Outcome } from './workStore';

interface Row extends Outcome {
  asked: AskedProduct;
  product: goods.StandingProduct | undefined;
}

/** Takes the rows of one import; answers with what has become of each. */
export async function takeRows(
  sql: Sql,
  { merchant_id: merchantId, created_by: userId }: Pick<ImportRow, 'merchant_id' | 'created_by'>,
  sheet: readonly SheetRow[],
  clock: Clock,
): Promise<Outcome[]> {
  const at = timestamp(clock);
  const read = sheet.map(({ row, cells, faults: known }) => {
    const { asked, faults } = readCells(cells);
    return { row, asked, faults: { ...faults, ...known } };
  });
  const standing = await goods.lockBySku(
    sql,
    merchantId,
    read.map(({ asked }) => asked.sku),
  );
  const rows: Row[] = read.map((one, place) => ({ ...one, product: standing.get(place) }));
  const modelIds = await findModels(sql, rows);
  await refuseBarcodes(sql, merchantId, rows);
  rows.forEach((row, place) => refuseGaps(row, modelIds.get(place)));

  const user = userId === null ? undefined : { id: userId };
  const moves: goods.Move[] = [];
  const journal: (Change & { entityId: number })[] = [];
  await add();
  await change();
  // The lower number first: a move holds its product.
  moves.sort((one, other) => one.productId - other.productId);
  if (moves.length > 0) await goods.addMoves(sql, moves, userId, at);
  if (journal.length > 0) await auditAll(sql, { user, clock, action: 'import', entity: 'product', changes: journal });
  return rows.map(({ row, faults }) => ({ row, faults }));

  async function add() {
    const made = rows.flatMap(({ asked, product, faults }, place) =>
      product === undefined && isRight(faults) ? [{ asked, product: newProduct(asked, modelIds.get(place)) }] : [],
    );
    if (made.length === 0) return;
    const ids = await goods.addProducts(
      sql,
      merchantId,
      made.map(({ product }) => product),
      at,
    );
    made.forEach(({ asked, product }, place) => {
      const entityId = ids[place]!; // one for each
      const stock = asked.stock ?? 0;
      if (stock > 0) moves.push({ productId: entityId, kind: 'receipt', amount: stock });
      journal.push(
        { entityId, field: 'sku', new: product.sku },
        { entityId, field: 'price', new: product.price },
        { entityId, field: 'stock', new: stock },
      );
    });
  }

  async function change() {
    const changed: goods.ChangedProduct[] = [];
    for (const { asked, product, faults } of rows) {
      if (product === undefined || !isRight(faults)) continue;
      const { stock, ...before } = product;
      const after = merged(before, asked);
      const changes = changesOf(before, after);
      if (changes.length > 0) changed.push(after);
      journal.push(...changes.map((one) => ({ ...one, entityId: product.id })));
      const now = asked.stock ?? stock;
      if (now === stock) continue;
      moves.push({ productId: product.id, kind: 'correction', amount: now - stock });
      journal.push({ entityId: product.id, field: 'stock', old: stock, new: now });
    }
    if (changed.length > 0) await goods.changeProducts(sql, changed, at);
  }
}

const isRight = (faults: Faults) => Object.keys(faults).length === 0;

/** As `findModels` of the store compares it. */
const foldModel = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Only new products have their model looked for: that of a product does not change. */
const findModels = (sql: Sql, rows: readonly Row[]) =>
  goods.findModels(
    sql,
    rows.map(({ asked, product }) =>
      product !== undefined || asked.model === undefined ? null : foldModel(asked.model),
    ),
  );

/** A barcode stands with one product alone. */
async function refuseBarcodes(sql: Sql, merchantId: number, rows: readonly Row[]) {
  const asked = rows.flatMap(({ asked: { barcode } }) => barcode ?? []);
  if (asked.length === 0) return;
  const known = await goods.findBarcodes(sql, asked);
  for (const { asked: wanted, product, faults } of rows) {
    const others = known.filter(({ barcode, id }) => barcode === wanted.barcode && id !== product?.id);
    if (others.length === 0 || faults.barcode !== undefined) continue;
    faults.barcode = others.some((other) => other.merchant_id !== merchantId) ? 'barcode_of_other' : 'barcode_taken';
  }
}

/** What a new product lacks, and a price that was lower before. */
function refuseGaps({ asked, product, faults }: Row, modelId: number | undefined) {
  if (product === undefined) {
    for (const column of ['name', 'model', 'price'] as const)
      if (asked[column] === undefined) faults[column] ??= 'required';
    if (asked.model !== undefined && modelId === undefined) faults.model ??= 'model_unknown';
  }
  const price = asked.price ?? product?.price;
  const { oldPrice } = asked;
  if (price !== undefined && typeof oldPrice === 'string' && tiyinOf(oldPrice) <= tiyinOf(price))
    faults.old_price ??= 'old_price_not_above';
}

/** The new product; `refuseGaps` has seen that nothing of it is missing. */
function newProduct(asked: AskedProduct, modelId: number | undefined): goods.NewProduct {
  const { sku, name, price, oldPrice = null, barcode = null, spic = null, packageCode = null } = asked;
  if (modelId === undefined || name === undefined || price === undefined) throw new Error('A product lacks a part');
  return { modelId, name, sku, price, oldPrice, barcode, spic, packageCode };
}

/** What is not asked for stays. A price that has reached the old one leaves nothing to strike through. */
function merged(before: goods.ChangedProduct, asked: AskedProduct): goods.ChangedProduct {
  const price = asked.price ?? before.price;
  const oldPrice = asked.oldPrice === undefined ? before.old_price : asked.oldPrice;
  return {
    ...{ id: before.id, name: asked.name ?? before.name, price },
    old_price: oldPrice !== null && tiyinOf(oldPrice) > tiyinOf(price) ? oldPrice : null,
    barcode: asked.barcode === undefined ? before.barcode : asked.barcode,
    spic: asked.spic ?? before.spic,
    package_code: asked.packageCode === undefined ? before.package_code : asked.packageCode,
  };
}

const sums = ['price', 'old_price'] as const;
const texts = ['name', 'barcode', 'spic', 'package_code'] as const;

function changesOf(before: goods.ChangedProduct, after: goods.ChangedProduct): Change[] {
  const tiyin = (sum: string | null) => (sum === null ? null : tiyinOf(sum));
  return [
    ...sums.filter((field) => tiyin(before[field]) !== tiyin(after[field])),
    ...texts.filter((field) => before[field] !== after[field]),
  ].map((field) => ({ field, old: before[field], new: after[field] }));
}
