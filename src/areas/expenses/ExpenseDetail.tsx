import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetExpenseQuery } from '../../api/system-user/expenses';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { CopyableId } from '../../kit/values/CopyableId';
import { HistorySection } from '../../parts/HistorySection';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { EntryFacts } from './EntryFacts';
import { entryJournal } from './journalWords';
import { expenseTitle } from './messages';
import { TakeBack } from './TakeBack';

/** One expense: what was paid to whom, how it stands in the ledger, and its files. */
export default function ExpenseDetail() {
  const intl = useIntl();
  const id = useRecordId();
  const result = useRecordQuery(useGetExpenseQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(expense) => intl.formatMessage(expenseTitle, { id: String(expense.id) })}
      label={(expense) => `№ ${expense.id}`}
      badges={(expense) => <CopyableId text={expense.id} />}
      actions={(expense) => <TakeBack kind="expense" entry={expense} />}
      aside={(expense) => <HistorySection rows={expense.history} words={entryJournal} />}
    >
      {(expense) => <EntryFacts entry={expense} />}
    </DetailPage>
  );
}
