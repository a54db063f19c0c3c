/** The journal of investors. Personal values stand in it masked, so it is told as it is. */
import type { Sql } from '../../db/database';
import type { Slice } from './store';

export interface JournalRow {
  id: string;
  action: string;
  field: string;
  old: string | null;
  new: string | null;
  user_id: number;
  user_name: string;
  created_at: string;
}
export interface EditRow extends JournalRow {
  investor_id: number;
  investor_name: string;
}

const columns = `a.id, a.action, a.field, a.old_value as old, a.new_value as new, a.happened_at as created_at, a.user_id,
  u.first_name || ' ' || u.last_name as user_name`;

export async function countLogs(sql: Sql, investorId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from audit where entity = 'investor' and entity_id = $1::text`,
    [String(investorId)],
  );
  return row!.count; // an aggregate always answers one row
}

export function listLogs(sql: Sql, investorId: number, { offset, limit }: Slice): Promise<JournalRow[]> {
  return sql.query(
    `select ${columns} from audit a join system_users u on u.id = a.user_id
     where a.entity = 'investor' and a.entity_id = $1::text order by a.id desc offset $2 limit $3`,
    [String(investorId), offset, limit],
  );
}

// What was only looked at is no edit.
const edits = `audit a where a.entity = 'investor' and a.action not in ('reveal', 'generate_info')
  and ($1::text is null or a.entity_id = $1)`;
const idOf = (investorId?: number) => (investorId === undefined ? null : String(investorId));

export async function countEdits(sql: Sql, investorId?: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(`select count(*)::int as count from ${edits}`, [idOf(investorId)]);
  return row!.count; // an aggregate always answers one row
}

/** An investor who was erased keeps his number and has no name. */
export function listEdits(sql: Sql, investorId: number | undefined, { offset, limit }: Slice): Promise<EditRow[]> {
  return sql.query(
    `select ${columns}, a.entity_id::int as investor_id, coalesce(i.name, '') as investor_name
     from (select a.* from ${edits} order by a.id desc offset $2 limit $3) a
     join system_users u on u.id = a.user_id
     left join investors i on i.id = a.entity_id::int
     order by a.id desc`,
    [idOf(investorId), offset, limit],
  );
}
