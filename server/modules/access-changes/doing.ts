import type { AccessChangeKind } from '../../auth/accessChangeStore';
import type { Sql } from '../../db/database';
import type { Author } from '../../http/contract';
import type { Endpoint } from '../../http/endpoints';
import { addRole, setPermissions, type PermissionSet, type RoleMembership } from '../roles/index';
import { addPolicy, addServiceRole, type GivenPolicy, type GivenServiceRole } from '../service-roles/index';
import { setPassword, updateAccount, type AccountUpdate } from '../system-users/index';

/** What each kind of change is done from, as the calls that ask for one have kept it. */
export interface Payloads {
  update_account: AccountUpdate;
  set_password: { id: number };
  add_role: RoleMembership;
  set_permissions: PermissionSet;
  add_service_role: GivenServiceRole;
  add_policy: GivenPolicy;
}

/** A change as it is kept; the digest of a password stands beside what else is kept of it. */
export type Kept = {
  [Kind in AccessChangeKind]: { kind: Kind; payload: Payloads[Kind]; password_hash: string | null };
}[AccessChangeKind];

/** Does what a change asks for, in the name of whoever asked, by the same rules as then. */
export function doChange(sql: Sql, actor: Author, change: Kept, catalogue: readonly Endpoint[]): Promise<void> {
  switch (change.kind) {
    case 'update_account':
      return updateAccount(sql, actor, change.payload);
    case 'set_password':
      return setPassword(sql, actor, { id: change.payload.id, hash: change.password_hash! }); // kept while it waits
    case 'add_role':
      return addRole(sql, actor, change.payload);
    case 'set_permissions':
      return setPermissions(sql, actor, change.payload);
    case 'add_service_role':
      return addServiceRole(sql, actor, change.payload, catalogue);
    case 'add_policy':
      return addPolicy(sql, actor, change.payload, catalogue);
  }
}
