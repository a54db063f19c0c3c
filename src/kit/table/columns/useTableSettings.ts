import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../../../session/slice';
import type { Column } from './column';
import { preferences, tableChanged, tableReset } from '../../state/preferences';
import { useScreen } from '../../state/screen';
import { shownColumns } from './visibleColumns';
import type { TableSettings } from '../../state/tableSettings';
import { readLook, viewParameter, writeLook } from './settingsParam';

type State = Parameters<typeof preferences.selectors.tableLook>[0] & Parameters<typeof session.selectors.user>[0];

export interface TableSetting {
  look: TableSettings;
  change: (change: TableSettings) => void;
  reset: () => void;
}

/** The look that the address carries, as under a view or a link; the person's own stays as it was meanwhile. */
function useLookOfAddress(isAsked: boolean) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const text = isAsked ? new URLSearchParams(search).get(viewParameter) : null;
  const look = useMemo(() => (text === null ? undefined : readLook(text)), [text]);
  // Two changes in one turn: the second builds on the first.
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  const write = useCallback(
    (next: TableSettings | undefined): void => {
      latest.current = next;
      const address = new URLSearchParams(search);
      if (next) address.set(viewParameter, writeLook(next));
      else address.delete(viewParameter);
      void navigate({ pathname, hash, search: address.toString() }, { replace: true, state });
    },
    [navigate, pathname, search, hash, state],
  );
  return { look, latest, write };
}

/** How the person set up this table; `part` tells the tables of one screen apart. */
export function useTableSettings(part: string | undefined): TableSetting {
  const dispatch = useDispatch();
  const screen = useScreen().id;
  const owner = useSelector((state: State) => String(session.selectors.user(state)?.id ?? ''));
  const name = useMemo(() => ({ owner, table: part ? `${screen}/${part}` : screen }), [owner, screen, part]);
  const carried = useLookOfAddress(part === undefined);
  const kept = useSelector((state: State) => preferences.selectors.tableLook(state, name));
  const own = carried.look ?? kept;
  const usual = useSelector(preferences.selectors.density);
  // What is as the screen made it stays the same object.
  const look = useMemo(
    () => (own.density !== undefined || usual === 'compact' ? own : { ...own, density: usual }),
    [own, usual],
  );
  const { latest, write } = carried;
  const change = useCallback(
    (part: TableSettings): void => {
      if (latest.current) write({ ...latest.current, ...part });
      else dispatch(tableChanged({ ...name, change: part }));
    },
    [dispatch, name, latest, write],
  );
  const reset = useCallback((): void => {
    if (latest.current) write(undefined);
    dispatch(tableReset(name));
  }, [dispatch, name, latest, write]);
  return useMemo(() => ({ look, change, reset }), [look, change, reset]);
}

/** The columns that the table of this screen shows, in the person's order: an export takes the same. */
export function useShownColumns<Col extends Pick<Column<never>, 'id' | 'hidden' | 'width'>>(
  columns: readonly Col[],
): Col[] {
  const { look } = useTableSettings(undefined);
  return useMemo(() => shownColumns(columns, look), [columns, look]);
}
