import { CheckmarkCircle20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useListTaxTransactionsRows, type TaxTransaction } from '../../../api/investment/tax';
import { BulkAction } from '../../../kit/bulk/BulkAction';
import { DataTable } from '../../../kit/table/DataTable';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { day, order, searchText } from '../../../kit/url/listParams';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { RecordSlot } from '../../../kit/list/RecordSlot';
import { SearchFilter } from '../../../kit/list/SearchFilter';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { useRecordParam } from '../../../kit/url/useRecordParam';
import { useCan } from '../../../session/can';
import { taxColumns } from './taxColumns';
import { incomeTypes, m, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';

const TaxDrawer = lazyComponent(async () => (await import('./TaxDrawer')).TaxDrawer);
const VerifyTax = lazyComponent(async () => (await import('./VerifyTax')).VerifyTax, 'kit.bulk');

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
};

/** Taxes withheld from investors; many are picked and verified at once. */
export default function TaxList() {
  const list = useListState(parameters);
  const side = useRecordParam('tax', 'tax.get');
  const transactions = useListTaxTransactionsRows(list);
  const can = useCan();
  const mayPick = can('tax.enable') || can('tax.export');
  const { set } = list;
  usePaletteCommands(
    useMemo(
      () => [{ id: 'tax.new', title: m.showNew, icon: Clock20Regular, run: () => set({ status: ['new'] }) }],
      [set],
    ),
  );
  return (
    <ListPage
      list={list}
      rows={transactions}
      columns={taxColumns}
      actions={<ExportButton file="tax" permission="tax.export" />}
    >
      <Toolbar>
        <SearchFilter label={m.search} />
        <SelectFilter name="status" label={t.status} options={taxStatus.options} />
        <SelectFilter name="income_type" label={m.incomeType} options={incomeTypes.options} />
        <DateRangeFilter label={t.date} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={side.hrefOf}
        bulkActions={
          mayPick
            ? (picked: readonly TaxTransaction[], clear) => (
                <BulkAction {...verifying} count={picked.length}>
                  {(close) => <VerifyTax rows={picked} onClose={close} onDone={clear} />}
                </BulkAction>
              )
            : undefined
        }
      />
      <RecordSlot record={side} Drawer={TaxDrawer} />
    </ListPage>
  );
}
