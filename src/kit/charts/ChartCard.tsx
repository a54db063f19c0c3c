import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DataHistogram20Regular, Table20Regular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Loaded } from '../../lib/rows';
import { Skeleton } from '../feedback/skeletons';
import { type Chart, isEmptyChart } from './chart';
import type { ChartKind } from './ChartDrawing';
import { ChartTable } from './ChartTable';
import { useDimStyles } from '../foundation/dimStyles';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { FailureNote } from '../feedback/FailureNote';
import { lazyComponent } from '../foundation/lazyComponent';
import { StaleNotice } from '../feedback/StaleNotice';

const usePlotSkeletonStyles = makeStyles({
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
function PlotSkeleton({ areRows }: { areRows?: boolean }) {
  const styles = usePlotSkeletonStyles();
  return (
    <div aria-hidden className={mergeClasses(styles.root, areRows && styles.rows)}>
      {heights.map((height, place) => (
        <span key={place} className={styles.bar} style={{ [areRows ? 'width' : 'height']: `${height}%` }} />
      ))}
    </div>
  );
}

const m = defineMessages({
  table: { id: 'kit.chart.table', defaultMessage: 'Показать таблицей' },
});

const ChartDrawing = lazyComponent(async () => (await import('./ChartDrawing')).ChartDrawing, 'kit.chart');

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { minHeight: '252px' },
});

interface Props {
  title: MessageDescriptor;
  kind: ChartKind;
  result: Loaded<Chart>;
  /** Said when every value is nothing. */
  empty: MessageDescriptor;
  /** Its period, and whatever else is chosen for it. */
  children?: ReactNode;
}

/** A chart with its title, its period and the table behind it; it loads, fails and is empty by itself. */
export function ChartCard({ title, kind, result, empty, children }: Props) {
  const styles = useStyles();
  const dim = useDimStyles();
  const intl = useIntl();
  const heading = useId();
  const [isTable, setTable] = useState(false);
  const { item, failure, refreshing, retry } = result;
  const turn = intl.formatMessage(m.table);
  const skeleton = <PlotSkeleton areRows={kind === 'rows'} />;
  const content = (chart: Chart) => {
    if (isEmptyChart(chart)) return <EmptyState text={empty} />;
    if (isTable) return <ChartTable chart={chart} title={title} />;
    return (
      <Suspense fallback={skeleton}>
        <ChartDrawing chart={chart} kind={kind} title={title} />
      </Suspense>
    );
  };
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          <FormattedMessage {...title} />
        </h3>
        <Button
          size="small"
          appearance="subtle"
          icon={isTable ? <DataHistogram20Regular aria-hidden /> : <Table20Regular aria-hidden />}
          aria-label={turn}
          aria-pressed={isTable}
          title={turn}
          onClick={() => setTable(!isTable)}
        />
      </div>
      {children && <div className={styles.choices}>{children}</div>}
      {item && failure && <StaleNotice failure={failure} retry={retry} />}
      <div aria-busy={refreshing} className={mergeClasses(styles.body, refreshing && dim.dimmed)}>
        <ErrorBoundary>
          {item ? content(item) : failure ? <FailureNote failure={failure} retry={retry} /> : skeleton}
        </ErrorBoundary>
      </div>
    </section>
  );
}

/** A chart on its way, card and all. */
export function ChartSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.root}>
      <Skeleton tall width="short" />
      <div className={styles.body}>
        <PlotSkeleton />
      </div>
    </div>
  );
}
