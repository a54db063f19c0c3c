import { useFormat } from '../../i18n/format';

/** Months, YYYY-MM, as the options of a filter or a field. */
export function useMonthOptions(months: readonly string[]) {
  const format = useFormat();
  return months.map((value) => ({ value, label: format.month(value) }));
}
