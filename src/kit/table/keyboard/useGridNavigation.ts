import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useSelector } from 'react-redux';
import { useGridShortcuts } from './gridShortcuts';
import { gridMove, type GridCell } from './gridMove';
import { takesText } from '../../state/keyTargets';
import { preferences } from '../../state/preferences';
import { pressRowAction } from '../../actions/verbKeys';
import { actionsColumn, pickColumn } from '../tableLayout';
import type { Selection } from '../selection/useSelection';

type Id = number | string;

interface Options<Row extends { id: Id }> {
  items: readonly Row[];
  /** The ids of all columns from left to right. */
  columns: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  selection: Selection<Row> | undefined;
  /** The one table of the screen: plain letters find it from anywhere on the page. */
  isMain: boolean;
  /** The last loaded row was left downwards. */
  onEnd: () => void;
  onWiden: (column: string, by: number) => void;
  /** The text of the rows, or of one cell of one row. */
  copy: (rows: readonly Row[], column?: string) => string;
  /** So many rows were copied; one cell when there is no number. */
  onCopied: (rows?: number) => void;
}

/** The row is known by its id, so that the place survives sorting and fresh rows; without one it is the head. */
interface Place {
  id: Id | undefined;
  /** Where it stood last, for when the row is gone. */
  row: number;
  column: string | undefined;
}

const widthStep = 16;
const beside = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Makes a table a grid: one stop for the Tab key, arrows and the other keys of a spreadsheet inside. The cell
 * with the focus is kept when rows come, go and change places.
 */
export function useGridNavigation<Row extends { id: Id }>(options: Options<Row>) {
  const { items, columns, scroller, rowHeight, selection, isMain, onEnd, onWiden, copy, onCopied } = options;
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place>({ id: items[0]?.id, row: 0, column: undefined });
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const hasLetters = useSelector(preferences.selectors.shortcuts);

  const active = useMemo<GridCell>(() => {
    const firstOfRow = columns.findIndex((id) => id !== pickColumn);
    const column = Math.max(place.column === undefined ? firstOfRow : columns.indexOf(place.column), 0);
    if (place.row < 0) return { row: -1, column };
    const row = items[place.row]?.id === place.id ? place.row : items.findIndex(({ id }) => id === place.id);
    return { row: row < 0 ? Math.min(place.row, items.length - 1) : row, column };
  }, [place, items, columns]);

  const cellAt = ({ row, column }: GridCell): HTMLElement | null | undefined => {
    const line = table.current?.querySelector(`[data-index="${row}"]`);
    return (
      line?.querySelector<HTMLElement>(`[data-column="${columns[column]}"]`) ??
      line?.querySelector<HTMLElement>('[data-column]')
    );
  };
  const goTo = (cell: GridCell): void => {
    wantsFocus.current = true;
    setPlace({ id: items[cell.row]?.id, row: cell.row, column: columns[cell.column] });
  };

  // After every drawing: the focus goes where it was sent, and comes back when its cell was taken off the page.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && (document.activeElement === document.body || !document.activeElement);
    if (!wantsFocus.current && !isLost) return;
    const cell = cellAt(active);
    cell?.focus({ preventScroll: true });
    // Unlike the focus, this keeps clear of the head and of the columns that stay in their place.
    if (wantsFocus.current) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    wantsFocus.current = false;
  });

  useGridShortcuts({
    part: isMain ? () => table.current : undefined,
    canPick: selection !== undefined,
    enter: () => cellAt(active)?.focus(),
  });

  const act = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const id = columns[active.column];
    const row = items[active.row];
    const isFar = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      const link = row && cell.parentElement?.querySelector<HTMLAnchorElement>('a[data-opens]');
      const opens = link && id !== actionsColumn && id !== pickColumn ? link : undefined;
      if (opens && isFar) window.open(opens.href, '_blank', 'noopener');
      else (opens ?? cell.querySelector<HTMLElement>('button, a, input'))?.click();
      return true;
    }
    if (event.key === 'F2') {
      cell.querySelector<HTMLElement>('button, a:not([data-opens]), input')?.focus();
      return true;
    }
    // With rows picked a letter is meant for all of them.
    const isOfRow = (selection?.picked.length ?? 0) === 0;
    if (row && hasLetters && isOfRow && pressRowAction(event, cell)) return true;
    const isLetterX = event.code === 'KeyX' && hasLetters && !isFar && !event.altKey;
    if ((event.key === ' ' && !isFar) || isLetterX) {
      if (!row || id === actionsColumn) cell.querySelector<HTMLElement>('button, input')?.click();
      else selection?.pick(active.row, event.shiftKey);
      return true;
    }
    if (selection && isFar && event.code === 'KeyA') {
      // Once more, and the rest of the filter is picked as well.
      if (selection.seen === items.length) selection.askWhole();
      else selection.pickLoaded(true);
      return true;
    }
    if (selection && event.key === 'Escape' && selection.picked.length > 0) {
      selection.clear();
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    const isBeside = !cell || !event.currentTarget.contains(cell) || (event.target as Element).closest(beside) !== null;
    if (isBeside || event.defaultPrevented || takesText(event.target)) return;
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const id = columns[active.column];
    if (event.shiftKey && isSideways && active.row < 0 && id !== undefined) {
      event.preventDefault();
      onWiden(id, event.key === 'ArrowLeft' ? -widthStep : widthStep);
      return;
    }
    const page = Math.max(Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2, 1);
    const next = gridMove(event, active, { rows: items.length, columns: columns.length, page }, hasLetters);
    if (next) {
      event.preventDefault();
      if (event.shiftKey && next.row >= 0 && active.row >= 0) selection?.extend(active.row, next.row);
      const isDown =
        event.key === 'ArrowDown' || event.key === 'PageDown' || event.key === 'End' || event.code === 'KeyJ';
      if (isDown && next.row === items.length - 1) onEnd();
      goTo(next);
    } else if (event.key === 'Escape' && event.target !== cell) {
      cell.focus();
    } else if ((event.target === cell || event.key === 'F2') && act(event, cell)) {
      event.preventDefault();
    }
  };

  const onFocus = ({ target }: FocusEvent): void => {
    const cell = target.closest<HTMLElement>('[data-column]');
    const row = Number(cell?.closest<HTMLElement>('[data-index]')?.dataset['index']);
    const column = cell?.dataset['column'];
    if (!cell || !table.current?.contains(cell)) return;
    hasFocus.current = true;
    if (row !== active.row || column !== columns[active.column]) setPlace({ id: items[row]?.id, row, column });
    // The box itself would answer the space bar a second time.
    if (column === pickColumn && target !== cell) cell.focus({ preventScroll: true });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    const isGone = !target.isConnected;
    if (!isGone && !(relatedTarget instanceof Node && table.current?.contains(relatedTarget))) hasFocus.current = false;
  };

  const onCopy = (event: ClipboardEvent): void => {
    const row = items[active.row];
    const isMarked = window.getSelection()?.isCollapsed === false;
    if (isMarked || !row || !(event.target instanceof Node) || !table.current?.contains(event.target)) return;
    const picked = selection?.picked ?? [];
    const text = picked.length > 0 ? copy(picked) : copy([row], columns[active.column]);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    onCopied(picked.length > 0 ? picked.length : undefined);
  };

  return {
    active,
    activeColumn: columns[active.column],
    gridProps: { ref: table, role: 'grid', onKeyDown, onFocus, onBlur, onCopy },
  };
}
