/** Words of kinds that several areas share, for the table of routes, which reaches areas alone. */
import { applicationDocumentStatus } from '../../parts/applicationDocumentStatus';
import type { RecordWords } from '../../parts/historyWords';
import { investmentStatus } from '../../parts/investments/investmentStatus';

export { claimJournal } from '../../parts/claims/terms';
export { applicationJournal } from '../../parts/orders/applicationJournal';

export const documentJournal: RecordWords = { values: applicationDocumentStatus.wordsOf('status') };
export const investmentJournal: RecordWords = { values: investmentStatus.wordsOf('status') };
