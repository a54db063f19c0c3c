import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { png } from './demo/pictures';

type Colour = [red: number, green: number, blue: number];
const grounds: Colour[] = [
  [24, 94, 148],
  [168, 78, 46],
  [22, 120, 110],
  [96, 74, 150],
  [130, 52, 78],
  [60, 104, 52],
];
const [width, height] = [320, 180];

/** A clock of which a part has run down, before a ground in the colour of the campaign. */
const picture = (ground: Colour, part: number) =>
  png(width, height, (x, y) => {
    const [right, up] = [x - width / 2, height / 2 - y];
    const radius = Math.hypot(right, up);
    // From the top on, as the hand goes.
    const turned = (Math.atan2(right, up) / (2 * Math.PI) + 1) % 1;
    if (radius < 62 && radius > 54) return [246, 248, 250];
    if (radius <= 48 && turned > part) return [246, 248, 250];
    return ground.map((colour) => Math.min(255, colour + Math.floor((height - y) / 6))) as Colour;
  });

/** Pictures for the first six campaigns; the others have none. */
export async function seedFomoPictures(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  for (const [place, ground] of grounds.entries()) {
    const content = picture(ground, (place + 1) / (grounds.length + 1));
    const key = await files.put(content, 'png');
    await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
      ...[key, `offer-${place + 1}.png`, content.length, at],
    ]);
    await sql.query('update fomos set image_key = $2 where id = $1', [place + 1, key]);
  }
}
