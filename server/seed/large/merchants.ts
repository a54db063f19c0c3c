/** Merchants at volume, none of whom ever sold anything: what they are owed comes of moves alone. */
import type { Area } from './area';

export const merchants: Area = {
  tables: ['merchants'],
  rows: 5_000,
  async fill(sql, rows, day) {
    await sql.query(
      `with people as materialized (
         select h.user_id as id, (row_number() over (order by h.user_id) - 1)::int as place
         from service_user_roles h join service_roles r on r.id = h.role_id where r.service = 'payment' and r.name = 'KAM')
       insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, region_id, address, work_schedule,
         contract_number, contract_date, contract_expiry, kam_id, created_at, updated_at)
       select w.word || ' ' || n, 'ООО «' || w.word || ' Savdo ' || n || '»', (400000000 + n)::text, '00450',
         '20208000' || lpad(n::text, 12, '0'), '99871' || lpad(n::text, 7, '0'),
         case when n % 4 = 0 then 'service' else 'product' end, 1 + n % 14, 'улица Навои, ' || n % 200,
         '{"mon": null, "tue": null, "wed": null, "thu": null, "fri": null, "sat": null, "sun": null}',
         'Б-' || n, $2::date - 700 + n % 600, $2::date + n % 900, p.id, $2::date - interval '700 days' + n % 600 * interval '1 day',
         $2::date - interval '1 day'
       from generate_series(1, $1::int) n
         cross join lateral (select (array['Baraka', 'Ishonch', 'Yulduz', 'Sharq', 'Nihol', 'Zamin'])[1 + n % 6] as word) w
         join people p on p.place = n % (select count(*) from people)
       order by n`,
      [rows, day],
    );
    await sql.query(
      `insert into merchant_branches (merchant_id, name, region_id, address, work_schedule, is_main, created_at, updated_at)
       select id, 'Главный', region_id, address, work_schedule, true, created_at, updated_at from merchants
       where inn like '4%' order by id`,
    );
  },
};
