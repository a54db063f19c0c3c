import { useState } from 'react';
import type { Loaded } from '../../lib/rows';
import { toFailure } from '../../lib/failure';
import { forbidden, notFound } from '../../lib/httpStatus';
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

/** What may not be shown any more, whatever was shown before. */
const goneOrForbidden = [forbidden, notFound];

/**
 * The result of a generated query as a record: the last one stays while a fresh one comes, also when the cache has
 * dropped it. `of` names the record; without it the arguments of the call do, once the call is on its way.
 */
export function useRecordQuery<Item>(result: Result<Item>, of?: string | number): Loaded<Item> {
  useFresh(result);
  const { currentData, isError, isFetching, refetch, fulfilledTimeStamp } = result;
  const name = of ?? JSON.stringify(result.originalArgs);
  const [kept, keep] = useState<{ item: Item; name: unknown; at: number | undefined }>();
  if (currentData !== undefined && (kept?.item !== currentData || kept.name !== name))
    keep({ item: currentData, name, at: fulfilledTimeStamp });

  const failure = isError && !isFetching ? toFailure(result.error) : undefined;
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
