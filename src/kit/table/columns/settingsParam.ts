import { isShown, arranged } from './visibleColumns';
import { narrowest, pinnedAtMost, widest, type TableSettings } from '../../state/tableSettings';
import type { Column } from './column';

/** The parameter of an address that carries the look of the table. */
export const viewParameter = 'view';

const columnsAtMost = 100;
const head = /^1([cr-])([0-9-])([01-])$/;
const line = /^(-?)([\w:]{1,64})\.(\d{0,3})$/;

/**
 * The look of a table as one short text that needs no escaping in an address: `1c2-*name.240*status.*-phone.` are rows
 * close together, two pinned columns, nothing said of the actions; the name 240 px wide, then the status, and no phone.
 */
export function writeLook({ density, order, shown, widths, pinned, actionsPinned }: TableSettings): string {
  const rows = density === 'compact' ? 'c' : density === 'comfortable' ? 'r' : '-';
  const actions = actionsPinned === undefined ? '-' : actionsPinned ? '1' : '0';
  const named = [...new Set([...(order ?? []), ...Object.keys(shown ?? {}), ...Object.keys(widths ?? {})])];
  const lines = named.map((id) => `${shown?.[id] === false ? '-' : ''}${id}.${widths?.[id] ?? ''}`);
  return [`1${rows}${pinned ?? '-'}${actions}`, ...lines].join('*');
}

/** The look that an address carries; undefined when the text is none. Widths out of bounds are left out. */
export function readLook(text: string): TableSettings | undefined {
  const [first = '', ...rest] = text.split('*');
  const [, rows, pinned, actions] = head.exec(first) ?? [];
  const lines = rest.map((one) => line.exec(one));
  if (rows === undefined || lines.length > columnsAtMost || lines.some((one) => one === null)) return undefined;
  const columns = lines.flatMap((found) =>
    found ? [{ isOut: found[1] === '-', id: found[2] ?? '', width: Number(found[3]) }] : [],
  );
  const ids = columns.map(({ id }) => id);
  if (new Set(ids).size !== ids.length || Number(pinned) > pinnedAtMost) return undefined;
  const wide = columns.filter(({ width }) => width >= narrowest && width <= widest);
  return {
    ...(rows !== '-' && { density: rows === 'c' ? 'compact' : 'comfortable' }),
    ...(ids.length > 0 && {
      order: ids,
      shown: Object.fromEntries(columns.map(({ id, isOut }) => [id, !isOut])),
    }),
    ...(wide.length > 0 && { widths: Object.fromEntries(wide.map(({ id, width }) => [id, width])) }),
    ...(pinned !== '-' && { pinned: Number(pinned) }),
    ...(actions !== '-' && { actionsPinned: actions === '1' }),
  };
}

type Placed = Pick<Column<never>, 'id' | 'hidden' | 'width'>;

/** The look with everything said that it leaves to the screen, so that it is the same at somebody else's. */
export function wholeLook(columns: readonly Placed[], look: TableSettings): TableSettings {
  const all = arranged(columns, look);
  return {
    density: look.density ?? 'compact',
    order: all.map(({ id }) => id),
    shown: Object.fromEntries(all.map((column) => [column.id, isShown(column, look)])),
    widths: Object.fromEntries(Object.entries(look.widths ?? {}).filter(([id]) => all.some((one) => one.id === id))),
    pinned: look.pinned ?? 1,
    actionsPinned: look.actionsPinned ?? true,
  };
}

/** The columns that a look shows and the table does not have. */
export function unknownColumns(columns: readonly Placed[], look: TableSettings): string[] {
  const known = new Set(columns.map(({ id }) => id));
  return (look.order ?? []).filter((id) => !known.has(id) && look.shown?.[id] !== false);
}
