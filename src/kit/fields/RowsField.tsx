import { Button, FieldContextProvider, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular, Delete16Regular } from '@fluentui/react-icons';
import { useRef, useState, type MouseEvent, type Ref } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { passFocus, removes } from '../foundation/passFocus';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';
import { FieldFrame } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { bareNumber, numberMask } from './NumericInput';

const m = defineMessages({
  add: { id: 'kit.rows.add', defaultMessage: 'Добавить строку' },
});
const addTo = defineMessage<{ label: string }>({ id: 'kit.rows.addTo', defaultMessage: 'Добавить строку: {label}' });
const cellLabel = defineMessage<{ column: string; row: number }>({
  id: 'kit.rows.cell',
  defaultMessage: '{column}, строка {row}',
});
const removeLabel = defineMessage<{ row: number }>({ id: 'kit.rows.remove', defaultMessage: 'Убрать строку {row}' });

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
  },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    width: '100%',
    margin: 0,
    padding: 0,
  },
  row: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS, listStyleType: 'none' },
  cells: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  // Texts need the whole line of a phone; figures have room beside one another there, too.
  texts: {
    '@media (max-width: 640px)': {
      gridAutoFlow: 'row',
      gap: tokens.spacingVerticalXS,
      paddingBottom: tokens.spacingVerticalM,
    },
  },
  head: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  headRow: { paddingRight: '40px' },
  headOfTexts: { '@media (max-width: 640px)': { display: 'none' } },
  cell: { minWidth: 0, width: '100%' },
  remove: { minWidth: '32px', flexShrink: 0 },
});

/** One value of every row. */
export interface RowsColumn {
  name: string;
  label: MessageDescriptor;
  as: 'number' | 'text';
  /** Digits after the comma of a number; none unless told. */
  decimals?: number;
  /** What a number may be at least and at most. */
  min?: number;
  max?: number;
  maxLength?: number;
  /** It may stay empty; the value is then null. */
  optional?: boolean;
}

export type FormRow = Readonly<Record<string, number | string | null>>;

interface Props extends Omit<FieldProps, 'disabled'> {
  columns: readonly RowsColumn[];
  /** What a new row begins with, beside those that are there. */
  newRow: (rows: readonly FormRow[]) => FormRow;
  /** What is wrong between rows: a code of the form, with the number of the row that it is about: `rising:3`. */
  check?: (rows: readonly FormRow[]) => string | undefined;
  most?: number;
}

/** Whether a value of a row is what its column asks for. */
function isFit({ as, decimals = 0, min, max, maxLength, optional }: RowsColumn, value: FormRow[string] | undefined) {
  if (value === null || value === undefined || value === '') return optional === true;
  if (as === 'text') return typeof value === 'string' && value.trim() !== '' && value.length <= (maxLength ?? 500);
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return (
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (String(value).split('.')[1]?.length ?? 0) <= decimals
  );
}

/** The rows of a field, whatever a draft of another day holds. */
const rowsOf = (value: unknown): readonly FormRow[] => (Array.isArray(value) ? (value as FormRow[]) : []);

/**
 * A short table inside a form, row by row: steps, periods, texts in several languages. The value is a list of records by the
 * names of the columns; a number that is none is NaN, an empty cell null.
 */
