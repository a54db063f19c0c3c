import { makeStyles, tokens } from '@fluentui/react-components';

const width = 96;
const height = 32;
const inset = 2;

const useStyles = makeStyles({
  root: { display: 'block', flex: '0 1 96px', minWidth: 0, overflow: 'visible' },
  line: { fill: 'none', stroke: tokens.colorCompoundBrandStroke, strokeWidth: '1.5', strokeLinejoin: 'round' },
  area: { fill: tokens.colorBrandBackground2, stroke: 'none' },
  end: { fill: tokens.colorCompoundBrandStroke },
});

/** The way of a figure to where it is now, in small; it says nothing that the words beside it do not. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const styles = useStyles();
  const largest = Math.max(...values, 1);
  const least = Math.min(...values);
  const isFlat = largest === least;
  // A line that never moves runs through the middle; any other keeps off the ground, so that it stands on something.
  const part = (value: number): number => (isFlat ? 0.5 : 0.15 + 0.85 * ((value - least) / (largest - least)));
  const points = values.map((value, at) => ({
    x: Math.round(inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset)),
    y: Math.round(height - inset - part(value) * (height - 2 * inset)),
  }));
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const last = points.at(-1);
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polygon className={styles.area} points={`${inset},${height} ${line} ${width - inset},${height}`} />
      <polyline className={styles.line} points={line} />
      {last && <circle className={styles.end} cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
