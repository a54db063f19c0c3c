/**
 * Sign-in with a code beside the password: six digits that an application makes of a secret every thirty seconds (RFC 6238), or one of ten recovery
 * codes. The secret lies sealed in the database, the recovery codes as digests that only this installation makes.
 */
import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database, Sql } from '../db/database';
import { timestamp, type Clock } from '../shared/clock';
import { seal, unseal } from './seal';

/** Seconds for which a code is shown. */
const period = 30;
/** By how many codes the clock of a phone may be off, either way. */
const window = 1;
const recoveryCodeCount = 10;
// Without what is taken for another when it is copied by hand: no 0 and o, no 1, l and i.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

interface Factor {
  sealed: string;
  confirmed_at: string | null;
}

/** What an application makes codes of, and the person whose name it shows. */
interface Holder {
  id: number;
  username: string;
}

const aboutOf = (id: number) => `second factor of ${id}`;
const makerOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Divan', label, secret: Secret.fromBase32(secret), period });
const digestOf = (key: Buffer, id: number, code: string) =>
  createHmac('sha256', key).update(`${id}:${code}`).digest('hex');
/** As it is meant: people type blanks and capitals. */
const plain = (code: string) => code.replaceAll(/\s/g, '').toLowerCase();

/** How it stands for a person; undefined where it was never begun. */
export async function findFactor(sql: Sql, userId: number): Promise<Factor | undefined> {
  const [factor] = await sql.query<Factor>('select sealed, confirmed_at from second_factors where user_id = $1', [
    userId,
  ]);
  return factor;
}

export async function countRecoveryCodes(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.count ?? 0;
}

/** A new secret for a person, in the place of one that was never confirmed; nothing where it is on. */
export async function beginFactor(sql: Sql, clock: Clock, key: Buffer, { id, username }: Holder) {
  const secret = new Secret({ size: 20 }).base32;
  const [begun] = await sql.query(
    `insert into second_factors (user_id, sealed, begun_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = excluded.sealed, begun_at = excluded.begun_at, last_step = null
       where second_factors.confirmed_at is null returning 1`,
    [id, seal(key, secret, aboutOf(id)), timestamp(clock)],
  );
  return begun === undefined ? undefined : { secret, address: makerOf(secret, username).toString() };
}

/**
 * Switches it on, for whoever has shown a code of the secret that is `sealed`; answers the recovery codes, which nobody can read again, or nothing
 * where it is on meanwhile, or begun anew with another secret.
 */
export async function confirmFactor(
  sql: Sql,
  clock: Clock,
  key: Buffer,
  { userId, sealed }: { userId: number; sealed: string },
): Promise<string[] | undefined> {
  const one = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]!).join(''); // within them
  const codes = Array.from({ length: recoveryCodeCount }, () => `${one(5)}-${one(5)}`);
  const confirmed = await sql.query(
    'update second_factors set confirmed_at = $2 where user_id = $1 and sealed = $3 and confirmed_at is null returning 1',
    [userId, timestamp(clock), sealed],
  );
  if (confirmed.length === 0) return undefined;
  await sql.query('insert into recovery_codes (user_id, digest) select $1, unnest($2::text[])', [
    userId,
    codes.map((code) => digestOf(key, userId, code)),
  ]);
  return codes;
}

/** Takes it away; false where there is none. */
export async function removeFactor(sql: Sql, userId: number): Promise<boolean> {
  const removed = await sql.query<{ confirmed_at: string | null }>(
    'delete from second_factors where user_id = $1 returning confirmed_at',
    [userId],
  );
  return removed.some((row) => row.confirmed_at !== null);
}

/** A code, and the secret that it should be made of. */
interface Shown {
  userId: number;
  sealed: string;
  code: string;
}

/** Whether a code of the application is right; it is taken once, and none of before it afterwards. */
export async function takeCode(sql: Sql, clock: Clock, key: Buffer, { userId, sealed, code }: Shown): Promise<boolean> {
  const now = clock.now().getTime();
  const maker = makerOf(unseal(key, sealed, aboutOf(userId)));
  const delta = maker.validate({ token: plain(code), timestamp: now, window });
  if (delta === null) return false;
  const taken = await sql.query(
    `update second_factors set last_step = $2 where user_id = $1 and sealed = $3 and coalesce(last_step, 0) < $2 returning 1`,
    [userId, Math.floor(now / 1000 / period) + delta, sealed],
  );
  return taken.length > 0;
}

async function takeRecoveryCode(sql: Sql, clock: Clock, key: Buffer, { userId, code }: Shown): Promise<boolean> {
  const taken = await sql.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and digest = $2 and used_at is null returning 1',
    [userId, digestOf(key, userId, plain(code)), timestamp(clock)],
  );
  return taken.length > 0;
}

/** What a sign-in with a right password still lacks: nothing, a code, or a right code. */
export async function secondStep(
  db: Database,
  clock: Clock,
  key: Buffer,
  { userId, code }: { userId: number; code: string | undefined },
): Promise<'passed' | 'missing' | 'wrong'> {
  const factor = await findFactor(db, userId);
  if (factor === undefined || factor.confirmed_at === null) return 'passed';
  if (code === undefined || plain(code) === '') return 'missing';
  const shown = { userId, sealed: factor.sealed, code };
  const isRight = (await takeCode(db, clock, key, shown)) || (await takeRecoveryCode(db, clock, key, shown));
  return isRight ? 'passed' : 'wrong';
}
