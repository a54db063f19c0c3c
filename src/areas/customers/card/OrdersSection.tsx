import type { Customer } from '../../../api/payment/customers';
import { useListOrdersRows, type OrderRow } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from '../messages';
import { allOfOne } from './allOfOne';

const columns: Column<OrderRow>[] = [
  fieldColumn('number', t.number, { important: true, width: 120 }),
  orderStatus.column('status', t.status, (row) => row.status, { important: true, width: 184 }),
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name },
  fieldColumn('total', t.amount, { as: 'money', important: true, width: 152 }),
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', width: 160 }),
];

const hrefOf = ({ id }: OrderRow) => href('orders.one', { id: String(id) });

/** What a customer has ordered, the newest first. */
export function OrdersSection({ customer }: { customer: Customer }) {
  const orders = useListOrdersRows({ ...allOfOne, filters: { customer_id: customer.id } });
  const mayOpen = useCan()('orders.get');
  return (
    <Section id="orders" title={m.orders}>
      <DataTable
        rows={orders}
        columns={columns}
        empty={m.noOrders}
        label={m.orders}
        rowHref={mayOpen ? hrefOf : undefined}
      />
    </Section>
  );
}
