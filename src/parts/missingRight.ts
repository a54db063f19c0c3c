import type { Failure } from '../lib/failure';
import { forbidden } from '../lib/httpStatus';
import type { Permission } from '../session/generated/permissions';

/** What a screen shows to somebody who opened it by its address without the right for what it does. */
export const missingRight = (permission: Permission): Failure => ({
  kind: 'status',
  status: forbidden,
  codes: [],
  message: `Permission ${permission} is missing`,
});
