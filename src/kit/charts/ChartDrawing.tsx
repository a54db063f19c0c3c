import { useIntl, type MessageDescriptor } from 'react-intl';
import { BarChart } from './BarChart';
import type { Chart } from './chart';
import { PlotChart } from './PlotChart';

/** `rows` for things with names, `columns` and `lines` for what follows in time. */
export type ChartKind = 'rows' | 'columns' | 'lines';

/** Draws a chart. Fetched by itself, after the figures that people come for first. */
export function ChartDrawing({ chart, kind, title }: { chart: Chart; kind: ChartKind; title: MessageDescriptor }) {
  const label = useIntl().formatMessage(title);
  return kind === 'rows' ? (
    <BarChart chart={chart} label={label} />
  ) : (
    <PlotChart chart={chart} kind={kind} label={label} />
  );
}
