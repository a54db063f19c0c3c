import { Input, Textarea } from '@fluentui/react-components';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from '../form/useField';

interface Props extends FieldProps {
  maxLength?: number;
  multiline?: boolean;
  /** Personal data, which no draft keeps; or the masked text of what is on record, that stays if nothing is typed. */
  personal?: boolean | string;
}

/** A text. Blanks around it are taken away when the field is left. */
export function TextField({ name, label, required, help, disabled, maxLength = 500, multiline, personal }: Props) {
  const stored = typeof personal === 'string' ? personal : undefined;
  const field = useField(name, {
    label,
    required,
    disabled,
    stored,
    isPersonal: Boolean(personal),
    draft: personal ? 'never' : 'free',
    // A limit on the input itself would cut a long paste without a word.
    check: (value) => (String(value).length > maxLength ? `longest:${maxLength}` : undefined),
  });
  const shared = {
    id: field.id,
    name,
    value: String(field.value ?? ''),
    disabled,
    placeholder: stored,
    onChange: (_: unknown, change: { value: string }) => field.set(change.value),
    onBlur: () => {
      const text = String(field.value ?? '');
      if (text !== text.trim()) field.set(text.trim());
      field.leave();
    },
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      required={required && stored === undefined}
      help={help}
      width={multiline || maxLength > 40 ? 'full' : 'long'}
    >
      {multiline ? (
        <Textarea {...shared} ref={field.ref} rows={4} resize="vertical" />
      ) : (
        <Input {...shared} ref={field.ref} autoComplete="off" />
      )}
    </FieldFrame>
  );
}
