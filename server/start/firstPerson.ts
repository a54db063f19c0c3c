import { hashPassword } from '../auth/passwords';
import { roleNames, type RoleName } from '../auth/permissions';
import { temporaryPassword } from '../auth/temporaryPassword';
import type { Database } from '../db/database';
import { createAccount } from '../modules/system-users/index';
import { auditAll } from '../shared/auditTrail';
import { timestamp, type Clock } from '../shared/clock';
import { StartError } from './options.mjs';

export interface FirstPerson {
  username: string;
  firstName: string;
  lastName: string;
  /** Digits only, beginning with 998. */
  phone: string;
  roles: readonly RoleName[];
}

const isRole = (name: string): name is RoleName => (roleNames as readonly string[]).includes(name);

/** Reads `create <username> --phone …`; what makes no sense is told in one sentence. */
export function readPerson(
  username: string | undefined,
  flags: { first?: string; last?: string; phone?: string; role?: string },
): FirstPerson {
  const { first = 'Администратор', last = 'Divan', phone, role = 'administrator' } = flags;
  if (username === undefined || !/^[a-z0-9._-]{3,50}$/.test(username))
    throw new StartError('A user name has 3 to 50 small Latin letters, digits, dots, hyphens or underlines.');
  if (phone === undefined || !/^998\d{9}$/.test(phone))
    throw new StartError('--phone has to be twelve digits beginning with 998, as 998901234567.');
  const roles = role.split(',').map((name) => {
    if (!isRole(name)) throw new StartError(`--role takes ${roleNames.join(', ')}, not ${name}.`);
    return name;
  });
  return { username, firstName: first, lastName: last, phone, roles };
}

/**
 * Makes an account from the machine itself, for whoever can reach the database can do anything there: the first people of an
 * installation, who make the others in the panel. Answers a password that is good for signing in and choosing another one.
 * Throws a StartError where the name was ever used or a role was renamed.
 */
export async function createPerson(db: Database, clock: Clock, person: FirstPerson): Promise<string> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (sql) => {
    const id = await createAccount(sql, { ...person, passwordHash }, timestamp(clock));
    if (id === 'taken') throw new StartError(`There is or was a person with the name ${person.username}.`);
    if (id === 'no_role') throw new StartError(`The database has no role of these names: ${person.roles.join(', ')}.`);
    const said = { username: person.username, first_name: person.firstName, last_name: person.lastName };
    const changes = Object.entries(said).map(([field, value]) => ({ entityId: id, field, new: value }));
    await auditAll(sql, { clock, user: undefined, action: 'create', entity: 'system_user', changes });
  });
  return password;
}
