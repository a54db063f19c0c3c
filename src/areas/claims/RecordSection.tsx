import { Section } from '../../kit/detail/Section';
import type { StatusStyle } from '../../kit/values/StatusBadge';
import { m } from '../../parts/historyMessages';
import { RecordHistory, type HistoryRow } from '../../parts/RecordHistory';

interface Props {
  history: readonly HistoryRow[];
  /** How the statuses of the claim look. */
  looks: Readonly<Record<string, StatusStyle | undefined>>;
}

/** What was done to a claim and by whom, newest first. */
export function RecordSection({ history, looks }: Props) {
  return (
    <Section id="history" title={m.title}>
      <RecordHistory
        rows={history}
        words={(_, value) => (Object.hasOwn(looks, value) ? looks[value]?.label : undefined)}
      />
    </Section>
  );
}
