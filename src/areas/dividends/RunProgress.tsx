import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isUnderWay, type DividendRow } from '../../api/investment/dividends';
import { useFormat } from '../../i18n/format';
import { dividing, progress, stages } from './messages';
import { dividendStatus } from './dividendTerms';

type Run = Pick<
  DividendRow,
  'status' | 'stage' | 'count' | 'written_count' | 'due_count' | 'paid_count' | 'owed_count'
>;

/** How many of how many shares are done; undefined where nothing goes on, or nobody knows yet how many there are. */
export function doneOf(run: Run): { done: number; total: number } | undefined {
  if (run.status === 'paying') return { done: run.paid_count + run.owed_count, total: run.due_count };
  return run.stage === 'writing' ? { done: run.written_count, total: run.count } : undefined;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  text: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** How far the service is with the dividends of a strategy; nothing where it does nothing. */
export function RunProgress({ run }: { run: Run }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  if (!isUnderWay(run)) return null;
  const known = doneOf(run);
  const what = run.stage === null ? dividendStatus.textIn(intl, run.status) : intl.formatMessage(stages[run.stage]);
  const said = known
    ? intl.formatMessage(progress, { what, done: format.number(known.done), total: format.number(known.total) })
    : intl.formatMessage(dividing, { what });
  return (
    <div className={styles.root} role="status">
      <span className={styles.text}>{said}</span>
      <ProgressBar
        aria-label={what}
        aria-valuetext={said}
        value={known && known.total > 0 ? Math.min(known.done / known.total, 1) : undefined}
      />
    </div>
  );
}
