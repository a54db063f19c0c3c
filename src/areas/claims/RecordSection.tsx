import { Section } from '../../kit/detail/Section';
import type { Choices } from '../../kit/table/choices';
import { m } from '../../parts/historyMessages';
import { RecordHistory, type HistoryRow } from '../../parts/RecordHistory';

interface Props {
  history: readonly HistoryRow[];
  /** The statuses of the claim. */
  statuses: Pick<Choices<string>, 'labelOf'>;
}

/** What was done to a claim and by whom, newest first. */
export function RecordSection({ history, statuses }: Props) {
  return (
    <Section id="history" title={m.title}>
      <RecordHistory rows={history} words={(_, value) => statuses.labelOf(value)} />
    </Section>
  );
}
