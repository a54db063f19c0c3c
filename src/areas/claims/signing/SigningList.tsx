import { useListDibankClaimsRows, type Document } from '../../../api/investment/signing';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { oneOf, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { awaiting } from '../../../parts/awaiting';
import { replacing, retrying, signing } from './bulkVerbs';
import { documentViews } from './documentStatus';
import { m } from './messages';
import { ResumeBar } from './ResumeBar';
import { SignAll } from './SignButton';
import { SigningActions } from './SigningActions';
import { refusedColumns, signingColumns } from './signingColumns';
import { StatusView } from './StatusView';
import { t } from '../../../i18n/terms';

const DocumentDrawer = lazyComponent(async () => (await import('./DocumentDrawer')).DocumentDrawer);

export const parameters = {
  status: oneOf(
    documentViews.map(({ value }) => value),
    'draft',
  ),
  awaits: awaiting.oneParam(),
  search: searchText(),
  ...period,
};
const rowActions = (document: Document) => <SigningActions document={document} isRow />;

/** Payment documents of cash-outs, the drafts that wait for a signature first of all; one that is clicked opens at the side. */
export default function SigningList() {
  const list = useListState(parameters, 20);
  const documents = useListDibankClaimsRows(list);
  const columns = list.filters.status === 'failed' ? refusedColumns : signingColumns;
  const isDrafts = list.filters.status === 'draft';
  const bulkActions = useBulkActions(signing, retrying, replacing);
  return (
    <ListPage
      list={list}
      rows={documents}
      columns={columns}
      actions={
        <>
          <ExportButton file="dibank" names={{ status: { label: t.status, options: documentViews } }} />
          <SignAll isNothing={isDrafts && documents.total === 0 && !list.isFiltered} />
        </>
      }
    >
      <ResumeBar />
      <Toolbar search={m.search} period={t.date}>
        <StatusView value={list.filters.status} onChange={(status) => list.set({ status })} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="document"
        Drawer={DocumentDrawer}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
    </ListPage>
  );
}
