/** How claims are reckoned from what is kept, and answered. */
import type { Sql } from '../../db/database';
import type { Call, Reply } from '../../http/contract';
import { withHistory } from '../../shared/auditTrail';
import { decimal, tiyinOf } from '../../shared/money';
import { usedDeliveryPrice } from '../deliveries/index';
import { inTiyin, listRows, owedOf, salePrices } from '../instalments/index';
import { lineFault, maxOf, reckon, type Line, type Reckoned } from './reckoning';
import * as refunds from './refundStore';
import { isOpen } from './rules';
import * as store from './store';

/** A claim by its name in the journal. */
export const claimEntity = 'return_claim';

type Claim = Reply<'getReturnClaim'>;
type Preview = Claim['preview'];
export type Caller = Pick<Call<'getReturnClaim'>, 'user' | 'clock' | 'files' | 'language'>;

interface Asked {
  /** None while it is not opened yet. */
  claimId: number | null;
  counts: ReadonlyMap<number, number>;
  reason: Claim['reason'];
}
export interface Stood {
  order: store.OrderOfClaim;
  lines: (store.LineRow & Line)[];
  taken: store.Taken;
  deliveryPrice: bigint;
  reckoned: Reckoned;
}
/** What a claim comes to as things stand; under the locks of order and application it stays so. */
export async function standOf(sql: Sql, order: store.OrderOfClaim, { claimId, counts, reason }: Asked): Promise<Stood> {
  const rows = (await listRows(sql, order.application_id)).map(inTiyin);
  const kept = await store.listLines(sql, order.application_id, claimId);
  const taken = await store.readTaken(sql, order.application_id, claimId);
  const purchases = order.has_amounts
    ? salePrices(
        kept.map(({ price, bought }) => ({ price: tiyinOf(price), count: bought })),
        tiyinOf(order.purchase),
      )
    : [];
  const lines = kept.map((row, at) => ({
    ...row,
    count: counts.get(row.id) ?? 0,
    ...{ saleTotal: tiyinOf(row.sale_total), vat: tiyinOf(row.vat_total), purchase: purchases[at] ?? 0n },
  }));
  const deliveryPrice = tiyinOf(await usedDeliveryPrice(sql, order.id));
  const left = deliveryPrice - tiyinOf(taken.fee);
  const reckoned = reckon({
    lines,
    rows: rows.map((row) => ({ number: row.number, date: row.date, owed: owedOf(row) })),
    ...{ paid: tiyinOf(taken.paid), refunded: tiyinOf(taken.refunded) },
    ...{ rebate: tiyinOf(taken.rebate_given), rebateTaken: tiyinOf(taken.rebate) },
    ...{ vatPercent: order.vat_percent, commissionPercent: order.commission_percent },
    ...{ purchaseTaken: tiyinOf(taken.purchase), commissionTaken: tiyinOf(taken.commission) },
    deliveryPrice: left > 0n ? left : 0n,
    isMindChanged: reason === 'changed_mind',
  });
  return { order, lines, taken, deliveryPrice, reckoned };
}

interface Shown {
  method: Claim['refund_method'];
  restock: boolean;
  needsInvoice: boolean;
}
export async function previewOf(sql: Sql, stood: Stood, { method, restock, needsInvoice }: Shown): Promise<Preview> {
  const { order, lines, taken, deliveryPrice, reckoned } = stood;
  const { debt, fromDebt } = reckoned;
  const card = method === 'card' ? await store.cardToPay(sql, order.customer_id, order.application_id) : undefined;
  return {
    lines: lines.map((line, at) => lineOf(line, reckoned.lines[at])),
    ...{ amount: decimal(reckoned.amount), rebate: decimal(reckoned.rebate), vat: decimal(reckoned.vat) },
    ...{ debt: decimal(debt), from_debt: decimal(fromDebt), debt_after: decimal(debt - fromDebt) },
    cuts: reckoned.cuts.map(({ number, date, owed, cut }) => ({
      ...{ number, date, before: decimal(owed), cut: decimal(cut), after: decimal(owed - cut) },
    })),
    ...{ paid: taken.paid, refunded: taken.refunded, delivery_price: decimal(deliveryPrice) },
    ...{ fee: decimal(reckoned.fee), money: decimal(reckoned.money), card: card?.masked_pan ?? null },
    ...{ purchase: decimal(reckoned.purchase), commission: decimal(reckoned.commission) },
    merchant_part: decimal(reckoned.merchantPart),
    stock: restock ? lines.reduce((sum, line) => sum + (line.product === null ? 0 : line.count), 0) : 0,
    needs_invoice: needsInvoice,
    closes_contract: debt > 0n && fromDebt === debt,
  };
}

