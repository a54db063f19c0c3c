import { defineMessage } from 'react-intl';

/** Heads the sums of a chart, wherever they stand. */
export const chartTotal = defineMessage({ id: 'kit.chart.total', defaultMessage: 'Всего' });
