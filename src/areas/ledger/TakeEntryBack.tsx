import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetExpenseQuery, useGetIncomeQuery, type EntryDetail } from '../../api/system-user/expenses';
import type { Loaded } from '../../lib/rows';
import { todayInTashkent } from '../../lib/days';
import { useOperations } from './ledgerChoices';
import { BegunPosting } from './PostingForm';
import { takingOf, type EntryKind } from './postingValues';

interface Props {
  /** The number of the expense or income. */
  id: number;
  onClose: () => void;
}

export function TakeExpenseBack(props: Props) {
  return <Begun {...props} kind="expense" result={useRecordQuery(useGetExpenseQuery({ id: props.id }), props.id)} />;
}

export function TakeIncomeBack(props: Props) {
  return <Begun {...props} kind="income" result={useRecordQuery(useGetIncomeQuery({ id: props.id }), props.id)} />;
}

/** Drafts what takes the record back, once it is known what it says and by which operation. */
function Begun({ id, kind, result: { item }, onClose }: Props & { kind: EntryKind; result: Loaded<EntryDetail> }) {
  const { source, options } = useOperations();
  if (!item || !source.item) return null;
  const operation = options.find(({ code }) => code === `${kind}_back`)?.value;
  return (
    <BegunPosting
      id={`takeBack:${kind}:${id}`}
      values={takingOf(kind, item, todayInTashkent(new Date()), operation)}
      onClose={onClose}
    />
  );
}
