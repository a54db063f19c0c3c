import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { kindOf, shapes, type Shape } from '../modules/models/index';
import { png } from './demo/pictures';

export type Colour = readonly [red: number, green: number, blue: number];
/** Whether a point of a square of 100 belongs to the goods, and to what is painted lighter of them. */
type Silhouette = (x: number, y: number) => 'body' | 'light' | undefined;

const inBox = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && y >= top && x < left + width && y < top + height;
const inCircle = (x: number, y: number, atX: number, atY: number, radius: number) =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2;
const layers =
  (light: (x: number, y: number) => boolean, body: (x: number, y: number) => boolean): Silhouette =>
  (x, y) =>
    light(x, y) ? 'light' : body(x, y) ? 'body' : undefined;

const silhouettes: Record<Shape, Silhouette> = {
  phone: layers(
    (x, y) => inBox(x, y, 37, 18, 26, 56) || inCircle(x, y, 50, 80, 3),
    (x, y) => inBox(x, y, 33, 12, 34, 76),
  ),
  laptop: layers(
    (x, y) => inBox(x, y, 24, 25, 52, 36),
    (x, y) => inBox(x, y, 20, 20, 60, 46) || (y >= 66 && y < 74 && x > 74 - y && x < 26 + y),
  ),
  screen: layers(
    (x, y) => inBox(x, y, 14, 22, 72, 42),
    (x, y) => inBox(x, y, 10, 18, 80, 50) || inBox(x, y, 46, 68, 8, 8) || inBox(x, y, 32, 76, 36, 5),
  ),
  headphones: layers(
    (x, y) => inBox(x, y, 27, 56, 6, 20) || inBox(x, y, 67, 56, 6, 20),
    (x, y) =>
      (y < 52 && inCircle(x, y, 50, 50, 32) && !inCircle(x, y, 50, 50, 25)) ||
      inBox(x, y, 18, 50, 16, 30) ||
      inBox(x, y, 66, 50, 16, 30),
  ),
  fridge: layers(
    (x, y) => inBox(x, y, 36, 20, 3, 14) || inBox(x, y, 36, 46, 3, 22) || inBox(x, y, 31, 40, 38, 2),
    (x, y) => inBox(x, y, 31, 10, 38, 80),
  ),
  washer: layers(
    (x, y) =>
      (inCircle(x, y, 50, 58, 20) && !inCircle(x, y, 50, 58, 15)) ||
      inCircle(x, y, 68, 25, 4) ||
      inBox(x, y, 27, 22, 20, 6),
    (x, y) => inBox(x, y, 22, 14, 56, 74),
  ),
  conditioner: layers(
    (x, y) => inBox(x, y, 12, 52, 76, 3) || inCircle(x, y, 82, 40, 2),
    (x, y) => inBox(x, y, 8, 34, 84, 28) || (y > 66 && y < 84 && x > 20 && x < 80 && (x + y * 2) % 14 < 2),
  ),
  kettle: layers(
    (x, y) => inBox(x, y, 40, 56, 4, 18),
    (x, y) =>
      (y >= 34 && y < 82 && x > 30 - (y - 34) / 6 && x < 64 + (y - 34) / 6) ||
      (inCircle(x, y, 72, 54, 18) && !inCircle(x, y, 72, 54, 12)) ||
      inBox(x, y, 42, 26, 10, 8) ||
      (y >= 38 && y < 48 && x > 18 && x < 34),
  ),
  vacuum: layers(
    (x, y) => inCircle(x, y, 50, 50, 10) || (inCircle(x, y, 50, 50, 34) && !inCircle(x, y, 50, 50, 31)),
    (x, y) => inCircle(x, y, 50, 50, 38),
  ),
  sofa: layers(
    (x, y) => inBox(x, y, 24, 52, 25, 14) || inBox(x, y, 51, 52, 25, 14),
    (x, y) =>
      inBox(x, y, 18, 32, 64, 40) ||
      inBox(x, y, 8, 46, 14, 30) ||
      inBox(x, y, 78, 46, 14, 30) ||
      inBox(x, y, 14, 76, 6, 6) ||
      inBox(x, y, 80, 76, 6, 6),
  ),
  drill: layers(
    (x, y) => inBox(x, y, 10, 36, 16, 4) || inBox(x, y, 56, 78, 26, 4),
    (x, y) =>
      inBox(x, y, 26, 26, 52, 24) ||
      (y >= 50 && y < 74 && x > 58 + (y - 50) / 8 && x < 74 + (y - 50) / 8) ||
      inBox(x, y, 54, 74, 30, 14),
  ),
  watch: layers(
    (x, y) => inBox(x, y, 38, 38, 24, 26),
    (x, y) =>
      inBox(x, y, 33, 32, 34, 38) ||
      inBox(x, y, 39, 8, 22, 24) ||
      inBox(x, y, 39, 70, 22, 22) ||
      inBox(x, y, 67, 46, 4, 8),
  ),
};

/** Three colours of a kind: whatever the brand, its goods of one kind look alike. */
const colours: Colour[] = [
  [38, 70, 83],
  [180, 68, 58],
  [42, 120, 96],
];

/** Goods of a shape before a wall, in a square. */
export function painted(side: number, shape: Shape, body: Colour): Buffer {
  const light = body.map((part) => Math.min(255, part + 90)) as [number, number, number];
  const goods = body as [number, number, number];
  return png(side, side, (x, y) => {
    const [left, top] = [(x * 100) / side, (y * 100) / side];
    const part = silhouettes[shape](left, top);
    if (part !== undefined) return part === 'body' ? goods : light;
    // A shadow under it, on a wall that grows darker downwards.
    if (top > 90 && top < 93 && left > 20 && left < 80) return [214, 216, 218];
    const wall = 250 - Math.floor(top / 12);
    return [wall, wall, wall];
  });
}

/** Pictures of the goods, a few that many models share; every thirteenth model has none, and what is offered of it is off. */
export async function seedGoodsPictures(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  const models = await sql.query<{ id: number; brand_id: number }>('select id, brand_id from models order by id');
  if (models.length === 0) return;
  const keys = new Map<string, { file: string; thumb: string }>();
  for (const shape of shapes)
    for (const [place, colour] of colours.entries()) {
      const put = async (side: number, name: string) => {
        const content = painted(side, shape, colour);
        const key = await files.put(content, 'png');
        await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
          ...[key, name, content.length, at],
        ]);
        return key;
      };
      keys.set(`${shape} ${place}`, {
        file: await put(300, `${shape}-${place + 1}.png`),
        thumb: await put(96, `${shape}-${place + 1}-small.png`),
      });
    }
  const images = models.flatMap(({ id, brand_id: brand }) =>
    id % 13 === 0
      ? []
      : Array.from({ length: 1 + (id % 3) }, (_, place) => ({
          ...{ id, place: place + 1 },
          ...keys.get(`${kindOf(id).shape} ${(brand + place) % colours.length}`)!, // one of each was put
        })),
  );
  await sql.query(
    `insert into model_images (model_id, sequence_number, file_key, thumb_key, created_at)
     select *, $5 from unnest($1::int[], $2::int[], $3::text[], $4::text[])`,
    [
      images.map(({ id }) => id),
      images.map(({ place }) => place),
      images.map(({ file }) => file),
      images.map(({ thumb }) => thumb),
      at,
    ],
  );
  await sql.query(
    'update products p set is_active = false where is_active and not exists (select from model_images i where i.model_id = p.model_id)',
  );
}
