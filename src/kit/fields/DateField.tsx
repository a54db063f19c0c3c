import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { dayFromTyped, isDay, type Day } from '../../lib/days';
import { FieldFrame } from './FieldFrame';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';
import { useCalendar } from './useCalendar';

const m = defineMessages({
  pattern: { id: 'kit.date.pattern', defaultMessage: 'ДД.ММ.ГГГГ' },
});

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
  const { button, calendar } = useCalendar({
    ...{ field: labelText(intl, label), min, max, disabled },
    chosen: isDay(value) ? value : undefined,
    onChoose: (day) => {
      setTyped(undefined);
      field.set(day);
      field.leave();
    },
  });
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
        contentAfter={button}
      />
      {calendar}
    </FieldFrame>
  );
}
