import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure } from '../../lib/failure';

/** The error of a call, in the one shape; something thrown on the way is an answer that could not be used. */
export function toFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as Failure;
  const { message } = (error ?? {}) as SerializedError;
  return { kind: 'malformed', status: 0, codes: [], message };
}
