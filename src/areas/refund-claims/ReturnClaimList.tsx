import { Button } from '@fluentui/react-components';
import { Add20Regular, ArrowUndo20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useCountReturnClaimsQuery,
  useListReturnClaimsRows,
  type ReturnClaimRow,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { QueueViews, type QueueView } from '../../kit/list/QueueViews';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import type { ValuesOf } from '../../lib/query';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { m } from './messages';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';

export const parameters = {
  status: returnStatus.param(),
  reason: reasons.param(),
  refund_method: methods.param(),
  refund: refundStatus.param(),
  search: searchText(),
  ...period,
  order_by: order(['id', 'created_at', 'amount', 'money', 'waits'], '-id'),
};

const columns: Column<ReturnClaimRow>[] = [
  fieldColumn('number', t.number, { important: true, width: 104 }),
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, important: true, width: 144 },
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name, width: 120 },
  returnStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  fieldColumn('from_debt', m.fromDebt, { as: 'money', width: 128 }),
  fieldColumn('money', m.money, { as: 'money', sort: true, important: true, width: 152 }),
  fieldColumn('fee', m.fee, { as: 'money', width: 136 }),
  fieldColumn('merchant_part', m.merchantPart, { as: 'money', width: 152 }),
  { id: 'moderator', title: m.moderator, value: (row) => row.moderator?.name, width: 128 },
  { id: 'accountant', title: m.accountant, value: (row) => row.accountant?.name, width: 128 },
  reasons.column('reason', t.reason, (row) => row.reason, { width: 136, hidden: true }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, width: 136, hidden: true }),
  methods.column('refund_method', m.method, (row) => row.refund_method, { width: 152, hidden: true }),
  {
    id: 'refund_status',
    title: m.refund,
    value: (row) => row.refund_status,
    words: (row) => (row.refund_status === null ? undefined : refundStatus.labelOf(row.refund_status)),
    width: 128,
    hidden: true,
  },
  fieldColumn('count', m.count, { as: 'number', width: 72, hidden: true }),
  fieldColumn('contract_number', m.contract, { width: 120, hidden: true }),
  { id: 'author', title: m.author, value: (row) => row.created_by.name, width: 144, hidden: true },
  {
    id: 'waits',
    title: m.waits,
    value: (row) => row.waits_since.slice(0, 'yyyy-mm-dd'.length),
    as: 'day',
    sort: 'waits',
    width: 112,
    hidden: true,
  },
  fieldColumn('created_at', t.created, { as: 'dateTime', sort: true, width: 152, hidden: true }),
];

type Filters = ValuesOf<typeof parameters>;
const views: QueueView<Filters>[] = [
  { id: 'refundClaims.all', title: m.all, icon: ArrowUndo20Regular, filters: { status: [] } },
  ...returnStatus.options.map(({ value, label }) => ({
    ...{ id: `refundClaims.${value}`, title: label, icon: ArrowUndo20Regular },
    filters: { status: [value] },
  })),
];

const hrefOf = ({ id }: ReturnClaimRow) => href('refundClaims.one', { id: String(id) });

/** Everything that customers bring back, by how far it is. */
export default function ReturnClaimList() {
  const list = useListState(parameters);
  const navigate = useNavigate();
  const mayOpen = useCan()('refund_claims.get');
  const rows = useListReturnClaimsRows(list);
  const { status: _status, order_by: _order, ...asked } = list.filters;
  const { currentData: counted } = useCountReturnClaimsQuery(asked);
  const of = (status: string | undefined) =>
    counted?.statuses.reduce(
      (sum, { code, count }) => (status === undefined || code === status ? sum + count : sum),
      0,
    );
  const counts = counted && Object.fromEntries(views.map((view) => [view.id, of(view.filters.status?.[0]) ?? 0]));
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <Can do="refund_claims.add">
            <Button
              appearance="primary"
              icon={<Add20Regular aria-hidden />}
              onClick={() => void navigate(href('refundClaims.add'))}
            >
              <FormattedMessage {...m.add} />
            </Button>
          </Can>
          <ExportButton file="return-claims" />
        </>
      }
    >
      <QueueViews label={m.views} list={list} views={views} counts={counts} />
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={returnStatus.options} />
        <SelectFilter name="reason" label={t.reason} options={reasons.options} />
        <SelectFilter name="refund_method" label={m.method} options={methods.options} />
        <SelectFilter name="refund" label={m.refund} options={refundStatus.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
