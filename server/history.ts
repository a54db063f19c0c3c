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

const rows = `select a.id::float8 as id, a.entity_id, a.action, a.field, a.old_value as old, a.new_value as new, a.user_id,
    u.first_name || ' ' || u.last_name as user_name, a.happened_at as created_at
  from audit a left join system_users u on u.id = a.user_id`;
const rowOf = ({ entity_id: _, user_id, user_name, ...row }: JournalRow): HistoryRow => ({
  ...row,
  user: personOf(user_id, user_name),
});

/** What was done to some records of one kind, newest first. Personal values stand in the journal masked. */
export async function historiesOf(
  sql: Sql,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  const found = await sql.query<JournalRow>(
    `${rows} where a.entity = $1 and a.entity_id = any ($2::text[]) order by a.id desc`,
    [entity, ids.map(String)],
  );
  const histories = new Map<number, HistoryRow[]>(ids.map((id) => [id, []]));
  for (const row of found) histories.get(Number(row.entity_id))?.push(rowOf(row));
  return histories;
}

/** The same for one record; of one that money goes through every day only the latest, `most` of them. */
export async function historyOf(sql: Sql, entity: string, id: number, most?: number): Promise<HistoryRow[]> {
  const found = await sql.query<JournalRow>(
    `${rows} where a.entity = $1 and a.entity_id = $2 order by a.id desc limit $3`,
    [entity, String(id), most ?? null],
  );
  return found.map(rowOf);
}

/** Whoever did it; nobody when the panel did, or the client. */
export const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
