import type { Customer } from '../../../api/payment/customers';
import { useListCustomerInstalmentsRows, type Instalment } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from '../messages';
import { allOfOne } from './allOfOne';

const columns: Column<Instalment>[] = [
  fieldColumn('contract_number', t.contract, { important: true, width: 128 }),
  fieldColumn('total', m.contractTotal, { as: 'money', width: 184 }),
  fieldColumn('paid', m.contractPaid, { as: 'money', width: 168 }),
  fieldColumn('debt', m.debt, { as: 'money', important: true, width: 144 }),
  fieldColumn('overdue_days', m.overdueDays, { as: 'number', important: true, width: 136 }),
  fieldColumn('next_date', m.nextPayment, { as: 'day', width: 160 }),
];

const hrefOf = ({ id }: Instalment) => href('instalments.one', { id: String(id) }, { tab: 'schedule' });

/** What a customer has bought by instalments, the newest contract first; each leads to its schedule. */
export function InstalmentsSection({ customer }: { customer: Customer }) {
  const contracts = useListCustomerInstalmentsRows({ ...allOfOne, filters: { customer_id: customer.id } });
  const mayOpen = useCan()('installments.get');
  return (
    <Section id="instalments" title={m.instalments}>
      <DataTable
        rows={contracts}
        columns={columns}
        empty={m.noInstalments}
        label={m.instalments}
        rowHref={mayOpen ? hrefOf : undefined}
      />
    </Section>
  );
}
