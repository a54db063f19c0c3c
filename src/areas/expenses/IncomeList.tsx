import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListIncomeChoicesQuery, useListIncomesRows } from '../../api/system-user/expenses';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { Can, useCan } from '../../session/can';
import { entryColumns } from './entryColumns';
import { entryParameters as parameters } from './entryTerms';
import { EntryToolbar } from './EntryToolbar';
import { m } from './messages';

const IncomeDrawer = lazyComponent(async () => (await import('./IncomeDrawer')).IncomeDrawer);
const NewIncome = lazyComponent(async () => (await import('./entryForms')).NewIncome);

export { parameters };
const dialogs = ['new'] as const;

/** What is earned besides the money of investors, summed over the whole filter. */
export default function IncomeList() {
  const list = useListState(parameters);
  const incomes = useListIncomesRows(list);
  const isEarly = incomes.state === 'loading';
  const choices = useRecordQuery(useListIncomeChoicesQuery(undefined, { skip: isEarly }));
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('incomes.add');
  return (
    <ListPage
      list={list}
      rows={incomes}
      columns={entryColumns}
      actions={
        <>
          <ExportButton file="incomes" />
          <Can do="incomes.add">
            <Action label={m.addIncome} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <EntryToolbar choices={choices} isEarly={isEarly} />
      <RecordTable empty={m.incomes} record="income" permission="incomes.get" Drawer={IncomeDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewIncome onClose={close} />}</Suspense>
    </ListPage>
  );
}
