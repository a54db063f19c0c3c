import type { Sql } from './db/connect';

interface Row {
  id: string;
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user_id: number | null;
  user_name: string | null;
  created_at: string;
}

const most = 100;

/** What was done to one record and by whom, newest first, as its detail tells it. */
export async function historyOf(sql: Sql, entity: string, id: number) {
  const rows = await sql.query<Row>(
    `select a.id, a.action, a.field, a.old_value as old, a.new_value as new, a.user_id, a.happened_at as created_at,
       u.first_name || ' ' || u.last_name as user_name
     from audit a left join system_users u on u.id = a.user_id
     where a.entity = $1 and a.entity_id = $2::text order by a.id desc limit $3`,
    [entity, String(id), most],
  );
  return rows.map(({ id: rowId, user_id, user_name, ...row }) => ({
    ...row,
    id: Number(rowId),
    user: personOf(user_id, user_name),
  }));
}

/** Whoever did it, or nobody. */
export const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
