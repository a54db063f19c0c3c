import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DataHistogram20Regular, Table20Regular } from '@fluentui/react-icons';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Loaded } from '../lib/rows';
import { Bone } from './Bone';
import { ChartBones } from './ChartBones';
import { isEmptyChart, type Chart } from './chart';
import type { ChartKind } from './ChartDrawing';
import { ChartTable } from './ChartTable';
import { useDimStyles } from './dimStyles';
import { Empty } from './Empty';
import { ErrorBoundary } from './ErrorBoundary';
import { FailureNote } from './FailureNote';
import { lazily } from './lazily';
import { StaleMark } from './StaleMark';

const m = defineMessages({
  table: { id: 'kit.chart.table', defaultMessage: 'Показать таблицей' },
});

const ChartDrawing = lazily(async () => (await import('./ChartDrawing')).ChartDrawing);

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
  const bones = <ChartBones areRows={kind === 'rows'} />;
  const content = (chart: Chart) => {
    if (isEmptyChart(chart)) return <Empty text={empty} />;
    if (isTable) return <ChartTable chart={chart} title={title} />;
    return (
      <Suspense fallback={bones}>
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
      {item && failure && <StaleMark failure={failure} retry={retry} />}
      <div aria-busy={refreshing} className={mergeClasses(styles.body, refreshing && dim.dimmed)}>
        <ErrorBoundary>
          {item ? content(item) : failure ? <FailureNote failure={failure} retry={retry} /> : bones}
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
      <Bone tall width="short" />
      <div className={styles.body}>
        <ChartBones />
      </div>
    </div>
  );
}
