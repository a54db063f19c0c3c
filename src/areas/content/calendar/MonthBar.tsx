import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ContentEntry } from '../../../api/payment/contentCalendar';
import { partOf } from './calendarTerms';

const useStyles = makeStyles({
  month: {
    position: 'relative',
    height: '12px',
    flexGrow: 1,
    minWidth: '96px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    overflow: 'hidden',
  },
  part: { position: 'absolute', insetBlock: 0, borderRadius: tokens.borderRadiusMedium },
  live: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  planned: { backgroundColor: tokens.colorBrandBackground },
  draft: { backgroundColor: tokens.colorNeutralStrokeAccessible, opacity: 0.5 },
  expired: { backgroundColor: tokens.colorNeutralStrokeAccessible },
  crossing: { boxShadow: `inset 0 -4px ${tokens.colorStatusWarningForeground1}` },
  today: { position: 'absolute', insetBlock: 0, width: '2px', backgroundColor: tokens.colorNeutralForeground1 },
});

const share = (part: number, all: number) => `${(part / all) * 100}%`;

interface Props {
  entry: ContentEntry;
  /** YYYY-MM. */
  month: string;
  /** The day that is marked, where it is one of the month. */
  today: string;
}

/** The days of an entry as a part of the month; what they are is said beside it in words. */
export function MonthBar({ entry, month, today }: Props) {
  const styles = useStyles();
  const { first, count, all } = partOf(month, entry);
  return (
    <div className={styles.month} aria-hidden>
      <div
        className={mergeClasses(styles.part, styles[entry.state], entry.beside > 0 && styles.crossing)}
        style={{ left: share(first, all), width: share(count, all) }}
      />
      {today.startsWith(month) && (
        <div className={styles.today} style={{ left: share(Number(today.slice(8)) - 0.5, all) }} />
      )}
    </div>
  );
}
