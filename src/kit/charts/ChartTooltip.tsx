import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { type Chart, type ChartPoint, chartTotal, totalsOf } from './chart';
import { cellText } from '../table/columns/column';
import { useFigureStyles } from '../foundation/figureStyles';
import { useSeriesStyles } from './seriesStyles';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: `0 ${tokens.spacingHorizontalL}`,
    minHeight: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
  // Two amounts and a month take two lines on a phone, whichever month it is, so that nothing below moves.
  two: { '@media (max-width: 480px)': { minHeight: '60px', flexDirection: 'column' } },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  sign: { strokeWidth: '2' },
  value: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/**
 * The values of the point that is looked at, or the sums of all where there are sums, in a line of their own: what is read never covers
 * what is drawn. It tells the series apart as well.
 */
export function ChartTooltip({ chart, point }: { chart: Chart; point: ChartPoint | undefined }) {
  const styles = useStyles();
  const looks = useSeriesStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  const values = point?.values ?? totalsOf(chart);
  return (
    // The link that is looked at says the same to those who listen.
    <div aria-hidden className={mergeClasses(styles.root, chart.series.length > 1 && styles.two)}>
      {values && <span>{point?.title ?? <FormattedMessage {...chartTotal} />}</span>}
      {chart.series.map(({ id, title, as }, at) => (
        <span key={id} className={styles.entry}>
          {chart.series.length > 1 && (
            <svg width="20" height="8">
              <line
                className={mergeClasses(styles.sign, at === 0 ? looks.first : looks.second)}
                {...{ x1: 0, y1: 4, x2: 20, y2: 4 }}
              />
            </svg>
          )}
          <FormattedMessage {...title} />
          {values && (
            <span className={mergeClasses(styles.value, figure.root)}>{cellText(values[at], as, format, intl)}</span>
          )}
        </span>
      ))}
    </div>
  );
}
