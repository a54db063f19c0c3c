import type { Failure } from '../lib/failure';
import type { Rows } from '../lib/rows';
import { useLoaded } from './loaded';

type Result<Answer> = Parameters<typeof useLoaded<Answer>>[0];

const nothing: readonly never[] = [];

function stateOf(isKnown: boolean, failure: Failure | undefined): Rows<unknown>['state'] {
  if (isKnown) return 'ready';
  return failure ? 'failed' : 'loading';
}

/** The rows of a list that comes whole, in one answer; `of` names what the list belongs to. */
export function useWholeRows<Answer, Row>(
  result: Result<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
  of: string | number,
): Rows<Row> {
  const { item, failure, at, refreshing, retry } = useLoaded(result, of);
  const items = item === undefined ? nothing : rowsOf(item);
  return {
    items,
    first: 0,
    total: item && items.length,
    totals: undefined,
    state: stateOf(item !== undefined, failure),
    refreshing,
    loadingMore: false,
    hasMore: false,
    failure,
    at,
    more: () => undefined,
    retry,
  };
}
