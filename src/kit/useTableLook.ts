import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { session } from '../session/slice';
import type { Column } from './column';
import { preferences, tableChanged, tableReset } from './preferences';
import { useScreen } from './screen';

import { shownColumns, type TableLook } from './tableLook';

type State = Parameters<typeof preferences.selectors.tableLook>[0] & Parameters<typeof session.selectors.user>[0];

export interface TableSetting {
  look: TableLook;
  change: (change: TableLook) => void;
  reset: () => void;
}

/** How the person set up this table; `part` tells the tables of one screen apart. */
export function useTableLook(part: string | undefined): TableSetting {
  const dispatch = useDispatch();
  const screen = useScreen().id;
  const owner = useSelector((state: State) => String(session.selectors.user(state)?.id ?? ''));
  const name = useMemo(() => ({ owner, table: part ? `${screen}/${part}` : screen }), [owner, screen, part]);
  const own = useSelector((state: State) => preferences.selectors.tableLook(state, name));
  const usual = useSelector(preferences.selectors.density);
  // What is as the screen made it stays the same object.
  const look = useMemo(
    () => (own.density !== undefined || usual === 'compact' ? own : { ...own, density: usual }),
    [own, usual],
  );
  const change = useCallback((part: TableLook) => dispatch(tableChanged({ ...name, change: part })), [dispatch, name]);
  const reset = useCallback(() => dispatch(tableReset(name)), [dispatch, name]);
  return useMemo(() => ({ look, change, reset }), [look, change, reset]);
}

/** The columns that the table of this screen shows, in the person's order: an export takes the same. */
export function useShownColumns<Col extends Pick<Column<never>, 'id' | 'hidden' | 'width'>>(
  columns: readonly Col[],
): Col[] {
  const { look } = useTableLook(undefined);
  return useMemo(() => shownColumns(columns, look), [columns, look]);
}
