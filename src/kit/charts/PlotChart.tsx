import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRing } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { marksUpTo } from '../../lib/marks';
import { pointText, sizeOf, type Chart } from './chart';
import { ChartTooltip } from './ChartTooltip';
import { PlotLines, PlotMarks } from './plotSeries';

const narrow = '@media (max-width: 480px)';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  plot: {
    position: 'relative',
    height: '208px',
    marginTop: tokens.spacingVerticalM,
    marginLeft: '64px',
    // Every point keeps a place wide enough for a finger, and the marks stand over their lines.
    [narrow]: { marginLeft: 0, marginTop: tokens.spacingVerticalXL },
  },
  slots: { position: 'absolute', inset: 0, display: 'flex', margin: 0, padding: 0, listStyleType: 'none' },
  slot: { position: 'relative', flex: '1 1 0', minWidth: 0 },
  link: {
    position: 'absolute',
    inset: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  bar: {
    position: 'absolute',
    bottom: 0,
    left: '50%',
    width: 'min(56%, 32px)',
    // Its height says something, also where the system chooses the colours.
    forcedColorAdjust: 'none',
    transform: 'translateX(-50%)',
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  feet: { display: 'flex', marginLeft: '64px', [narrow]: { marginLeft: 0 } },
  foot: {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'visible',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  under: { display: 'block' },
  second: { [narrow]: { visibility: 'hidden' } },
});

/** Columns or lines over points in a row. Each point is a link; its values show on hover and on focus. */
export function PlotChart({ chart, kind, label }: { chart: Chart; kind: 'columns' | 'lines'; label: string }) {
  const styles = useStyles();
  const format = useFormat();
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<number>();
  // The point that Tab comes to; the arrows lead on from it.
  const [home, setHome] = useState(chart.points.length - 1);
  const { points } = chart;
  const marks = marksUpTo(Math.max(0, ...points.flatMap(({ values }) => values.map(sizeOf))));
  const top = marks.at(-1) ?? 1;
  const place = (size: number) => `${(size / top) * 100}%`;
  const stop = Math.min(home, points.length - 1);

  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setShown(undefined);
    const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: points.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= points.length) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[to]?.focus();
  };

  return (
    <div className={styles.root}>
      <ChartTooltip chart={chart} point={shown === undefined ? undefined : points[shown]} />
      <div className={styles.plot}>
        <PlotMarks marks={marks} />
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys lead from link to link */}
        <ol
          ref={list}
          aria-label={label}
          className={styles.slots}
          onKeyDown={move}
          onMouseLeave={() => setShown(undefined)}
        >
          {points.map((point, at) => (
            <li key={point.id} className={styles.slot}>
              <Link
                to={point.to}
                className={styles.link}
                tabIndex={at === stop ? 0 : -1}
                aria-label={pointText(chart, point, format, intl)}
                onMouseEnter={() => setShown(at)}
                onFocus={() => {
                  setShown(at);
                  setHome(at);
                }}
                onBlur={() => setShown(undefined)}
              >
                {kind === 'columns' && (
                  <span className={styles.bar} style={{ height: place(sizeOf(point.values[0] ?? 0)) }} />
                )}
              </Link>
            </li>
          ))}
        </ol>
        {kind === 'lines' && <PlotLines chart={chart} top={top} shown={shown} />}
      </div>
      <div aria-hidden className={styles.feet}>
        {points.map(({ id, short, under }, at) => (
          <span key={id} className={mergeClasses(styles.foot, at % 2 === points.length % 2 && styles.second)}>
            {short}
            {under && <span className={styles.under}>{under}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
