import type { Permission } from '../../../api/system-user/roles';
import { oneName, type Changes } from './rights';

/** Whether something is added that another person confirms where people hold the role. */
export const isSensitive = (
  changes: Changes,
  catalogue: readonly Pick<Permission, 'id' | 'sensitive_actions'>[],
): boolean =>
  catalogue.some(({ id, sensitive_actions: sensitive }) =>
    sensitive.some((action) => changes.get(`${id} ${oneName(action)}`) === true),
  );
