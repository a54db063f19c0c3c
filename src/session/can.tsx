import { useCallback, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Permission } from './generated/permissions';
import { closedCalls, session, type Permissions } from './slice';

/** A permission of the contract without its action: whoever holds anything under it. */
export type PermissionId = Permission extends `${infer Id}.${string}` ? Id : never;

/** Two areas of the requirements call the same action by different names. */
const synonyms: Readonly<Record<string, string>> = { edit: 'update', list: 'query', open: 'get' };
const oneName = (action: string) => (Object.hasOwn(synonyms, action) ? synonyms[action] : action);

/** Whether the permissions hold `id.action`; or, asked with an id alone, anything under that id. */
export function can(permissions: Permissions, permission: string): boolean {
  const [id = '', action] = permission.split('.', 2);
  const actions = Object.hasOwn(permissions, id) ? permissions[id] : undefined;
  if (actions === undefined) return false;
  return action === undefined ? actions.length > 0 : actions.some((held) => oneName(held) === oneName(action));
}

/**
 * Whether a person holds a permission, as `id.action` or as an id alone; asked with the operation of a call as well,
 * also whether that call is not refused for want of its policy.
 */
export type Holds = (permission: string, call?: string) => boolean;

/** What a person holds whose roles permit this. */
export const holdsOf =
  (permissions: Permissions): Holds =>
  (permission, call = '') =>
    can(permissions, permission) && !permissions[closedCalls]?.includes(call);

/** The check for the person at the panel. What asks for no permission is for everyone. */
export function useCan(): (permission?: string, call?: string) => boolean {
  const permissions = useSelector(session.selectors.permissions);
  return useCallback(
    (permission, call) => permission === undefined || holdsOf(permissions)(permission, call),
    [permissions],
  );
}

/** What operations ask for, so that an editor offers it; and what only the panel asks for, such as an export. */
type Asked = Permission | (string & Record<never, never>);

/**
 * Shows its children to whoever holds the permission, and nothing to others.
 *
 *     <Can do="investors.export"><ExportButton … /></Can>
 */
export function Can({ do: permission, children }: { do?: Asked; children: ReactNode }) {
  return useCan()(permission) ? children : null;
}
