import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListPaymentPromisesQuery, type PaymentPromise } from '../../../api/payment/collection';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { promiseState } from '../instalmentTerms';
import { m } from './messages';

const columns: Column<PaymentPromise>[] = [
  fieldColumn('date', m.promisedDay, { as: 'day', important: true, width: 140 }),
  fieldColumn('amount', m.promisedAmount, { as: 'money', important: true, width: 136 }),
  promiseState.column('state', t.state, (row) => row.state, { important: true, width: 208 }),
  fieldColumn('paid', m.paidSince, { as: 'money', width: 136 }),
  { id: 'comment', title: t.comment, value: (row) => row.comment, width: 168 },
  { id: 'user', title: m.promisedBy, value: (row) => row.user.name, width: 168 },
  fieldColumn('created_at', m.promisedAt, { as: 'dateTime', width: 168, hidden: true }),
];

/** What the customer has promised, the newest first. */
export function PromisesSection({ id }: { id: number }) {
  const result = useRecordQuery(useListPaymentPromisesQuery({ id }), id);
  return (
    <Section id="promises" title={m.promises} result={result}>
      {({ promises }) => (
        <DataTable rows={rowsOf(promises)} columns={columns} empty={m.noPromises} label={m.promises} />
      )}
    </Section>
  );
}
