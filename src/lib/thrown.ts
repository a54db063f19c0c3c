import type { Failure } from './failure';

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'codes' in value;
}

/** The failure of a call, or of the code around it. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'malformed', status: 0, codes: [], message };
}

/** The write may have been done although no answer says so: never called a failure, never sent again by itself. */
export function isAnswerLost({ kind, status }: Failure): boolean {
  return kind !== 'status' || status >= 502;
}

/** A write that must not happen twice may have been done on every error of the server, not only where no answer came. */
export function mayBeDone(failure: Failure): boolean {
  const { status, codes } = failure;
  return isAnswerLost(failure) || status >= 500 || status === 408 || codes.includes('still_running');
}
