import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';

/** The history of an expense and of an income. */
export const entryJournal: RecordWords = {
  fields: { date: m.day, vat_amount: m.vat, counterparty: m.counterparty },
  written: ['counterparty'],
};
