import type { Sql } from '../../db/database';

/** Every second merchant is told by its own service; most have one or two people on Telegram, some of whom never wrote. */
export async function seedChannels(sql: Sql): Promise<void> {
  await sql.query(
    `insert into merchant_callbacks (merchant_id, value, created_at)
     select id, 'https://orders-' || id || '.example.uz/divan', created_at from merchants where id % 2 = 0 order by id`,
    [],
  );
  await sql.query(
    `insert into merchant_telegram_users (merchant_id, phone, chat_id, created_at)
     select m.id, '99893' || lpad((5200000 + m.id * 211 + p.place)::text, 7, '0'),
       case when m.id % 5 <> p.place then 500000000 + m.id * 1013 + p.place end, m.created_at
     from merchants m cross join (values (0), (1)) as p (place)
     where m.id % 4 > p.place order by m.id, p.place`,
    [],
  );
}
