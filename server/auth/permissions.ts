/** The roles that the platform begins with. */
export const roleNames = ['moderator', 'kam', 'hunter', 'accountant', 'administrator', 'director'] as const;
export type RoleName = (typeof roleNames)[number];

/**
 * What a role may do, in letters: q query, g get, a add, u update, d delete, i import, x export, e enable and disable,
 * A approve.
 */
export type Letters = string;
export const everything: Letters = 'qgaudixe';

/** A permission as the module says it whose calls ask for it. */
export interface PermissionSeed {
  names: readonly [russian: string, english: string, uzbek: string];
  /** Nobody else holds any of it. A manager is a `kam` or a `hunter`. */
  roles: Partial<Record<'moderator' | 'manager' | 'accountant' | 'administrator' | 'director', Letters>>;
}
/** By their ids. */
export type Permissions = Readonly<Record<string, PermissionSeed>>;

const actions = {
  q: ['query'],
  g: ['get'],
  a: ['add'],
  u: ['update'],
  d: ['delete'],
  i: ['import'],
  x: ['export'],
  e: ['enable', 'disable'],
  A: ['enable'],
  D: ['disable'],
} as const;

/** The actions that a role holds by its letters. Who may change an area may also read it. */
export function heldActions({ roles }: PermissionSeed, role: RoleName): string[] {
  const letters = roles[role === 'kam' || role === 'hunter' ? 'manager' : role];
  if (letters === undefined) return [];
  return [...new Set([...`qg${letters}`].flatMap((letter) => actions[letter as keyof typeof actions]))];
}
