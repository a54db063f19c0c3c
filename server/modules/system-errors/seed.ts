import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { knownErrors } from './catalogue';

/** Every code that the program knows, with its words; a few are still to be translated, were written anew, or are off. */
export async function seedSystemErrors(sql: Sql, clock: Clock): Promise<void> {
  const made = timestampOf(daysAgo(clock, 300));
  const rewritten = timestampOf(daysAgo(clock, 25));
  const column = <Value>(valueOf: (row: (typeof knownErrors)[number], at: number) => Value) => knownErrors.map(valueOf);
  await sql.query(
    `insert into system_errors (code, category, http_status, message_ru, message_en, message_uz, message_ru_at, message_en_at,
       message_uz_at, is_active, created_at, updated_at)
     select code, category, status, ru, en, uz, case when place % 29 = 7 and length(ru) < 80 then $9::timestamp else $8::timestamp end,
       case when en is not null then $8::timestamp end, case when uz is not null then $8::timestamp end, is_on, $8,
       case when place % 29 = 7 and length(ru) < 80 then $9::timestamp else $8::timestamp end
     from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::boolean[])
       with ordinality as e (code, category, status, ru, en, uz, is_on, place) order by place`,
    [
      ...[column(([code]) => code), column(([, category]) => category), column(([, , status]) => status)],
      ...[column(([, , , ru]) => ru), column(([, , , , en], at) => (at % 37 === 5 ? null : en))],
      ...[column(([, , , , , uz], at) => (at % 31 === 3 ? null : uz)), column((_, at) => at % 41 !== 11)],
      ...[made, rewritten],
    ],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select e.updated_at, u.id, 'update', 'system_error', e.id::text, 'message_ru', e.message_ru || '.', e.message_ru
     from system_errors e cross join (select id from system_users where username = 'director') u where e.updated_at > e.created_at`,
  );
}
