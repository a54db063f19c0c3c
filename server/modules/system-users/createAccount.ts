import type { Sql } from '../../db/database';
import { insertUser, rolesByName, serveInNamesakes, setRoles, usernameIsTaken } from './store';

interface Account {
  username: string;
  firstName: string;
  lastName: string;
  phone: string;
  roles: readonly string[];
  passwordHash: string;
}

/** An account with roles of all three services, made from outside of the panel, where nobody asks and nobody confirms. */
export async function createAccount(sql: Sql, account: Account, at: string): Promise<number | 'taken' | 'no_role'> {
  const { username, firstName, lastName, phone, roles, passwordHash } = account;
  if (await usernameIsTaken(sql, username)) return 'taken';
  const found = await rolesByName(sql, roles);
  if (found.length !== roles.length) return 'no_role';
  const blank = { middle_name: null, email: null, branch: null, region_id: null };
  const names = { username, first_name: firstName, last_name: lastName, phone };
  const id = await insertUser(sql, { ...blank, ...names, user_type: 'system', is_active: true, passwordHash }, at);
  await setRoles(sql, id, found);
  await serveInNamesakes(sql, id, at);
  return id;
}
