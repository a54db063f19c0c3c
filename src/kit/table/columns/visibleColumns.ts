import type { Column } from './column';
import { narrowest, widest, type TableSettings } from '../../state/tableSettings';

/** A column without a width takes what is left, but never less than this. */
export const flexibleLeast = 160;

type Placed = Pick<Column<never>, 'id' | 'hidden' | 'width' | 'as'>;

/** A moment is always as long: cut, it would lack its seconds. */
const momentLeast = 176;

export function widthWithin(width: number): number {
  return Math.round(Math.min(Math.max(width, narrowest), widest));
}

/** All columns in the person's order, each with the person's width, those left out among them. */
export function arranged<Col extends Placed>(columns: readonly Col[], look: TableSettings): Col[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const order = (look.order ?? []).filter((id) => known.has(id));
  columns.forEach(({ id }, index) => {
    if (order.includes(id)) return;
    const before = columns[index - 1];
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  });
  return order.flatMap((id) => {
    const column = known.get(id);
    if (!column) return [];
    const made = column.as === 'dateTime' ? Math.max(column.width ?? flexibleLeast, momentLeast) : column.width;
    const width = look.widths?.[id] ?? made;
    return [width === column.width ? column : { ...column, width }];
  });
}

export function isShown(column: Pick<Placed, 'id' | 'hidden'>, look: TableSettings): boolean {
  return look.shown?.[column.id] ?? !column.hidden;
}

/** The columns drawn. A table that would have none is drawn as the screen made it. */
export function shownColumns<Col extends Placed>(columns: readonly Col[], look: TableSettings): Col[] {
  const all = arranged(columns, look);
  const shown = all.filter((column) => isShown(column, look));
  return shown.length > 0 ? shown : all.filter((column) => !column.hidden);
}

/** The order after one column went by so many places, counted among all columns. */
export function moved(order: readonly string[], id: string, by: number): string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), order.length - 1);
  const rest = order.filter((other) => other !== id);
  return from < 0 ? [...order] : [...rest.slice(0, to), id, ...rest.slice(to)];
}
