import { useRoleName } from './roleName';

/** Roles by what they are called, one after the other. */
export function RoleNames({ of }: { of: readonly string[] }) {
  const nameOf = useRoleName();
  return of.map(nameOf).join(', ');
}