export function RowsField({ name, label, required, help, columns, newRow, check, most = 50 }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const addButton = useRef<HTMLElement>(null);
  const areTexts = columns.every(({ as }) => as === 'text');
  const field = useField(name, {
    label,
    required,
    // Two lists of rows are compared by what they say.
    show: (value) =>
      rowsOf(value)
        .map((row) => columns.map((one) => row[one.name] ?? '').join(' · '))
        .join('; '),
    check: (value) => {
      const wrong = rowsOf(value).findIndex((row) => !columns.every((column) => isFit(column, row[column.name])));
      return wrong < 0 ? check?.(rowsOf(value)) : `row:${wrong + 1}`;
    },
  });
  const rows = rowsOf(field.value);
  const isWrong = field.problem !== undefined;
  const change = (at: number, changed: FormRow): void =>
    field.set(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)));
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width={areTexts ? 'whole' : 'full'}>
      {/* A row has names of its own; only the first cell is what the label of the field leads to. */}
      <FieldContextProvider value={undefined}>
        <div className={styles.root}>
          {rows.length > 0 && (
            <ol className={styles.rows}>
              <li aria-hidden className={mergeClasses(styles.row, styles.headRow, areTexts && styles.headOfTexts)}>
                <span className={mergeClasses(styles.cells, styles.head)}>
                  {columns.map((column) => (
                    <span key={column.name}>
                      <FormattedMessage {...column.label} />
                    </span>
                  ))}
                </span>
              </li>
              {rows.map((row, at) => (
                <li key={at} className={styles.row}>
                  <span className={mergeClasses(styles.cells, areTexts && styles.texts)}>
                    {columns.map((column, place) => (
                      <Cell
                        key={column.name}
                        id={at + place === 0 ? field.id : undefined}
                        inputRef={at + place === 0 ? field.ref : undefined}
                        column={column}
                        label={intl.formatMessage(cellLabel, { column: intl.formatMessage(column.label), row: at + 1 })}
                        value={row[column.name]}
                        isWrong={isWrong && !isFit(column, row[column.name])}
                        onChange={(value) => change(at, { [column.name]: value })}
                        onLeave={field.leave}
                      />
                    ))}
                  </span>
                  <Button
                    {...removes}
                    appearance="subtle"
                    className={styles.remove}
                    icon={<Delete16Regular aria-hidden />}
                    aria-label={intl.formatMessage(removeLabel, { row: at + 1 })}
                    onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
                      // Of rows that are told by their places it is always the last one that goes off the page.
                      if (at === rows.length - 1) passFocus(currentTarget, addButton.current);
                      field.set(rows.filter((_, other) => other !== at));
                    }}
                  />
                </li>
              ))}
            </ol>
          )}
          <Button
            id={rows.length === 0 ? field.id : undefined}
            ref={(element) => {
              addButton.current = element;
              if (rows.length === 0) field.ref(element);
            }}
            size="small"
            icon={<Add16Regular aria-hidden />}
            // The label of the field would be all its name where there is no row yet.
            aria-label={intl.formatMessage(addTo, { label: labelText(intl, label) })}
            disabledFocusable={rows.length >= most}
            onClick={() => field.set([...rows, newRow(rows)])}
          >
            <FormattedMessage {...m.add} />
          </Button>
        </div>
      </FieldContextProvider>
    </FieldFrame>
  );
}

interface CellProps {
  id: string | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
  column: RowsColumn;
  label: string;
  value: FormRow[string] | undefined;
  isWrong: boolean;
  onChange: (value: FormRow[string]) => void;
  onLeave: () => void;
}

function Cell({ id, inputRef, column, label, value, isWrong, onChange, onLeave }: CellProps) {
  const styles = useStyles();
  const shared = { id, className: styles.cell, 'aria-label': label, 'aria-invalid': isWrong || undefined };
  if (column.as === 'number')
    return (
      <NumberCell {...shared} inputRef={inputRef} column={column} value={value} onChange={onChange} onLeave={onLeave} />
    );
  return (
    <Input
      {...shared}
      ref={inputRef}
      placeholder={label}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={(_, { value: text }) => onChange(text === '' && column.optional ? null : text)}
      onBlur={onLeave}
    />
  );
}

type NumberCellProps = Omit<CellProps, 'label' | 'isWrong'> & {
  className: string;
  'aria-label': string;
  'aria-invalid': true | undefined;
};

function NumberCell({ column, value, onChange, onLeave, ...props }: NumberCellProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const shown = typeof value === 'number' && Number.isFinite(value) ? format.number(value) : '';
  const point = format.number(0.5).includes(',') ? ',' : '.';
  return (
    <MaskedInput
      {...props}
      mask={numberMask(point, column.min === undefined || column.min < 0)}
      value={isTyped ? typed.text : shown}
      onText={(text) => {
        const bare = bareNumber(text);
        const read = bare === '' ? null : /^-?\d+\.?\d*$/.test(bare) ? Number(bare) : NaN;
        setTyped({ text, value: read });
        onChange(read);
      }}
      onBlur={() => {
        if (shown !== '') setTyped(undefined);
        onLeave();
      }}
    />
  );
}
