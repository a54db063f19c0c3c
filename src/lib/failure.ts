import { isText } from './guards';
import { badGateway, serverError } from './httpStatus';

/**
 * Why a call brought no usable answer. Made by the gateway from whatever went wrong; everything above the
 * gateway speaks of failures only in this shape.
 */
export interface Failure {
  /**
   * `status`: the server answered with an error. `network`: no answer came. `timeout`: none came in time.
   * `malformed`: the answer is not what the contract promises. `aborted`: we gave up the call ourselves.
   */
  kind: 'status' | 'network' | 'timeout' | 'malformed' | 'aborted';
  /** The HTTP status of a `status` failure, else 0. */
  status: number;
  /** The codes of the error, the deciding one first. */
  codes: readonly string[];
  /** The server's own sentence; shown as plain text only. */
  message?: string;
  /** What is wrong with each named field: field to code. */
  fields?: Readonly<Record<string, string>>;
  /** The fresh record, when a colleague was quicker (409 changed_meanwhile). */
  current?: Readonly<Record<string, unknown>>;
  /** Names the call in the logs of the server; for support. */
  requestId?: string;
  /** How many seconds the server asks to wait (429). */
  retryAfter?: number;
}

/** The failure of a call, or of the code around it: something thrown on the way is an answer that could not be used. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  const message = isObject(error) ? error.message : error;
  return { kind: 'malformed', status: 0, codes: [], message: isText(message) ? message : undefined };
}

const isObject = (value: unknown): value is { message?: unknown } => typeof value === 'object' && value !== null;
const isFailure = (error: unknown): error is Failure => isObject(error) && 'kind' in error && 'codes' in error;

/** The write may have been done although no answer says so: never called a failure, never sent again by itself. */
export function isAnswerLost({ kind, status }: Failure): boolean {
  return kind !== 'status' || status >= badGateway;
}

/** A write that must not happen twice may have been done on every error of the server, not only where no answer came. */
export function mayBeDone(failure: Failure): boolean {
  const { status, codes } = failure;
  return isAnswerLost(failure) || status >= serverError || status === 408 || codes.includes('still_running');
}
