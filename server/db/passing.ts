/** What the database says of an error by itself: its SQLSTATE. */
const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Everything of the transaction was undone, because it stood in the way of another: the same once more may succeed. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** A lock was not to be had in time. */
export const isLockedOut = (error: unknown): boolean => codeOf(error) === '55P03';

const passing = new Set([
  // Cut off by a limit of ours, or by an administrator: a statement, the wait for a lock, a transaction that idled.
  ...['57014', '55P03', '25P03'],
  // The server ends, crashes, starts, or has no connection left to give.
  ...['57P01', '57P02', '57P03', '53300'],
]);

/** There is no connection, or it ended: the server is away, ends or starts. */
export const isLost = (error: unknown): boolean => /^(08|57P0)/.test(codeOf(error));

/** Nothing is wrong with what was asked: it collided, took too long or met no database, and later it may be answered. */
export const isPassing = (error: unknown): boolean =>
  isCollision(error) || passing.has(codeOf(error)) || /^08/.test(codeOf(error));

/** Somebody who only reads went away before he was answered: there is nobody to tell anything. */
export class ReaderGone extends Error {}

/** No connection, or one that broke, whatever the driver says of it. */
export class ConnectionLost extends Error {
  readonly code = '08006';
}
