import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Series } from './chart';
import { useSeriesStyles } from './seriesStyles';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  sign: { strokeWidth: '2' },
});

/** Which line is which. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  const styles = useStyles();
  const looks = useSeriesStyles();
  return (
    <ul className={styles.root}>
      {series.map(({ id, title }, at) => (
        <li key={id} className={styles.entry}>
          <svg width="20" height="8" aria-hidden>
            <line
              className={mergeClasses(styles.sign, at === 0 ? looks.first : looks.second)}
              {...{ x1: 0, y1: 4, x2: 20, y2: 4 }}
            />
          </svg>
          <FormattedMessage {...title} />
        </li>
      ))}
    </ul>
  );
}
