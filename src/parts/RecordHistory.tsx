import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Timeline, type TimelineEvent } from '../kit/detail/Timeline';
import { groupHistory } from './groupHistory';
import { HistoryChange } from './HistoryChange';
import { m } from './historyMessages';
import { historyAction, type RecordWords } from './historyWords';

/** One change of a record, as the services write it down. */
export interface HistoryRow {
  id: number;
  action: string;
  /** None where the action is no change of a field. */
  field: string | null;
  old: string | null;
  new: string | null;
  /** Nobody where the client or the platform did it. */
  user: { name: string } | null;
  created_at: string;
}

/** What only an investor does, and so nobody of the staff. */
const ofInvestor: ReadonlySet<string> = new Set(['submit', 'recall']);

interface Props {
  rows: readonly HistoryRow[];
  words: RecordWords;
}

/** Who changed what of a record, and when, newest first. */
export function RecordHistory({ rows, words }: Props) {
  if (rows.length === 0) return <FormattedMessage {...m.nothing} />;
  const events = groupHistory(rows).map((group): TimelineEvent => {
    const [{ id, action, created_at, user }] = group;
    const title: MessageDescriptor = historyAction(action, words) ?? m.otherAction;
    // Within one entry in the order in which it was written.
    const changed = [...group]
      .reverse()
      .flatMap(({ id: row, field, ...change }) => (field === null ? [] : [{ row, field, ...change }]));
    return {
      id,
      at: created_at,
      title: <FormattedMessage {...title} />,
      by: user?.name ?? <FormattedMessage {...(ofInvestor.has(action) ? m.byInvestor : m.system)} />,
      text: changed.map(({ row, field, old, new: now }) => (
        <div key={row}>
          <HistoryChange field={field} old={old} now={now} words={words} />
        </div>
      )),
    };
  });
  return <Timeline events={events} />;
}
