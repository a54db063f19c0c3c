import { Button, Input } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from '../form/useField';

const m = defineMessages({
  show: { id: 'kit.password.show', defaultMessage: 'Показать пароль' },
  hide: { id: 'kit.password.hide', defaultMessage: 'Скрыть пароль' },
});

interface Props extends FieldProps {
  /**
   * Tells a password manager what it is for: `new` is held against the rule for passwords, `foreign` opens somebody else's door
   * and is no business of the manager.
   */
  kind: 'current' | 'new' | 'foreign';
  /** That there is one already, in words: an empty field leaves it. */
  stored?: MessageDescriptor;
}

const completions = { current: 'current-password', new: 'new-password', foreign: 'off' };
const leastLength = 10;
const longest = 200;

/** The code of what is wrong with a new password: at least ten characters with a letter and a digit. */
export function passwordProblem(text: string): string | undefined {
  if (text.length > longest) return `longest:${longest}`;
  return text.length >= leastLength && /\p{L}/u.test(text) && /\d/.test(text) ? undefined : 'weak_password';
}

/** A password. No draft keeps it, and it is shown only while asked for. */
export function PasswordField({ kind, stored, ...props }: Props) {
  const { name, label, required, disabled } = props;
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const field = useField(name, {
    label,
    required,
    disabled,
    isPersonal: true,
    stored: stored && intl.formatMessage(stored),
    show: () => '••••••',
    check: (value) => (kind === 'new' ? passwordProblem(String(value)) : undefined),
  });
  return (
    <FieldFrame {...props} required={required && stored === undefined} field={field} width={stored ? 'full' : 'long'}>
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        type={isShown ? 'text' : 'password'}
        autoComplete={completions[kind]}
        placeholder={stored && intl.formatMessage(stored)}
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
