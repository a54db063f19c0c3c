import { findProductRows, type Product } from '../../../api/marketplace/products';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { saleState, stateOfSale } from './productTerms';

const hitOf = (one: Product): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.merchant.name, one.sku],
  badge: saleState.badge(stateOfSale(one)),
});

/** Looks products up for the palette. */
export const find = findBySearch(findProductRows, hitOf);
