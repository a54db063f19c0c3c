import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormat, type Format } from '../../i18n/format';
import { dayFromTyped, isDay } from '../../lib/days';
import { isMoney, parseMoney, toDecimal } from '../../lib/money';
import { fieldErrorText } from '../form/fieldErrorText';
import { useFormAround } from '../form/usePanelForm';

/** How the values of a column are written and read: a day and an amount as on the wire, a text as it is. */
export type GridKind = 'day' | 'money' | 'text';

/** What is typed or pasted as the wire has it; what is none yet is kept as it is, for the check to refuse. */
export function readCell(text: string, as: GridKind): string {
  const typed = text.trim();
  if (as === 'day') return dayFromTyped(typed) ?? typed;
  if (as === 'text' || typed === '') return typed;
  const tiyin = parseMoney(typed.replace(/[.,]$/, ''));
  return tiyin === undefined ? typed : toDecimal(tiyin);
}

/** What is wrong with a value by its kind alone. */
export function kindFault(value: string, as: GridKind): string | undefined {
  if (value === '') return 'required';
  if (as === 'day' && !isDay(value)) return 'day';
  return as === 'money' && !isMoney(value) ? 'money' : undefined;
}

function written(value: string, as: GridKind, format: Format): string {
  if (as === 'day' && isDay(value)) return format.day(value);
  return as === 'money' && isMoney(value) ? format.money(value) : value;
}

const useStyles = makeStyles({
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusSmall,
    // What can be typed in stands out from the page around it; what is fixed does not.
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (max-width: 480px)': { minHeight: '44px' },
  },
  figure: { textAlign: 'right' },
  fixed: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    ':hover': { border: '1px solid transparent' },
  },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
  fault: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});

interface Props {
  /** The place in the grid, `3:principal`. */
  place: string;
  label: string;
  value: string;
  as: GridKind;
  fault: string | undefined;
  isFixed: boolean;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One cell of a grid: while it is typed in, the text is the person's own; afterwards it is written the one way. */
export function GridCell({ place, label, value, as, fault, isFixed, onChange, onKeyDown, onPaste }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const { texts } = useFormAround();
  const [typed, setTyped] = useState<{ text: string; before: string }>();
  const isWrong = fault !== undefined && typed === undefined;
  const text = fault === undefined ? undefined : fieldErrorText(fault, texts);
  const faultId = `${place}:fault`;
  return (
    <>
      <input
        data-place={place}
        className={mergeClasses(
          styles.input,
          as === 'money' && styles.figure,
          isFixed && styles.fixed,
          isWrong && styles.wrong,
        )}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? faultId : undefined}
        readOnly={isFixed}
        inputMode={as === 'text' ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        value={typed?.text ?? written(value, as, format)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const { value: own } = event.target;
          setTyped({ text: own, before: typed?.before ?? value });
          onChange(readCell(own, as));
        }}
        onBlur={() => setTyped(undefined)}
        onPaste={(event) => {
          onPaste(event);
          if (event.defaultPrevented) setTyped(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            // What is typed into one cell is given up, and not the form.
            event.stopPropagation();
            onChange(typed.before);
            setTyped(undefined);
          } else onKeyDown(event);
        }}
      />
      {isWrong && text && (
        <div id={faultId} className={styles.fault}>
          {intl.formatMessage(text.message, text.values)}
        </div>
      )}
    </>
  );
}
