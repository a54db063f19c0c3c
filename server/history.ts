import type { Sql } from './db/connect';

/** One change of a record, as `HistoryRow` in specs/common.yaml. */
export interface HistoryRow {
  id: number;
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user: { id: number; name: string } | null;
  created_at: string;
}

interface JournalRow extends Omit<HistoryRow, 'user'> {
  entity_id: string;
  user_id: number | null;
  user_name: string | null;
}

/** What was done to some records of one kind, newest first. Personal values stand in the journal masked. */
export async function historiesOf(
  sql: Sql,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  const rows = await sql.query<JournalRow>(
    `select a.id::float8 as id, a.entity_id, a.action, a.field, a.old_value as old, a.new_value as new, a.user_id,
       u.first_name || ' ' || u.last_name as user_name, a.happened_at as created_at
     from audit a left join system_users u on u.id = a.user_id
     where a.entity = $1 and a.entity_id = any ($2::text[]) order by a.id desc`,
    [entity, ids.map(String)],
  );
  const histories = new Map<number, HistoryRow[]>(ids.map((id) => [id, []]));
  for (const { entity_id, user_id, user_name, ...row } of rows)
    histories.get(Number(entity_id))?.push({ ...row, user: personOf(user_id, user_name) });
  return histories;
}

/** The same for one record. */
export async function historyOf(sql: Sql, entity: string, id: number): Promise<HistoryRow[]> {
  return (await historiesOf(sql, entity, [id])).get(id) ?? [];
}

/** Whoever did it; nobody when the panel did, or the client. */
export const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
