import type { Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { inBox, page, png, portrait, withPassport, type Painter } from './demo/pictures';
import { glyphs } from './glyphs';

const said = 'DEMONSTRATION';
/** A letter is five points wide and seven high, and one stands between two. */
const lettersWide = said.length * 6 - 1;

/** A picture with a strip at its foot that says what it is: nobody may take it for the paper of a person. */
function marked(width: number, height: number, paint: Painter): Buffer {
  const point = Math.ceil(width / 200);
  const strip = point * 13;
  const [left, top] = [(width - lettersWide * point) / 2, height - point * 10];
  return png(width, height, (x, y) => {
    if (y < height - strip) return paint(x, y);
    const [column, row] = [Math.floor((x - left) / point), Math.floor((y - top) / point)];
    const letter = column >= 0 ? glyphs[said.charAt(Math.floor(column / 6))] : undefined;
    return letter?.[row]?.charAt(column % 6) === '#' ? [168, 32, 40] : [250, 244, 230];
  });
}

/** Somebody who holds up a sheet that is written and signed. */
function withContract(person: Painter): Painter {
  const sheet = page([252, 252, 248], [104, 106, 114], false);
  return (x, y) => {
    if (inBox(x, y, 44, 190, 14, 30) || inBox(x, y, 182, 190, 14, 30)) return [226, 186, 156];
    return inBox(x, y, 52, 176, 136, 96) ? sheet((x - 52) * 3.5, (y - 176) * 3.3) : person(x, y);
  };
}

const kinds = ['passport', 'selfie', 'client_photo'] as const;
type Kind = (typeof kinds)[number];
const names: Record<Kind, string> = { passport: 'Паспорт', selfie: 'Селфи', client_photo: 'Фото с договором' };

/** The three photos of somebody. */
function photosOf(isWoman: boolean): Record<Kind, () => Buffer> {
  const clothes = isWoman ? ([132, 62, 92] as const) : ([52, 72, 96] as const);
  const face = portrait([208, 220, 230], [...clothes], isWoman);
  const person = portrait([196, 214, 220], [...clothes], isWoman);
  const passport = page([236, 226, 208], [96, 88, 80], true, face);
  return {
    passport: () => marked(480, 320, passport),
    selfie: () => marked(240, 320, withPassport(person, passport)),
    client_photo: () => marked(240, 320, withContract(person)),
  };
}

/**
 * Photos for the applications that somebody decides on or has decided: passport and face, and the contract in the hand where there is one.
 * Every eleventh came without the photo of the face, which is a doubt that the decision shows.
 */
export async function seedApplicantPhotos(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<void> {
  for (const gender of ['male', 'female'] as const) {
    const photos = photosOf(gender === 'female');
    for (const kind of kinds) {
      const content = photos[kind]();
      const key = await files.put(content, 'png');
      await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'png', $3, $4)`, [
        ...[key, `${kind}.png`, content.length, at],
      ]);
      await sql.query(
        `insert into application_files (application_id, kind, name, file_key, created_at)
         select a.id, $1::text, $2, $3, a.created_at from applications a join customers c on c.id = a.customer_id
         where a.price is not null and coalesce(c.gender, 'male') = $4 and a.status not in ('request_sent', 'confirmed', 'check_payment_pending')
           and ($1::text <> 'client_photo' or a.contract_number is not null or a.status = 'waiting_for_approval')
           and ($1::text <> 'selfie' or a.id % 11 <> 0)
         order by a.id`,
        [kind, `${names[kind]}.png`, key, gender],
      );
    }
  }
}
