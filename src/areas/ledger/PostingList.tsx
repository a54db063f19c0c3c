import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListPostingsRows } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { order, period, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { awaiting } from '../../parts/awaiting';
import { Can, useCan } from '../../session/can';
import { postingKinds, postingStatus } from './ledgerTerms';
import { m } from './messages';
import { postingColumns } from './postingColumns';

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
      columns={postingColumns}
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
