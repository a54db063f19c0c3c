import type { ClosingMonthDetail } from '../../api/system-user/closing';
import { Section } from '../../kit/detail/Section';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { rowsOf } from '../../lib/rows';
import { m } from './messages';

type Entry = ClosingMonthDetail['entries'][number];
interface Row extends Entry {
  id: number;
}

const columns: Column<Row>[] = [
  { id: 'debit', title: m.debit, value: (row) => String(row.debit), important: true, width: 168 },
  { id: 'credit', title: m.credit, value: (row) => String(row.credit), important: true, width: 168 },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 192 },
];

/** What closing the month writes on its last day, or has written. */
export function ClosingEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Section id="entries" title={m.closingEntries}>
      <DataTable
        rows={rowsOf(entries.map((entry, id) => ({ ...entry, id })))}
        columns={columns}
        empty={m.noEntries}
        label={m.closingEntries}
      />
    </Section>
  );
}
