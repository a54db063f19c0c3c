import type { Sql } from '../../db/database';
import { isEmpty } from '../../db/isEmpty';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { demoBanks } from './demoBanks';

/** The banks by their MFO, where there are none. */
export async function seedBanks(sql: Sql, at: string): Promise<void> {
  if (!(await isEmpty(sql, 'banks'))) return;
  await sql.query(
    `insert into banks (mfo, name, inn, swift, region, created_at, updated_at)
     select mfo, name, inn, swift, region, $6, $6 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       as b (mfo, name, inn, swift, region)`,
    [
      demoBanks.map(({ mfo }) => mfo),
      demoBanks.map(({ name }) => name),
      demoBanks.map(({ inn }) => inn),
      demoBanks.map(({ swift }) => swift),
      demoBanks.map(({ region }) => region),
      at,
    ],
  );
}

/** The same, with one whose name a person has written and one that is off. */
export async function seedBankDetails(sql: Sql, clock: Clock): Promise<void> {
  await seedBanks(sql, timestampOf(daysAgo(clock, 730)));
  const at = timestampOf(daysAgo(clock, 40));
  await sql.query(
    `with written as (
       update banks set version = version + 1, name = 'Капиталбанк, Ташкент', edited = '{name}', updated_at = $1 where mfo = '00440' returning id)
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select $1, u.id, 'update', 'bank', w.id::text, 'name', 'Капиталбанк', 'Капиталбанк, Ташкент'
     from written w cross join (select id from system_users where username = 'moderator') u`,
    [at],
  );
  await sql.query(
    `with turned as (update banks set version = version + 1, is_active = false, updated_at = $1 where mfo = '01042' returning id)
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select $1, u.id, 'update', 'bank', w.id::text, 'is_active', 'true', 'false'
     from turned w cross join (select id from system_users where username = 'moderator') u`,
    [at],
  );
}
