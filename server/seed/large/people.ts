/** Customers at volume, each with his address and a card, and people of the customers' programs. */
import type { Area } from './area';

const surnames = `array['Abduvaliyev', 'Бекмуродов', 'Yuldashev', 'Мирзакаримов', 'Egamov', 'Расулов', 'Ortiqov', 'Сатторов', 'Qurbonov', 'Ҳакимов',
  'Murodov', 'Шодиев', 'Jumayev', 'Тошпўлатов', 'Sultonov', 'Орипов', 'Xudoyberdiyev', 'Азимов', 'Gʻofurov', 'Исроилов', 'Mamatov', 'Пардаев']`;
const men = `array['Bekzod', 'Асрор', 'Muzaffar', 'Ойбек', 'Shohruh', 'Элёр', 'Abror', 'Диёр', 'Ibrohim', 'Мирзоҳид', 'Firdavs', 'Олим', 'Ozod']`;
const women = `array['Munisa', 'Нилуфар', 'Hilola', 'Шоира', 'Mavluda', 'Дилфуза', 'Sabina', 'Зарина', 'Nafisa', 'Муаттар', 'Laylo', 'Чарос', 'Komila']`;

export const customers: Area = {
  tables: ['customers', 'customer_addresses', 'payment_cards'],
  rows: 200_000,
  async fill(sql, rows, day) {
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from customers',
    );
    await sql.query(
      `insert into customers (first_name, last_name, patronymic, birthday, gender, phone_number, pinfl, passport_id, passport_issue_date,
         passport_issue_place, birthplace, citizenship, employment_type, income, status, created_at, updated_at)
       select case when p.is_man then (${men})[1 + n / 2 % 13] else (${women})[1 + n / 2 % 13] end,
         (${surnames})[1 + n::bigint * 104729 % 22] || case when p.is_man then '' when n::bigint * 104729 % 22 % 2 = 0 then 'a' else 'а' end,
         case when n % 5 > 0 then (${men})[1 + n / 26 % 13] || case when p.is_man then ' oʻgʻli' else ' qizi' end end,
         p.birthday, case when p.is_man then 'male' else 'female' end,
         '998' || (array['91', '93', '94', '95', '97', '98', '99', '88', '33', '77', '50'])[1 + n % 11]
           || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'),
         f.digits || f.sum % 10, case when n % 17 > 0 then (array['AA', 'AB', 'AC', 'AD', 'FA'])[1 + n % 5] || 1000000 + n::bigint * 104729 % 9000000 end,
         case when n % 17 > 0 then p.birthday + 7000 end, case when n % 17 > 0 then 'IIV 26' || 201 + n % 300 end,
         (array['Ташкент', 'Самарканд', 'Фергана', 'Бухара', 'Андижан', 'Наманган'])[1 + n % 6], 'Узбекистан',
         case when p.birthday < '1962-01-01' then 'pensioner' else (array['employed', 'employed', 'self_employed', 'employed', 'entrepreneur'])[1 + n % 5] end,
         2400000 + n % 166 * 100000, case when n % 40 = 7 then 'inactive' else 'active' end, t.at, t.at
       from generate_series(1, $1::int) n
         cross join lateral (select n % 2 = 0 as is_man, date '1958-01-01' + (n::bigint * 7919 % 16000)::int as birthday) p
         -- A number of its own for each thousand of thousands; the last digit holds the others.
         cross join lateral (
           select d.digits, (select sum(substr(d.digits, k, 1)::int * (array[7, 3, 1])[1 + (k - 1) % 3]) from generate_series(1, 13) k) as sum
           from (select case when extract(year from p.birthday) < 2000 then 3 else 5 end + case when p.is_man then 0 else 1 end
             || to_char(p.birthday, 'DDMMYY') || lpad((1 + n % 999)::text, 3, '0') || lpad((1 + n / 999 % 999)::text, 3, '0') as digits) d) f
         cross join lateral (select $2::date - 730 + (n::bigint * 729 / $1)::int + n * 11 % 1440 * interval '1 minute' as at) t
       where not exists (select from customers c where c.pinfl = f.digits || f.sum % 10)
       order by n`,
      [rows, day],
    );
    await sql.query(
      `with d as materialized (
         select id, region_id, row_number() over (order by id) - 1 as place from address_districts)
       insert into customer_addresses (customer_id, type, region_id, district_id, street, house, updated_at)
       select c.id, 'registration', d.region_id, d.id, (array['улица Мукими', 'Navoiy koʻchasi', 'улица Истиклол', 'Bobur koʻchasi'])[1 + c.id % 4],
         (1 + c.id % 140)::text, c.created_at
       from customers c join d on d.place = c.id::bigint * 7919 % (select count(*) from d) where c.id > $1 order by c.id`,
      [last],
    );
    await sql.query(
      `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number, is_main, status,
         created_at, updated_at)
       select c.id, 'tk_' || md5('large card ' || c.id), case when c.id % 2 = 0 then '860012' else '986006' end || '******'
           || lpad((4 + c.id::bigint * 7919 % 9990)::text, 4, '0'), case when c.id % 2 = 0 then 'uzcard' else 'humo' end,
         1 + c.id % 12, extract(year from $2::date)::int + 1 + c.id % 4, upper(c.last_name || ' ' || c.first_name),
         (array['Ipak Yoʻli Bank', 'Kapitalbank', 'Xalq Banki', 'Hamkorbank'])[1 + c.id % 4], c.phone_number, true, 'active', c.created_at,
         c.created_at
       from customers c where c.id > $1 and c.id % 10 > 0 order by c.id`,
      [last, day],
    );
  },
};

/** Two in five are customers, where so many have no program yet; the rest is known nowhere else. */
export const appUsers: Area = {
  tables: ['app_users'],
  rows: 500_000,
  async fill(sql, rows, day) {
    const [{ known } = { known: 0 }] = await sql.query<{ known: number }>(
      `with made as (
         insert into app_users (phone, language, customer_id, push, registered_at)
         select c.phone_number, (array['ru', 'uz', 'ru', 'uz', 'ru', 'en'])[1 + c.id % 6], c.id,
           case when c.id % 53 = 0 then 'dead' when c.id % 5 = 0 then 'off' else 'on' end, c.created_at
         from customers c left join app_users a on a.customer_id = c.id
         where c.status = 'active' and c.phone_number ~ '^998[0-9]{9}$' and a.id is null order by c.id limit $1::int * 2 / 5
         on conflict do nothing returning id)
       select count(*)::int as known from made`,
      [rows],
    );
    await sql.query(
      `insert into app_users (phone, language, push, registered_at)
       select (998200000000 + n::bigint * 17)::text, (array['ru', 'uz', 'ru', 'uz', 'ru', 'en', 'uz'])[1 + n % 7],
         case when n % 61 = 0 then 'dead' when n % 3 = 0 then 'off' else 'on' end, $2::date - n % 700 + n % 1440 * interval '1 minute'
       from generate_series(1, $1::int) n order by n on conflict (phone) do nothing`,
      [rows - known, day],
    );
  },
};
