import type { RefusalCode } from '../../shared/codes';
import { type Faults, faultsOf, nameFault } from '../investors/index';

/** Length of the shortest password. */
const shortest = 10;

/** A password that is long enough, has a letter and a digit, and does not tell the user name. */
export function passwordFault(password: string, username: string): RefusalCode | undefined {
  if ([...password].length < shortest || !/\p{L}/u.test(password) || !/\p{N}/u.test(password)) return 'weak_password';
  if (password.toLowerCase().includes(username.toLowerCase())) return 'password_has_username';
  return undefined;
}

interface Names {
  first_name?: string;
  last_name?: string;
  middle_name?: string | null;
}

/** Names are letters; what stood on record before there was a rule may stay. */
export function faultsOfNames(names: Names, before?: Names): Faults {
  const parts = ['first_name', 'last_name', 'middle_name'] as const;
  const faultOf = (name: string | null | undefined) => (name ? nameFault(name) : undefined);
  return faultsOf(
    Object.fromEntries(parts.map((part) => [part, names[part] === before?.[part] ? undefined : faultOf(names[part])])),
  );
}

interface Kind {
  user_type: 'system' | 'merchant';
  role_ids: readonly number[];
}

/** A merchant is refused at sign-in, so roles of staff would be rights that nobody looks after. */
export const merchantFault = ({ user_type: type, role_ids: roles }: Kind): RefusalCode | undefined =>
  type === 'merchant' && roles.length > 0 ? 'merchant_without_roles' : undefined;

interface State {
  is_active: boolean;
  user_type: 'system' | 'merchant';
}

/** Whether a change shuts a person out, so that the sessions end with it. */
export const shutsOut = (before: State, after: State): boolean =>
  (before.is_active && !after.is_active) || (before.user_type === 'system' && after.user_type === 'merchant');
