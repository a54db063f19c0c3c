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
