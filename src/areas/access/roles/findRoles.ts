import { findUserRoles, type RoleRow } from '../../../api/system-user/roles';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: RoleRow): RecordHit => ({ id: String(one.id), name: one.name, details: [] });

/** Looks roles up for the palette. */
export const find = findBySearch(findUserRoles, hitOf);
