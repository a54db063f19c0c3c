import type { Sql } from '../../db/database';

export interface SessionRow {
  id: string;
  begun_at: string;
  used_at: string;
  ends_at: string;
  address: string | null;
  device: string | null;
}

/** The sessions that still go on, the one used last first. */
export function listSessions(sql: Sql, userId: number, now: string): Promise<SessionRow[]> {
  return sql.query(
    `select id, date_trunc('second', created_at)::timestamp(0) as begun_at,
       date_trunc('second', used_at)::timestamp(0) as used_at,
       date_trunc('second', expires_at)::timestamp(0) as ends_at, address, device
     from token_families where user_id = $1::bigint and revoked_at is null and expires_at > $2
     order by token_families.used_at desc, id`,
    [userId, now],
  );
}

/** Whether there was such a session to end. */
export async function endSession(sql: Sql, userId: number, sessionId: string, now: string): Promise<boolean> {
  const ended = await sql.query(
    `update token_families set revoked_at = $3
     where id = $1 and user_id = $2::bigint and revoked_at is null and expires_at > $3 returning 1`,
    [sessionId, userId, now],
  );
  return ended.length > 0;
}

export async function findPasswordHash(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql.query<{ password_hash: string }>('select password_hash from system_users where id = $1', [
    userId,
  ]);
  return row?.password_hash;
}

/** Sets the password of somebody else, who has to change it. */
export async function setPassword(sql: Sql, userId: number, hash: string, at: string): Promise<void> {
  await sql.query(
    `update system_users set password_hash = $2, must_change_password = true, version = version + 1, updated_at = $3
     where id = $1`,
    [userId, hash, at],
  );
}

/** Sets the own password; not where it is another one by now than the one that was checked, as somebody has set it anew. */
export async function replacePassword(
  sql: Sql,
  userId: number,
  { checked, hash }: { checked: string; hash: string },
  at: string,
): Promise<boolean> {
  const replaced = await sql.query(
    `update system_users set password_hash = $2, must_change_password = false, version = version + 1, updated_at = $3
     where id = $1 and password_hash = $4 returning 1`,
    [userId, hash, at, checked],
  );
  return replaced.length > 0;
}
