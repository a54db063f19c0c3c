import type { Rows } from '../../../lib/rows';

/** Rows that came with a record, as a list that is there. */
export function recordRows<Row>(items: readonly Row[]): Rows<Row> {
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
