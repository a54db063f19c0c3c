import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { preciseTimestampOf, type Clock } from '../shared/clock';
import type { Database, Sql } from '../db/database';
import { unauthorized } from '../shared/problem';
import type { AccessTokens } from './accessToken';
import type { Keys } from './secrets';
import { isSamePlace, type SignInPlace } from './signInPlace';

const sessionLife = 7 * 24 * 3600 * 1000;
/** How long the token that was exchanged last still answers with the same successor. */
const replayWindow = 10_000;

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** An account with the digest that its password was held against. */
export interface CheckedAccount {
  id: number;
  password_hash: string;
}

/** The families of refresh tokens: one is begun by a sign-in, goes on by rotation and ends by revocation. */
export interface Sessions {
  /** Nothing when the account is closed or has another password by now than the one that was checked. */
  begin(account: CheckedAccount, from: SignInPlace): Promise<TokenPair | undefined>;
  /**
   * Exchanges a refresh token; 401 when it is unknown, too old, or its family is over. The one that was exchanged last
   * answers for ten seconds more, where it was exchanged; anywhere else it ends the family.
   */
  rotate(refreshToken: string, from: SignInPlace): Promise<TokenPair>;
  end(sessionId: string): Promise<void>;
}

interface TokenRow {
  digest: string;
  family_id: string;
  user_id: number;
  over: boolean;
  is_used: boolean;
  is_fresh: boolean;
  used_address: string | null;
  used_device: string | null;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function sessions(db: Database, clock: Clock, keys: Keys, tokens: AccessTokens): Sessions {
  const [key = Buffer.alloc(0)] = keys.values();
  // A successor is computed from its parent: it can be answered twice without being stored anywhere.
  const successorOf = (token: string) => createHmac('sha256', key).update(token).digest('base64url');

  return {
    async begin({ id: userId, password_hash }, { address, device }) {
      const sessionId = randomUUID();
      const refreshToken = randomBytes(32).toString('base64url');
      const now = clock.now();
      const end = new Date(now.getTime() + sessionLife);
      const isBegun = await db.transaction(async (sql) => {
        // Held against whoever sets the password and ends all sessions: one of the two comes first.
        const [held] = await sql.query(
          `select id from system_users where id = $1 and password_hash = $2 and is_active and deleted_at is null
           for no key update`,
          [userId, password_hash],
        );
        if (held === undefined) return false;
        await sql.query('delete from token_families where user_id = $1 and expires_at < $2', [
          userId,
          preciseTimestampOf(now),
        ]);
        await sql.query(
          `insert into token_families (id, user_id, created_at, used_at, expires_at, address, device)
           values ($1, $2, $3, $3, $4, $5, $6)`,
          [sessionId, userId, preciseTimestampOf(now), preciseTimestampOf(end), address, device ?? null],
        );
        await addToken(sql, refreshToken, sessionId, now);
        return true;
      });
      if (!isBegun) return undefined;
      return { access_token: await tokens.sign({ userId, sessionId }), refresh_token: refreshToken };
    },

    async rotate(refreshToken, from) {
      // The revocation must outlive the refusal, so the refusal is thrown outside the transaction.
      const session = await db.transaction(async (sql) => {
        const now = clock.now();
        const row = await lockToken(sql, refreshToken, now);
        if (row === undefined || row.over) return undefined;
        const successor = successorOf(refreshToken);
        if (!row.is_used) {
          await sql.query(
            'update refresh_tokens set used_at = $1, used_address = $3, used_device = $4 where digest = $2',
            [preciseTimestampOf(now), row.digest, from.address, from.device ?? null],
          );
          await addToken(sql, successor, row.family_id, now);
          await sql.query('update token_families set used_at = $1 where id = $2', [
            preciseTimestampOf(now),
            row.family_id,
          ]);
        } else if (!row.is_fresh || !isUsedFrom(row, from) || (await isUsed(sql, successor))) {
          await revoke(sql, row.family_id, now);
          return undefined;
        }
        return { userId: row.user_id, sessionId: row.family_id, successor };
      });
      if (session === undefined) throw unauthorized();
      return { access_token: await tokens.sign(session), refresh_token: session.successor };
    },

    end: (sessionId) => revoke(db, sessionId, clock.now()),
  };
}

async function addToken(sql: Sql, token: string, sessionId: string, now: Date) {
  await sql.query('insert into refresh_tokens (digest, family_id, created_at) values ($1, $2, $3)', [
    digestOf(token),
    sessionId,
    preciseTimestampOf(now),
  ]);
}

/** Reads the token and locks its family: two processes that get the same token take turns. */
async function lockToken(sql: Sql, token: string, now: Date): Promise<TokenRow | undefined> {
  await sql.query(
    'select id from token_families where id = (select family_id from refresh_tokens where digest = $1) for no key update',
    [digestOf(token)],
  );
  // A statement of its own: it must see what the turn before has written.
  const [row] = await sql.query<TokenRow>(
    `select t.digest, t.family_id, f.user_id,
       f.revoked_at is not null or f.expires_at <= $2 or not u.is_active as over,
       t.used_at is not null as is_used,
       coalesce(t.used_at > $3, false) as is_fresh, t.used_address, t.used_device
     from refresh_tokens t join token_families f on f.id = t.family_id join system_users u on u.id = f.user_id
     where t.digest = $1`,
    [digestOf(token), preciseTimestampOf(now), preciseTimestampOf(new Date(now.getTime() - replayWindow))],
  );
  return row;
}

/** A token that was exchanged before its place was kept is given to nobody twice. */
const isUsedFrom = ({ used_address, used_device }: TokenRow, from: SignInPlace): boolean =>
  used_address !== null && isSamePlace({ address: used_address, device: used_device ?? undefined }, from);

async function isUsed(sql: Sql, token: string): Promise<boolean> {
  const [row] = await sql.query<{ used: boolean }>(
    'select used_at is not null as used from refresh_tokens where digest = $1',
    [digestOf(token)],
  );
  return row?.used ?? true;
}

/** Ends every session of a person at once, but for one to keep. */
export async function endSessionsOf(sql: Sql, clock: Clock, userId: number, keep?: string): Promise<void> {
  await sql.query(
    'update token_families set revoked_at = $1 where user_id = $2 and revoked_at is null and id is distinct from $3',
    [preciseTimestampOf(clock.now()), userId, keep ?? null],
  );
}

async function revoke(sql: Sql, sessionId: string, now: Date) {
  await sql.query('update token_families set revoked_at = $1 where id = $2 and revoked_at is null', [
    preciseTimestampOf(now),
    sessionId,
  ]);
}
