import { heldActions, roleNames, type Permissions, type PermissionSeed, type RoleName } from '../auth/permissions';
import { modules } from '../app';
import { permissionIds, type PermissionId } from './permissionIds';

/** The start page, which no module serves. */
const ownPermissions: Permissions = {
  dashboard: { names: ['Рабочий стол', 'Dashboard', 'Ish stoli'], roles: {} },
};

/** Every permission with its names and holders, from the modules and of the start page. */
export const permissionSeeds = gather([ownPermissions, ...modules.map(({ permissions = {} }) => permissions)]);

/** One that two modules name, or none, is an error of the program. */
function gather(parts: readonly Permissions[]): Record<PermissionId, PermissionSeed> {
  const named = parts.flatMap((part) => Object.keys(part));
  const faults = [
    ...permissionIds.filter((id) => !named.includes(id)).map((id) => `${id} has no names`),
    ...named
      .filter((id, at) => !(permissionIds as readonly string[]).includes(id) || named.indexOf(id) !== at)
      .map((id) => `${id} is unknown, or named twice`),
  ];
  if (faults.length > 0) throw new Error(`The permissions and the modules differ: ${faults.join('; ')}`);
  return Object.assign({}, ...parts) as Record<PermissionId, PermissionSeed>;
}

export interface Grant {
  role: RoleName;
  permission: PermissionId;
  action: string;
}

/** What each role holds. Everybody may open the start page. */
export const grants = (): Grant[] =>
  roleNames.flatMap((role) => [
    { role, permission: 'dashboard' as const, action: 'get' },
    ...permissionIds.flatMap((permission) =>
      heldActions(permissionSeeds[permission], role).map((action) => ({ role, permission, action })),
    ),
  ]);
