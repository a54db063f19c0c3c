import type { Sql } from '../../db/database';

interface Definition {
  name: string;
  table: string;
  definition: string;
}

/**
 * Runs `load` while the tables have neither their foreign keys nor the indexes that no constraint needs, and makes
 * both anew from what the database itself says they were. A million rows load several times faster so,
 * and rows that point at each other may come in any order.
 */
export async function withoutIndexes(sql: Sql, tables: string[], load: () => Promise<void>): Promise<void> {
  const keys = await sql.query<Definition>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[]) order by conname`,
    [tables],
  );
  const indexes = await sql.query<Definition>(
    `select c.relname as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by c.relname`,
    [tables],
  );
  for (const { table, name } of keys) await sql.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await sql.query(`drop index ${name}`);
  await load();
  for (const { definition } of indexes) await sql.query(definition);
  for (const { table, name, definition } of keys)
    await sql.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Sends the same statements in the same order, and lets the caller make the next while the last one still runs. */
export function sendAhead(sql: Sql): Sql & { settle(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  return {
    async query(text, values) {
      await running;
      running = sql.query(text, values);
      // Its failure is thrown where it is waited for: at the next statement, or in settle.
      running.catch(() => undefined);
      return [];
    },
    settle: async () => void (await running),
  };
}
