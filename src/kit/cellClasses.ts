import { mergeClasses } from '@fluentui/react-components';
import { hasFigures, isFigure } from './column';
import { actionsColumn, pickColumn, type TableShape } from './tableShape';
import type { useTableStyles } from './tableStyles';

type Styles = ReturnType<typeof useTableStyles>;

/** The classes of the cells of any row, by column. */
export type CellClasses = Readonly<Record<string, string>>;

/** Put together once for a table: to do it for each cell would take longer than all else about the cell. */
export function cellClasses(shape: TableShape<never>, styles: Styles): CellClasses {
  const classes = (id: string, ...more: (string | false)[]): [string, string] => [
    id,
    mergeClasses(
      styles.cell,
      shape.isRoomy && styles.roomy,
      shape.left[id] !== undefined && styles.pinned,
      shape.lastPinned === id && styles.edge,
      ...more,
    ),
  ];
  return Object.fromEntries([
    classes(pickColumn, styles.pick),
    ...shape.columns.map((column) =>
      classes(column.id, isFigure(column) && styles.right, hasFigures(column) && styles.figures),
    ),
    classes(actionsColumn, styles.actions, shape.actionsPinned && styles.pinned),
  ]);
}
