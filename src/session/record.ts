import { isText } from '../lib/guards';
import { learnSkew } from './token';

/** Who is signed in, as the login answer tells it, with the name that was typed; the roles as they were last read. */
export interface SessionUser {
  id: number;
  username: string;
  name: string;
  first_name: string;
  user_type: string;
  client_id: number;
  user_role_id: number;
  role_ids: number[];
}

export interface TokenPair {
  access: string;
  refresh: string;
}

/** Everything a browser keeps of a session; one per browser. */
export interface SessionRecord extends TokenPair {
  user: SessionUser;
  /** When the record may no longer be used here, by the clock of this computer. */
  expiresLocally: number;
  /** "Remember me" was off: the session ends with the last window that uses it. */
  ephemeral: boolean;
  /** Names one signing in; an answer that belongs to an earlier one is never written. */
  generation: string;
  /** How far the clock of the server is ahead of this computer's, in milliseconds. */
  skew: number;
}

/** How long a record may be used here after signing in: 7 days. */
const localLifetime = 604_800_000;

export function createRecord(
  { access, refresh }: TokenPair,
  user: SessionUser,
  ephemeral: boolean,
  now: number,
): SessionRecord {
  // Not a uuid: that function is missing on plain http.
  const generation = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  return {
    access,
    refresh,
    user,
    expiresLocally: now + localLifetime,
    ephemeral,
    generation,
    skew: learnSkew(access, now),
  };
}

const longest = 20_000;
const isShortText = (value: unknown): value is string => isText(value) && value.length <= longest;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What came as a user, if it is one; anything else, however it got there, counts as absent. */
export function asUser(value: unknown): SessionUser | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, username, name, first_name, user_type, client_id, user_role_id, role_ids } = value as Record<
    string,
    unknown
  >;
  if (
    !isNumber(id) ||
    !isShortText(username) ||
    !isShortText(name) ||
    !isShortText(first_name) ||
    !isShortText(user_type)
  )
    return undefined;
  if (!isNumber(client_id) || !isNumber(user_role_id)) return undefined;
  if (!Array.isArray(role_ids) || !role_ids.every(isNumber)) return undefined;
  return { id, username, name, first_name, user_type, client_id, user_role_id, role_ids };
}

/** What came out of a storage, if it is a record. */
export function asRecord(value: unknown): SessionRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { access, refresh, user, expiresLocally, ephemeral, generation, skew } = value as Record<string, unknown>;
  const known = asUser(user);
  if (known === undefined || !isShortText(access) || access === '' || !isShortText(refresh) || refresh === '')
    return undefined;
  if (!isNumber(expiresLocally) || typeof ephemeral !== 'boolean' || !isShortText(generation) || !isNumber(skew))
    return undefined;
  return { access, refresh, user: known, expiresLocally, ephemeral, generation, skew };
}
