import type { InputProps } from '@fluentui/react-components';
import type { Identifier } from '../../lib/identifier';
import { FieldFrame } from './FieldFrame';
import { MaskedInput, type Mask } from './MaskedInput';
import { useField, type FieldProps } from '../form/useField';

export interface IdentifierFieldProps extends FieldProps {
  /** The masked text of what is on record: the field begins empty, and empty means that it stays. */
  stored?: string;
}

interface Props extends IdentifierFieldProps {
  kind: IdentifierKind;
}

/** How the field of one kind of number differs from the others. */
export interface IdentifierKind {
  identifier: Identifier;
  width: 'short' | 'medium' | 'long';
  isPersonal: boolean;
  inputMode?: Mask['inputMode'];
  /** What is typed, when the input shows less than the value: the country code stands before it. */
  shown?: (value: string) => string;
  warn?: (value: string) => string | undefined;
  prefix?: InputProps['contentBefore'];
  suffix?: (value: string) => InputProps['contentAfter'];
}

const isDigit = (character: string): boolean => /\d/.test(character);
const isLetterOrDigit = (character: string): boolean => /[\p{L}\d]/u.test(character);

/** A number in groups; its value is the bare number, as it is sent. */
export function IdentifierField({ kind, name, label, required, help, disabled, stored }: Props) {
  const { identifier, inputMode = 'numeric', warn, shown = identifier.show } = kind;
  const field = useField(name, {
    label,
    required,
    disabled,
    stored,
    isPersonal: kind.isPersonal,
    check: (value) => identifier.check(String(value)),
    warn: (value) => (identifier.check(String(value)) ? undefined : warn?.(String(value))),
    show: (value) => identifier.show(String(value)),
  });
  const value = String(field.value ?? '');
  const mask: Mask = {
    format: (text) => shown(identifier.clean(text)),
    isOwn: inputMode === 'text' ? isLetterOrDigit : isDigit,
    inputMode,
  };
  return (
    <FieldFrame field={field} label={label} required={required && stored === undefined} help={help} width={kind.width}>
      <MaskedInput
        id={field.id}
        name={name}
        mask={mask}
        value={shown(value)}
        disabled={disabled}
        // The prefix stands before the field already.
        placeholder={typeof kind.prefix === 'string' ? stored?.replace(kind.prefix, '').trim() : stored}
        inputRef={field.ref}
        contentBefore={kind.prefix}
        contentAfter={kind.suffix?.(value)}
        onText={(text) => field.set(identifier.clean(text))}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
