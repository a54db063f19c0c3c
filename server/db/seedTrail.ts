import type { Sql } from './database';

interface Trail {
  /** What the records are called in the trail. */
  entity: string;
  table: string;
  /** The user name of whoever of the staff did it. */
  by: string;
}

/**
 * Writes what was done to the demonstration records of a table into the trail. A step is one row of it in SQL, of the
 * record `r` and the employee `u`: moment, user, action, field, old value, new value; without a new value it was not taken.
 *
 *     await seedTrail(sql, { entity: 'claim', table: 'claims', by: 'moderator' }, [
 *       `r.created_at, null, 'submit', 'status', null, 'pending'`, `r.decided_at, u.id, 'decide', … `]);
 */
export async function seedTrail(sql: Sql, { entity, table, by }: Trail, steps: readonly string[]): Promise<void> {
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select d.at, d.user_id, d.action, $1, r.id::text, d.field, d.old, d.new
     from ${table} r cross join (select id from system_users where username = $2) u
       cross join lateral (values ${steps.map((step, place) => `(${place}, ${step})`).join(', ')})
         d (place, at, user_id, action, field, old, new)
     where d.new is not null order by d.at, r.id, d.place`,
    [entity, by],
  );
}
