import { useState } from 'react';
import { FieldFrame } from './FieldFrame';
import { MaskedInput, type Mask } from './MaskedInput';
import type { Field, FieldProps } from './useField';

interface Props extends Pick<FieldProps, 'name' | 'label' | 'required' | 'help' | 'disabled'> {
  field: Field;
  mask: Mask;
  /** The value of the form as it is written when nobody is typing. */
  shown: string;
  /** The value of what is typed. */
  read: (text: string) => unknown;
  unit?: string;
}

/** An input for figures: while it is typed in, the text is the person's own; afterwards it is written the one way. */
export function NumericInput({ field, mask, shown, read, unit, name, label, required, help, disabled }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  // Set from elsewhere, by a draft or by a reset: what was typed before says nothing any more.
  const isTyped = typed !== undefined && Object.is(typed.value, field.value);
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width="medium">
      <MaskedInput
        id={field.id}
        name={name}
        mask={mask}
        value={isTyped ? typed.text : shown}
        disabled={disabled}
        inputRef={field.ref}
        contentAfter={unit}
        onText={(text) => {
          const value = read(text);
          setTyped({ text, value });
          field.set(value);
        }}
        onBlur={() => {
          // What is no number stays to be corrected.
          if (shown !== '') setTyped(undefined);
          field.leave();
        }}
      />
    </FieldFrame>
  );
}
