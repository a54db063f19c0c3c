import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowDown12Regular,
  ArrowUp12Regular,
  Comment12Regular,
  Edit12Regular,
  Warning12Filled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Figures } from '../../api/system-user/profitLoss';
import { useFormat } from '../../i18n/format';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import { Money } from '../../kit/values/values';
import { profitStatus } from '../../parts/profitStatus';
import { RecordLink } from '../../parts/RecordLink';
import { addressOf } from '../../routes/href';
import { m } from './messages';
import type { SheetCell, SheetRow } from './sheetRows';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', lineHeight: tokens.lineHeightBase300 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  // What has no room loses its end: without its first digits a sum would read as another one.
  change: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  arrow: { marginRight: tokens.spacingHorizontalXXS, verticalAlign: 'middle' },
  better: { color: tokens.colorStatusSuccessForeground1 },
  worse: { color: tokens.colorStatusDangerForeground1 },
  mark: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  warning: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
});

interface Props {
  row: SheetRow;
  cell: SheetCell | undefined;
}

/** A figure over its change; it leads to the entries that it is the sum of, unless it was typed. */
export function FigureCell({ row, cell }: Props) {
  const styles = useStyles();
  if (cell === undefined) return null;
  if (row.kind === 'profit') return <ProfitCell profit={cell.profit} />;
  const { figure, figures, entries, isTyped, comment, isLarge } = cell;
  const isNothing = figure === '0.00' && (figures?.compared ?? figure) === '0.00';
  const isStrong = !row.isSub && row.kind !== 'share';
  const amount = <Money amount={figure} />;
  return (
    <span className={mergeClasses(styles.root, isStrong && styles.strong, isNothing && styles.quiet)}>
      <span className={styles.line}>
        {isTyped && <Mark icon={<Edit12Regular aria-hidden />} text={m.isTyped} />}
        {comment ? (
          <Mark icon={<Comment12Regular aria-hidden />} text={comment} />
        ) : (
          isLarge && <Mark icon={<Warning12Filled aria-hidden />} text={m.isLarge} isWarning />
        )}
        {entries === undefined || isTyped ? (
          amount
        ) : (
          <RecordLink to={entries} permission="gl.query">
            {amount}
          </RecordLink>
        )}
      </span>
      {figures && !isNothing && <Change figures={figures} isExpense={row.isExpense} />}
    </span>
  );
}

/** What is to be known about a figure, for those who point at the sign and for those who listen. */
function Mark({ icon, text, isWarning }: { icon: ReactNode; text: MessageDescriptor | string; isWarning?: true }) {
  const styles = useStyles();
  const intl = useIntl();
  const words = typeof text === 'string' ? text : intl.formatMessage(text);
  return (
    <span className={isWarning ? styles.warning : styles.mark} title={words}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** By how much a figure moved, with its sign; whether that is good or bad is told by more than the colour. */
function Change({ figures: { change, change_percent: percent }, isExpense }: { figures: Figures; isExpense: boolean }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  if (change === '0.00')
    return <span className={mergeClasses(styles.change, styles.quiet)}>{intl.formatMessage(m.noChange)}</span>;
  const isLess = change.startsWith('-');
  const isBetter = isLess === isExpense;
  const Arrow = isLess ? ArrowDown12Regular : ArrowUp12Regular;
  const signed = (text: string) => (isLess ? text : `+${text}`);
  const parts = [format.money(change), ...(percent === null ? [] : [format.percent(percent)])];
  const words = parts.map(signed).join(' · ');
  return (
    <span className={mergeClasses(styles.change, isBetter ? styles.better : styles.worse)} title={words}>
      <Arrow aria-hidden className={styles.arrow} />
      {words}
      <VisuallyHidden>{intl.formatMessage(isBetter ? m.better : m.worse)}</VisuallyHidden>
    </span>
  );
}

/** The profit of a strategy as it stands among the profits of months. */
function ProfitCell({ profit }: { profit: SheetCell['profit'] }) {
  const styles = useStyles();
  const intl = useIntl();
  if (!profit) return <span className={styles.quiet}>{intl.formatMessage(m.noProfit)}</span>;
  return (
    <span className={mergeClasses(styles.root, styles.strong)}>
      <RecordLink to={addressOf('dividends.profits', {}, { id: String(profit.id) })} permission="profits.get">
        <Money amount={profit.net_profit} />
      </RecordLink>
      <span className={mergeClasses(styles.change, styles.quiet)}>{profitStatus.text(profit.status)}</span>
    </span>
  );
}
