import { Section } from '../kit/detail/Section';
import { m } from './historyMessages';
import type { RecordWords } from './historyWords';
import { RecordHistory, type HistoryRow } from './RecordHistory';

interface Props {
  rows: readonly HistoryRow[];
  words: RecordWords;
}

/** What was done to a record and by whom, newest first, as a section of its page. */
export function HistorySection({ rows, words }: Props) {
  return (
    <Section id="history" title={m.title}>
      <RecordHistory rows={rows} words={words} />
    </Section>
  );
}