function lineOf(
  line: Stood['lines'][number],
  reckoned: Reckoned['lines'][number] | undefined,
): Preview['lines'][number] {
  return {
    ...{
      basket_item_id: line.id,
      name: line.name,
      product: line.product,
      price: line.price,
      sale_total: line.sale_total,
    },
    ...{ bought: line.bought, returned: line.returned, in_open_claims: line.claimed },
    ...{ max: maxOf(line), refused_by: lineFault(line) ?? null, count: line.count },
    ...{ amount: decimal(reckoned?.amount ?? 0n), vat: decimal(reckoned?.vat ?? 0n) },
    purchase: decimal(reckoned?.purchase ?? 0n),
  };
}

/** A claim that was decided, as it was decided. */
async function decidedPreview(sql: Sql, claim: store.WholeClaim, stood: Stood, shown: Shown): Promise<Preview> {
  const items = new Map((await store.listItems(sql, claim.id)).map((item) => [item.basket_item_id, item]));
  const now = await previewOf(sql, stood, shown);
  const cuts = await store.listCuts(sql, claim.id);
  const [first] = (await refunds.listRefunds(sql, claim.id)).filter(({ card }) => card !== null);
  return {
    ...now,
    lines: now.lines.map((line) => ({ ...line, ...items.get(line.basket_item_id) })),
    ...{ amount: claim.amount, rebate: claim.rebate, vat: claim.vat, debt: claim.debt, from_debt: claim.from_debt },
    ...{ debt_after: claim.debt && decimal(tiyinOf(claim.debt) - tiyinOf(claim.from_debt)), cuts },
    ...{ fee: claim.fee, money: claim.money, card: first?.card ?? null, purchase: claim.purchase },
    commission: decimal(tiyinOf(claim.purchase) - tiyinOf(claim.merchant_part)),
    ...{ merchant_part: claim.merchant_part, closes_contract: false },
  };
}

export const countsOf = (items: readonly { basket_item_id: number; count: number }[]) =>
  new Map(items.map((item) => [item.basket_item_id, item.count]));

export async function claimOf(sql: Sql, { files }: Pick<Caller, 'files'>, id: number): Promise<Claim> {
  const claim = await store.findClaim(sql, id);
  const whole = await withHistory(sql, claimEntity, claim);
  const order = (await store.findOrder(sql, whole.order_id))!; // a claim names its order
  const stood = await standOf(sql, order, {
    claimId: id,
    counts: countsOf(await store.listItems(sql, id)),
    reason: whole.reason,
  });
  const shown = {
    ...{ method: whole.refund_method, restock: whole.restock },
    needsInvoice: order.pays_vat && whole.invoice_number === null,
  };
  const {
    order_id: _o,
    rebate: _r,
    vat: _v,
    debt: _d,
    purchase: _p,
    moderator_by: moderatorBy,
    approval_name: _n,
    ...row
  } = whole;
  const preview = isOpen(whole.status)
    ? await previewOf(sql, stood, shown)
    : await decidedPreview(sql, whole, stood, shown);
  return {
    ...row,
    barred_accountant: moderatorBy,
    preview,
    files: (await store.listFiles(sql, id)).map(({ file_key: key, name }) => ({
      ...{ name, url: files.signedUrl(key, name) },
    })),
    refunds: await refunds.listRefunds(sql, id),
  };
}
