import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where, type Slice } from '../../db/where';
import type { RevealedField } from './reveal';

/** The journal of investors. Personal values stand in it masked, so it is told as it is. */

export interface JournalRow {
  id: string;
  action: string;
  field: string;
  old: string | null;
  new: string | null;
  /** Nobody where the platform did it by itself, or the investor. */
  user_id: number | null;
  user_name: string | null;
  created_at: string;
}
export interface EditRow extends JournalRow {
  investor_id: number;
  investor_name: string;
}

const columns = `a.id, a.action, a.field, a.old_value as old, a.new_value as new, a.happened_at as created_at, a.user_id,
  u.first_name || ' ' || u.last_name as user_name`;

export const logsOf = listOf<JournalRow, Slice & { investorId: number }>({
  id: 'a.id',
  from: 'audit a',
  select: columns,
  joins: 'left join system_users u on u.id = a.user_id',
  orders: 'a.id desc',
  where: ({ investorId }) => new Where().and(`a.entity = 'investor'`).when(String(investorId), 'a.entity_id = $'),
});

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
     left join system_users u on u.id = a.user_id
     left join investors i on i.id = a.entity_id::int
     order by a.id desc`,
    [idOf(investorId), offset, limit],
  );
}

type Personal = Record<RevealedField, string | null> & { subject: 'individual' | 'business' };

/** Every masked value in full; for the one call that tells them. */
export async function findPersonal(sql: Sql, id: number): Promise<Personal | undefined> {
  const [row] = await sql.query<Personal>(
    `select i.subject, i.pinfl, i.phone_number, i.contact_number, i.birthday, p.passport_id, p.inps, p.actual_address,
       p.temporary_address, p.work_address, p.monthly_income, p.domestic_phone_number, c.director_pinfl, c.bank_account
     from investors i
     left join personal_documents p on p.investor_id = i.id
     left join company_documents c on c.investor_id = i.id
     where i.id = $1::bigint`,
    [id],
  );
  return row;
}
