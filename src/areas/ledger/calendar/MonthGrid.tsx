import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentDay } from '../../../api/system-user/paymentCalendar';
import { useFormat } from '../../../i18n/format';
import { Money } from '../../../kit/values/values';
import { addDays, dateOf, type Day } from '../../../lib/days';
import { paymentKinds } from './calendarTerms';
import { m, ofKind, overdueOf } from './messages';

const narrow = '@media (max-width: 639px)';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  names: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, [narrow]: { display: 'none' } },
  day: {
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
  // On a narrow screen the days follow one another, and those without anything are left out.
  none: { [narrow]: { display: 'none' } },
  chosen: { outline: `2px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  number: { fontWeight: tokens.fontWeightSemibold },
  today: { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  onlyNarrow: { display: 'none', [narrow]: { display: 'inline' } },
  onlyWide: { [narrow]: { display: 'none' } },
  kind: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  overdue: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  /** YYYY-MM. */
  month: string;
  days: readonly PaymentDay[];
  today: Day | undefined;
  chosen: Day | undefined;
  onChoose: (day: Day | undefined) => void;
}

/** Monday is the first of a week. */
const weekdayOf = (day: Day) => (dateOf(day).getUTCDay() + 6) % 7;

function daysOf(month: string): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month by its days, each with what is paid on it; the one that is chosen shows its payments below. */
export function MonthGrid({ month, days, today, chosen, onChoose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const root = useRef<HTMLOListElement>(null);
  const all = daysOf(month);
  const first = all[0]!; // a month has days
  const monday = addDays(first, -weekdayOf(first));

  function walk(event: KeyboardEvent<HTMLOListElement>) {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((one) => one === document.activeElement);
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : at + step;
    const next = buttons[to];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      <div className={mergeClasses(styles.root, styles.names)} aria-hidden>
        {[0, 1, 2, 3, 4, 5, 6].map((at) => (
          <span key={at}>{intl.formatDate(dateOf(addDays(monday, at)), { weekday: 'short', timeZone: 'UTC' })}</span>
        ))}
      </div>
      {/* The keys only move the focus among the buttons inside. */}
      <ol
        ref={root}
        className={styles.root}
        aria-label={format.month(month)}
        title={intl.formatMessage(m.hint)}
        onKeyDown={walk}
      >
        {all.map((day, at) => {
          const own = days.filter(({ date }) => date === day);
          const isChosen = day === chosen;
          return (
            <li
              key={day}
              className={own.length === 0 && !isChosen ? styles.none : undefined}
              style={at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            >
              <button
                type="button"
                className={mergeClasses(styles.day, isChosen && styles.chosen)}
                aria-pressed={isChosen}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onChoose(isChosen ? undefined : day)}
              >
                <span className={mergeClasses(styles.number, day === today && styles.today)}>
                  <span className={styles.onlyWide}>{Number(day.slice(8))}</span>
                  <span className={styles.onlyNarrow}>{format.day(day)}</span>
                </span>
                {own.map((one) => (
                  <span key={one.kind} className={styles.kind}>
                    {intl.formatMessage(ofKind, { kind: paymentKinds.textIn(intl, one.kind), count: one.count })}{' '}
                    <Money amount={one.amount} />
                    {one.overdue_count > 0 && (
                      <span className={mergeClasses(styles.kind, styles.overdue)}>
                        {intl.formatMessage(overdueOf, { count: one.overdue_count })}
                      </span>
                    )}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
