import type { Call } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { decimal, percentOf, tiyinOf } from '../../shared/money';

/** A product as its form would send it, without what belongs to its model and its merchant. */
export type ProductTerms = Required<Omit<Call<'createProduct'>['body'], 'model_id' | 'merchant_id' | 'stock'>>;

/** What it needs to be switched on, besides a price, which each has. */
interface Readiness {
  hasImage: boolean;
}

/** What is wrong with the fields of a product; nothing when they may be kept. */
export function faultsOf(
  terms: ProductTerms,
  { hasImage }: Readiness,
): Partial<Record<keyof ProductTerms, RefusalCode>> {
  const { price, old_price: old, barcode, spic, package_code: packaging, is_active: isActive } = terms;
  const faults: Partial<Record<keyof ProductTerms, RefusalCode | false>> = {
    price: tiyinOf(price) <= 0n && 'invalid_amount',
    old_price: old !== null && tiyinOf(old) <= tiyinOf(price) && 'old_price_not_above',
    barcode: barcode !== null && !/^\d{8,14}$/.test(barcode) && 'invalid_barcode',
    spic: spic === null ? isActive && 'required' : !/^\d{17}$/.test(spic) && 'invalid_spic',
    package_code: packaging !== null && !/^\d{1,20}$/.test(packaging) && 'invalid_code',
    is_active: isActive && !hasImage && 'image_missing',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false));
}

/** How much less than before it costs, in whole percent, half up. */
export function discountPercent(price: string, oldPrice: string): number {
  const [now, before] = [tiyinOf(price), tiyinOf(oldPrice)];
  return Number((200n * (before - now) + before) / (2n * before));
}

export interface Instalment {
  month_count: number;
  percent: number;
  total: string;
  monthly: string;
  last: string;
}

/** What a product costs by instalments: so many months, the markup in percent. Nothing where less than a payment would be left. */
export function instalmentOf(price: string, monthCount: number, percent: number): Instalment | undefined {
  const tiyin = tiyinOf(price);
  const total = tiyin + percentOf(tiyin, percent);
  const count = BigInt(monthCount);
  // Payments are of whole so'm, rounded up.
  const monthly = ((total + count * 100n - 1n) / (count * 100n)) * 100n;
  const last = total - monthly * (count - 1n);
  if (last <= 0n) return undefined;
  return {
    ...{ month_count: monthCount, percent, total: decimal(total) },
    ...{ monthly: decimal(monthCount === 1 ? total : monthly), last: decimal(last) },
  };
}
