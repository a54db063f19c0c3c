import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';

/** The service was asked about most customers once, about some again after it had refused them. */
export async function seedIdentityResponses(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with tried as (
       select c.id, c.pinfl, c.passport_id, c.birthday, c.photo_key, c.created_at, n.try,
         case when n.try = 2 or (c.id % 5 <> 0 and c.id % 9 <> 0) then 1 when c.id % 5 = 0 then 3 else 2 end as code
       from customers c cross join generate_series(1, 2) as n (try)
       where c.id % 12 <> 0 and (n.try = 1 or c.id % 5 = 0))
     insert into identity_responses (customer_id, result_code, result_note, photo_key, raw, created_at)
     select t.id, t.code,
       (array['Все проверки успешно пройдены', 'Паспортные данные введены неверно', 'Лицо не совпадает с фото документа'])[t.code],
       t.photo_key,
       json_build_object('result_code', t.code, 'pinfl', t.pinfl, 'passport', t.passport_id, 'birth_date', t.birthday,
         'comparison', round((case t.code when 1 then 0.83 when 2 then 0.71 else 0.38 end + t.id % 15 * 0.01)::numeric, 2)),
       least(t.created_at, $1::timestamp) + (t.try - 1) * interval '7 minutes'
     from tried t order by t.id, t.try`,
    [yesterday(clock)],
  );
}
