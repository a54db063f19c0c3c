import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';

type Id = number | string;
interface Identified {
  id: Id;
}

/** The rows a person picked, and what changes them. */
export interface Selection<Row extends Identified> {
  /** In the order of the list, as they are now; those no longer in the list last, as they were when picked. */
  picked: readonly Row[];
  /** How many of them are among the rows of the list. */
  seen: number;
  /** How many of them the filter hides: they are neither among the rows of the list nor of its whole filter. */
  hidden: number;
  /** Every row of the filter is picked, those included that are not loaded. */
  isWhole: boolean;
  has(id: Id): boolean;
  /** Picks or leaves one row; with `extend` everything from the row picked before to this one. */
  pick(index: number, extend: boolean): void;
  /** Picks everything from where the extending began, at this row or at the one picked before, to the other row. */
  extend(from: number, to: number): void;
  /** Picks the loaded rows, or leaves them. */
  pickLoaded(on: boolean): void;
  /** Asks for every row of the filter; whoever can read them does, and picks them. */
  askWhole(): void;
  /** That was asked of this filter, and is not done yet. */
  wantsWhole: boolean;
  /** It is not asked for any more: it was stopped, or cannot be done. */
  dropWhole(): void;
  /** Picks every row of the filter, as it was read to its end. */
  pickWhole(rows: readonly Row[]): void;
  /** Leaves all but the loaded rows. */
  keepLoaded(): void;
  dropHidden(): void;
  clear(): void;
}

type Picked<Row> = ReadonlyMap<Id, Row>;
interface State<Row> {
  picked: Picked<Row>;
  /** All rows of a filter, as they were read: those that are not loaded belong to the list all the same. */
  whole?: { of: string; ids: ReadonlySet<Id> };
  /** Where extending began, and what was picked then: the range may grow and shrink again. */
  anchor?: { id: Id; before: Picked<Row> };
}
type Change<Row> =
  | { type: 'picked'; items: readonly Row[]; index: number; extend: boolean }
  | { type: 'extended'; items: readonly Row[]; from: number; to: number }
  | { type: 'loadedPicked'; items: readonly Row[]; on: boolean }
  | { type: 'wholePicked'; rows: readonly Row[]; of: string }
  /** All but these are left. */
  | { type: 'kept'; ids: ReadonlySet<Id> }
  | { type: 'cleared' };

const withRows = <Row extends Identified>(picked: Picked<Row>, rows: readonly Row[]): Picked<Row> =>
  new Map([...picked, ...rows.map((row) => [row.id, row] as const)]);

function extended<Row extends Identified>(state: State<Row>, items: readonly Row[], from: number, to: number) {
  const anchored = items.findIndex((row) => row.id === state.anchor?.id);
  const start = anchored < 0 ? items[from] : items[anchored];
  if (!start) return state;
  const anchor = anchored >= 0 && state.anchor ? state.anchor : { id: start.id, before: state.picked };
  const begin = anchored < 0 ? from : anchored;
  const range = items.slice(Math.min(begin, to), Math.max(begin, to) + 1);
  return { ...state, anchor, picked: withRows(anchor.before, range) };
}

function changed<Row extends Identified>(state: State<Row>, change: Change<Row>): State<Row> {
  if (change.type === 'cleared') return { picked: new Map() };
  const { whole } = state;
  if (change.type === 'kept') {
    return { whole, picked: new Map([...state.picked].filter(([id]) => change.ids.has(id))) };
  }
  if (change.type === 'wholePicked') {
    const ids = new Set(change.rows.map(({ id }) => id));
    return { whole: { of: change.of, ids }, picked: withRows(state.picked, change.rows) };
  }
  const { items } = change;
  if (change.type === 'loadedPicked') {
    if (change.on) return { whole, picked: withRows(state.picked, items) };
    const loaded = new Set(items.map(({ id }) => id));
    return { whole, picked: new Map([...state.picked].filter(([id]) => !loaded.has(id))) };
  }
  if (change.type === 'extended') return extended(state, items, change.from, change.to);
  const row = items[change.index];
  if (!row) return state;
  if (change.extend && state.anchor) return extended(state, items, change.index, change.index);
  const picked = new Map(state.picked);
  if (!picked.delete(row.id)) picked.set(row.id, row);
  return { whole, picked, anchor: { id: row.id, before: picked } };
}

/**
 * The rows picked in a list. They stay picked while rows are sorted, appended and filtered; a row that the filter
 * no longer finds is counted as hidden, and is kept as it was, since the list cannot give it any more. `of` names the
 * filter, so that all of it can be picked.
 */
export function useSelection<Row extends Identified>(items: readonly Row[], of = ''): Selection<Row> {
  const [{ picked, whole }, dispatch] = useReducer(changed<Row>, { picked: new Map() });
  /** The filter of which all was asked for. */
  const [wanted, setWanted] = useState<string>();
  const wantsWhole = wanted === of;
  const dropWhole = useCallback(() => setWanted(undefined), []);
  // What changes the selection stays the same from one drawing to the next, or every row would be drawn again.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const withItems = useCallback(
    (change: { type: 'picked'; index: number; extend: boolean } | { type: 'extended'; from: number; to: number }) =>
      dispatch({ ...change, items: latest.current }),
    [],
  );
  const pick = useCallback(
    (index: number, extend: boolean) => withItems({ type: 'picked', index, extend }),
    [withItems],
  );
  const extend = useCallback((from: number, to: number) => withItems({ type: 'extended', from, to }), [withItems]);

  return useMemo(() => {
    const seen = picked.size > 0 ? items.filter(({ id }) => picked.has(id)) : [];
    const seenIds = new Set(seen.map(({ id }) => id));
    const unseen = [...picked.values()].filter(({ id }) => !seenIds.has(id));
    const found = whole?.of === of ? whole.ids : undefined;
    const keep = (ids: Iterable<Id>) => dispatch({ type: 'kept', ids: new Set(ids) });
    return {
      picked: [...seen, ...unseen],
      seen: seen.length,
      hidden: unseen.filter(({ id }) => !found?.has(id)).length,
      isWhole: found !== undefined && found.size > 0 && [...found].every((id) => picked.has(id)),
      has: (id) => picked.has(id),
      pick,
      extend,
      pickLoaded: (on) => dispatch({ type: 'loadedPicked', items, on }),
      askWhole: () => setWanted(of),
      wantsWhole,
      dropWhole,
      pickWhole: (rows) => {
        dropWhole();
        dispatch({ type: 'wholePicked', rows, of });
      },
      keepLoaded: () => keep(seenIds),
      dropHidden: () => keep([...seenIds, ...(found ?? [])]),
      clear: () => {
        dropWhole();
        dispatch({ type: 'cleared' });
      },
    };
  }, [picked, whole, wantsWhole, dropWhole, of, items, pick, extend]);
}
