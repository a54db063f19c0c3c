import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { focusRing } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { addMonths, weeksOf } from '../../lib/calendar';
import { weekdayNames } from '../../lib/dateNames';
import { addDays, todayInTashkent, type Day } from '../../lib/days';

const useStyles = makeStyles({
  grid: { borderCollapse: 'collapse' },
  weekday: {
    width: '36px',
    height: '28px',
    padding: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'center',
  },
  cell: { padding: 0 },
  day: {
    width: '36px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  other: { color: tokens.colorNeutralForeground3 },
  today: { fontWeight: tokens.fontWeightSemibold, boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}` },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

/** Where each key leads from a day. */
const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weeksOf(day.slice(0, 7)).find((week) => week.includes(day))?.[0] ?? day,
  End: (day) => weeksOf(day.slice(0, 7)).find((week) => week.includes(day))?.[6] ?? day,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface Props {
  /** The day that the keys move from; its month is shown. */
  at: Day;
  chosen: Day | undefined;
  /** The nearest day that may be chosen. */
  within: (day: Day) => Day;
  onMove: (day: Day) => void;
  onChoose: (day: Day) => void;
}

/** The weeks of a month: arrows, Page Up and Page Down (with Shift a year), Home and End move, Enter chooses. */
export function CalendarGrid({ at, chosen, within, onMove, onChoose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const today = todayInTashkent(new Date());
  const month = at.slice(0, 7);

  const move = (event: KeyboardEvent): void => {
    const isYear = event.shiftKey && event.key.startsWith('Page');
    const to = isYear ? addMonths(at, event.key === 'PageUp' ? -12 : 12) : steps[event.key]?.(at);
    if (!to) return;
    event.preventDefault();
    onMove(within(to));
  };
  return (
    <table role="grid" className={styles.grid} aria-label={format.month(month)} onKeyDown={move}>
      <thead>
        <tr>
          {weekdayNames(intl.locale).map(({ full, short }) => (
            <th key={full} scope="col" abbr={full} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} role="gridcell" className={styles.cell} aria-selected={day === chosen}>
                <button
                  type="button"
                  tabIndex={day === at ? 0 : -1}
                  aria-label={format.day(day)}
                  aria-current={day === today ? 'date' : undefined}
                  disabled={within(day) !== day}
                  className={mergeClasses(
                    styles.day,
                    day.slice(0, 7) !== month && styles.other,
                    day === today && styles.today,
                    day === chosen && styles.chosen,
                  )}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
