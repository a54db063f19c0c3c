import type { Sql } from './database';

/** Whether a table has no row; its name is one of ours, never what somebody sent. */
export async function isEmpty(
  sql: Sql,
  table: 'address_regions' | 'banks' | 'partners' | 'permissions' | 'regions',
): Promise<boolean> {
  const [row] = await sql.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`);
  return row?.filled === false;
}
