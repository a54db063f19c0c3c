import { useListApplicationDocumentsRows, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { useCan } from '../../../session/can';
import { accepting, checking } from './bulkVerbs';
import { DocumentActions } from './DocumentActions';
import { documentColumns } from './documentColumns';
import { applicationDocumentStatus } from '../../../parts/applicationDocumentStatus';
import { documentTypes } from './documentTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const DocumentDrawer = lazyComponent(async () => (await import('./DocumentDrawer')).DocumentDrawer);

export const parameters = {
  status: applicationDocumentStatus.param(['new', 'checked']),
  type: documentTypes.oneParam(),
  search: searchText(),
  ...period,
  // Who waits longest comes first.
  order_by: order(['date', 'created_at'], 'created_at'),
};
const rowActions = (row: ApplicationDocumentRow) => <DocumentActions document={row} isRow />;

/** Papers of applications; one that is clicked opens at the side. */
export default function DocumentList() {
  const list = useListState(parameters);
  const documents = useListApplicationDocumentsRows(list);
  const bulkActions = useBulkActions(checking, accepting);
  const mayDecide = useCan()('documents.enable');
  return (
    <ListPage list={list} rows={documents} columns={documentColumns} actions={<ExportButton file="documents" />}>
      <Toolbar search={m.search} period={t.date}>
        <SelectFilter name="status" label={t.status} options={applicationDocumentStatus.options} />
        <SelectFilter name="type" label={t.type} options={documentTypes.options} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="document"
        Drawer={DocumentDrawer}
        rowActions={mayDecide ? rowActions : undefined}
        bulkActions={bulkActions}
      />
    </ListPage>
  );
}
