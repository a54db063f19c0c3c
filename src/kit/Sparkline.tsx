import { makeStyles, tokens } from '@fluentui/react-components';

const width = 96;
const height = 32;
const inset = 2;

const useStyles = makeStyles({
  root: { display: 'block', flexShrink: 0, overflow: 'visible' },
  line: { fill: 'none', stroke: tokens.colorCompoundBrandStroke, strokeWidth: '1.5', strokeLinejoin: 'round' },
  area: { fill: tokens.colorBrandBackground2, stroke: 'none' },
  end: { fill: tokens.colorCompoundBrandStroke },
});

/** The way of a figure to where it is now, in small; it says nothing that the words beside it do not. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const styles = useStyles();
  const largest = Math.max(...values, 1);
  const least = Math.min(...values);
  // A line that never moves runs through the middle.
  const span = largest === least ? 2 * largest || 1 : largest - least;
  const base = largest === least ? 0 : least;
  const points = values.map((value, at) => ({
    x: inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset),
    y: height - inset - ((value - base) / span) * (height - 2 * inset),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = points.at(-1);
  return (
    <svg className={styles.root} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polygon className={styles.area} points={`${inset},${height} ${line} ${width - inset},${height}`} />
      <polyline className={styles.line} points={line} />
      {last && <circle className={styles.end} cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
