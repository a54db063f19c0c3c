import type { Rows } from '../../lib/rows';

/** Rows that are here already, in the shape that a table takes. */
export function rowsOf<Row>(items: readonly Row[]): Rows<Row> {
  return {
    items,
    first: 0,
    total: items.length,
    totals: undefined,
    state: 'ready',
    refreshing: false,
    loadingMore: false,
    hasMore: false,
    failure: undefined,
    more: () => undefined,
    retry: () => undefined,
  };
}
