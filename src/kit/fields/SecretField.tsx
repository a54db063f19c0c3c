import { Input } from '@fluentui/react-components';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from '../form/useField';

interface Props extends FieldProps {
  /** That there is one already, in words: an empty field leaves it. */
  stored?: MessageDescriptor;
}

/**
 * What opens somebody else's door: a password or a token of another service. It is written and never shown, no draft keeps it,
 * and it is no business of a password manager.
 */
export function SecretField({ stored, ...props }: Props) {
  const { name, label, required, disabled } = props;
  const intl = useIntl();
  const kept = stored && intl.formatMessage(stored);
  const field = useField(name, { label, required, disabled, isPersonal: true, stored: kept, show: () => '••••••' });
  return (
    <FieldFrame {...props} required={required && stored === undefined} field={field} width="full">
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        type="password"
        autoComplete="off"
        placeholder={kept}
        value={String(field.value ?? '')}
        disabled={disabled}
        onChange={(_, change) => field.set(change.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
