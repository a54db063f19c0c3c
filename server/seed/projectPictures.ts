import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { png } from './demo/pictures';

type Colour = [red: number, green: number, blue: number];

const width = 640;
const height = 480;

/** A house under the sky: its floors, its windows, some of them lit. */
const house = (wall: Colour, floors: number, sky: Colour) =>
  png(width, height, (x, y) => {
    const top = 400 - floors * 34;
    const [left, right] = [150, 490];
    if (y >= 400) return y < 408 ? [150, 152, 150] : [98 + ((x * 7 + y * 3) % 9), 132, 86];
    if (x >= left && x < right && y >= top) {
      const [inFloor, inWindow] = [(y - top) % 34, (x - left) % 34];
      const isWindow = inFloor > 8 && inFloor < 26 && inWindow > 8 && inWindow < 26;
      if (isWindow)
        return (Math.floor((x - left) / 34) * 5 + Math.floor((y - top) / 34) * 3) % 7 < 2
          ? [248, 220, 140]
          : [86, 112, 138];
      return wall.map((part) => part - Math.floor((x - left) / 12)) as Colour;
    }
    return sky.map((part) => Math.min(255, part + Math.floor(y / 9))) as Colour;
  });

/** A floor plan: walls, doors and a stair. */
const plan = () =>
  png(width, height, (x, y) => {
    const isIn = (left: number, top: number, w: number, h: number) =>
      x >= left && y >= top && x < left + w && y < top + h;
    const isDoor = isIn(196, 210, 48, 8) || isIn(396, 262, 48, 8) || isIn(316, 120, 8, 44);
    const isOuter = isIn(60, 50, 520, 380) && !isIn(68, 58, 504, 364);
    const isInner = isIn(60, 210, 264, 8) || isIn(316, 50, 8, 380) || isIn(316, 262, 264, 8);
    if (isOuter || (isInner && !isDoor)) return [52, 60, 72];
    if (isIn(470, 290, 90, 120) && y % 15 < 2) return [120, 128, 140];
    return x % 32 < 1 || y % 32 < 1 ? [226, 231, 238] : [246, 248, 250];
  });

const pictures = [
  { type: 'image', title: 'Фасад', name: 'fasad.png', paint: () => house([214, 188, 158], 9, [132, 178, 222]) },
  { type: 'image', title: 'Вид со двора', name: 'dvor.png', paint: () => house([176, 196, 202], 6, [164, 196, 214]) },
  { type: 'image', title: 'Вечером', name: 'vecher.png', paint: () => house([120, 104, 112], 9, [58, 64, 104]) },
  { type: 'plan', title: 'План этажа', name: 'plan.png', paint: plan },
] as const;

/** Pictures and a floor plan for the projects that investors see, after their papers. */
export async function seedProjectPictures(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  for (const [place, { type, title, name, paint }] of pictures.entries()) {
    const content = paint();
    const key = await files.put(content, 'png');
    await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
      ...[key, name, content.length, at],
    ]);
    await sql.query(
      `insert into project_attachments (project_id, type, title, position, file_key, created_at, updated_at)
       select p.id, $1, $2, 1 + (select count(*) from project_attachments a where a.project_id = p.id), $3, p.created_at,
         p.created_at
       from projects p where p.is_shown and p.id % 4 >= $4`,
      [type, title, key, type === 'plan' ? 0 : place % 3],
    );
  }
}
