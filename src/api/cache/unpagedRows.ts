import type { Failure } from '../../lib/failure';
import { rowsOf, type Rows } from '../../lib/rows';
import { useRecordQuery } from './useRecordQuery';
import { isRow } from './pagedRows';

type Result<Answer> = Parameters<typeof useRecordQuery<Answer>>[0];

const nothing: readonly never[] = [];

/** Without rows that have no identity, or one that another has: they could not be told apart. */
function apart<Row>(rows: readonly Row[]): readonly Row[] {
  const ids = new Set<unknown>();
  const good = rows.filter((row) => {
    const { id } = row as { id?: unknown };
    if (!isRow(row) || ids.has(id)) return false;
    ids.add(id);
    return true;
  });
  return good.length === rows.length ? rows : good;
}

function stateOf(isKnown: boolean, failure: Failure | undefined): Rows<unknown>['state'] {
  if (isKnown) return 'ready';
  return failure ? 'failed' : 'loading';
}

/** The rows of a list that comes whole, in one answer; `of` names what the list belongs to. */
export function useUnpagedRows<Answer, Row>(
  result: Result<Answer>,
  partOf: (answer: Answer) => readonly Row[],
  of: string | number,
): Rows<Row> {
  const { item, failure, at, refreshing, retry } = useRecordQuery(result, of);
  const items = item === undefined ? nothing : apart(partOf(item));
  return rowsOf(items, {
    total: item && items.length,
    state: stateOf(item !== undefined, failure),
    ...{ refreshing, failure, at, retry },
  });
}
