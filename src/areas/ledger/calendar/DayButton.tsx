import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { PaymentDay } from '../../../api/system-user/paymentCalendar';
import { useFormat } from '../../../i18n/format';
import { Money } from '../../../kit/values/values';
import type { Day } from '../../../lib/days';
import { narrow, paymentKinds } from './calendarTerms';
import { ofKind, overdueOf } from './messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '72px',
    height: '100%',
    padding: tokens.spacingHorizontalS,
    textAlign: 'start',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { minHeight: '44px' },
  },
  chosen: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  number: { fontWeight: tokens.fontWeightSemibold },
  today: { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  onlyNarrow: { display: 'none', [narrow]: { display: 'inline' } },
  onlyWide: { [narrow]: { display: 'none' } },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  overdue: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  day: Day;
  own: readonly PaymentDay[];
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onKey: (key: string) => boolean;
}

/** A day of the month: each kind that is paid on it with its number and sum. `onKey` answers whether it went elsewhere. */
export function DayButton({ day, own, isToday, isChosen, onChoose, onKey }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <span className={mergeClasses(styles.number, isToday && styles.today)}>
        <span className={styles.onlyWide}>{Number(day.slice(8))}</span>
        <span className={styles.onlyNarrow}>{format.day(day)}</span>
      </span>
      {own.map((one) => (
        <span key={one.kind}>
          <span className={styles.line}>
            {intl.formatMessage(ofKind, { kind: paymentKinds.textIn(intl, one.kind), count: one.count })}
          </span>
          <span className={styles.line}>
            <Money amount={one.amount} />
          </span>
          {one.overdue_count > 0 && (
            <span className={mergeClasses(styles.line, styles.overdue)}>
              {intl.formatMessage(overdueOf, { count: one.overdue_count })}
            </span>
          )}
        </span>
      ))}
    </button>
  );
}
