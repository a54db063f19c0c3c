import { Section } from '../../kit/detail/Section';
import { m } from '../../parts/historyMessages';
import type { ValueWords } from '../../parts/HistoryChange';
import { RecordHistory, type HistoryRow } from '../../parts/RecordHistory';

interface Props {
  history: readonly HistoryRow[];
  /** What the claim calls the values of its fields. */
  words: ValueWords;
}

/** What was done to a claim and by whom, newest first. */
export function RecordSection({ history, words }: Props) {
  return (
    <Section id="history" title={m.title}>
      <RecordHistory rows={history} words={words} />
    </Section>
  );
}
