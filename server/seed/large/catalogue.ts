/** The catalogue at volume: what goods are sorted into and described by. It stands before the goods, which use all of it. */
import type { Area } from './area';

const most = { categories: 5000, brands: 600, attributes: 60 };

export const catalogue: Area = {
  tables: ['market_categories', 'brands', 'attributes'],
  rows: most.categories,
  async fill(sql, rows, day) {
    // Each category with a level left under it is divided by brands, as shops do.
    await sql.query(
      `with recursive tree as (
         select c.*, 1 as level from market_categories c where c.parent_id is null
         union all
         select c.*, t.level + 1 from market_categories c join tree t on c.parent_id = t.id
       ), homes as (
         select t.id, t.name_ru, t.name_en, t.name_uz, row_number() over (order by t.id) as place, count(*) over () as all_of,
           (select count(*) from market_categories b where b.parent_id = t.id)::int as children
         from tree t where t.level < 5
       ), makers as (
         select name, row_number() over (order by id) - 1 as place, count(*) over () as all_of from brands
       ), wanted as (
         select h.*, n, h.place + (n - 1) * h.all_of as number
         from homes h cross join generate_series(1, 1000) n
         where h.place + (n - 1) * h.all_of <= greatest($1::int - (select count(*) from market_categories), 0)
       )
       insert into market_categories (parent_id, sequence_number, name_ru, name_en, name_uz, created_at, updated_at)
       select w.id, w.children + w.n, w.name_ru || ' ' || m.name, case when w.number % 7 <> 0 then w.name_en || ' ' || m.name end,
         case when w.number % 5 <> 0 then w.name_uz || ' ' || m.name end, $2::date - 100, $2::date - 100
       from wanted w join makers m on m.place = (w.place + w.n) % m.all_of order by w.n, w.place`,
      [rows, day],
    );
    const share = rows / most.categories;
    await sql.query(
      `insert into brands (name, is_active, created_at, updated_at)
       select b.name || ' ' || line, b.id % 11 <> 0, $2::date - 100, $2::date - 100
       from (select id, name from brands order by id) b,
         unnest(array['Home', 'Pro', 'Max', 'Lux', 'Plus', 'Kids', 'Sport', 'Eco', 'Smart', 'Classic', 'Studio', 'Style']) line
       order by line, b.id limit greatest($1::int - (select count(*) from brands), 0)
       on conflict do nothing`,
      [Math.round(most.brands * share), day],
    );
    await sql.query(
      `insert into attributes (name_ru, name_en, type, unit, created_at, updated_at)
       select ru || ' (' || part || ')', case when place % 4 <> 0 then en || ' (' || place || ')' end, 'number', unit, $2::date - 100, $2::date - 100
       from (values ('Длина', 'Length', 'см'), ('Толщина', 'Thickness', 'мм'), ('Диаметр', 'Diameter', 'мм'), ('Частота', 'Frequency', 'Гц'),
           ('Напряжение', 'Voltage', 'В'), ('Сила тока', 'Current', 'А'), ('Температура', 'Temperature', '°C'), ('Давление', 'Pressure', 'бар'),
           ('Скорость', 'Speed', 'об/мин'), ('Разрешение', 'Resolution', 'Мп'), ('Угол обзора', 'Angle of view', '°'), ('Расход воды', 'Water flow', 'л/мин')
         ) as a (ru, en, unit)
         cross join unnest(array['наименьшая величина', 'наибольшая величина', 'в упаковке']) with ordinality as p (part, place)
       order by place, ru limit greatest($1::int - (select count(*) from attributes), 0)
       on conflict do nothing`,
      [Math.round(most.attributes * share), day],
    );
  },
};
