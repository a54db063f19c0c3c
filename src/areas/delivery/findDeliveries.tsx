import { findDeliveryRows, type DeliveryRow } from '../../api/payment/deliveries';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { deliveryStatus } from './deliveryTerms';

const hitOf = ({ id, order, receiver, tracking_number: tracking, status }: DeliveryRow): RecordHit => ({
  id: String(id),
  name: receiver.name,
  details: [order.number, ...(tracking === null ? [] : [tracking])],
  badge: deliveryStatus.badge(status),
});

/** Looks deliveries up for the palette. */
export const find = findBySearch(findDeliveryRows, hitOf);
