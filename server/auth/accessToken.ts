import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../shared/clock';
import { unauthorized } from '../shared/problem';
import type { Keys } from './secrets';

/** Seconds an access token is good for. */
export const accessTokenLife = 600;
const algorithm = 'HS256';
const kind = 'at+jwt';

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

/** Signs and checks access tokens, with one algorithm and one kind whatever the token says of itself. */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Throws 401 for anything but a token of ours that is still good. */
  verify(token: string): Promise<AccessClaims>;
  /** The session a token of ours was made for, expired or not; undefined for any other text. */
  sessionOf(token: string): Promise<string | undefined>;
}

/** Of no key that is known here: the token is none of ours. */
function noKey(): never {
  throw new errors.JWKSNoMatchingKey();
}

/** Signs with the first of the keys and believes all of them, so that one follows another without ending a session. */
export function accessTokens(keys: Keys, clock: Clock): AccessTokens {
  const [[id, key] = noKey()] = keys;

  async function read(token: string, currentDate: Date): Promise<AccessClaims> {
    const options = { algorithms: [algorithm], typ: kind, currentDate, requiredClaims: ['sub', 'sid', 'exp', 'iat'] };
    const { payload } = await jwtVerify(
      token,
      (head: { kid?: string }) => keys.get(head.kid ?? '') ?? noKey(),
      options,
    );
    return { userId: Number(payload.sub), sessionId: String(payload.sid) };
  }

  return {
    sign({ userId, sessionId }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: kind, kid: id })
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenLife)
        .sign(key);
    },
    async verify(token) {
      try {
        return await read(token, clock.now());
      } catch (error) {
        if (error instanceof errors.JOSEError) throw unauthorized();
        throw error;
      }
    },
    async sessionOf(token) {
      try {
        // Read as of the beginning of time, when nothing had expired yet.
        return (await read(token, new Date(0))).sessionId;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
