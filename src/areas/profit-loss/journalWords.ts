import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';

/** The history of the profit and loss of a month. */
export const profitLossJournal: RecordWords = {
  actions: { type: m.isTypedVerb },
  fields: { line: m.line, strategy: t.strategy },
  written: ['line', 'strategy'],
};
