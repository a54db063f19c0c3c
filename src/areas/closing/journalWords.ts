import type { RecordWords } from '../../parts/historyWords';
import { closingStatus } from './closingTerms';
import { m } from './messages';

/** The history of a month. */
export const closingJournal: RecordWords = {
  actions: {
    begin: m.historyBegin,
    close: m.wasClosed,
    cancel: m.stopped,
    ask_reopening: m.historyAsk,
    reopen: m.wasReopened,
  },
  values: closingStatus.wordsOf('status'),
};
