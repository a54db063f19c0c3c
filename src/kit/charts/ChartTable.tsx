import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular, Copy16Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import { type Chart, chartText, chartTotal, totalsOf } from './chart';
import { cellText } from '../table/columns/column';
import { focusRing } from '../foundation/styles';
import { useFigureStyles } from '../foundation/figureStyles';
import { timings } from '../../lib/timings';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const m = defineMessages({
  copy: { id: 'kit.chart.copy', defaultMessage: 'Скопировать таблицу' },
  copied: { id: 'kit.chart.copied', defaultMessage: 'Таблица скопирована' },
  failed: { id: 'kit.chart.copyFailed', defaultMessage: 'Скопировать не удалось: выделите таблицу и нажмите Ctrl+C' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  scroll: { width: '100%', overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  head: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figure: { textAlign: 'right' },
  sum: { fontWeight: tokens.fontWeightSemibold, borderBottomStyle: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

/** The figures of a chart as a table; a point is a link to what it counts, as it is in the chart. */
export function ChartTable({ chart, title }: { chart: Chart; title: MessageDescriptor }) {
  const styles = useStyles();
  const digits = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  const figure = mergeClasses(styles.cell, styles.figure, digits.root);
  const totals = totalsOf(chart);
  return (
    <div className={styles.root}>
      <div className={styles.scroll}>
        <table aria-label={intl.formatMessage(title)} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
                <FormattedMessage {...chart.axis} />
              </th>
              {chart.series.map((series) => (
                <th key={series.id} scope="col" className={mergeClasses(styles.cell, styles.head, styles.figure)}>
                  <FormattedMessage {...series.title} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.points.map((point) => (
              <tr key={point.id}>
                <th scope="row" className={styles.cell}>
                  <Link to={point.to} className={styles.link}>
                    {point.title}
                  </Link>
                </th>
                {chart.series.map(({ id, as }, at) => {
                  const way = point.ways?.[at];
                  const words = cellText(point.values[at], as, format, intl);
                  return (
                    <td key={id} className={figure}>
                      {way === undefined ? (
                        words
                      ) : (
                        <Link to={way} className={styles.link}>
                          {words}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row" className={mergeClasses(styles.cell, styles.sum)}>
                  <FormattedMessage {...chartTotal} />
                </th>
                {totals.map((total, at) => (
                  <td key={chart.series[at]?.id} className={mergeClasses(figure, styles.sum)}>
                    {cellText(total, chart.series[at]?.as, format, intl)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <CopyTable text={() => chartText(chart, intl.formatMessage(chartTotal), format, intl)} />
    </div>
  );
}

function CopyTable({ text }: { text: () => string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), timings.copied);
    return () => clearTimeout(timer);
  }, [outcome]);
  const run = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        icon={outcome === 'copied' ? <Checkmark16Regular aria-hidden /> : <Copy16Regular aria-hidden />}
        onClick={() => void run()}
      >
        <FormattedMessage {...m.copy} />
      </Button>
      <VisuallyHidden live>{outcome && <FormattedMessage {...m[outcome]} />}</VisuallyHidden>
    </>
  );
}
