import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { sizeOf, type Chart } from './chart';
import { useSeriesStyles } from './seriesStyles';

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible', pointerEvents: 'none' },
  area: { fill: tokens.colorBrandBackground2, fillOpacity: '0.6', stroke: 'none' },
  line: { fill: 'none', strokeWidth: '2', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
  dot: {
    position: 'absolute',
    width: '9px',
    height: '9px',
    marginLeft: '-5px',
    marginBottom: '-5px',
    borderRadius: tokens.borderRadiusCircular,
    pointerEvents: 'none',
  },
});

/** The lines of a chart, one for each series; told apart by their stroke too, and dotted at the point that is shown. */
export function PlotLines({ chart, top, shown }: { chart: Chart; top: number; shown: number | undefined }) {
  const styles = useStyles();
  const looks = useSeriesStyles();
  const { points, series } = chart;
  const across = (at: number) => ((at + 0.5) / points.length) * 100;
  const up = (at: number, line: number) => (sizeOf(points[at]?.values[line] ?? 0) / top) * 100;
  const pathOf = (line: number) => points.map((_, at) => `${across(at)},${100 - up(at, line)}`).join(' ');
  return (
    <>
      <svg className={styles.root} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <polygon className={styles.area} points={`${across(0)},100 ${pathOf(0)} ${across(points.length - 1)},100`} />
        {series.map(({ id }, line) => (
          <polyline
            key={id}
            className={mergeClasses(styles.line, line === 0 ? looks.first : looks.second)}
            points={pathOf(line)}
          />
        ))}
      </svg>
      {shown !== undefined &&
        series.map(({ id }, line) => (
          <span
            key={id}
            aria-hidden
            className={mergeClasses(styles.dot, line === 0 ? looks.firstFill : looks.secondFill)}
            style={{ left: `${across(shown)}%`, bottom: `${up(shown, line)}%` }}
          />
        ))}
    </>
  );
}
