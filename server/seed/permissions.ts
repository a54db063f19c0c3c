import {
  everything,
  heldActions,
  roleNames,
  type Permissions,
  type PermissionSeed,
  type RoleName,
} from '../auth/permissions';
import { modules } from '../app';
import { permissionIds, type PermissionId } from './permissionIds';

/** Those of one row of the role matrix. */
const alike = (roles: PermissionSeed['roles'], names: Record<string, PermissionSeed['names']>): Permissions =>
  Object.fromEntries(Object.entries(names).map(([id, own]) => [id, { names: own, roles }]));

/** The start page, and the areas that no module serves yet: each goes to its module when that comes. */
const planned: Permissions = {
  dashboard: { names: ['Рабочий стол', 'Dashboard', 'Ish stoli'], roles: {} },
  ...alike(
    { administrator: everything, director: 'qg' },
    {
      system_errors: ['Системные ошибки', 'System errors', 'Tizim xatolari'],
    },
  ),
  ...alike(
    { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    {
      faq: ['Вопросы и ответы', 'Questions and answers', 'Savol-javoblar'],
      banners: ['Баннеры', 'Banners', 'Bannerlar'],
      stories: ['Истории', 'Stories', 'Hikoyalar'],
    },
  ),
};

/** Every permission with its names and holders, from the modules and from what is planned. */
export const permissionSeeds = gather([planned, ...modules.map(({ permissions = {} }) => permissions)]);

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
