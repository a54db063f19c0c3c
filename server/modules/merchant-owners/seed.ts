import { hashPassword } from '../../auth/passwords';
import { temporaryPassword } from '../../auth/temporaryPassword';
import type { Sql } from '../../db/database';

/** One owner of each merchant and a second of every third, none of whom anybody knows the password of. */
export async function seedOwners(sql: Sql): Promise<void> {
  const hash = await hashPassword(temporaryPassword());
  await sql.query(
    `insert into merchant_owners (merchant_id, name, phone, username, password_hash, password_set_at, created_at, updated_at)
     select m.id, p.name, '99890' || lpad((7100000 + m.id * 137 + p.place)::text, 7, '0'), p.username || m.id, $1, m.created_at,
       m.created_at, m.created_at
     from merchants m join (values
       (0, 0, 'Азиз Каримов', 'a.karimov'), (0, 1, 'Нигора Юсупова', 'n.yusupova'), (0, 2, 'Бобур Рахимов', 'b.rahimov'),
       (0, 3, 'Дилноза Саидова', 'd.saidova'), (1, 0, 'Шерзод Тошматов', 'sh.toshmatov')
     ) as p (place, remainder, name, username)
       on case p.place when 0 then m.id % 4 else m.id % 3 end = p.remainder
     order by m.id, p.place`,
    [hash],
  );
}
