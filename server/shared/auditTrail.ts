import type { Sql } from '../db/database';
import { hasAuditWords } from './auditWords';
import { timestamp, type Clock } from './clock';
import { maskAccount, maskBirthday, maskPassport, maskPhone, maskPinfl, maskText } from './mask';
import { notFound } from './problem';

/** Text, number and the like; written as text, because the row is for reading only. */
type Value = string | number | boolean | null | undefined;

export interface Change {
  field: string;
  old?: Value;
  new?: Value;
}

interface AuditEntry {
  clock: Clock;
  /** Nobody where the platform did it by itself. */
  user: { id: number } | undefined;
  /** What was done, as a business verb: `update`, `approve`. */
  action: string;
  entity: string;
  entityId: string | number;
  changes: Change[];
}

/** Writes one row per changed field. Takes the transaction of the change, so that neither is kept without the other. */
export const audit = (sql: Sql, { entityId, changes, ...entry }: AuditEntry): Promise<void> =>
  auditAll(sql, { ...entry, changes: changes.map((change) => ({ ...change, entityId })) });

let isHeldToWords = false;

/** Outside production a row of the journal that the panel has no words for is an error of the program (auditWords.ts). */
export const holdJournalToWords = (isHeld: boolean): void => {
  isHeldToWords = isHeld;
};

/** The same for one action on several records. */
export async function auditAll(
  sql: Sql,
  entry: Omit<AuditEntry, 'entityId' | 'changes'> & { changes: (Change & Pick<AuditEntry, 'entityId'>)[] },
): Promise<void> {
  const { clock, user, action, entity, changes } = entry;
  const wordless = isHeldToWords && changes.find(({ field }) => !hasAuditWords(entity, action, field));
  if (wordless) throw new Error(`The journal has no words for ${entity} ${action} ${wordless.field}`);
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

export const investorEntity = 'investor';

/** What the card masks nobody reads in the trail either: personal values are written into it masked. */
const masks: Record<string, (value: string | null) => string | null> = {
  pinfl: maskPinfl,
  director_pinfl: maskPinfl,
  inps: maskPinfl,
  phone_number: maskPhone,
  contact_number: maskPhone,
  domestic_phone_number: maskPhone,
  birthday: maskBirthday,
  passport_id: maskPassport,
  actual_address: maskText,
  temporary_address: maskText,
  work_address: maskText,
  monthly_income: maskText,
  bank_account: maskAccount,
  income: maskText,
  registration_address: maskText,
  residence_address: maskText,
  delivery_address: maskText,
  receiver_address: maskText,
  contact_phone: maskPhone,
};

/** One row per changed field of an investor; takes the transaction of the change. */
export function auditInvestor(
  sql: Sql,
  { user, clock }: Pick<AuditEntry, 'user' | 'clock'>,
  investorId: number,
  action: string,
  changes: readonly Change[],
): Promise<void> {
  return audit(sql, {
    ...{ user, clock, action },
    entity: investorEntity,
    entityId: investorId,
    changes: changes.map(maskedChange),
  });
}

/** A change as it may be read by anybody. */
export function maskedChange({ field, old, new: now }: Change): Change {
  const mask = masks[field];
  if (mask === undefined) return { field, old, new: now };
  const hide = (value: Value) => mask(value === null || value === undefined ? null : String(value));
  return { field, old: hide(old), new: hide(now) };
}

/** The fields of `patch` that are not as they were. */
export function changesBetween<Before extends object>(before: Before, patch: Partial<Before>): Change[] {
  return Object.entries(patch).flatMap(([field, now]) => {
    const old = (before as Record<string, unknown>)[field];
    return old === now ? [] : [{ field, old: old as Value, new: now as Value }];
  });
}

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

interface AuditRow extends Omit<HistoryRow, 'user'> {
  entity_id: string;
  user_id: number | null;
  user_name: string | null;
}

const rows = `select a.id::float8 as id, a.entity_id, a.action, a.field, a.old_value as old, a.new_value as new, a.user_id,
    u.first_name || ' ' || u.last_name as user_name, a.happened_at as created_at
  from audit a left join system_users u on u.id = a.user_id`;
const rowOf = ({ entity_id: _, user_id, user_name, ...row }: AuditRow): HistoryRow => ({
  ...row,
  user: personOf(user_id, user_name),
});

/** What was done to some records of one kind, newest first. Personal values stand in the trail masked. */
export async function historiesOf(
  sql: Sql,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  const found = await sql.query<AuditRow>(
    `${rows} where a.entity = $1 and a.entity_id = any ($2::text[]) order by a.id desc`,
    [entity, ids.map(String)],
  );
  const histories = new Map<number, HistoryRow[]>(ids.map((id) => [id, []]));
  for (const row of found) histories.get(Number(row.entity_id))?.push(rowOf(row));
  return histories;
}

/** The same for one record; of one that money goes through every day only the latest, `most` of them. */
export async function historyOf(sql: Sql, entity: string, id: number | string, most?: number): Promise<HistoryRow[]> {
  const found = await sql.query<AuditRow>(
    `${rows} where a.entity = $1 and a.entity_id = $2 order by a.id desc limit $3`,
    [entity, String(id), most ?? null],
  );
  return found.map(rowOf);
}

/** A page of the same, with the number of all. */
export async function historyPage(
  sql: Sql,
  { entity, id, offset, limit }: { entity: string; id: number; offset: number; limit: number },
): Promise<{ rows: HistoryRow[]; count: number }> {
  const [all] = await sql.query<{ count: number }>(
    'select count(*)::int as count from audit where entity = $1 and entity_id = $2',
    [entity, String(id)],
  );
  // What is passed over on the way is read in the index alone.
  const found = await sql.query<AuditRow>(
    `${rows} where a.id in (select id from audit where entity = $1 and entity_id = $2 order by id desc offset $3 limit $4) order by a.id desc`,
    [entity, String(id), offset, limit],
  );
  return { rows: found.map(rowOf), count: all!.count }; // an aggregate always answers one row
}

/** A record that is there, with what was done to it; as `tell` tells it, where that is otherwise than it is kept. */
export function withHistory<Row extends { id: number }>(
  sql: Sql,
  entity: string,
  row: Row | undefined,
): Promise<Row & { history: HistoryRow[] }>;
export function withHistory<Row extends { id: number }, Answer extends object>(
  sql: Sql,
  entity: string,
  row: Row | undefined,
  tell: (row: Row) => Answer,
): Promise<Answer & { history: HistoryRow[] }>;
export async function withHistory<Row extends { id: number }>(
  sql: Sql,
  entity: string,
  row: Row | undefined,
  tell: (row: Row) => object = (found) => found,
) {
  if (row === undefined) throw notFound();
  return { ...tell(row), history: await historyOf(sql, entity, row.id) };
}

/** Whoever did it; nobody when the panel did, or the client. */
export const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
