import type { RecordWords } from '../../parts/historyWords';
import { orderStatus } from '../../parts/orders/orderStatus';
import { m } from './messages';

/** The history of an order. */
export const orderJournal: RecordWords = {
  actions: {},
  fields: { moderator: m.moderator, spic: m.spic },
  values: orderStatus.wordsOf('status'),
};
