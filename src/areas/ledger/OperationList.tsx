import { useListOperationsRows, type Operation } from '../../api/payment/accounts';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { accountName, postingKinds } from './ledgerTerms';
import { m } from './messages';

export const parameters = { kind: postingKinds.param(), search: searchText() };

const columns: Column<Operation>[] = [
  fieldColumn('code', m.code, { width: 176 }),
  fieldColumn('name', t.name, { important: true }),
  { id: 'debit', title: m.debit, value: (row) => accountName(row.debit), important: true },
  { id: 'credit', title: m.credit, value: (row) => accountName(row.credit), important: true },
  fieldColumn('is_manual', m.isManual, { width: 152 }),
  {
    id: 'kind',
    title: m.kind,
    value: (row) => row.kind,
    words: (row) => (row.kind === null ? undefined : postingKinds.labelOf(row.kind)),
    width: 160,
  },
];

/** What is posted, each with its usual entry; one leads to its entries of this month. */
export default function OperationList() {
  const list = useListState(parameters);
  const operations = useListOperationsRows(list);
  return (
    <ListPage list={list} rows={operations} columns={columns} actions={<ExportButton file="operations" />}>
      <Toolbar search={m.operationsSearch}>
        <SelectFilter name="kind" label={m.kind} options={postingKinds.options} />
      </Toolbar>
      <DataTable
        empty={m.operationsEmpty}
        rowHref={({ id }: Operation) => href('ledger.entries', {}, { operation_id: [String(id)] })}
      />
    </ListPage>
  );
}
