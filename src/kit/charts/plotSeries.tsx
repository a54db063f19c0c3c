import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Chart, sizeOf } from './chart';
import { useSeriesStyles } from './seriesStyles';
import { defineMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';

const useLineStyles = makeStyles({
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
  const styles = useLineStyles();
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

const thousands = defineMessage<{ count: string }>({ id: 'kit.chart.thousands', defaultMessage: '{count} тыс.' });
const millions = defineMessage<{ count: string }>({ id: 'kit.chart.millions', defaultMessage: '{count} млн' });
const billions = defineMessage<{ count: string }>({ id: 'kit.chart.billions', defaultMessage: '{count} млрд' });
const trillions = defineMessage<{ count: string }>({ id: 'kit.chart.trillions', defaultMessage: '{count} трлн' });

/** The units of marks that would be long; the browser does not know them in every language of the panel. */
const units = [
  { size: 1e12, text: trillions },
  { size: 1e9, text: billions },
  { size: 1e6, text: millions },
  { size: 1e3, text: thousands },
];

const narrow = '@media (max-width: 480px)';

const useStyles = makeStyles({
  mark: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: '1px',
    backgroundColor: tokens.colorNeutralStroke3,
  },
  ground: { backgroundColor: tokens.colorNeutralStroke1 },
  markText: {
    position: 'absolute',
    right: '100%',
    transform: 'translateY(-50%)',
    paddingRight: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { right: 'auto', left: 0, transform: 'translateY(-100%)' },
  },
});

/** The quiet lines across a plot, from zero to the last mark; beside it, or over it where there is no room beside. */
export function PlotMarks({ marks }: { marks: readonly number[] }) {
  const styles = useStyles();
  const format = useFormat();
  const intl = useIntl();
  const top = marks.at(-1) ?? 1;
  const unit = units.find(({ size }) => top >= Math.max(size, 10_000));
  const words = (mark: number): string =>
    unit === undefined || mark === 0
      ? format.number(mark)
      : intl.formatMessage(unit.text, { count: format.number(mark / unit.size) });
  return marks.map((mark) => (
    <div
      key={mark}
      aria-hidden
      className={mergeClasses(styles.mark, mark === 0 && styles.ground)}
      style={{ bottom: `${(mark / top) * 100}%` }}
    >
      <span className={styles.markText}>{words(mark)}</span>
    </div>
  ));
}
