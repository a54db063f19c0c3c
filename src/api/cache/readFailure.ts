import { toFailure, type Failure } from '../../lib/failure';
import { failed } from '../transport/parseResponse';

interface Result {
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
}

/** Why a read brought nothing; undefined while it is asked again. One that was given up (slowReads.ts) has no failure of its own. */
export function readFailure({ isError, isFetching, error }: Result): Failure | undefined {
  if (!isError || isFetching) return undefined;
  return (error as Partial<Error>).name === 'AbortError' ? failed('aborted').error : toFailure(error);
}
