import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type KeyboardEvent } from 'react';
import { gridMove, type GridCell } from '../../../kit/table/keyboard/gridMove';
import { CheckCards } from './CheckCards';
import { CheckGridHead } from './CheckGridHead';
import { CheckGridRow } from './CheckGridRow';
import { none, type CheckCellState, type CheckColumn, type CheckRow, type CheckSets } from './checks';
import { narrow, useMediaQuery } from '../../../kit/foundation/useMediaQuery';
import { VisuallyHidden } from '../../../kit/foundation/VisuallyHidden';

const useStyles = makeStyles({
  scroller: {
    maxHeight: 'max(320px, 52vh)',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase300 },
});

interface Props {
  /** What the grid is of, for those who listen. */
  label: string;
  rows: readonly CheckRow[];
  columns: readonly CheckColumn[];
  /** What is ticked, by row. A row that does not change keeps its set, and is not drawn again. */
  checks: CheckSets;
  /** What was ticked to begin with; cells that differ are marked. */
  before?: CheckSets;
  /** Why a locked cell cannot be set. */
  lockedWhy?: string;
  /** Sets or takes all these cells at once; without it the grid is for reading. */
  onCheck?: (cells: readonly CheckCellState[], isOn: boolean) => void;
}

/**
 * A grid of ticks: things against what can be done with them. Arrows, Home, End and the pages move as in a
 * spreadsheet, Space ticks; the box before a row and under the head of a column stand for all of theirs. On a
 * narrow screen each row is a card.
 *
 *     <CheckGrid label={title} rows={rows} columns={actions} checks={held} before={saved} onCheck={set} />
 */
export function CheckGrid(props: Props) {
  const isNarrow = useMediaQuery(narrow);
  return isNarrow ? <CheckCards {...props} /> : <Grid {...props} />;
}

const pageRows = 10;

function Grid({ label, rows, columns, checks, before, lockedWhy, onCheck }: Props) {
  const styles = useStyles();
  const body = useRef<HTMLTableElement>(null);
  // The one cell that the Tab key reaches; column 0 is the box of the whole row, row -1 the head.
  const [at, setAt] = useState<GridCell>({ row: -1, column: 0 });
  const place = { row: Math.min(at.row, rows.length - 1), column: at.column };

  const move = (event: KeyboardEvent): void => {
    const next = gridMove(event, place, { rows: rows.length, columns: columns.length + 1, page: pageRows }, false);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    body.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
  };
  return (
    <div className={styles.scroller}>
      <table
        ref={body}
        role="grid"
        aria-label={label}
        aria-readonly={!onCheck}
        className={styles.table}
        onKeyDown={move}
        onFocus={({ target }) => {
          const [row, column] = (target.getAttribute('data-cell') ?? '').split(':').map(Number);
          if (row !== undefined && column !== undefined) setAt({ row, column });
        }}
      >
        <CheckGridHead
          rows={rows}
          columns={columns}
          checks={checks}
          tabbable={place.row === -1 ? place.column : undefined}
          onCheck={onCheck}
        />
        <tbody>
          {rows.map((row, index) => (
            <CheckGridRow
              key={row.id}
              row={row}
              at={index}
              columns={columns}
              checks={checks.get(row.id) ?? none}
              before={before && (before.get(row.id) ?? none)}
              lockedWhy={lockedWhy}
              tabbable={place.row === index ? place.column : undefined}
              onCheck={onCheck}
            />
          ))}
        </tbody>
      </table>
      {lockedWhy && (
        <VisuallyHidden>
          <span id="tick-locked">{lockedWhy}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
