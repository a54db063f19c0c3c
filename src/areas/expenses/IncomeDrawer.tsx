import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetIncomeQuery } from '../../api/system-user/expenses';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { EntryFacts } from './EntryFacts';
import { entryJournal } from './journalWords';
import { incomeTitle } from './messages';
import { TakeBack } from './TakeBack';

/** One income at the side of the list. */
export function IncomeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetIncomeQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={incomeTitle}
      result={result}
      onClose={onClose}
      words={entryJournal}
      actions={(income) => <TakeBack kind="income" entry={income} />}
    >
      {(income) => <EntryFacts entry={income} />}
    </RecordDrawer>
  );
}
