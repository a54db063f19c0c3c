import type { SignedInUser } from './auth/currentUser';
import { timestamp, type Clock } from './clock';
import type { Sql } from './db/connect';

/** Text, number and the like; written as text, because the row is for reading only. */
type Value = string | number | boolean | null | undefined;

export interface Change {
  field: string;
  old?: Value;
  new?: Value;
}

export interface AuditEntry {
  clock: Clock;
  /** Nobody where the platform did it by itself. */
  user: Pick<SignedInUser, 'id'> | undefined;
  /** What was done, as a business verb: `update`, `approve`. */
  action: string;
  entity: string;
  entityId: string | number;
  changes: Change[];
}

/** Writes one row per changed field. Takes the transaction of the change, so that neither is kept without the other. */
export const audit = (sql: Sql, { entityId, changes, ...entry }: AuditEntry): Promise<void> =>
  auditAll(sql, { ...entry, changes: changes.map((change) => ({ ...change, entityId })) });

/** The same for one action on several records. */
export async function auditAll(
  sql: Sql,
  entry: Omit<AuditEntry, 'entityId' | 'changes'> & { changes: (Change & Pick<AuditEntry, 'entityId'>)[] },
): Promise<void> {
  const { clock, user, action, entity, changes } = entry;
  const asText = (value: Value) => (value === null || value === undefined ? null : String(value));
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select $1, $2, $3, $4, c.entity_id, c.field, c.old_value, c.new_value
     from unnest($5::text[], $6::text[], $7::text[], $8::text[]) as c (entity_id, field, old_value, new_value)`,
    [
      timestamp(clock),
      user?.id ?? null,
      action,
      entity,
      changes.map((change) => String(change.entityId)),
      changes.map((change) => change.field),
      changes.map((change) => asText(change.old)),
      changes.map((change) => asText(change.new)),
    ],
  );
}
