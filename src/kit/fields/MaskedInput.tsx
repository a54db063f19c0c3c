import { Input, makeStyles, mergeClasses, tokens, type InputProps } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';

/** How a field writes what is typed into it. */
export interface Mask {
  /** Any text, typed or pasted, as it is to stand in the field. */
  format: (text: string) => string;
  /** Tells the characters that a person wrote from those that the mask puts between them. */
  isOwn: (character: string) => boolean;
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
}

const useStyles = makeStyles({
  input: { '& input': { fontVariantNumeric: 'tabular-nums' } },
  // What is on record is read here, too; Fluent's own grey of what is disabled cannot be.
  disabled: {
    '& > span': { color: tokens.colorNeutralForeground3 },
    '& input': { color: tokens.colorNeutralForeground3 },
  },
});

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'ref' | 'inputMode'> {
  mask: Mask;
  /** What stands in the field, as the mask writes it. */
  value: string;
  onText: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The place right after the last own character that leaves so many of them behind the caret. */
function placeBefore(text: string, ownBehind: number, isOwn: Mask['isOwn']): number {
  let left = [...text].filter(isOwn).length - ownBehind;
  let at = 0;
  while (left > 0) if (isOwn(text.charAt(at++))) left -= 1;
  return at;
}

/** An input that groups digits while they are typed; the caret stays between the characters it stood between. */
export function MaskedInput({ mask, value, onText, inputRef, onKeyDown, className, ...rest }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  // A new object at every change: also when the text stays, React puts it in anew and the caret with it.
  const [caret, setCaret] = useState<{ at: number }>();

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value: typed, selectionStart } = event.target;
    const behind = [...typed.slice(selectionStart ?? typed.length)].filter(mask.isOwn).length;
    const text = mask.format(typed);
    setCaret({ at: behind === 0 ? text.length : placeBefore(text, behind, mask.isOwn) });
    onText(text);
  };

  /** Backspace and Delete go past what the mask put in, to the character that is meant. */
  const skip = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const { selectionStart: at, selectionEnd, value: text } = event.currentTarget;
    if (at === null || at !== selectionEnd) return;
    let to = at;
    if (event.key === 'Backspace') while (to > 0 && !mask.isOwn(text.charAt(to - 1))) to -= 1;
    if (event.key === 'Delete') while (to < text.length && !mask.isOwn(text.charAt(to))) to += 1;
    if (to !== at) event.currentTarget.setSelectionRange(to, to);
  };

  return (
    <Input
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof inputRef === 'function') inputRef(element);
        else if (inputRef) inputRef.current = element;
      }}
      className={mergeClasses(styles.input, rest.disabled && styles.disabled, className)}
      inputMode={mask.inputMode}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={change}
      onKeyDown={skip}
    />
  );
}
