import type { Loaded } from '../../lib/rows';
import { failed } from '../transport/parseResponse';
import { useRecordQuery } from './useRecordQuery';

/** The result of a count: null, which stands for an answer that does not say how many, is told as a failure. */
export function useCountQuery(result: Parameters<typeof useRecordQuery<number | null>>[0]): Loaded<number> {
  const { item, ...rest } = useRecordQuery(result);
  return item === null ? { ...rest, item: undefined, failure: failed('malformed').error } : { ...rest, item };
}
