import { useState } from 'react';
import { toFailure, type Failure } from '../../lib/failure';
import type { Loaded } from '../../lib/rows';
import { forbidden, notFound } from '../../lib/httpStatus';
import { failed } from '../transport/parseResponse';
import { useFresh } from './useFresh';

interface Result<Item> {
  currentData?: Item;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  originalArgs?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** Why a read brought nothing; undefined while it is asked again. One that was given up (slowReads.ts) has no failure of its own. */
export function readFailure({
  isError,
  isFetching,
  error,
}: Pick<Result<never>, 'isError' | 'isFetching' | 'error'>): Failure | undefined {
  if (!isError || isFetching) return undefined;
  return (error as Partial<Error>).name === 'AbortError' ? failed('aborted').error : toFailure(error);
}

/** What may not be shown any more, whatever was shown before. */
const goneOrForbidden = [forbidden, notFound];

/**
 * The result of a generated query as a record: the last one stays while a fresh one comes, also when the cache has
 * dropped it. `of` names the record; without it the arguments of the call do, once the call is on its way.
 */
export function useRecordQuery<Item>(result: Result<Item>, of?: string | number): Loaded<Item> {
  useFresh(result);
  const { currentData, isFetching, refetch, fulfilledTimeStamp } = result;
  const name = of ?? JSON.stringify(result.originalArgs);
  const [kept, keep] = useState<{ item: Item; name: unknown; at: number | undefined }>();
  if (currentData !== undefined && (kept?.item !== currentData || kept.name !== name))
    keep({ item: currentData, name, at: fulfilledTimeStamp });

  const failure = readFailure(result);
  const isGone = failure !== undefined && goneOrForbidden.includes(failure.status);
  const known = currentData ?? (kept && kept.name === name ? kept.item : undefined);
  const item = isGone ? undefined : known;
  return {
    item,
    failure,
    at: item === undefined ? undefined : kept?.at,
    coming: isFetching && item === undefined,
    refreshing: isFetching && item !== undefined,
    retry: () => void refetch(),
  };
}
