import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../i18n/format';
import type { Chart, ChartPoint } from './chart';
import { cellText } from './column';
import { useFigureStyles } from './figureStyles';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    zIndex: tokens.zIndexFloating,
    bottom: 'calc(100% - 20px)',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  title: { color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  value: { fontWeight: tokens.fontWeightSemibold },
});

/** The values of the point that is looked at; `at` is its place along the chart, from 0 to 1. */
export function ChartHint({ chart, point, at }: { chart: Chart; point: ChartPoint; at: number }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  // Towards the ends it leans inwards, so that it never leaves the card.
  const place = { left: `${at * 100}%`, transform: `translateX(-${at * 100}%)` };
  return (
    // The link that is looked at says the same to those who listen.
    <div aria-hidden className={styles.root} style={place}>
      <span className={styles.title}>{point.title}</span>
      {chart.series.map(({ id, title, as }, line) => (
        <span key={id} className={styles.line}>
          <FormattedMessage {...title} />
          <span className={mergeClasses(styles.value, figure.root)}>
            {cellText(point.values[line], as, format, intl)}
          </span>
        </span>
      ))}
    </div>
  );
}
