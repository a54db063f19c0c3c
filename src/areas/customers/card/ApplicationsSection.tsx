import type { Customer } from '../../../api/payment/customers';
import { useListApplicationsRows, type ApplicationRow } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from '../messages';
import { allOfOne } from './allOfOne';

const columns: Column<ApplicationRow>[] = [
  fieldColumn('id', t.number, { important: true, width: 96 }),
  applicationStatus.column('Status', t.status, (row) => row.Status, { important: true, width: 184 }),
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name },
  fieldColumn('Price_in_merchant', t.amount, { as: 'money', important: true, width: 152 }),
  fieldColumn('Created_at', t.created, { as: 'dateTime', width: 160 }),
];

const hrefOf = ({ id }: ApplicationRow) => href('instalments.one', { id: String(id) });

/** What a customer has asked for, with and without a contract, the newest first. */
export function ApplicationsSection({ customer }: { customer: Customer }) {
  const applications = useListApplicationsRows({ ...allOfOne, filters: { customer_id: customer.id } });
  const mayOpen = useCan()('installments.get');
  return (
    <Section id="applications" title={m.applications}>
      <DataTable
        rows={applications}
        columns={columns}
        empty={m.noApplications}
        label={m.applications}
        rowHref={mayOpen ? hrefOf : undefined}
      />
    </Section>
  );
}
