import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { postingKinds, postingStatus } from './ledgerTerms';
import { m } from './messages';

/** The history of a posting. */
export const postingJournal: RecordWords = {
  actions: { post: m.isPosted, reject: m.isRejected, reverse: m.reverse },
  fields: {
    ...{ kind: m.kind, date: m.date, operation: t.operation, lines: m.lines, description: m.text },
    ...{ counterparty: m.counterparty, document_number: m.document, link: m.about, number: t.number },
    ...{ reason: t.reason, reverses: m.reverses, reversal: m.reversedBy },
  },
  written: ['description', 'counterparty', 'document_number', 'reason'],
  values: (field, value) => postingStatus.wordsOf('status')(field, value) ?? postingKinds.wordsOf('kind')(field, value),
};
