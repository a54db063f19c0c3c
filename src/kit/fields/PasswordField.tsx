import { Button, Input } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from '../form/useField';

const m = defineMessages({
  show: { id: 'kit.password.show', defaultMessage: 'Показать пароль' },
  hide: { id: 'kit.password.hide', defaultMessage: 'Скрыть пароль' },
});

interface Props extends FieldProps {
  /** Tells a password manager what it is for; `new` is held against the rule for passwords. */
  kind: 'current' | 'new';
}

const leastLength = 10;

/** The code of what is wrong with a new password: at least ten characters with a letter and a digit. */
export function passwordProblem(text: string): string | undefined {
  if (text.length > 200) return 'longest:200';
  return text.length >= leastLength && /\p{L}/u.test(text) && /\d/.test(text) ? undefined : 'weak_password';
}

/** A password. No draft keeps it, and it is shown only while asked for. */
export function PasswordField({ kind, ...props }: Props) {
  const { name, label, required, disabled } = props;
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const field = useField(name, {
    label,
    required,
    disabled,
    isPersonal: true,
    show: () => '••••••',
    check: (value) => (kind === 'new' ? passwordProblem(String(value)) : undefined),
  });
  return (
    <FieldFrame {...props} field={field} width="long">
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        type={isShown ? 'text' : 'password'}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        spellCheck={false}
        value={String(field.value ?? '')}
        disabled={disabled}
        onChange={(_, change) => field.set(change.value)}
        onBlur={field.leave}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
            aria-label={intl.formatMessage(isShown ? m.hide : m.show)}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </FieldFrame>
  );
}
