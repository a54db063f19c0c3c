import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalL, height: '220px' },
  rows: { flexDirection: 'column', alignItems: 'flex-start' },
  bar: {
    flex: '1 1 0',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1Alpha,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

const heights = [45, 70, 55, 85, 60, 40, 75, 65];

/** The drawing of a chart on its way: bars that stand, or lie when the chart will be one of rows. */
export function ChartBones({ areRows }: { areRows?: boolean }) {
  const styles = useStyles();
  return (
    <div aria-hidden className={mergeClasses(styles.root, areRows && styles.rows)}>
      {heights.map((height, place) => (
        <span key={place} className={styles.bar} style={{ [areRows ? 'width' : 'height']: `${height}%` }} />
      ))}
    </div>
  );
}
