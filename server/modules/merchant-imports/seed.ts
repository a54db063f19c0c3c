import type { Sql } from '../../db/database';
export async function seedImports(sql: Sql): Promise<void> {
  await sql.query('select 1');
}
