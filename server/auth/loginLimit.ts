import { createHash } from 'node:crypto';
import { momentOf, preciseTimestampOf, type Clock } from '../shared/clock';
import type { Database, Sql } from '../db/database';
import { Refusal } from '../shared/problem';
import { networkOf, type SignInPlace } from './signInPlace';

/** Wrong passwords in a minute after which the next attempt is refused: for a name at one address, for either of them. */
const limits = { nameAtAddress: 5, name: 20, address: 20 };
const windowMs = 60_000;

type Kind = keyof typeof limits;
interface Subject {
  kind: Kind;
  digest: string;
}

/** Whom an attempt counts against. Digests, because people type passwords where the name goes. */
function subjectsOf(username: string, address: string): Subject[] {
  const digest = (kind: Kind, text: string) => createHash('sha256').update(`${kind}:${text}`).digest('hex');
  return [
    { kind: 'nameAtAddress', digest: digest('nameAtAddress', `${networkOf(address)} ${username}`) },
    { kind: 'name', digest: digest('name', username) },
    { kind: 'address', digest: digest('address', networkOf(address)) },
  ];
}

/**
 * Whether this person signed in from there within the life of a session (7 days), by the same browser. What strangers do
 * with the name, or from the address, does not shut out such a device. A name that does not exist is asked for likewise.
 */
async function isKnownDevice(
  sql: Sql,
  clock: Clock,
  userId: number | undefined,
  { address, device }: SignInPlace,
): Promise<boolean> {
  const places = await sql.query<{ address: string }>(
    `select distinct address from token_families
     where user_id = $1 and device = $2 and address is not null and expires_at > $3`,
    [userId ?? 0, device ?? null, preciseTimestampOf(clock.now())],
  );
  return places.some((place) => networkOf(place.address) === networkOf(address));
}

/**
 * Refuses with 429 while a subject has used up its failures; a known device only for its own ones. Reads only, so that the
 * usual attempt stays cheap.
 */
async function refuseWhenLimited(sql: Sql, clock: Clock, subjects: Subject[], isKnown = false): Promise<void> {
  const now = clock.now();
  const since = preciseTimestampOf(new Date(now.getTime() - windowMs));
  let retryAfter = 0;
  for (const { kind, digest } of subjects) {
    if (isKnown && kind !== 'nameAtAddress') continue;
    const [blocking] = await sql.query<{ failed_at: string }>(
      `select failed_at from failed_logins where subject = $1 and failed_at > $2
       order by failed_at desc offset $3 limit 1`,
      [digest, since, limits[kind] - 1],
    );
    // The failure that fills the window has to leave it first.
    if (blocking)
      retryAfter = Math.max(
        retryAfter,
        Math.ceil((windowMs - (now.getTime() - momentOf(blocking.failed_at).getTime())) / 1000),
      );
  }
  if (retryAfter > 0) throw new Refusal(429, 'too_many_attempts', 'Too many attempts', { retryAfter });
}

/**
 * Says what became of an attempt whose password has been checked. The second look at the limit is under a
 * lock: of many attempts sent at the same moment only as many learn anything as the limit allows.
 */
async function countAttempt(
  db: Database,
  clock: Clock,
  subjects: Subject[],
  right: boolean,
  isKnown = false,
): Promise<void> {
  await db.transaction(async (sql) => {
    // Always in the order of the kinds, so that two attempts never wait for each other.
    for (const { digest } of subjects)
      await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [digest]);
    await refuseWhenLimited(sql, clock, subjects, isKnown);
    if (right) return;
    const now = clock.now();
    await sql.query('delete from failed_logins where failed_at < $1', [
      preciseTimestampOf(new Date(now.getTime() - 10 * windowMs)),
    ]);
    await sql.query('insert into failed_logins (subject, failed_at) select unnest($1::text[]), $2::timestamp', [
      subjects.map(({ digest }) => digest),
      preciseTimestampOf(now),
    ]);
  });
}

/** Who tries to show that an account is his, and where from. */
interface Attempt extends SignInPlace {
  username: string;
  /** Undefined where nobody has the name. */
  userId: number | undefined;
}

/**
 * What came of what somebody shows of an account: a password, a code. Refused with 429 while too much of it was wrong, and counted unless
 * `isRight`, so that nobody guesses faster in an open window than at the sign-in.
 */
export async function attempt<Outcome>(
  db: Database,
  clock: Clock,
  { username, userId, ...place }: Attempt,
  check: () => Promise<Outcome>,
  isRight: (outcome: Outcome) => boolean = Boolean,
): Promise<Outcome> {
  const subjects = subjectsOf(username, place.address);
  const isKnown = await isKnownDevice(db, clock, userId, place);
  await refuseWhenLimited(db, clock, subjects, isKnown);
  const outcome = await check();
  await countAttempt(db, clock, subjects, isRight(outcome), isKnown);
  return outcome;
}
