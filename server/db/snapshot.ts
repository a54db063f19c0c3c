import type { Database } from './connect';

interface Table {
  name: string;
  /** Those that take a value; a computed column fills itself. */
  columns: string;
}

/** Keeps a copy of every row and answers with the way back to it. For tests: takes the place of a new seed. */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const tables = await db.query<Table>(
    `select quote_ident(c.table_name) as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> 'schema_migrations'
     group by c.table_name`,
    [],
  );
  const sequences = await db.query<{ name: string; value: string | null }>(
    `select quote_ident(sequencename) as name, last_value as value from pg_sequences where schemaname = 'public'`,
    [],
  );
  await db.transaction(async (sql) => {
    await sql.query('drop schema if exists snapshot cascade');
    await sql.query('create schema snapshot');
    for (const { name } of tables) await sql.query(`create table snapshot.${name} as table ${name}`);
  });

  return () =>
    db.transaction(async (sql) => {
      // The copies hold together as a whole, so no reference needs to be checked on the way.
      await sql.query(`set local session_replication_role = 'replica'`);
      await sql.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
      for (const { name, columns } of tables)
        await sql.query(
          `insert into ${name} (${columns}) overriding system value select ${columns} from snapshot.${name}`,
        );
      for (const { name, value } of sequences)
        if (value !== null) await sql.query('select setval($1::regclass, $2::bigint)', [name, value]);
    });
}
