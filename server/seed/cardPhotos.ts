import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { png } from './demo/pictures';

type Colour = [red: number, green: number, blue: number];

/** A bank card from the front, 320 × 200: its chip, and the lines where number and name are embossed. */
const picture = (paper: Colour, ink: Colour) =>
  png(320, 200, (x, y) => {
    const isIn = (left: number, top: number, width: number, height: number) =>
      x >= left && y >= top && x < left + width && y < top + height;
    if (!isIn(10, 8, 300, 184)) return [70, 76, 84];
    if (isIn(34, 62, 42, 32)) return x % 14 < 2 || y % 11 < 2 ? [150, 120, 50] : [220, 190, 110];
    const isNumber = isIn(34, 112, 250, 16) && (x - 34) % 66 < 52 && (x - 34) % 13 < 9;
    const isName = isIn(34, 156, 150, 10) && (x - 34) % 9 < 7;
    if (isNumber || isName || isIn(238, 30, 46, 18)) return ink;
    return paper.map((part) => part - Math.floor((x + y) / 24)) as Colour;
  });
const pictures = {
  uzcard: () => picture([58, 112, 182], [232, 240, 250]),
  humo: () => picture([34, 128, 108], [236, 248, 240]),
};

/** Photos for the cards that somebody looks at; every ninth came without, and some show another name. */
export async function seedCardPhotos(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  for (const kind of ['uzcard', 'humo'] as const) {
    const content = pictures[kind]();
    const key = await files.put(content, 'png');
    await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
      ...[key, `${kind}.png`, content.length, at],
    ]);
    await sql.query(
      `update investor_cards set photo_key = $2 where kind = $1 and status <> 'verified' and id % 9 <> 0`,
      [kind, key],
    );
  }
  await sql.query(`update investor_cards set holder = 'ALIYEV SARDOR' where status = 'pending' and id % 6 = 1`);
  await sql.query(
    `update investor_cards set expiry_year = extract(year from $1::timestamp) - 1 where status = 'pending' and id % 8 = 3`,
    [at],
  );
  await sql.query(
    `update investor_cards set verified_at = created_at + interval '1 day',
       verified_by = (select id from system_users where username = 'moderator')
     where status = 'rejected' and verified_at is null`,
  );
}
