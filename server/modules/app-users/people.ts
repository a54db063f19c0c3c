import type { Sql } from '../../db/database';

/** A person of the customers' programs, as one who is to be sent something. */
export interface AppUser {
  id: number;
  /** Digits only, 998901234567. */
  phone: string;
  language: 'ru' | 'en' | 'uz';
  push: 'on' | 'off' | 'dead';
}

const columns = 'id, phone, language, push';

/** Those of these numbers that there are, the lower first. */
export const findByIds = (sql: Sql, ids: readonly number[]): Promise<AppUser[]> => sql.query<AppUser>(byIdsText, [ids]);
const byIdsText = `select ${columns} from app_users where id = any ($1::bigint[]) order by id`;

/** Those who have one of these phones, digits only; the lower number first. */
export const findByPhones = (sql: Sql, phones: readonly string[]): Promise<AppUser[]> =>
  sql.query<AppUser>(byPhonesText, [phones]);
const byPhonesText = `select ${columns} from app_users where phone = any ($1::text[]) order by id`;

/** What a member of the staff has as a phone, and who has it in the program. */
export async function findOwn(sql: Sql, userId: number): Promise<AppUser | undefined> {
  const [own] = await sql.query<AppUser>(ownText, [userId]);
  return own;
}
const ownText = `select a.id, a.phone, a.language, a.push from app_users a join system_users s on s.phone = a.phone where s.id = $1`;

/** His phone takes nothing any more: the push service does not know its address. */
export async function markDead(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query(`update app_users set push = 'dead' where id = any ($1::bigint[]) and push <> 'dead'`, [ids]);
}
