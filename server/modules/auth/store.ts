import type { Sql } from '../../db/database';

export interface Account {
  id: number;
  password_hash: string;
  first_name: string;
  last_name: string;
  user_type: 'system' | 'merchant';
  client_id: number;
  is_active: boolean;
  must_change_password: boolean;
  role_ids: number[];
}

export async function findAccount(sql: Sql, username: string): Promise<Account | undefined> {
  const [account] = await sql.query<Account>(
    `select u.id, u.password_hash, u.first_name, u.last_name, u.user_type, u.client_id, u.is_active,
       u.must_change_password,
       array(select r.role_id from user_roles r where r.user_id = u.id order by r.position, r.role_id) as role_ids
     from system_users u where u.username = $1 and u.deleted_at is null`,
    [username],
  );
  return account;
}

export async function rememberLogin(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update system_users set last_login = $1 where id = $2', [at, id]);
}
