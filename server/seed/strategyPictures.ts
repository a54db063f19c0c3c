import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { png } from './demo/pictures';

type Colour = [red: number, green: number, blue: number];
const colours: Colour[] = [
  [24, 94, 148],
  [22, 120, 110],
  [96, 74, 150],
  [176, 96, 36],
  [130, 52, 78],
];

/** Columns that rise, before a wall in the colour of the strategy, 320 × 180. */
const picture = (wall: Colour) =>
  png(320, 180, (x, y) => {
    const column = Math.floor((x - 40) / 50);
    const isColumn = x >= 40 && x < 290 && (x - 40) % 50 < 32 && y > 136 - column * 24 && y < 160;
    if (isColumn) return [246, 248, 250];
    return wall.map((part) => part + Math.floor((180 - y) / 6)) as Colour;
  });

/** Pictures for all but the last of the strategies in which money lies; the others have none. */
export async function seedStrategyPictures(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  for (const [place, wall] of colours.entries()) {
    const content = picture(wall);
    const key = await files.put(content, 'png');
    await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
      ...[key, `strategy-${place + 1}.png`, content.length, at],
    ]);
    await sql.query('update strategies set image_key = $2 where id = $1', [place + 1, key]);
  }
}
