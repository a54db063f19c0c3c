import { useEffect, useMemo, useRef, useState } from 'react';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import { toFailure, type Failure } from '../../lib/failure';
import type { ListQuery, Rows } from '../../lib/rows';
import { failed } from '../transport/parseResponse';
import type { Call, CallMeta } from '../transport/baseQuery';
import { receivedIn } from '../transport/responseSchema';

/** One page of a list, whatever its parts are called on the wire. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows came, the unusable ones included; the next page begins after them. */
  received: number;
  total?: number;
  totals?: Record<string, string>;
}

/** The argument of a paged read: that of the operation, with a page to begin with instead of an offset. */
export type PagedArg<Arg> = Omit<Arg, 'offset' | 'limit'> & { limit: number; page: number };

/** The parts of an answer: the rows, how many there are in all, and sums over all of them. */
type Parts = readonly [rows: unknown, total?: unknown, totals?: unknown];

/** Seconds for which the rows of a list that was left are kept: Back shows them at once. */
const keptFor = 600;
/** Rows that are older than this when a list is opened are asked for anew, in milliseconds; they stay meanwhile. */
const freshFor = 60_000;

const startOf = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit;

/** A row without an identity can be neither opened nor told from another; it is left out, and the others stay. */
export function isRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id } = value as { id?: unknown };
  return typeof id === 'number' ? Number.isFinite(id) : typeof id === 'string' && id !== '';
}

/** Reads an answer as a page; undefined when it has no list of rows. */
export function readPage<Row>([rows, total, totals]: Parts, start: number): Page<Row> | undefined {
  const isEmpty = rows === null || rows === undefined;
  if (!Array.isArray(rows) && !(isEmpty && total === 0)) return undefined;
  const received = isEmpty ? 0 : receivedIn(rows as unknown[]);
  const isPlausible = Number.isSafeInteger(total) && (total as number) >= (received > 0 ? start + received : 0);
  const sums = typeof totals === 'object' && totals !== null ? Object.entries(totals) : [];
  const texts = sums.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    rows: isEmpty ? [] : (rows as unknown[]).filter((row): row is Row => isRow(row)),
    received,
    ...(isPlausible && { total: total as number }),
    ...(texts.length > 0 && { totals: Object.fromEntries(texts) }),
  };
}

type Reading<Answer> =
  { data: Answer; error?: undefined; meta?: CallMeta } | { error: Failure; data?: undefined; meta?: CallMeta };

/**
 * An infinite query over an operation of the contract. A page is asked for only at the offset where the rows so
 * far end; a filter, a sort, a size or a jump is another argument and so another list.
 */
export function paged<Arg extends { offset?: number; limit?: number }, Answer, Row>(
  call: (arg: Arg) => Call,
  parts: (answer: Answer) => Parts,
) {
  return {
    keepUnusedDataFor: keptFor,
    infiniteQueryOptions: {
      initialPageParam: 0,
      /** Undefined when everything is there; without a total, while full pages come. */
      getNextPageParam: (
        last: Page<Row>,
        pages: Page<Row>[],
        _at: number,
        _all: number[],
        arg: PagedArg<Arg>,
      ): number | undefined => {
        const loaded = pages.reduce((sum, { received }) => sum + received, 0);
        if (last.received === 0) return undefined;
        const isMore = last.total === undefined ? last.received >= arg.limit : startOf(arg) + loaded < last.total;
        return isMore ? loaded : undefined;
      },
    },
    queryFn: async (
      { queryArg, pageParam }: { queryArg: PagedArg<Arg>; pageParam: number },
      _api: unknown,
      _options: unknown,
      ask: (call: Call) => PromiseLike<Reading<unknown>> | Reading<unknown>,
    ): Promise<Reading<Page<Row>>> => {
      const { page: _page, ...asked } = queryArg;
      const offset = startOf(queryArg) + pageParam;
      const answer = await ask(call({ ...asked, offset } as unknown as Arg));
      if (answer.error) return answer;
      const page = readPage<Row>(parts(answer.data as Answer), offset);
      return page ? { data: page, meta: answer.meta } : { ...failed('malformed'), meta: answer.meta };
    },
  };
}

/** What a list asks for, as the argument of its paged read; a filter that says nothing is left out. */
export function pagedArg<Filters extends object>({ filters, limit, page }: ListQuery<Filters>): PagedArg<Filters> {
  const saying = Object.entries(filters).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...(Object.fromEntries(saying) as Filters), limit, page };
}

interface Result<Row> {
  originalArgs?: unknown;
  fulfilledTimeStamp?: number;
  currentData?: InfiniteData<Page<Row>, number>;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Shown<Row> {
  data: InfiniteData<Page<Row>, number>;
  first: number;
  of: string | number | undefined;
  at: number | undefined;
}

/** A row that moved to the next page between two calls comes twice; it keeps its first place. */
function rowsOf<Row>(shown: Shown<Row> | undefined): Row[] {
  const byId = new Map<unknown, Row>();
  for (const { rows } of shown?.data.pages ?? []) {
    for (const row of rows) {
      const { id } = row as { id: unknown };
      if (!byId.has(id)) byId.set(id, row);
    }
  }
  return [...byId.values()];
}

/** A list that is opened again, or turned back to an earlier filter, is brought up to date behind what it shows. */
function useFreshRows({ originalArgs, fulfilledTimeStamp, isFetching, refetch }: Result<unknown>): void {
  const isOld = !isFetching && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > freshFor;
  const renew = useRef(() => {});
  useEffect(() => {
    renew.current = () => void (isOld && refetch());
  });
  // Only on coming to a list: one that stays open is brought up to date by what changes it.
  useEffect(() => renew.current(), [originalArgs]);
}

/**
 * The rows of a paged read. Those of before stay while others come, also when the cache has dropped them; `of`
 * names what the list belongs to, and rows that belong to another are never shown.
 */
export function usePagedRows<Row>(
  result: Result<Row>,
  at: { page: number; limit: number },
  of?: string | number,
): Rows<Row> {
  useFreshRows(result);
  const { currentData, isError, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = result;
  const first = startOf(at);
  const [kept, keep] = useState<Shown<Row>>();
  if (currentData !== undefined && (kept?.data !== currentData || kept.of !== of || kept.first !== first))
    keep({ data: currentData, first, of, at: result.fulfilledTimeStamp });

  const failure = isError && !isFetching ? toFailure(result.error) : undefined;
  const isForbidden = failure?.status === 403;
  const mayShow = kept !== undefined && kept.of === of && !isForbidden;
  const shown = mayShow ? kept : undefined;
  const items = useMemo(() => rowsOf(shown), [shown]);
  const last = shown?.data.pages.at(-1);

  return {
    items,
    first: shown?.first ?? first,
    total: last?.total,
    totals: last?.totals,
    state: shown ? 'ready' : failure ? 'failed' : 'loading',
    refreshing: shown !== undefined && isFetching && !isFetchingNextPage,
    loadingMore: isFetchingNextPage,
    hasMore: currentData !== undefined && !isForbidden && result.hasNextPage,
    failure,
    at: shown?.at,
    more: () => {
      if (!isFetching && !isError) void fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
