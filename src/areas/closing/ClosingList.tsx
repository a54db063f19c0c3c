import { useListClosingMonthsRows } from '../../api/system-user/closing';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { order, period } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { closingColumns } from './closingColumns';
import { closingStatus } from './closingTerms';
import { m } from './messages';

const ClosingDrawer = lazyComponent(async () => (await import('./ClosingDrawer')).ClosingDrawer);

export const parameters = {
  status: closingStatus.param(),
  ...period,
  order_by: order(['month'], '-month'),
};

/** The months of the ledger: which are closed, by whom, and what they moved. */
export default function ClosingList() {
  const list = useListState(parameters);
  const months = useListClosingMonthsRows(list);
  return (
    <ListPage list={list} rows={months} columns={closingColumns} actions={<ExportButton file="closing-months" />}>
      <Toolbar period={m.month}>
        <SelectFilter name="status" label={m.status} options={closingStatus.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="closing.get" Drawer={ClosingDrawer} />
    </ListPage>
  );
}
