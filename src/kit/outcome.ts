import type { Failure } from '../lib/failure';

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
