import { CheckmarkCircle20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useListTaxTransactionsRows, type TaxTransaction } from '../../../api/investment/tax';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { investorColumn, monthColumn } from '../../../parts/columns';
import { incomeTypes, m, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';
import { innColumn } from '../../../parts/innColumn';

const TaxDrawer = lazyComponent(async () => (await import('./TaxDrawer')).TaxDrawer);

export const parameters = {
  status: taxStatus.param(['new']),
  income_type: incomeTypes.oneParam(),
  search: searchText(),
  ...period,
  // What waits longest comes first.
  order_by: order(['date', 'base_amount', 'tax_amount'], 'date'),
};

const columns: Column<TaxTransaction>[] = [
  investorColumn,
  innColumn('pinfl_or_inn', m.pinflOrInn, { width: 152, hidden: true }),
  monthColumn,
  { id: 'date', title: t.date, value: (row) => row.date, as: 'day', sort: 'date', width: 112 },
  incomeTypes.column('income_type', m.incomeType, (row) => row.income_type, { width: 176, hidden: true }),
  { id: 'base_amount', title: m.base, value: (row) => row.base_amount, as: 'money', sort: 'base_amount', width: 144 },
  { id: 'rate_percent', title: m.rate, value: (row) => row.rate_percent, as: 'number', width: 104 },
  fieldColumn('tax_amount', t.taxAmount, { as: 'money', sort: true, important: true, width: 136 }),
  taxStatus.column('status', t.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'error', title: m.errorText, value: (row) => row.error, width: 240, hidden: true },
  { id: 'payment_document', title: t.paymentDocument, value: (row) => row.payment_document, width: 136, hidden: true },
  { id: 'verified_by', title: t.verifiedBy, value: (row) => row.verified_by?.name, width: 176, hidden: true },
  { id: 'verified_at', title: m.verifiedAt, value: (row) => row.verified_at, as: 'dateTime', width: 152, hidden: true },
];

const verifying = {
  id: 'tax.verifyPicked',
  title: m.verify,
  icon: CheckmarkCircle20Regular,
  permission: 'tax.enable',
  verb: 'approve' as const,
  fits: ({ status }: TaxTransaction): boolean => status === 'new',
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
    <ListPage list={list} rows={transactions} columns={columns} actions={<ExportButton file="tax" />}>
      <Toolbar search={m.search} period={t.date}>
        <SelectFilter name="status" label={t.status} options={taxStatus.options} />
        <SelectFilter name="income_type" label={m.incomeType} options={incomeTypes.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="tax" permission="tax.get" Drawer={TaxDrawer} bulkActions={bulkActions} />
    </ListPage>
  );
}
