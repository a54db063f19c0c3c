import { useState } from 'react';
import type { Investor } from '../../../api/investment/investors';
import { useListInvestorEditsRows, type EditRow } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { Section } from '../../../kit/detail/Section';
import { m as history } from '../../../parts/historyMessages';
import { m } from './messages';
import { ChangedValue, FieldName } from './EntryTexts';
import { actionWords, changedWords, fieldWords } from './entryTexts';

export const editColumns: Column<EditRow>[] = [
  { id: 'created_at', title: history.when, value: (row) => row.created_at, as: 'dateTime', width: 152 },
  {
    id: 'field',
    title: m.field,
    value: (row) => row.field,
    words: (row) => (row.field === null ? undefined : fieldWords(row.field)),
    cell: (row) => <FieldName name={row.field} />,
    important: true,
    width: 144,
  },
  {
    id: 'old',
    title: history.before,
    value: (row) => row.old,
    words: (row) => changedWords(row.field, row.old),
    cell: (row) => <ChangedValue field={row.field} text={row.old} />,
    important: true,
    width: 136,
  },
  {
    id: 'new',
    title: history.after,
    value: (row) => row.new,
    words: (row) => changedWords(row.field, row.new),
    cell: (row) => <ChangedValue field={row.field} text={row.new} />,
    important: true,
    width: 144,
  },
  { id: 'user', title: history.who, value: (row) => row.user?.name },
  { id: 'action', title: m.what, value: (row) => row.action, words: (row) => actionWords(row.action), width: 160 },
];

/** The fields that people changed, with the values before and after; personal ones are masked. */
export function EditsSection({ investor }: { investor: Investor }) {
  const [query] = useState({ filters: { investor_id: investor.id }, limit: 10, page: 1 });
  const edits = useListInvestorEditsRows(query);
  return (
    <Section id="edits" title={m.edits}>
      <DataTable rows={edits} columns={editColumns} empty={m.noEdits} label={m.edits} />
    </Section>
  );
}
