import { useListPaymentGatewaysRows, type PaymentGateway } from '../../api/payment/accounts';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { accountName } from './ledgerTerms';
import { m } from './messages';

export const parameters = { search: searchText() };

const columns: Column<PaymentGateway>[] = [
  fieldColumn('code', m.code, { width: 160 }),
  fieldColumn('name', t.name, { important: true }),
  { id: 'account', title: m.gatewayAccount, value: (row) => accountName(row.account), important: true },
  fieldColumn('is_active', m.isActive, { important: true, width: 112 }),
];

/** The ways in which money comes, each with the account where it arrives. */
export default function GatewayList() {
  const list = useListState(parameters);
  const gateways = useListPaymentGatewaysRows(list);
  return (
    <ListPage list={list} rows={gateways} columns={columns} actions={<ExportButton file="payment-gateways" />}>
      <Toolbar search={m.gatewaysSearch} />
      <DataTable empty={m.gatewaysEmpty} />
    </ListPage>
  );
}
