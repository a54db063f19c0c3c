import { useMemo, useState } from 'react';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Rows } from '../../lib/rows';
import { forbidden } from '../../lib/httpStatus';
import { receivedIn } from '../transport/responseSchema';
import { readFailure } from './useRecordQuery';
import { useFresh } from './useFresh';

/** One page of a list, whatever its parts are called on the wire. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows came, the unusable ones included; the next page begins after them. */
  received: number;
  total?: number;
  totals?: Record<string, string>;
  /** It was asked for behind a row; how many there are in all the first page says. */
  isBehind?: true;
}

/** The page that tells how many rows there are: the latest that was asked for by its place. */
export const tellingPage = <Row>(pages: readonly Page<Row>[]): Page<Row> | undefined =>
  pages.findLast(({ isBehind }) => !isBehind);

/** The number of the last row of a page, behind which the next one begins. */
export function keyOf<Row>({ rows }: Page<Row>): number | undefined {
  const id = (rows.at(-1) as { id?: unknown } | undefined)?.id;
  return typeof id === 'number' ? id : undefined;
}

/** Rows that are older than this when a list is opened are asked for anew, in milliseconds; they stay meanwhile. */
const freshFor = 60_000;

/** The offset of the first row of a page. */
export const startOf = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit;

/** A row without an identity can be neither opened nor told from another; it is left out, and the others stay. */
export function isRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id } = value as { id?: unknown };
  return typeof id === 'number' ? Number.isFinite(id) : typeof id === 'string' && id !== '';
}

/** Whether the last of the pages brought no row that was not there: a service that does not look at the offset goes on so. */
export function isRepeated<Row>(last: Page<Row>, pages: readonly Page<Row>[]): boolean {
  const idOf = (row: Row) => (row as { id: unknown }).id;
  const known = new Set(pages.slice(0, -1).flatMap(({ rows }) => rows.map(idOf)));
  return last.rows.length > 0 && last.rows.every((row) => known.has(idOf(row)));
}

/** A number of rows, when it is one. */
export const readTotal = (total: unknown): number | undefined =>
  Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;

/** Reads the parts of an answer as a page; undefined when it has no list of rows. `totals` are sums over all rows. */
export function readPage<Row>(rows: unknown, total: unknown, totals: unknown, start: number): Page<Row> | undefined {
  const isEmpty = rows === null || rows === undefined;
  if (!Array.isArray(rows) && !(isEmpty && total === 0)) return undefined;
  const received = isEmpty ? 0 : receivedIn(rows as unknown[]);
  const said = readTotal(total);
  const isPlausible = said !== undefined && said >= (received > 0 ? start + received : 0);
  const sums = typeof totals === 'object' && totals !== null ? Object.entries(totals) : [];
  const texts = sums.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    rows: isEmpty ? [] : (rows as unknown[]).filter((row): row is Row => isRow(row)),
    received,
    ...(isPlausible && { total: said }),
    ...(texts.length > 0 && { totals: Object.fromEntries(texts) }),
  };
}

interface Result<Row> {
  originalArgs?: unknown;
  startedTimeStamp?: number;
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

/**
 * The rows of a paged read. Those of before stay while others come, also when the cache has dropped them; `of`
 * names what the list belongs to, and rows that belong to another are never shown.
 */
export function usePagedRows<Row>(
  result: Result<Row>,
  at: { page: number; limit: number },
  of?: string | number,
): Rows<Row> {
  useFresh(result, freshFor);
  const { currentData, isError, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = result;
  const first = startOf(at);
  const [kept, keep] = useState<Shown<Row>>();
  if (currentData !== undefined && (kept?.data !== currentData || kept.of !== of || kept.first !== first))
    keep({ data: currentData, first, of, at: result.fulfilledTimeStamp });

  const failure = readFailure(result);
  const isForbidden = failure?.status === forbidden;
  const mayShow = kept !== undefined && kept.of === of && !isForbidden;
  const shown = mayShow ? kept : undefined;
  const items = useMemo(() => rowsOf(shown), [shown]);
  const telling = shown && tellingPage(shown.data.pages);

  return {
    items,
    first: shown?.first ?? first,
    total: telling?.total,
    totals: telling?.totals,
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
