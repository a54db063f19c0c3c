import { isText } from './guards';
import { badGateway, requestTimeout, serverError } from './httpStatus';

/**
 * What was being done. `action`: work on an order, a change of PINFL, the removal of a card. `qabz`: the decision on
 * possession, and the history of an order. `upload`: sending a file. `district`: looking up the districts of a region. `sheet`: many decisions by one file; `lostSheet`: the same, where
 * nobody knows whether it was taken.
 */
export type FailedWork = 'action' | 'qabz' | 'upload' | 'district' | 'sheet' | 'lostSheet';

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
  /** What was being done, where the requirements have a sentence of their own for it; said in the tags file of the call. */
  work?: FailedWork;
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

/** The code of a write that never left, because the device had no network. */
export const notSent = 'not_sent';

/** The write may have been done although no answer says so: never called a failure, never sent again by itself. */
export function isAnswerLost({ kind, status, codes }: Failure): boolean {
  return (kind !== 'status' && !codes.includes(notSent)) || status >= badGateway;
}

/** A write that must not happen twice may have been done on every error of the server, not only where no answer came. */
export function mayBeDone(failure: Failure): boolean {
  const { status, codes } = failure;
  return isAnswerLost(failure) || status >= serverError || status === requestTimeout || codes.includes('still_running');
}
