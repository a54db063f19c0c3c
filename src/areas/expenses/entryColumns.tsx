import { FormattedMessage } from 'react-intl';
import type { Entry } from '../../api/system-user/expenses';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { RecordLink } from '../../parts/RecordLink';
import { addressOf } from '../../routes/href';
import { entryStates, sources } from './entryTerms';
import { m, postingNumber } from './messages';

/** What the lists show of an expense or an income. */
export const entryColumns: Column<Entry>[] = [
  fieldColumn('date', m.day, { as: 'day', sort: true, important: true, width: 96 }),
  { id: 'category', title: m.category, value: (row) => row.category.name, important: true, width: 136 },
  fieldColumn('counterparty', m.counterparty, { width: 128 }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, important: true, width: 128 }),
  fieldColumn('net_amount', m.net, { as: 'money', width: 168, hidden: true }),
  { id: 'account', title: m.moneyAccount, value: (row) => `${row.account.id} ${row.account.name}`, width: 104 },
  {
    id: 'strategy',
    title: m.strategy,
    value: (row) => row.strategy?.name ?? null,
    words: (row) => (row.strategy === null ? m.common : undefined),
    width: 120,
    hidden: true,
  },
  fieldColumn('description', m.purpose, { width: 200, hidden: true }),
  {
    id: 'posting',
    title: m.posting,
    value: (row) => `${row.posting.number} / ${row.posting.year}`,
    cell: (row) => <PostingNumber posting={row.posting} />,
    width: 136,
  },
  entryStates.column('state', m.state, (row) => row.state, { width: 136 }),
  {
    id: 'taken_back_by',
    title: m.takenBackBy,
    value: (row) => row.taken_back_by?.number ?? null,
    cell: ({ taken_back_by: posting }) => posting && <TakenBackBy posting={posting} />,
    width: 136,
    hidden: true,
  },
  fieldColumn('vat_amount', m.vat, { as: 'money', width: 120 }),
  { id: 'files_count', title: m.filesCount, value: (row) => row.files_count, as: 'number', width: 88, hidden: true },
  sources.column('source', m.source, (row) => row.source, { width: 136, hidden: true }),
  { id: 'created_by', title: m.writtenBy, value: (row) => row.created_by?.name ?? null, width: 168, hidden: true },
];

/** The number of a posting, which begins anew each year, and the way to it among the entries of whatever month. */
export function PostingNumber({ posting }: { posting: Entry['posting'] }) {
  // As texts: a year and a number of a document have no thousands.
  const values = { number: String(posting.number), year: String(posting.year) };
  return (
    <RecordLink to={addressOf('ledger.entries', {}, { entry: String(posting.id), begin_date: '' })} permission="gl.get">
      <FormattedMessage {...postingNumber} values={values} />
    </RecordLink>
  );
}

/** The way to the posting that takes one back; a draft has no number yet. */
export function TakenBackBy({ posting: { id, number } }: { posting: NonNullable<Entry['taken_back_by']> }) {
  return (
    <RecordLink to={addressOf('ledger.postings', {}, { entry: String(id) })} permission="gl.get">
      {number ?? <FormattedMessage {...m.draft} />}
    </RecordLink>
  );
}
