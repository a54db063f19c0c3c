import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';
import { receiptStatus } from './receiptTerms';

/** The history of a receipt. */
export const receiptJournal: RecordWords = {
  actions: { create: m.created, send: m.wasAsked, settle: m.answered, cancel: m.struck },
  fields: { receipt_id: m.fiscalNumber, receipt: m.receipt },
  values: receiptStatus.wordsOf('status'),
};
