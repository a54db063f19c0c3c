import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay } from '../../lib/days';
import { readParams, writeParams, type Hidden, type Params, type ValuesOf } from '../../lib/query';
import type { ListQuery } from '../../lib/rows';
import { useWhereNow } from '../state/frozenLocation';
import { integer } from './listParams';
import { pageSizePicked, pageSizes, preferences, type PageSize } from '../state/preferences';

/** The state of a list as an object: its filters under their names on the wire, and what changes them. */
export interface ListState<Filters> extends ListQuery<Filters> {
  /** Changes filters and goes back to the first page. A `replace` makes no step of its own for Back. */
  set(patch: Partial<Filters>, step?: 'push' | 'replace'): void;
  jump(page: number): void;
  setLimit(limit: PageSize): void;
  /** Undoes every filter; views and the order stay. */
  clear(): void;
  isFiltered: boolean;
  /** The parameters of the address that made no sense and were left out. */
  ignored: readonly string[];
}

/** Any list, for parts that know the names of their parameters only from their props. */
export type AnyListState = ListState<Record<string, unknown>>;

const lastPage = 1_000_000;

const paging = {
  page: integer(1, lastPage),
  limit: {
    ...integer(1, 1000),
    read: (texts: readonly string[]) => {
      const value = pageSizes.find((size) => texts.length === 1 && texts[0] === String(size));
      return { value, clean: value !== undefined };
    },
  },
};

/** Search texts that may name a person, by parameter: they travel in the state of the history entry. */
function hiddenOf(state: unknown): Hidden {
  const hidden = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  if (typeof hidden !== 'object' || hidden === null) return {};
  return Object.fromEntries(
    Object.entries(hidden).filter(
      ([, texts]) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    ),
  );
}

/** A period that ends before it begins is a slip of the address; the two ends are named alike in every list. */
function uncrossed<Read extends { values: object; ignored: string[] }>(read: Read): Read {
  const { begin_date, end_date } = read.values as { begin_date?: unknown; end_date?: unknown };
  if (!isDay(begin_date) || !isDay(end_date) || begin_date <= end_date) return read;
  return { ...read, values: { ...read.values, end_date: undefined }, ignored: [...read.ignored, 'end_date'] };
}

function readList<P extends Params>(params: P, search: string, state: unknown, usual: number) {
  const address = new URLSearchParams(search);
  const own = uncrossed(readParams(params, address, hiddenOf(state)));
  const places = readParams(paging, address);
  const ignored = [...own.ignored, ...places.ignored];
  return { ...own, ignored, page: places.values.page ?? 1, limit: places.values.limit ?? usual };
}

interface Beginning {
  search: string;
  /** What the history keeps beside the address. */
  state: unknown;
  pageSize: number;
}

/** What a list will ask for, told from the address alone, before anything is drawn. */
export function listQueryOf<P extends Params>(
  params: P,
  { search, state, pageSize }: Beginning,
): ListQuery<ValuesOf<P>> {
  const { values, page, limit } = readList(params, search, state, pageSize);
  return { filters: values, page, limit };
}

const same = <Values>(values: Values): Values => values;

/** Every filter undone; views and the order stay. */
function cleared<P extends Params>(params: P, values: ValuesOf<P>): ValuesOf<P> {
  const entries = Object.entries(params).map(([name, param]) => {
    const value: unknown = values[name];
    return [name, param.narrows(value) ? param.fallback : value];
  });
  return Object.fromEntries(entries) as ValuesOf<P>;
}

/**
 * The filters, order and page of a list, kept in the address, so that a link shows the same rows and Back works.
 *
 *     const list = useListState({ status: someOf(statuses), order_by: oneOf(orders, '-created_at') });
 *     list.set({ status: ['new'] });
 *
 * `ownSize` is the size of the pages of a list that has one of its own, whatever the person likes elsewhere.
 */
export function useListState<P extends Params>(params: P, ownSize?: PageSize): ListState<ValuesOf<P>> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const preferred = useSelector(preferences.selectors.pageSize);
  const usual = ownSize ?? preferred;

  const read = useMemo(() => readList(params, search, state, usual), [params, search, state, usual]);

  const whereNow = useWhereNow();
  // From where the person is by then: of two changes in one turn the second builds on the first, and on what others have
  // changed, although the address has not come round yet.
  const go = useCallback(
    (
      change: (values: ValuesOf<P>) => ValuesOf<P>,
      place: { page?: number; limit?: number },
      step: 'push' | 'replace',
    ) => {
      const now = whereNow();
      // Whoever has gone to another page meanwhile is not brought back.
      if (now.pathname !== pathname) return;
      const state: unknown = now.state;
      const address = new URLSearchParams(now.search);
      const written = writeParams(params, change(readList(params, now.search, state, usual).values), address);
      const kept = readParams(paging, address).values;
      const placed = writeParams(paging, { page: undefined, limit: kept.limit, ...place }, written.search);
      void navigate(
        { pathname, hash: now.hash, search: placed.search.toString() },
        {
          replace: step === 'replace',
          state: { ...(typeof state === 'object' ? state : undefined), list: written.hidden },
        },
      );
    },
    [params, navigate, pathname, whereNow, usual],
  );

  // A pasted address may name a person: the text moves beside the address at once.
  useEffect(() => {
    if (read.exposed) go(same, { page: read.page > 1 ? read.page : undefined }, 'replace');
  }, [read, go]);

  const isFiltered = Object.entries(params).some(([name, param]) => param.narrows(read.values[name]));

  return useMemo(
    () => ({
      filters: read.values,
      page: read.page,
      limit: read.limit,
      ignored: read.ignored,
      isFiltered,
      set: (patch, step = 'push') => go((values) => ({ ...values, ...patch }), {}, step),
      jump: (page) => go(same, { page: page > 1 ? Math.min(page, lastPage) : undefined }, 'push'),
      setLimit: (limit) => {
        dispatch(pageSizePicked(limit));
        go(same, { limit }, 'push');
      },
      clear: () => go((values) => cleared(params, values), {}, 'push'),
    }),
    [read, isFiltered, go, dispatch, params],
  );
}
