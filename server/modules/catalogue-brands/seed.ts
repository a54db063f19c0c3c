import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/** Those that people of the country know, and houses of its own; the last ones are off. */
export const demoBrands = [
  ...['Artel', 'Shivaki', 'Premier', 'Avalon', 'Roison', 'Goodwell', 'Akfa', 'Imzo'],
  ...['Samsung', 'LG', 'Apple', 'Xiaomi', 'Honor', 'Huawei', 'Tecno', 'Infinix'],
  ...['Lenovo', 'HP', 'Asus', 'Acer', 'Dell', 'MSI', 'Logitech', 'Canon'],
  ...['Sony', 'JBL', 'Philips', 'Bosch', 'Beko', 'Indesit', 'Midea', 'Haier'],
  ...['Gree', 'Hisense', 'Tefal', 'Braun', 'Redmond', 'Dreame', 'Makita', 'DeWalt'],
  ...['Ariston', 'Ferre', 'Vitek', 'Immer', 'Nukus Gilam', 'Uzbek Atlas', 'Moulinex', 'Nokia'],
];
const off = ['Moulinex', 'Nokia'];

/** The brands of the demonstration. */
export async function seedBrands(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `insert into brands (name, is_active, created_at, updated_at)
     select name, name <> all ($2::text[]), at, at from unnest($1::text[]) with ordinality as b (name, place),
       lateral (select $3::timestamp - (220 - place) * interval '1 day' as at) t order by place`,
    [demoBrands, off, timestamp(clock)],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select b.created_at, u.id, 'create', 'brand', b.id::text, 'name', null, b.name
     from brands b cross join (select id from system_users where username = 'moderator') u`,
    [],
  );
}
