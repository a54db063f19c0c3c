import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular, Delete20Regular } from '@fluentui/react-icons';
import {
  use,
  useEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import { passFocus, removes } from '../foundation/passFocus';
import { ListComing } from '../form/awaitedLists';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';
import { FieldFrame } from './FieldFrame';
import { GridCell, kindFault, readCell, type GridKind } from './GridCell';
import { cellsOf, stepOf } from './gridMoves';

const m = defineMessages({
  add: { id: 'kit.grid.add', defaultMessage: 'Добавить строку' },
  keys: {
    id: 'kit.grid.keys',
    defaultMessage: 'Стрелки и Enter ведут по ячейкам. Строки из таблицы можно вставить: Ctrl+V',
  },
});
const cellLabel = defineMessage<{ column: string; row: number | string }>({
  id: 'kit.grid.cell',
  defaultMessage: '{column}, строка {row}',
});
const removeLabel = defineMessage<{ row: number }>({ id: 'kit.grid.remove', defaultMessage: 'Удалить строку {row}' });

/** A row: the values of its cells by the ids of the columns, as they are sent. */
export interface GridRow {
  /** Tells the row from the others, for as long as the form is open. */
  key: string;
  [column: string]: string;
}

export interface GridColumn {
  id: string;
  title: MessageDescriptor;
  as: GridKind;
  /** In pixels. */
  width: number;
  /**
   * The code of what is wrong with the value of the row at this place; what is no day or amount is refused without it. Inside an
   * AsyncField it is asked once the list is there.
   */
  check?: (value: string, at: number, rows: readonly GridRow[]) => string | undefined;
  /** Shown and not typed in. */
  isFixed?: true;
  /** May stay empty. */
  isOptional?: true;
}

interface Props extends Omit<FieldProps, 'required' | 'disabled'> {
  columns: readonly GridColumn[];
  /** The values that a row begins with which is added after these; without it the rows are as many as they are. */
  newRow?: (rows: readonly GridRow[]) => Omit<GridRow, 'key'>;
  /** What a row is called where its number says little; the names stay in sight while the cells scroll sideways. */
  names?: { title: MessageDescriptor; of: (row: GridRow) => string };
  /** Rows that are seen here and not changed. */
  isFixed?: (row: GridRow) => boolean;
  /** The rows as they are read beside those of a colleague; how many they are unless told. */
  show?: (rows: readonly GridRow[]) => string;
  /** The code of what is wrong with the rows as a whole, once each cell is right. */
  check?: (rows: readonly GridRow[]) => string | undefined;
  /** What the rows come to, over them and in sight while they scroll. */
  summary?: (rows: readonly GridRow[]) => ReactNode;
}

const useStyles = makeStyles({
  summary: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalS} 0`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // As wide as there is room, however many columns there are: the form around it stays where it is.
  scroller: { contain: 'inline-size', overflowX: 'auto', border: `1px solid ${tokens.colorNeutralStroke2}` },
  table: { borderCollapse: 'collapse', minWidth: '100%' },
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  figure: { textAlign: 'right' },
  cell: { padding: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, verticalAlign: 'top' },
  number: {
    width: '40px',
    padding: `6px ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'right',
    verticalAlign: 'middle',
  },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    minWidth: '160px',
    padding: `6px ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralCardBackground,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    verticalAlign: 'middle',
    whiteSpace: 'normal',
  },
  remove: { width: '40px', verticalAlign: 'middle' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingTop: tokens.spacingVerticalS,
  },
  keys: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

const countOf = (rows: readonly GridRow[]) => String(rows.length);
const newKey = () => crypto.randomUUID();

/**
 * Rows that are filled in as in a spreadsheet: arrows and Enter lead from cell to cell, and what was copied from a
 * spreadsheet is pasted over them. The value is the rows as they are sent, `GridRow[]`.
 *
 *     <GridField name="rows" label={m.rows} columns={columns} newRow={() => ({ date: '', amount: '0.00' })} />
 */
export function GridField({
  name,
  label,
  help,
  columns,
  newRow,
  names,
  isFixed = () => false,
  check,
  summary,
  ...more
}: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const table = useRef<HTMLTableElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isComing = use(ListComing);
  const faultOf = (rows: readonly GridRow[], at: number, column: GridColumn): string | undefined => {
    const value = rows[at]?.[column.id] ?? '';
    if (column.isFixed) return undefined;
    const isLeftOut = value === '' && column.isOptional;
    return (
      (isLeftOut ? undefined : kindFault(value, column.as)) ?? (isComing ? undefined : column.check?.(value, at, rows))
    );
  };
  const firstFault = (rows: readonly GridRow[]): [place: string, code: string] | undefined => {
    for (const [at, row] of rows.entries())
      for (const column of columns) {
        const code = isFixed(row) ? undefined : faultOf(rows, at, column);
        if (code !== undefined) return [`${at}:${column.id}`, code];
      }
    return undefined;
  };
  const field = useField(name, {
    label,
    required: true,
    check: (value) => firstFault(value as readonly GridRow[])?.[1] ?? check?.(value as readonly GridRow[]),
    show: (value) => (more.show ?? countOf)(value as readonly GridRow[]),
  });
  const rows = (Array.isArray(field.value) ? field.value : []) as readonly GridRow[];

  const focus = (place: string): void =>
    table.current?.querySelector<HTMLInputElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
  const { ref } = field;
  useEffect(() => {
    // Whoever is told that something is wrong is led to the cell.
    ref({ focus: () => focus(firstFault(rows)?.[0] ?? `0:${columns.find((column) => !column.isFixed)?.id ?? ''}`) });
  });

  const setCell = (at: number, id: string, value: string): void =>
    field.set(rows.map((row, one) => (one === at ? { ...row, [id]: value } : row)));
  const add = (): void => {
    field.set([...rows, { ...newRow?.(rows), key: newKey() }]);
    // Once it is drawn.
    requestAnimationFrame(() => focus(`${rows.length}:${columns[0]?.id ?? ''}`));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>, at: number, column: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = columns[column + step[1]];
    if (next) focus(`${at + step[0]}:${next.id}`);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number, column: number): void => {
    const cells = cellsOf(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    let all = [...rows];
    cells.forEach((line, down) => {
      const own = all[at + down] ?? (newRow && { ...newRow(all), key: newKey() });
      if (!own || isFixed(own)) return;
      const values = line.flatMap((text, right) => {
        const to = columns[column + right];
        return to && !to.isFixed ? [[to.id, readCell(text, to.as)] as const] : [];
      });
      all = all.toSpliced(at + down, 1, { ...own, ...Object.fromEntries(values) });
    });
    field.set(all);
  };

  return (
    <FieldFrame field={field} label={label} help={help}>
      {summary && <div className={styles.summary}>{summary(rows)}</div>}
      <div className={styles.scroller}>
        <table id={field.id} ref={table} className={styles.table} aria-label={labelText(intl, label)}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(names && styles.name, styles.head, !names && styles.figure)}>
                {labelText(intl, names?.title ?? t.numberSign)}
              </th>
              {columns.map(({ id, title, as, width }) => (
                <th
                  key={id}
                  scope="col"
                  className={mergeClasses(styles.head, as === 'money' && styles.figure)}
                  style={{ minWidth: width }}
                >
                  <FormattedMessage {...title} />
                </th>
              ))}
              {newRow && <td className={styles.head} />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const fixed = isFixed(row);
              return (
                <tr key={row.key}>
                  <th scope="row" className={mergeClasses(styles.cell, names ? styles.name : styles.number)}>
                    {names?.of(row) ?? at + 1}
                  </th>
                  {columns.map((column, place) => (
                    <td key={column.id} className={styles.cell}>
                      <GridCell
                        place={`${at}:${column.id}`}
                        label={intl.formatMessage(cellLabel, {
                          column: intl.formatMessage(column.title),
                          row: names?.of(row) ?? at + 1,
                        })}
                        value={row[column.id] ?? ''}
                        as={column.as}
                        fault={fixed ? undefined : faultOf(rows, at, column)}
                        isFixed={fixed || column.isFixed === true}
                        onChange={(value) => setCell(at, column.id, value)}
                        onKeyDown={(event) => move(event, at, place)}
                        onPaste={(event) => paste(event, at, place)}
                      />
                    </td>
                  ))}
                  {newRow && (
                    <td className={mergeClasses(styles.cell, styles.remove)}>
                      {!fixed && (
                        <Button
                          {...removes}
                          appearance="subtle"
                          size="small"
                          icon={<Delete20Regular />}
                          aria-label={intl.formatMessage(removeLabel, { row: at + 1 })}
                          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
                            passFocus(currentTarget, addButton.current);
                            field.set(rows.filter((_, one) => one !== at));
                          }}
                        />
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.tools}>
        {newRow && (
          <Button ref={addButton} size="small" icon={<Add20Regular aria-hidden />} onClick={add}>
            <FormattedMessage {...m.add} />
          </Button>
        )}
        <span className={styles.keys}>
          <FormattedMessage {...m.keys} />
        </span>
      </div>
    </FieldFrame>
  );
}
