import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusRingInside } from '../foundation/styles';
import { DrawnRows } from '../foundation/DrawnRows';
import { ImportCell } from './ImportCell';
import { m } from './messages';
import type { CheckedRow, ImportColumn } from './importRows';

/** In pixels; all alike, so that rows out of sight need not be drawn to be measured. */
const height = 80;

const useStyles = makeStyles({
  scroller: {
    maxHeight: '60vh',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...focusRingInside,
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  head: {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    height: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
  },
  line: { width: '72px' },
  result: { width: '240px' },
  cell: {
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    verticalAlign: 'top',
    overflow: 'hidden',
  },
  number: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', lineHeight: '32px' },
  plain: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '32px' },
});

interface Props {
  rows: readonly CheckedRow[];
  columns: readonly ImportColumn[];
  /** Changes a cell; without it the rows are only read. */
  onEdit?: (line: number, column: number, text: string) => void;
  /** What became of a row, in a column of its own. */
  result?: (row: CheckedRow) => ReactNode;
}

/** The rows of a sheet, as many as there are: what is wrong stands under the cell and is put right in it. */
export function ImportTable({ rows, columns, onEdit, result }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<number>();
  const span = columns.length + (result ? 2 : 1);
  const draw = (at: number) => {
    const row = rows[at];
    if (!row) return null;
    return (
      <tr key={row.line} style={{ height }} aria-rowindex={at + 2} onFocus={() => setKept(at)}>
        <th scope="row" className={mergeClasses(styles.cell, styles.number)}>
          {row.line}
        </th>
        {columns.map((column, place) => (
          <td key={column.id} className={styles.cell}>
            {onEdit ? (
              <ImportCell row={row} column={column} place={place} onEdit={onEdit} />
            ) : (
              <div className={styles.plain} title={row.texts[place]}>
                {row.texts[place]}
              </div>
            )}
          </td>
        ))}
        {result && <td className={styles.cell}>{result(row)}</td>}
      </tr>
    );
  };
  return (
    // It scrolls, and is reached by keyboard for that.
    <div ref={scroller} className={styles.scroller} role="group" tabIndex={0} aria-label={intl.formatMessage(m.rows)}>
      <table
        className={styles.table}
        style={{ minWidth: 72 + columns.length * 168 + (result ? 240 : 0) }}
        aria-label={intl.formatMessage(m.rows)}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={mergeClasses(styles.head, styles.line)}>
              <FormattedMessage {...m.line} />
            </th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col" className={styles.head}>
                <FormattedMessage {...title} />
              </th>
            ))}
            {result && (
              <th scope="col" className={mergeClasses(styles.head, styles.result)}>
                <FormattedMessage {...m.result} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <DrawnRows
            count={rows.length}
            height={height}
            scroller={scroller}
            kept={kept}
            draw={draw}
            gap={(key, room) => (
              <tr key={key} aria-hidden>
                <td colSpan={span} style={{ height: room, padding: 0 }} />
              </tr>
            )}
          />
        </tbody>
      </table>
    </div>
  );
}
