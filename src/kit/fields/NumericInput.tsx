import { useState } from 'react';
import { FieldFrame } from './FieldFrame';
import { type Mask, MaskedInput } from './MaskedInput';
import type { Field, FieldProps } from '../form/useField';

export interface Notation {
  mask: Mask;
  /** The value of the form as it is written when nobody is typing. */
  shown: string;
  /** The value of what is typed. */
  read: (text: string) => unknown;
  unit?: string;
}

interface Props extends Pick<FieldProps, 'name' | 'label' | 'required' | 'help' | 'disabled'> {
  field: Field;
  /** How the figures are written and read. */
  notation: Notation;
}

/** An input for figures: while it is typed in, the text is the person's own; afterwards it is written the one way. */
export function NumericInput({ field, notation, name, label, required, help, disabled }: Props) {
  const { mask, shown, read, unit } = notation;
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

const gap = '\u00a0';

/** Digits in threes with a sign and one comma or point, whichever the language writes. */
export function numberMask(point: ',' | '.', allowsMinus: boolean): Mask {
  return {
    inputMode: 'decimal',
    isOwn: (character) => /[\d.,-]/.test(character),
    format: (text) => {
      const bare = text
        .normalize('NFKC')
        .replace(/\u2212/g, '-')
        .replace(/[^\d.,-]/g, '');
      // 1,250,000.50 and 1.250.000,50: only the last mark can part the fraction, and a mark used twice parts thousands.
      const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
      const mark = bare.charAt(at);
      const parts = at >= 0 && bare.indexOf(mark) === at;
      const whole = (parts ? bare.slice(0, at) : bare).replace(/\D/g, '');
      const fraction = parts ? point + bare.slice(at + 1).replace(/\D/g, '') : '';
      const sign = allowsMinus && bare.startsWith('-') ? '-' : '';
      return sign + whole.replace(/\B(?=(\d{3})+$)/g, gap) + fraction;
    },
  };
}

/** The number of a text as the mask writes it, with a point and nothing between the digits. */
export const bareNumber = (text: string): string => text.replace(/\s/g, '').replace(',', '.');
