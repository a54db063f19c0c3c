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
     select c.created_at, u.id, 'create', 'market_category', c.id::text, 'name', null, c.name_ru
     from market_categories c cross join (select id from system_users where username = 'moderator') u`,
    [],
  );
}
