import { mergeClasses } from '@fluentui/react-components';
import { use, useMemo, type ReactNode, type RefObject } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFormat } from '../../i18n/format';
import type { Rows } from '../../lib/rows';
import { cellClasses, columnIds, type TableShape, tableWidth } from './tableLayout';
import { copyText } from './keyboard/copyText';
import { useDimStyles } from '../foundation/dimStyles';
import { DrawnRows } from '../foundation/DrawnRows';
import { ListSlotsContext } from './listContext';
import { notify } from '../state/notifications';
import { TableHead } from './TableHead';
import { flexibleLeast, widthWithin } from './columns/visibleColumns';
import { TableRow } from './TableRow';
import { roomyRowHeight, rowHeight, tallRowHeight, useCellClass, useTableStyles } from './tableStyles';
import { useGridNavigation } from './keyboard/useGridNavigation';
import { useRowClick } from './useRowClick';
import type { Selection } from './selection/useSelection';
import type { TableSetting } from './columns/useTableSettings';

const m = defineMessages({ cell: { id: 'kit.copied.cell', defaultMessage: 'Ячейка скопирована' } });
const copiedRows = defineMessage<{ count: number; shown: string }>({
  id: 'kit.copied.rows',
  defaultMessage:
    '{count, plural, one {Скопирована {shown} строка} few {Скопированы {shown} строки} many {Скопировано {shown} строк} other {Скопировано {shown} строк}}',
});

export interface TableBodyProps<Row extends { id: number | string }> {
  rows: Rows<Row>;
  shape: TableShape<Row>;
  setting: TableSetting;
  rowHref: ((row: Row) => string | undefined) | undefined;
  label: string;
  /** The field sorted by, and what sorts by another; none when the table cannot be sorted. */
  sorting: { order: string | undefined; onOrder: (order: string) => void } | undefined;
  selection: Selection<Row> | undefined;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The table itself: a grid of head and rows. */
export function TableGrid<Row extends { id: number | string }>(props: TableBodyProps<Row>) {
  const { rows, shape, setting, rowHref, label, sorting, selection, scroller } = props;
  const { items, first, total, refreshing } = rows;
  const styles = useTableStyles();
  const dim = useDimStyles();
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const { isPage = false } = use(ListSlotsContext);
  const opening = useRowClick('tr');
  const ids = useMemo(() => columnIds(shape), [shape]);
  const cell = useCellClass();
  const classes = useMemo(() => cellClasses(shape, cell, styles), [shape, cell, styles]);
  const height = shape.isTall ? tallRowHeight : shape.isRoomy ? roomyRowHeight : rowHeight;

  const setWidth = (id: string, width: number | undefined): void => {
    const { [id]: _before, ...others } = setting.look.widths ?? {};
    setting.change({ widths: width === undefined ? others : { ...others, [id]: widthWithin(width) } });
  };
  const { active, activeColumn, gridProps } = useGridNavigation({
    items,
    columns: ids,
    scroller,
    rowHeight: height,
    selection,
    isMain: isPage && sorting !== undefined,
    onEnd: () => rows.hasMore && !rows.loadingMore && rows.more(),
    onWiden: (id, by) => {
      const column = shape.columns.find((one) => one.id === id);
      if (column) setWidth(id, (column.width ?? flexibleLeast) + by);
    },
    copy: (copied, id) => {
      const one = shape.columns.filter((column) => column.id === id);
      return copyText(copied, one.length > 0 ? one : shape.columns, format, intl);
    },
    onCopied: (count) =>
      void dispatch(
        count === undefined
          ? notify({ tone: 'info', title: m.cell })
          : notify({ tone: 'info', title: copiedRows, values: { count, shown: format.number(count) } }),
      ),
  });

  const draw = (index: number) => {
    const row = items[index];
    if (row === undefined) return null;
    return (
      <TableRow
        key={row.id}
        row={row}
        index={index}
        place={first + index + 1}
        to={rowHref?.(row)}
        shape={shape}
        classes={classes}
        isPicked={selection?.has(row.id) ?? false}
        active={active.row === index ? activeColumn : undefined}
      />
    );
  };
  const block = (key: string, drawn: ReactNode[]) => (
    <tbody key={key} className={mergeClasses(styles.block, refreshing && dim.dimmed)} {...opening}>
      {drawn}
    </tbody>
  );
  const gap = (key: string, room: number) => (
    <tbody key={key} aria-hidden>
      <tr>
        <td colSpan={ids.length} className={styles.gap} style={{ height: room }} />
      </tr>
    </tbody>
  );
  return (
    <table
      {...gridProps}
      aria-label={label}
      aria-busy={refreshing}
      aria-multiselectable={selection && true}
      aria-rowcount={total === undefined ? -1 : total + 1}
      className={styles.table}
      style={tableWidth(shape)}
    >
      <TableHead
        shape={shape}
        order={sorting?.order}
        onOrder={sorting?.onOrder}
        onWidth={setWidth}
        active={active.row < 0 ? (activeColumn ?? '') : ''}
        picked={selection && { loaded: items.length, count: selection.seen, onPick: selection.pickLoaded }}
      />
      <DrawnRows
        count={items.length}
        height={height}
        scroller={scroller}
        kept={active.row}
        draw={draw}
        block={block}
        gap={gap}
      />
    </table>
  );
}
