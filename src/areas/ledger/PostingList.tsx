import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListPostingsRows, type PostingRow } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, period, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { awaiting } from '../../parts/awaiting';
import { Can, useCan } from '../../session/can';
import { accountName, postingKinds, postingStatus } from './ledgerTerms';
import { m } from './messages';

const PostingDrawer = lazyComponent(async () => (await import('./PostingDrawer')).PostingDrawer);
const TakeExpenseBack = lazyComponent(async () => (await import('./TakeEntryBack')).TakeExpenseBack);
const TakeIncomeBack = lazyComponent(async () => (await import('./TakeEntryBack')).TakeIncomeBack);
const NewPosting = lazyComponent(async () => (await import('./PostingForm')).NewPosting);

export const parameters = {
  status: postingStatus.param(),
  kind: postingKinds.param(),
  awaits: awaiting.oneParam(),
  search: searchText(),
  ...period,
  // What waits longest comes first.
  order_by: order(['waiting', 'date', 'amount', 'created_at'], 'waiting'),
};

const columns: Column<PostingRow>[] = [
  fieldColumn('number', t.number, { width: 112 }),
  fieldColumn('date', t.date, { as: 'day', sort: true, width: 112 }),
  postingStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  postingKinds.column('kind', m.kind, (row) => row.kind, { width: 144 }),
  { id: 'operation', title: t.operation, value: (row) => row.operation.name, important: true },
  { id: 'account', title: t.account, value: (row) => accountName(row.account), hidden: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 160 }),
  fieldColumn('debit', m.debit, { width: 104 }),
  fieldColumn('credit', m.credit, { width: 104 }),
  fieldColumn('description', m.text),
  fieldColumn('counterparty', m.counterparty, { width: 176 }),
  fieldColumn('document_number', m.document, { width: 144, hidden: true }),
  { id: 'created_by', title: m.made, value: (row) => row.created_by.name, width: 160 },
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
  { id: 'decided_by', title: m.decided, value: (row) => row.decided_by?.name, width: 208, hidden: true },
  { id: 'decided_at', title: m.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 168, hidden: true },
];

// An expense or an income leads here to be taken back: `expense.12`.
const dialogs = ['new', 'expense', 'income'] as const;
const taking = { expense: TakeExpenseBack, income: TakeIncomeBack };

/** Postings that people make: what waits for another person first. */
export default function PostingList() {
  const list = useListState(parameters);
  const postings = useListPostingsRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('gl.add');
  const Taking = dialog && dialog.name !== 'new' ? taking[dialog.name] : undefined;
  const taken = Number(dialog?.of);
  return (
    <ListPage
      list={list}
      rows={postings}
      columns={columns}
      actions={
        <>
          <ExportButton file="manual-postings" />
          <Can do="gl.add">
            <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.entriesSearch} period={m.date}>
        <SelectFilter name="status" label={t.status} options={postingStatus.options} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
        <SelectFilter name="kind" label={m.kind} options={postingKinds.options} />
      </Toolbar>
      <RecordTable empty={m.postingsEmpty} record="entry" permission="gl.get" Drawer={PostingDrawer} />
      <Suspense>
        {dialog?.name === 'new' && mayAdd && <NewPosting onClose={close} />}
        {Taking && mayAdd && Number.isSafeInteger(taken) && <Taking id={taken} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
