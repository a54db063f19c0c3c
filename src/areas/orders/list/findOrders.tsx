import { findOrderRows, type OrderRow } from '../../../api/payment/orders';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (row: OrderRow): RecordHit => ({
  id: String(row.id),
  name: row.customer.name,
  details: [row.number, ...(row.contract_number === null ? [] : [row.contract_number]), row.customer.phone_number],
  badge: orderStatus.badge(row.status),
});

/** Looks orders up for the palette. */
export const find = findBySearch(findOrderRows, hitOf);
