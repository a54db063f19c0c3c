import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentDay } from '../../../api/system-user/paymentCalendar';
import { useFormat } from '../../../i18n/format';
import { weekdayNames } from '../../../lib/dateNames';
import { dateOf, type Day } from '../../../lib/days';
import { daysOf } from '../../../lib/months';
import { narrow } from './calendarTerms';
import { DayButton } from './DayButton';
import { m } from './messages';

/** Where the first day stands in its week; one below the other there are no weeks. */
const start = (column: string) => ({ gridColumnStart: column, [narrow]: { gridColumnStart: 'auto' } });

const useStyles = makeStyles({
  root: {
    display: 'grid',
    flexShrink: 0,
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  names: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, [narrow]: { display: 'none' } },
  // On a narrow screen the days follow one another, and those without anything are left out.
  none: { [narrow]: { display: 'none' } },
  start0: start('1'),
  start1: start('2'),
  start2: start('3'),
  start3: start('4'),
  start4: start('5'),
  start5: start('6'),
  start6: start('7'),
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
const weekdayOf = (day: Day) => ((dateOf(day).getUTCDay() + 6) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month by its days, each with what is paid on it; the one that is chosen shows its payments below. */
export function MonthGrid({ month, days, today, chosen, onChoose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const root = useRef<HTMLOListElement>(null);
  const all = daysOf(month);

  /** Moves the focus from the day at this place; false for a key that moves nothing. */
  function walk(at: number, key: string): boolean {
    const step = steps[key];
    const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    const next = root.current?.querySelectorAll('button')[to];
    next?.focus();
    return next !== undefined;
  }

  return (
    <>
      <div className={mergeClasses(styles.root, styles.names)} aria-hidden>
        {weekdayNames(intl.locale).map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </div>
      <ol ref={root} className={styles.root} aria-label={format.month(month)} title={intl.formatMessage(m.hint)}>
        {all.map((day, at) => {
          const own = days.filter(({ date }) => date === day);
          const isChosen = day === chosen;
          return (
            <li
              key={day}
              className={mergeClasses(
                own.length === 0 && !isChosen && styles.none,
                at === 0 && styles[`start${weekdayOf(day)}`],
              )}
            >
              <DayButton
                day={day}
                own={own}
                isToday={day === today}
                isChosen={isChosen}
                onChoose={() => onChoose(isChosen ? undefined : day)}
                onKey={(key) => walk(at, key)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
