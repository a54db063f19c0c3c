import { useListTariffChangeClaimsRows, type TariffChangeClaim } from '../../../api/investment/tariffChanges';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { commentColumn, createdColumn, investorColumn } from '../../../parts/columns';
import { changeStatus, m } from './tariffTerms';
import { t } from '../../../i18n/terms';

const TariffChangeDrawer = lazyComponent(async () => (await import('./TariffChangeDrawer')).TariffChangeDrawer);

const parameters = {
  status: changeStatus.param(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'effective_from'], '-created_at'),
};

const columns: Column<TariffChangeClaim>[] = [
  investorColumn,
  { id: 'id', title: t.numberSign, value: (row) => row.id, width: 72, hidden: true },
  { id: 'investment', title: t.contract, value: (row) => row.investment.name, width: 160 },
  { id: 'old_tariff', title: m.oldTariff, value: (row) => row.old_tariff.name, width: 160 },
  { id: 'new_tariff', title: m.newTariff, value: (row) => row.new_tariff.name, important: true, width: 160 },
  changeStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  createdColumn,
  fieldColumn('effective_from', m.effectiveFrom, { as: 'day', sort: true, width: 128, hidden: true }),
  { id: 'reason', title: t.reason, value: (row) => row.reason, width: 240, hidden: true },
  commentColumn,
];

/** Tariff changes. The contract has no call that decides one, so the list is to read. */
export default function TariffChangeList() {
  const list = useListState(parameters);
  const claims = useListTariffChangeClaimsRows(list);
  return (
    <ListPage list={list} rows={claims} columns={columns} actions={<ExportButton file="tariff-changes" />}>
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={changeStatus.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="claim" permission="tariff_change.get" Drawer={TariffChangeDrawer} />
    </ListPage>
  );
}
