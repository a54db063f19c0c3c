import { useFormat } from '../../i18n/format';
import type { ChartPoint } from '../../kit/charts/chart';

/** The points of a chart over months, each with its name; the year stands where it begins. */
export function useMonthPoints() {
  const format = useFormat();
  return (months: readonly string[], pointOf: (month: string) => Pick<ChartPoint, 'to' | 'values'>): ChartPoint[] =>
    months.map((month, at) => ({
      id: month,
      title: format.month(month),
      short: format.shortMonth(month),
      under: month.endsWith('-01') || (at === 0 && !months[1]?.endsWith('-01')) ? month.slice(0, 4) : undefined,
      ...pointOf(month),
    }));
}
