import { Button, Checkbox, FieldContextProvider, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, useIntl, type IntlShape } from 'react-intl';
import { FieldFrame } from '../../kit/fields/FieldFrame';
import { useField, type FieldProps } from '../../kit/form/useField';
import { scheduleWords, usual, weekdayNames, weekdays, type Hours, type Schedule, type Weekday } from './weekdays';

const m = defineMessages({
  copy: { id: 'parts.schedule.copy', defaultMessage: 'На все будни' },
});
const copyDay = defineMessage<{ day: string }>({
  id: 'parts.schedule.copyDay',
  defaultMessage: 'Скопировать часы на все будни: {day}',
});
const fromOf = defineMessage<{ day: string }>({ id: 'parts.schedule.from', defaultMessage: '{day}: открывается' });
const toOf = defineMessage<{ day: string }>({ id: 'parts.schedule.to', defaultMessage: '{day}: закрывается' });

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 168px) 104px 104px auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    listStyleType: 'none',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
  },
  // On a phone the name of the day has a line of its own.
  day: { '@media (max-width: 480px)': { gridColumn: '1 / -1' } },
  time: { minWidth: 0, width: '100%' },
  copy: { justifySelf: 'start', '@media (max-width: 480px)': { gridColumn: '1 / -1' } },
  off: { color: tokens.colorNeutralForeground3, gridColumn: 'span 2' },
});

const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** The schedule of a field, whatever a draft of another day holds. */
function scheduleOf(value: unknown): Schedule {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<Weekday, Hours>>;
  return Object.fromEntries(weekdays.map((day) => [day, given[day] ?? null])) as Record<Weekday, Hours>;
}

const isFit = (hours: Hours) => hours === null || (hours.from !== '' && hours.from < hours.to);

function spoken(intl: IntlShape, value: unknown): string {
  const schedule = scheduleOf(value);
  const dayOff = intl.formatMessage(scheduleWords.dayOff);
  const hoursOf = (hours: Hours) => (hours ? `${hours.from}–${hours.to}` : dayOff);
  return weekdays.map((day) => `${intl.formatMessage(weekdayNames[day])}: ${hoursOf(schedule[day])}`).join('; ');
}

/**
 * Working hours by weekday. A day without the tick is a day off; the hours of one day are copied to all weekdays by a press.
 * The value is a `Schedule`.
 */
export function ScheduleField({ name, label, required, help }: Omit<FieldProps, 'disabled'>) {
  const styles = useStyles();
  const intl = useIntl();
  const field = useField(name, {
    label,
    required,
    show: (value) => spoken(intl, value),
    check: (value) => (Object.values(scheduleOf(value)).every(isFit) ? undefined : 'hours_not_rising'),
  });
  const schedule = scheduleOf(field.value);
  const isWrong = field.problem !== undefined;
  const change = (days: readonly Weekday[], hours: Hours) =>
    field.set({ ...schedule, ...Object.fromEntries(days.map((day) => [day, hours])) });
  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      {/* Each day has a name of its own; only the first is what the label of the field leads to. */}
      <FieldContextProvider value={undefined}>
        <ul className={styles.rows}>
          {weekdays.map((day, at) => {
            const hours = schedule[day];
            const dayName = intl.formatMessage(weekdayNames[day]);
            const time = (end: 'from' | 'to', text: string, is: NonNullable<Hours>) => (
              <Input
                className={styles.time}
                type="time"
                aria-label={text}
                aria-invalid={(isWrong && !isFit(is)) || undefined}
                value={is[end]}
                onChange={(_, { value }) => change([day], { ...is, [end]: value })}
                onBlur={field.leave}
              />
            );
            return (
              <li key={day} className={styles.row}>
                <Checkbox
                  {...(at === 0 && { id: field.id, ref: field.ref })}
                  className={styles.day}
                  label={dayName}
                  checked={hours !== null}
                  onChange={(_, { checked }) => change([day], checked === true ? usual() : null)}
                />
                {hours === null ? (
                  <span className={styles.off}>{intl.formatMessage(scheduleWords.dayOff)}</span>
                ) : (
                  <>
                    {time('from', intl.formatMessage(fromOf, { day: dayName }), hours)}
                    {time('to', intl.formatMessage(toOf, { day: dayName }), hours)}
                    <Button
                      appearance="subtle"
                      size="small"
                      className={styles.copy}
                      icon={<Copy16Regular aria-hidden />}
                      aria-label={intl.formatMessage(copyDay, { day: dayName })}
                      onClick={() => change(workdays, hours)}
                    >
                      {intl.formatMessage(m.copy)}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </FieldContextProvider>
    </FieldFrame>
  );
}
