import { findUserRoles, type RoleRow } from '../../../api/system-user/roles';
import { roleLabel } from '../../../parts/roleName';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = ({ id, name }: RoleRow): RecordHit => {
  const called = roleLabel(name);
  return { id: String(id), name: called, details: called === name ? [] : [name] };
};

/** Looks roles up for the palette. */
export const find = findBySearch(findUserRoles, hitOf);
