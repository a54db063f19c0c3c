import type { ChecklistCode } from '../../api/system-user/closing';
import type { RecordWords } from '../../parts/historyWords';
import { closingStatus, lineText } from './closingTerms';
import { m } from './messages';

/** The history of a month. */
export const closingJournal: RecordWords = {
  actions: {
    begin: m.historyBegin,
    close: m.wasClosed,
    cancel: m.stopped,
    ask_reopening: m.historyAsk,
    reopen: m.wasReopened,
    note_line: m.historyNote,
    fall_back: m.historyFallBack,
  },
  fields: { line: m.line },
  values: (field, code) =>
    field === 'line' ? lineText[code as ChecklistCode] : closingStatus.wordsOf('status')(field, code),
};
