/**
 * How much of what is masked a person had told to him: values revealed, and numbers looked for. Both are counted for an
 * hour; whoever reads more than the work asks for has to wait, and is found in the journal.
 */
import { createHash } from 'node:crypto';
import type { Database, Sql } from '../db/database';
import { audit, maskedChange, type Change } from './auditTrail';
import { momentOf, preciseTimestampOf, type Clock } from './clock';
import { maskNumber } from './mask';
import { Refusal } from './problem';

const hour = 3_600_000;
/** Values, and numbers, that a person is told in an hour. */
export const mostNumbers = 400;

type Kind = 'reveal' | 'search';
interface Reader {
  user: { id: number };
  clock: Clock;
}

/**
 * Keeps that these numbers were looked for in `list`, before they are; a number that comes again within the hour, for its
 * next page or its sums, counts once. 429 when there have been too many.
 */
export async function countNumberSearch(
  db: Database,
  reader: Reader,
  list: string,
  numbers: readonly string[],
): Promise<void> {
  const sought = [...new Set(numbers)].map((number) => ({
    subject: digestOf(number),
    changes: [{ field: 'number', new: maskNumber(number) }],
  }));
  await countSearch(db, reader, list, sought);
}

/**
 * Keeps that these values were typed for record `id` of `list` in a call that changed nothing: by its answer alone whoever typed them
 * may know whether they are what is masked there. Counts as a search by each of them; 429 when there have been too many.
 */
async function countGuess(
  db: Database,
  reader: Reader,
  { list, id }: { list: string; id: number },
  typed: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const sought = Object.entries(typed).flatMap(([field, value]) =>
    // The same value tried on another record is another guess.
    value ? [{ subject: digestOf(`${list} ${id} ${value}`), changes: [maskedChange({ field, new: value })] }] : [],
  );
  await countSearch(db, reader, list, sought, [{ field: 'id', new: id }]);
}

interface Guess<Answer> {
  /** The list in which the record is, as the journal names it. */
  list: string;
  id: number;
  /** What was typed of that which is masked. */
  typed: Readonly<Record<string, string | null | undefined>>;
  /** Whether an answer that is no refusal left everything as it was. */
  isUnchanged?: (answer: Answer) => boolean;
}

/**
 * Does a write that holds typed values against masked ones. One that changes nothing tells whether they are right and leaves no trace
 * of its own: it counts as a search by them, and is not answered when there have been too many.
 */
export async function countingGuesses<Answer>(
  call: Reader & { db: Database },
  { list, id, typed, isUnchanged }: Guess<Answer>,
  write: () => Promise<Answer>,
): Promise<Answer> {
  const count = () => countGuess(call.db, call, { list, id }, typed);
  let answer: Answer;
  try {
    answer = await write();
  } catch (error) {
    if (error instanceof Refusal) await count();
    throw error;
  }
  if (isUnchanged?.(answer) === true) await count();
  return answer;
}

/** Whether the record is in the version in which the caller saw it. */
export const isSeen =
  ({ headers }: { headers: { 'If-Match': number } }) =>
  ({ version }: { version: number }) =>
    version === headers['If-Match'];

async function countSearch(
  db: Database,
  reader: Reader,
  list: string,
  sought: readonly { subject: string; changes: Change[] }[],
  about: readonly Change[] = [],
): Promise<void> {
  if (sought.length === 0) return;
  await db.transaction(async (sql) => {
    const reads = await lockReads(sql, reader, 'search');
    const known = new Set(reads.map(({ subject }) => subject));
    const fresh = sought.filter(({ subject }) => !known.has(subject));
    if (fresh.length === 0) return;
    await keepReads(sql, reader, { kind: 'search', reads, subjects: fresh.map(({ subject }) => subject) });
    const changes = [...about, ...fresh.flatMap((one) => one.changes)];
    await audit(sql, { ...reader, action: 'search', entity: 'number_search', entityId: list, changes });
  });
}

/** Keeps that so many masked values of one record were told; 429 when there have been too many. */
async function countReveal(sql: Sql, reader: Reader, fields: readonly string[]): Promise<void> {
  const reads = await lockReads(sql, reader, 'reveal');
  await keepReads(sql, reader, { kind: 'reveal', reads, subjects: fields });
}

interface Revealed<Field extends string> {
  /** The record by its name in the journal. */
  entity: string;
  id: number;
  /** Its values as they are kept. */
  whole: Readonly<Record<Field, string | null>>;
  fields: readonly Field[];
}
/** Tells masked values of one record whole: they are counted, and each leaves a row in the journal. */
export async function reveal<Field extends string>(
  sql: Sql,
  { user, clock }: Reader,
  { entity, id, whole, fields: asked }: Revealed<Field>,
): Promise<{ id: number; values: Record<string, string | null> }> {
  const fields = [...new Set(asked)];
  await countReveal(sql, { user, clock }, fields);
  const changes = fields.map((field) => ({ field }));
  await audit(sql, { user, clock, action: 'reveal', entity, entityId: id, changes });
  return { id, values: Object.fromEntries(fields.map((field) => [field, whole[field]])) };
}

const digestOf = (number: string) => createHash('sha256').update(number).digest('hex');

interface Read {
  subject: string;
  read_at: string;
}

/** What the person read in the last hour, the oldest first. Calls of one person at the same moment take turns. */
async function lockReads(sql: Sql, { user, clock }: Reader, kind: Kind): Promise<Read[]> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('secret reads', $1))`, [user.id]);
  const since = preciseTimestampOf(new Date(clock.now().getTime() - hour));
  return sql.query<Read>(
    'select subject, read_at from secret_reads where user_id = $1 and kind = $2 and read_at > $3 order by read_at',
    [user.id, kind, since],
  );
}

interface NewReads {
  kind: Kind;
  reads: readonly Read[];
  subjects: readonly string[];
}
async function keepReads(sql: Sql, { user, clock }: Reader, { kind, reads, subjects }: NewReads): Promise<void> {
  const now = clock.now();
  const surplus = reads.length + subjects.length - mostNumbers;
  if (surplus > 0) {
    // So many of the oldest have to leave the hour first.
    const last = reads[Math.min(surplus, reads.length) - 1];
    const waited = last === undefined ? 0 : now.getTime() - momentOf(last.read_at).getTime();
    const retryAfter = Math.ceil((hour - waited) / 1000);
    if (kind === 'reveal') throw new Refusal(429, 'too_many_reveals', 'Too many masked values', { retryAfter });
    throw new Refusal(429, 'too_many_searches', 'Too many searches by number', { retryAfter });
  }
  await sql.query(
    'insert into secret_reads (user_id, kind, subject, read_at) select $1, $2, unnest($3::text[]), $4::timestamp',
    [user.id, kind, subjects, preciseTimestampOf(now)],
  );
}
