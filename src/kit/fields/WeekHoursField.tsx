import { Button, Checkbox, FieldContextProvider, Input, makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { hoursFault, timeFromTyped, weekdays, type DayHours, type Weekday, type WeekHours } from '../../lib/weekHours';
import { useField, type FieldProps } from '../form/useField';
import { weekdayNames, weekHoursText } from '../foundation/weekHoursText';
import { FieldFrame } from './FieldFrame';

const m = defineMessages({
  off: { id: 'kit.hours.off', defaultMessage: 'Выходной' },
  copy: { id: 'kit.hours.copy', defaultMessage: 'Часы первого рабочего дня — всем рабочим' },
});
const ends = {
  from: defineMessage<{ day: string }>({ id: 'kit.hours.from', defaultMessage: '{day}, начало' }),
  to: defineMessage<{ day: string }>({ id: 'kit.hours.to', defaultMessage: '{day}, конец' }),
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXS },
  days: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, margin: 0, padding: 0 },
  day: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '32px',
    '@media (max-width: 480px)': { minHeight: '44px' },
  },
  name: { width: '150px' },
  times: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  time: { width: '84px', '& input': { fontVariantNumeric: 'tabular-nums' } },
  off: { color: tokens.colorNeutralForeground3 },
});

/** A week as the field holds it, whatever a draft of another day kept. */
const weekOf = (value: unknown): WeekHours => {
  const known = (typeof value === 'object' && value !== null ? value : {}) as Partial<WeekHours>;
  return Object.fromEntries(weekdays.map((day) => [day, known[day] ?? null])) as WeekHours;
};

/** What a day begins with once it is no day off: the hours of the nearest one before it that has some. */
function hoursFor(week: WeekHours, day: Weekday): DayHours {
  const before = weekdays.slice(0, weekdays.indexOf(day)).reverse();
  const hours = [...before, ...weekdays].map((one) => week[one]).find((one) => one !== null && !hoursFault(one));
  return hours ? { ...hours } : { from: '09:00', to: '18:00' };
}

/**
 * The hours of a week by days. The value is `{"mon": {"from": "09:00", "to": "18:00"} | null, "tue": …, "sun": …}`, all seven of
 * them, null for a day off, `to` after `from`, 24:00 at most; so it is sent, answered and kept (`work_schedule` jsonb).
 *
 *     <WeekHoursField name="work_schedule" label={m.hours} required />
 */
export function WeekHoursField({ name, label, required, help, disabled }: FieldProps) {
  const styles = useStyles();
  const intl = useIntl();
  const field = useField(name, {
    label,
    required,
    disabled,
    show: (value) => weekHoursText(intl, weekOf(value)),
    check: (value) => {
      const week = weekOf(value);
      for (const day of weekdays) {
        const hours = week[day];
        const fault = hours && hoursFault(hours);
        if (fault) return `${fault === 'order' ? 'hoursOrder' : 'hours'}:${intl.formatMessage(weekdayNames[day])}`;
      }
      return required && weekdays.every((day) => week[day] === null) ? 'required' : undefined;
    },
  });
  const week = weekOf(field.value);
  const change = (day: Weekday, hours: DayHours | null) => field.set({ ...week, [day]: hours });
  const working = weekdays.filter((day) => week[day] !== null);
  const [first] = working;
  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      {/* Each input has a name of its own; only the first box is what the label of the field leads to. */}
      <FieldContextProvider value={undefined}>
        <div className={styles.root}>
          <ul className={styles.days}>
            {weekdays.map((day, at) => {
              const hours = week[day];
              const dayName = intl.formatMessage(weekdayNames[day]);
              return (
                <li key={day} className={styles.day}>
                  <span className={styles.name}>
                    <Checkbox
                      {...(at === 0 && { id: field.id })}
                      ref={at === 0 ? field.ref : undefined}
                      label={dayName}
                      checked={hours !== null}
                      disabled={disabled}
                      onChange={(_, { checked }) => change(day, checked === true ? hoursFor(week, day) : null)}
                      onBlur={field.leave}
                    />
                  </span>
                  {hours === null ? (
                    <span className={styles.off}>
                      <FormattedMessage {...m.off} />
                    </span>
                  ) : (
                    <span className={styles.times}>
                      {(['from', 'to'] as const).map((end) => (
                        <Input
                          key={end}
                          className={styles.time}
                          aria-label={intl.formatMessage(ends[end], { day: dayName })}
                          aria-invalid={(field.problem && hoursFault(hours) !== undefined) || undefined}
                          inputMode="numeric"
                          autoComplete="off"
                          placeholder={end === 'from' ? '09:00' : '18:00'}
                          disabled={disabled}
                          value={hours[end]}
                          onChange={(_, { value }) => change(day, { ...hours, [end]: value })}
                          onBlur={() => {
                            const time = timeFromTyped(hours[end]);
                            if (time !== hours[end]) change(day, { ...hours, [end]: time });
                            field.leave();
                          }}
                        />
                      ))}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          {first !== undefined && working.length > 1 && (
            <Button
              size="small"
              disabled={disabled}
              onClick={() =>
                field.set(Object.fromEntries(weekdays.map((day) => [day, week[day] && week[first]])) as WeekHours)
              }
            >
              <FormattedMessage {...m.copy} />
            </Button>
          )}
        </div>
      </FieldContextProvider>
    </FieldFrame>
  );
}
