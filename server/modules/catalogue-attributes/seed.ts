import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import type { AttributeType } from './store';

type Names = [russian: string, english: string | null, uzbek: string | null];
interface Planned {
  names: Names;
  type: AttributeType;
  unit?: string;
  values?: readonly string[];
  /** The swatches of a colour, by its values. */
  colors?: readonly string[];
}

const palette: readonly (readonly [name: string, swatch: string])[] = [
  ['Чёрный', '#111111'],
  ['Белый', '#ffffff'],
  ['Графитовый', '#3c3f45'],
  ['Серебристый', '#c0c4c8'],
  ['Синий', '#1f4fa3'],
  ['Голубой', '#7fb7e8'],
  ['Зелёный', '#2f7d4f'],
  ['Красный', '#b3202c'],
  ['Золотистый', '#d4b06a'],
  ['Розовый', '#e7a6b5'],
  ['Бежевый', '#d9c7a8'],
  ['Фиолетовый', '#6f4aa0'],
];

/** One of each type at least; some have no name in English or Uzbek yet. */
const plans: readonly Planned[] = [
  {
    names: ['Цвет', 'Colour', 'Rang'],
    type: 'color',
    values: palette.map(([name]) => name),
    colors: palette.map(([, color]) => color),
  },
  {
    names: ['Цвет ремешка', 'Strap colour', null],
    type: 'color',
    values: ['Чёрный', 'Коричневый', 'Оранжевый'],
    colors: ['#111111', '#6b4423', '#f0862d'],
  },
  {
    names: ['Встроенная память', 'Storage', 'Ichki xotira'],
    type: 'select',
    values: ['64 ГБ', '128 ГБ', '256 ГБ', '512 ГБ', '1 ТБ'],
  },
  {
    names: ['Оперативная память', 'Memory', 'Operativ xotira'],
    type: 'select',
    values: ['4 ГБ', '6 ГБ', '8 ГБ', '12 ГБ', '16 ГБ', '32 ГБ'],
  },
  { names: ['Диагональ экрана', 'Screen size', 'Ekran diagonali'], type: 'number', unit: '″' },
  { names: ['Ёмкость аккумулятора', 'Battery capacity', 'Akkumulyator sigʻimi'], type: 'number', unit: 'мАч' },
  { names: ['Мощность', 'Power', 'Quvvat'], type: 'number', unit: 'Вт' },
  { names: ['Вес', 'Weight', 'Ogʻirlik'], type: 'number', unit: 'кг' },
  { names: ['Ширина', 'Width', 'Kenglik'], type: 'number', unit: 'см' },
  { names: ['Высота', 'Height', 'Balandlik'], type: 'number', unit: 'см' },
  { names: ['Глубина', 'Depth', 'Chuqurlik'], type: 'number', unit: 'см' },
  { names: ['Объём', 'Volume', 'Hajm'], type: 'number', unit: 'л' },
  { names: ['Загрузка белья', 'Laundry load', null], type: 'number', unit: 'кг' },
  {
    names: ['Класс энергопотребления', 'Energy class', 'Energiya sarfi sinfi'],
    type: 'select',
    values: ['A+++', 'A++', 'A+', 'A', 'B', 'C'],
  },
  {
    names: ['Беспроводная связь', 'Wireless', 'Simsiz aloqa'],
    type: 'multi',
    values: ['Wi-Fi', 'Bluetooth', 'NFC', '4G', '5G'],
  },
  { names: ['Разъёмы', 'Ports', null], type: 'multi', values: ['USB-C', 'USB-A', 'HDMI', 'Ethernet', '3,5 мм', 'VGA'] },
  { names: ['Две SIM-карты', 'Two SIM cards', 'Ikkita SIM-karta'], type: 'bool' },
  { names: ['Влагозащита', 'Water protection', 'Namlikdan himoya'], type: 'bool' },
  { names: ['Инверторный двигатель', 'Inverter motor', 'Invertorli dvigatel'], type: 'bool' },
  { names: ['Страна производства', 'Country of origin', 'Ishlab chiqarilgan mamlakat'], type: 'text' },
  { names: ['Комплектация', 'In the box', 'Toʻplam'], type: 'text' },
  {
    names: ['Материал', 'Material', 'Material'],
    type: 'multi',
    values: ['Дерево', 'Металл', 'Пластик', 'Стекло', 'Хлопок', 'Шёлк', 'Керамика'],
  },
  {
    names: ['Размер одежды', null, 'Kiyim oʻlchami'],
    type: 'select',
    values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  },
  { names: ['Уровень шума', null, null], type: 'number', unit: 'дБ' },
];

/** Attributes that were called otherwise at first, in Russian: their translations are older than the name. */
const renamed = { Влагозащита: 'Защита от воды', Комплектация: 'В коробке' };

/** The attributes of the demonstration with their values. */
export async function seedAttributes(sql: Sql, clock: Clock): Promise<void> {
  const at = timestamp(clock);
  const of = <Value>(read: (plan: Planned) => Value) => plans.map(read);
  await sql.query(
    `insert into attributes (name_ru, name_en, name_uz, type, unit, created_at, updated_at)
     select name_ru, name_en, name_uz, type, unit, t.at, t.at
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as a (name_ru, name_en, name_uz, type, unit, place),
       lateral (select $6::timestamp - (190 - place) * interval '1 day' as at) t order by place`,
    [
      ...[of(({ names }) => names[0]), of(({ names }) => names[1]), of(({ names }) => names[2])],
      ...[of(({ type }) => type), of(({ unit }) => unit ?? null), at],
    ],
  );
  const values = plans.flatMap(({ names, values: texts = [], colors }) =>
    texts.map((value, place) => ({ name: names[0], value, color: colors?.[place] ?? null, place: place + 1 })),
  );
  await sql.query(
    `insert into attribute_values (attribute_id, value, color, sequence_number, created_at)
     select a.id, v.value, v.color, v.place, a.created_at
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as v (name, value, color, place) join attributes a on a.name_ru = v.name
     order by a.id, v.place`,
    [
      values.map(({ name }) => name),
      values.map(({ value }) => value),
      values.map(({ color }) => color),
      values.map(({ place }) => place),
    ],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select a.created_at, u.id, 'create', 'attribute', a.id::text, 'name', null, coalesce(r.was, a.name_ru)
     from attributes a cross join (select id from system_users where username = 'moderator') u
       left join unnest($1::text[], $2::text[]) as r (name, was) on r.name = a.name_ru`,
    [Object.keys(renamed), Object.values(renamed)],
  );
  await sql.query(
    `with changed as (
       update attributes a set version = version + 1, name_ru_at = t.at, updated_at = t.at
       from unnest($1::text[], $2::text[]) as r (name, was), (select $3::timestamp - interval '20 days' as at) t
       where a.name_ru = r.name returning a.id, a.name_ru, r.was, t.at
     )
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select c.at, u.id, 'update', 'attribute', c.id::text, 'name', c.was, c.name_ru
     from changed c cross join (select id from system_users where username = 'moderator') u`,
    [Object.keys(renamed), Object.values(renamed), at],
  );
}
