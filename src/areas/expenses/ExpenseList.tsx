import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListExpenseChoicesQuery, useListExpensesRows } from '../../api/system-user/expenses';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { DataTable } from '../../kit/table/DataTable';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { entryColumns } from './entryColumns';
import { entryParameters as parameters } from './entryTerms';
import { EntryToolbar } from './EntryToolbar';
import { m } from './messages';

const NewExpense = lazyComponent(async () => (await import('./entryForms')).NewExpense);

export { parameters };
const dialogs = ['new'] as const;

/** What is spent, summed over the whole filter. */
export default function ExpenseList() {
  const list = useListState(parameters);
  const expenses = useListExpensesRows(list);
  const isEarly = expenses.state === 'loading';
  const choices = useRecordQuery(useListExpenseChoicesQuery(undefined, { skip: isEarly }));
  const { dialog, open, close } = useDialogParam(dialogs);
  const can = useCan();
  return (
    <ListPage
      list={list}
      rows={expenses}
      columns={entryColumns}
      actions={
        <>
          <ExportButton file="expenses" />
          <Can do="expenses.add">
            <Action label={m.addExpense} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <EntryToolbar choices={choices} isEarly={isEarly} />
      <DataTable
        empty={m.expenses}
        rowHref={can('expenses.get') ? ({ id }: { id: number }) => href('expenses.one', { id: String(id) }) : undefined}
      />
      <Suspense>{dialog?.name === 'new' && can('expenses.add') && <NewExpense onClose={close} />}</Suspense>
    </ListPage>
  );
}
