import { CheckmarkCircle20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useListTaxTransactionsRows } from '../../../api/investment/tax';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { day, order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { taxColumns } from './taxColumns';
import { incomeTypes, m, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';

const TaxDrawer = lazyComponent(async () => (await import('./TaxDrawer')).TaxDrawer);

export const parameters = {
  status: taxStatus.param(),
  income_type: incomeTypes.oneParam(),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: order(['date', 'base_amount', 'tax_amount'], '-date'),
};

const verifying = {
  id: 'tax.verifyPicked',
  title: m.verify,
  icon: CheckmarkCircle20Regular,
  permission: 'tax.enable',
  Form: lazyComponent(async () => (await import('./VerifyTax')).VerifyTax, 'kit.bulk'),
};
const showNew = { id: 'tax.new', title: m.showNew, icon: Clock20Regular, filters: { status: ['new'] } } as const;

/** Taxes withheld from investors; many are picked and verified at once. */
export default function TaxList() {
  const list = useListState(parameters);
  const transactions = useListTaxTransactionsRows(list);
  const bulkActions = useBulkActions(verifying);
  useFilterCommand(list, showNew);
  return (
    <ListPage list={list} rows={transactions} columns={taxColumns} actions={<ExportButton file="tax" />}>
      <Toolbar search={m.search} period={t.date}>
        <SelectFilter name="status" label={t.status} options={taxStatus.options} />
        <SelectFilter name="income_type" label={m.incomeType} options={incomeTypes.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="tax" permission="tax.get" Drawer={TaxDrawer} bulkActions={bulkActions} />
    </ListPage>
  );
}
