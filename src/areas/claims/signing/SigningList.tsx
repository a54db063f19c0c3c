import { useListDibankClaimsRows, type Document } from '../../../api/investment/signing';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { oneOf } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { documentStatus } from './documentStatus';
import { m } from './messages';
import { ResumeBar } from './ResumeBar';
import { SignAll, SignPicked } from './SignButton';
import { SigningActions } from './SigningActions';
import { refusedColumns, signingColumns } from './signingColumns';
import { StatusView } from './StatusView';
import { t } from '../../../i18n/terms';

export const parameters = { status: oneOf(documentStatus.values, 'draft') };
const rowActions = (document: Document) => <SigningActions document={document} />;

/** Payment documents of cash-outs, the drafts that wait for a signature first of all. */
export default function SigningList() {
  const list = useListState(parameters, 20);
  const documents = useListDibankClaimsRows(list);
  const columns = list.filters.status === 'failed' ? refusedColumns : signingColumns;
  const isDrafts = list.filters.status === 'draft';
  return (
    <ListPage
      list={list}
      rows={documents}
      columns={columns}
      actions={
        <>
          <ExportButton file="dibank" names={{ status: { label: t.status, options: documentStatus.options } }} />
          <SignAll isNothing={isDrafts && documents.total === 0} />
        </>
      }
    >
      <ResumeBar />
      <Toolbar>
        <StatusView value={list.filters.status} onChange={(status) => list.set({ status })} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowActions={rowActions}
        bulkActions={isDrafts ? (picked, clear) => <SignPicked documents={picked} onDone={clear} /> : undefined}
      />
    </ListPage>
  );
}
