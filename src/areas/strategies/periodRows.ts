import type { FormRow, RowsColumn } from '../../kit/fields/RowsField';
import { m } from './messages';

/** The periods of a term, as rows of a form. */
export const periodColumns: RowsColumn[] = [
  { name: 'month_from', label: m.monthFrom, as: 'number', min: 1, max: 120 },
  { name: 'month_to', label: m.monthTo, as: 'number', min: 1, max: 120 },
  { name: 'percent', label: m.percent, as: 'number', decimals: 4, min: 0, max: 100 },
];
/** A period begins where the one before has ended. */
export function nextPeriod(rows: readonly FormRow[]): FormRow {
  const last = rows.at(-1);
  const end = typeof last?.month_to === 'number' ? last.month_to + 1 : 1;
  return { month_from: end, month_to: null, percent: last?.percent ?? null };
}
