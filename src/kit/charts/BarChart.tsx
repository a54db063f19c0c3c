import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import { sizeOf, type Chart } from './chart';
import { cellText } from '../table/columns/column';
import { focusRing } from '../foundation/styles';
import { useFigureStyles } from '../foundation/figureStyles';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 132px) minmax(0, 1fr) minmax(48px, auto)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  track: { height: '12px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground3 },
  bar: {
    height: '100%',
    // Its length says something, also where the system chooses the colours.
    forcedColorAdjust: 'none',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  none: { minWidth: 0 },
  value: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold },
});

/** A bar for each point under its name, with its value beside it; each is a link to what it counts. */
export function BarChart({ chart, label }: { chart: Chart; label: string }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  const largest = Math.max(1, ...chart.points.map(({ values }) => sizeOf(values[0] ?? 0)));
  return (
    <ol aria-label={label} className={styles.root}>
      {chart.points.map((point) => {
        const size = sizeOf(point.values[0] ?? 0);
        return (
          <li key={point.id}>
            <Link to={point.to} className={styles.row}>
              <span className={styles.name} title={point.title}>
                {point.title}
              </span>
              <span className={styles.track}>
                <span
                  className={mergeClasses(styles.bar, size === 0 && styles.none)}
                  style={{ display: 'block', width: `${(size / largest) * 100}%` }}
                />
              </span>
              <span className={mergeClasses(styles.value, figure.root)}>
                {cellText(point.values[0], chart.series[0]?.as, format, intl)}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
