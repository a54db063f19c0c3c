import { Input } from '@fluentui/react-components';
import { FieldFrame } from '../../../kit/fields/FieldFrame';
import { useField, type FieldProps } from '../../../kit/form/useField';
import { isTime, timeFromTyped } from '../../../lib/weekHours';

/** A time of a day as HH:MM; what was typed shorter is written out when the field is left. The code of a wrong one is `time`. */
export function TimeField({ name, label, required, help, disabled }: FieldProps) {
  const field = useField(name, {
    label,
    required,
    disabled,
    check: (value) => (isTime(String(value)) && value !== '24:00' ? undefined : 'time'),
  });
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width="short">
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={String(field.value ?? '')}
        onChange={(_, { value }) => field.set(value)}
        onBlur={() => {
          const time = timeFromTyped(String(field.value ?? ''));
          if (time !== field.value) field.set(time);
          field.leave();
        }}
      />
    </FieldFrame>
  );
}
