import { Button, Input } from '@fluentui/react-components';
import { CalendarLtr20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { dayFromTyped, isDay, type Day } from '../../lib/days';
import { FieldFrame } from './FieldFrame';
import { lazyComponent } from '../foundation/lazyComponent';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';

const Calendar = lazyComponent(async () => (await import('./Calendar')).Calendar, 'kit.form');

const m = defineMessages({
  pattern: { id: 'kit.date.pattern', defaultMessage: 'ДД.ММ.ГГГГ' },
});
const choose = defineMessage<{ field: string }>({ id: 'kit.date.open', defaultMessage: 'Выбрать дату: {field}' });

interface Props extends FieldProps {
  /** The first and the last day that may be given. */
  min?: Day;
  max?: Day;
  /** Personal data, such as a birthday, which no draft keeps. */
  personal?: boolean;
}

/** A day, typed as DD.MM.YYYY or chosen; the value is YYYY-MM-DD, or the text as it is while it is no day. */
export function DateField({ min, max, personal = false, name, label, required, help, disabled }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const field = useField(name, {
    label,
    required,
    disabled,
    isPersonal: personal,
    show: (value) => (isDay(value) ? format.day(value) : String(value)),
    check: (value) => {
      if (!isDay(value)) return 'day';
      if (min !== undefined && value < min) return `earliest:${format.day(min)}`;
      return max !== undefined && value > max ? `latest:${format.day(max)}` : undefined;
    },
  });
  const value = String(field.value ?? '');
  const shown = isDay(value) ? format.day(value) : value;
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width="day">
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder={intl.formatMessage(m.pattern)}
        disabled={disabled}
        value={typed?.value === value ? typed.text : shown}
        onChange={(_, { value: text }) => {
          const day = dayFromTyped(text) ?? text;
          setTyped({ text, value: day });
          field.set(day);
        }}
        onBlur={() => {
          setTyped(undefined);
          field.leave();
        }}
        contentAfter={
          <Button
            ref={button}
            appearance="transparent"
            size="small"
            icon={<CalendarLtr20Regular />}
            aria-label={intl.formatMessage(choose, { field: labelText(intl, label) })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => setOpen(true)}
          />
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Calendar
            chosen={isDay(value) ? value : undefined}
            min={min}
            max={max}
            anchor={button}
            onChoose={(day) => {
              setTyped(undefined);
              field.set(day);
              setOpen(false);
              field.leave();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
