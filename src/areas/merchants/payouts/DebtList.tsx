import { MoneyHand20Regular } from '@fluentui/react-icons';
import { useListMerchantDebtsRows, type MerchantDebt } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { DebtActions } from './DebtActions';
import { debtColumns } from './debtColumns';
import { debtParams, keeps, views } from './debtParams';
import { m } from './messages';
import { debtKind, payoutRefusals } from './payoutTerms';
import { useMonthOptions } from './months';
import { PayMerchant } from './PayMerchant';

const columns: Column<MerchantDebt>[] = [
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant.name, sort: 'merchant', important: true },
  fieldColumn('month', m.month, { as: 'month', width: 112, hidden: true }),
  ...debtColumns,
  fieldColumn('waiting', m.waits, { as: 'money', width: 152, hidden: true }),
  fieldColumn('payable', m.payableNow, { as: 'money', important: true, width: 168 }),
  {
    id: 'payout_refusal',
    title: t.state,
    value: (row) => row.payout_refusal,
    words: (row) => (row.payout_refusal === null ? undefined : payoutRefusals[row.payout_refusal]),
    width: 176,
  },
];

const paying = {
  id: 'merchants.payPicked',
  title: m.payPicked,
  label: m.pay,
  icon: MoneyHand20Regular,
  permission: 'merchant_billing.add',
  fits: ({ payout_refusal: refusal }: MerchantDebt): boolean => refusal === null,
  Form: lazyComponent(async () => (await import('./PayMerchants')).PayMerchants, 'kit.bulk'),
};

const hrefOf = ({ merchant }: MerchantDebt) => href('merchants.transactions', { id: String(merchant.id) });

const dialogs = ['pay'] as const;

/** What every merchant is owed in a month; one is paid alone, and on the day of payouts many are picked and all of them paid. */
export function DebtList() {
  const list = useListState(debtParams);
  const { list: _, ...filters } = list.filters;
  const debts = useListMerchantDebtsRows({ ...list, filters });
  const bulkActions = useBulkActions(paying);
  const months = useMonthOptions(filters.month);
  const mayPay = useCan()('merchant_billing.add');
  const { dialog, open, close } = useDialogParam(dialogs);
  const asked = useDialogRecord(
    dialog,
    debts.items.find(({ id }) => String(id) === dialog?.of),
  );
  return (
    <ListPage list={list} rows={debts} columns={columns} actions={<ExportButton file="merchant-debts" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <Toolbar search={m.search}>
        <SelectFilter name="month" label={m.month} options={months} />
        <SelectFilter name="debt" label={m.debtKind} options={debtKind.options} />
      </Toolbar>
      <DataTable<MerchantDebt>
        empty={m.noDebts}
        rowHref={hrefOf}
        bulkActions={bulkActions}
        rowActions={mayPay ? (row) => <DebtActions debt={row} onPay={() => open('pay', row.id)} /> : undefined}
      />
      {asked && mayPay && <PayMerchant debt={asked} onClose={close} />}
    </ListPage>
  );
}
