import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { png } from './demo/pictures';
import { glyphs } from './glyphs';
import type { Colour } from './goodsPictures';

type Files = Pick<FileStore, 'put'>;

/** How large a banner is painted at each place, in the proportions of that place. */
const sizes = { main: [320, 180], invest: [320, 160], market: [330, 110], payments: [200, 200] } as const;
type Place = keyof typeof sizes;

const grounds: Record<Place, readonly [Colour, Colour]> = {
  main: [
    [18, 92, 86],
    [122, 58, 132],
  ],
  invest: [
    [28, 66, 128],
    [44, 52, 64],
  ],
  market: [
    [186, 92, 34],
    [158, 44, 60],
  ],
  payments: [
    [36, 118, 72],
    [84, 74, 156],
  ],
};
const ink: Colour = [250, 250, 248];

/** The star of the house, two squares of which one is turned, and under it, or beside it, a few letters. */
function painted(width: number, height: number, [red, green, blue]: Colour, letters: string): Buffer {
  const isWide = width > height * 1.2;
  const radius = Math.round(Math.min(width, height) / (isWide ? 4 : 5));
  const [starX, starY] = isWide ? [width * 0.26, height / 2] : [width / 2, height * 0.36];
  const point = Math.max(2, Math.floor(radius / 6));
  const textWidth = letters.length * 6 * point - point;
  const left = Math.round(isWide ? width * 0.68 - textWidth / 2 : width / 2 - textWidth / 2);
  const top = Math.round(isWide ? height / 2 - 3.5 * point : height * 0.7 - 3.5 * point);
  return png(width, height, (x, y) => {
    const [dx, dy] = [Math.abs(x - starX), Math.abs(y - starY)];
    const isStar = Math.max(dx, dy) < radius * 0.72 || dx + dy < radius;
    const isHole = Math.max(dx, dy) < radius * 0.36 || dx + dy < radius * 0.5;
    const column = Math.floor((x - left) / point);
    const row = Math.floor((y - top) / point);
    const letter = column >= 0 && row >= 0 && row < 7 ? glyphs[letters.charAt(Math.floor(column / 6))] : undefined;
    if ((isStar && !isHole) || letter?.[row]?.charAt(column % 6) === '#') return [...ink];
    const shade = Math.floor((y / height) * 34);
    return [Math.max(0, red - shade), Math.max(0, green - shade), Math.max(0, blue - shade)];
  });
}

async function keep(sql: Sql, files: Files, content: Buffer, { name, at }: { name: string; at: string }) {
  const key = await files.put(content, 'png');
  await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
    ...[key, name, content.length, at],
  ]);
  return key;
}

const walls: readonly Colour[] = [
  [18, 92, 86],
  [122, 58, 132],
  [28, 66, 128],
  [186, 92, 34],
  [36, 118, 72],
];

/** Tall pictures for slides and square ones for covers; the first story keeps a video, and the last draft has no cover. */
async function seedStoryPictures(sql: Sql, files: Files, at: string): Promise<void> {
  for (const [place, wall] of walls.entries()) {
    const slide = await keep(sql, files, painted(162, 288, wall, String.fromCharCode(65 + place)), {
      ...{ name: `slide-${place + 1}.png`, at },
    });
    await sql.query(
      `update story_slides d set image_key = $1, video_url = null from stories s where s.id = d.story_id
         and (s.sequence_number + d.sequence_number) % $2 = $3 and not (s.sequence_number = 1 and d.sequence_number = 2)`,
      [slide, walls.length, place],
    );
    const cover = await keep(sql, files, painted(96, 96, wall, ''), { name: `cover-${place + 1}.png`, at });
    await sql.query('update stories set preview_key = $1 where sequence_number % $2 = $3 and sequence_number < 10', [
      ...[cover, walls.length, place],
    ]);
  }
}

/**
 * Pictures of banners, in each language for itself so that a change of language is seen, and of stories. One banner has no Uzbek one, and
 * another only a Russian one.
 */
export async function seedContentPictures(sql: Sql, files: Files, at: string): Promise<void> {
  for (const place of Object.keys(sizes) as Place[]) {
    const [width, height] = sizes[place];
    for (const [half, ground] of grounds[place].entries())
      for (const language of ['ru', 'en', 'uz'] as const) {
        const name = `${place}-${half + 1}-${language}.png`;
        const key = await keep(sql, files, painted(width, height, ground, language.toUpperCase()), { name, at });
        await sql.query(
          `insert into banner_images (banner_id, language, file_key)
           select id, $3, $4 from banners where place = $1 and sequence_number % 2 = $2
             and not ($3 = 'uz' and place = 'main' and sequence_number = 1) and not ($3 <> 'ru' and place = 'market' and sequence_number = 5)`,
          [place, half, language, key],
        );
      }
  }
  await seedStoryPictures(sql, files, at);
}
