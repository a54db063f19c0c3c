import { defineMessage, type IntlShape, type MessageDescriptor } from 'react-intl';
import { labelText } from '../form/labelText';
import type { Format } from '../../i18n/format';
import { addMoney, isMoney, sizeOfMoney } from '../../lib/money';
import { cellText, type Column } from '../table/columns/column';
import { copyText } from '../table/keyboard/copyText';

/** A count, or an amount of money as the services write it; `null` where there is none, which is not nothing. */
export type ChartValue = number | string | null;

export interface Series {
  id: string;
  title: MessageDescriptor;
  as: 'number' | 'money';
}

export interface ChartPoint {
  id: string;
  /** In full: март 2026. */
  title: string;
  /** As the foot of the chart has room for it. */
  short: string;
  /** What stands under that where something larger begins, such as a year. */
  under?: string;
  /** The list of what the values count. */
  to: string;
  /** One for each series. */
  values: readonly ChartValue[];
  /** Where the series count different things: the list of each value, to which its cell in the table leads. */
  ways?: readonly string[];
}

/** What a chart draws and the table behind it says: the same figures, once. */
export interface Chart {
  /** What the points are: the head of the table's first column. */
  axis: MessageDescriptor;
  series: readonly Series[];
  points: readonly ChartPoint[];
  /** The values add up to nothing: medians, days, what is counted in several points. No sum of them is said. */
  isStanding?: true;
  /** A point of zero is worth seeing: the chart is empty only without points. */
  hasZeros?: true;
}

/** The length a value is drawn with. */
export function sizeOf(value: ChartValue): number {
  if (value === null) return 0;
  return typeof value === 'number' ? value : sizeOfMoney(value);
}

/** Whether there is anything to draw. */
export const isEmptyChart = ({ points, hasZeros }: Chart): boolean =>
  points.every(({ values }) => !hasZeros && values.every((value) => sizeOf(value) === 0));

/** The sum of each series, exactly; undefined where there is none. */
export function totalsOf({ series, points, isStanding }: Chart): ChartValue[] | undefined {
  if (isStanding) return undefined;
  return series.map(({ as }, at) => {
    const values = points.map(({ values: all }) => all[at]);
    return as === 'money'
      ? addMoney('0.00', ...values.filter(isMoney))
      : values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
  });
}

/** A point in words, for those who listen to it. */
export function pointText({ series }: Chart, { title, values }: ChartPoint, format: Format, intl: IntlShape): string {
  const said = series.map(
    ({ title: name, as }, at) => `${intl.formatMessage(name)} ${cellText(values[at], as, format, intl)}`,
  );
  return `${title}: ${said.join(', ')}`;
}

/** The table as text for a spreadsheet, its head and its sums included where it has some. */
export function chartText(chart: Chart, total: string, format: Format, intl: IntlShape): string {
  const columns: Column<Pick<ChartPoint, 'title' | 'values'>>[] = [
    { id: 'axis', title: chart.axis, value: ({ title }) => title },
    ...chart.series.map(({ id, title, as }, at) => ({
      ...{ id, title, as },
      value: ({ values }: Pick<ChartPoint, 'values'>) => values[at],
    })),
  ];
  const head = columns.map(({ title }) => labelText(intl, title)).join('\t');
  const totals = totalsOf(chart);
  const rows = [...chart.points, ...(totals ? [{ title: total, values: totals }] : [])];
  return `${head}\n${copyText(rows, columns, format, intl)}`;
}

/** Heads the sums of a chart, wherever they stand. */
export const chartTotal = defineMessage({ id: 'kit.chart.total', defaultMessage: 'Всего' });
