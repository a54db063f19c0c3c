import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { demoTree } from './demoTree';

interface Planted {
  parent: number | null;
  position: number;
  names: (string | null)[];
  isActive: boolean;
}

/** The lines of the tree, each with the number of the line that it stands under and its place there. */
export function planted(text: string): Planted[] {
  const rows: Planted[] = [];
  /** The last line of each level, whom the next deeper one stands under. */
  const line: number[] = [];
  const children = new Map<number | null, number>();
  for (const written of text.trim().split('\n')) {
    const level = written.length - written.trimStart().length;
    const parent = level === 0 ? null : line[level - 1]!; // a line is one level deeper than the one above it at most
    const position = (children.get(parent) ?? 0) + 1;
    children.set(parent, position);
    const names = written.trim().replace(/!$/, '').split('|');
    rows.push({
      ...{ parent, position, isActive: !written.endsWith('!') },
      names: names.map((name) => (name === '-' ? null : name)),
    });
    line[level] = rows.length;
  }
  return rows;
}

/** Categories that were called otherwise at first, in Russian: their translations are older than the name. */
const renamed = { Саундбары: 'Звуковые панели', 'Кулеры для воды': 'Кулеры', Тонометры: 'Приборы для давления' };

/** The categories of the demonstration, in the order of the tree. */
export async function seedMarketCategories(sql: Sql, clock: Clock): Promise<void> {
  const rows = planted(demoTree);
  await sql.query(
    `insert into market_categories (id, parent_id, sequence_number, name_ru, name_en, name_uz, is_active, created_at, updated_at)
     select number, parent_id, sequence_number, name_ru, name_en, name_uz, is_active, $7::timestamp - interval '200 days', $7::timestamp - interval '200 days'
     from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::boolean[])
       with ordinality as c (parent_id, sequence_number, name_ru, name_en, name_uz, is_active, number) order by number`,
    [
      ...[rows.map(({ parent }) => parent), rows.map(({ position }) => position)],
      ...[0, 1, 2].map((language) => rows.map(({ names }) => names[language])),
      ...[rows.map(({ isActive }) => isActive), timestamp(clock)],
    ],
  );
  // Whoever makes one afterwards goes on behind these.
  await sql.query(`select setval(pg_get_serial_sequence('market_categories', 'id'), $1)`, [rows.length]);
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select c.created_at, u.id, 'create', 'market_category', c.id::text, 'name', null, coalesce(r.was, c.name_ru)
     from market_categories c cross join (select id from system_users where username = 'moderator') u
       left join unnest($1::text[], $2::text[]) as r (name, was) on r.name = c.name_ru`,
    [Object.keys(renamed), Object.values(renamed)],
  );
  await sql.query(
    `with changed as (
       update market_categories c set version = version + 1, name_ru_at = t.at, updated_at = t.at
       from unnest($1::text[], $2::text[]) as r (name, was), (select $3::timestamp - interval '20 days' as at) t
       where c.name_ru = r.name returning c.id, c.name_ru, r.was, t.at
     )
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select c.at, u.id, 'update', 'market_category', c.id::text, 'name', c.was, c.name_ru
     from changed c cross join (select id from system_users where username = 'moderator') u`,
    [Object.keys(renamed), Object.values(renamed), timestamp(clock)],
  );
}
