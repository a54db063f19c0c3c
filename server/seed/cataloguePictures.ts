import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { kindOf, shapes, type Shape } from '../modules/models/index';
import { png } from './demo/pictures';
import { painted, type Colour } from './goodsPictures';
import { glyphs } from './glyphs';

/** In which monograms are painted; each brand always has the same one. */
const grounds: readonly Colour[] = [
  [22, 72, 140],
  [168, 46, 52],
  [28, 112, 82],
  [92, 62, 140],
  [190, 104, 30],
  [44, 52, 64],
];
const ink: Colour = [248, 249, 250];
const side = 96;
/** A letter is five points wide and seven high. */
const point = 8;

/** The first letter of a name, light on a ground of its own. */
function monogram(name: string, ground: Colour): Buffer {
  const letter = glyphs[name.charAt(0).toUpperCase()] ?? [];
  const [left, top] = [(side - 5 * point) / 2, (side - 7 * point) / 2];
  return png(side, side, (x, y) => {
    const row = letter[Math.floor((y - top) / point)];
    const isInk = row?.charAt(Math.floor((x - left) / point)) === '#';
    return [...(isInk ? ink : ground)] as [number, number, number];
  });
}

type Files = Pick<FileStore, 'put'>;

async function keep(sql: Sql, files: Files, content: Buffer, { name, at }: { name: string; at: string }) {
  const key = await files.put(content, 'png');
  await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
    ...[key, name, content.length, at],
  ]);
  return key;
}

/** Logos for the brands, all but those that are off, and for each category that sells something the goods that it sells most of. */
export async function seedCataloguePictures(sql: Sql, files: Files, at: string): Promise<void> {
  const brands = await sql.query<{ id: number; name: string }>(
    'select id, name from brands where is_active order by id limit 48',
  );
  for (const { id, name } of brands) {
    const logo = monogram(name, grounds[id % grounds.length]!); // within the list
    const key = await keep(sql, files, logo, { name: `${name.toLowerCase().replaceAll(' ', '-')}.png`, at });
    await sql.query('update brands set logo_key = $2 where id = $1', [id, key]);
  }
  const sold = await sql.query<{ id: number; model: number }>(
    `with recursive line as (
       select id, id as top from market_categories
       union all
       select c.id, l.top from market_categories c join line l on c.parent_id = l.id
     )
     select l.top as id, min(m.id) as model from line l join models m on m.category_id = l.id group by l.top order by l.top`,
  );
  if (sold.length === 0) return;
  const keys = new Map<Shape, string>();
  for (const [place, shape] of shapes.entries()) {
    const picture = painted(side, shape, grounds[place % grounds.length]!); // within the list
    keys.set(shape, await keep(sql, files, picture, { name: `${shape}.png`, at }));
  }
  await sql.query(
    `update market_categories c set image_key = p.key from unnest($1::int[], $2::text[]) as p (id, key) where c.id = p.id`,
    [sold.map(({ id }) => id), sold.map(({ model }) => keys.get(kindOf(model).shape))],
  );
}
