import type { Database } from './database';

interface Table {
  name: string;
  /** Those that take a value; a computed column fills itself. */
  columns: string;
}

/**
 * Keeps a copy of every row and answers with the way back to it. For tests: takes the place of a new seed.
 *
 * A test writes a few rows of a few of a hundred tables. A trigger notes which tables, and of those only the rows are put
 * back that were written since: to fill the ledger again after each test that moves money would take two seconds.
 */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const tables = await db.query<Table>(
    `select quote_ident(c.table_name) as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> 'schema_migrations'
     group by c.table_name`,
    [],
  );
  await db.transaction(async (sql) => {
    // Who writes them comes to an end first, so that whatever is written later is of a later transaction than this.
    await sql.query(`lock table ${namesOf(tables)} in exclusive mode`);
    await sql.query('drop schema if exists snapshot cascade');
    await sql.query(schema(tables));
    for (const { name } of tables)
      await sql.query(
        `create table snapshot.${name} as select ctid as _place, * from ${name};
         create trigger snapshot after insert or update or delete or truncate on ${name}
           for each statement execute function snapshot.touch();
         -- Also of who writes as a replica does, past the triggers of the table.
         alter table ${name} enable always trigger snapshot`,
      );
  });
  return async () => void (await db.query('select snapshot.restore()', []));
}

const namesOf = (tables: Table[]) => tables.map(({ name }) => name).join(', ');

/** The names under `snapshot` that begin with an underscore are no copies. */
const schema = (tables: Table[]) => `
  create schema snapshot;

  -- A row for each statement, and no key: two transactions that write to one table must not wait for each other.
  create table snapshot._touched (name regclass not null);
  create function snapshot.touch() returns trigger language plpgsql as $$
  begin
    insert into snapshot._touched values (tg_relid);
    return null;
  end $$;

  create table snapshot._begin as select pg_current_xact_id()::xid::text::bigint as number;
  create table snapshot._columns as
    select name::regclass, columns from (values ${tables.map(({ name, columns }) => `('${name}', '${columns}')`).join(', ')})
      as t (name, columns);
  create table snapshot._sequences as
    select format('%I.%I', schemaname, sequencename) as name, start_value, last_value
    from pg_sequences where schemaname = 'public';

  create function snapshot.restore() returns void language plpgsql as $$
  declare
    one record;
    begun bigint := number from snapshot._begin;
  begin
    -- Whoever still writes comes to an end first, as before a truncate. All or none at a time: one that waits for the
    -- next table while it holds others would meet a background writer half-way.
    loop
      begin
        lock table ${namesOf(tables)} in exclusive mode nowait;
        exit;
      exception when lock_not_available then
        perform pg_sleep(0.01);
      end;
    end loop;
    -- The copies hold together as a whole, so no reference needs to be checked on the way. What this touches is forgotten at the end.
    perform set_config('session_replication_role', 'replica', true);
    for one in select c.name, c.columns from snapshot._columns c
      where exists (select from snapshot._touched t where t.name = c.name)
    loop
      -- A row that has been written since is another, even where it has the old key; what is left lies where it lay.
      execute format('delete from %s where xmin::text::bigint >= $1', one.name) using begun;
      execute format(
        'insert into %1$s (%2$s) overriding system value
           select %2$s from snapshot.%1$s s where not exists (select from %1$s t where t.ctid = s._place)',
        one.name, one.columns);
    end loop;
    delete from snapshot._touched;
    perform setval(name, coalesce(last_value, start_value), last_value is not null) from snapshot._sequences;
    perform set_config('session_replication_role', 'origin', true);
  end $$;
`;
