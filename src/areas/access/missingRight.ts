import type { Failure } from '../../lib/failure';

/** What a screen shows to somebody who opened it by its address without the right for what it does. */
export const missing = (permission: string): Failure => ({
  kind: 'status',
  status: 403,
  codes: [],
  message: `Permission ${permission} is missing`,
});
