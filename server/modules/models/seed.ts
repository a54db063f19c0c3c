import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { kinds, modelsOfKind, type Kind } from './plans';

interface Made {
  number: number;
  kind: Kind;
  place: number;
  category: number;
  brand: number;
  name: string;
}
interface Described {
  id: number;
  type: string;
  values: number[];
}

/** Twenty-five models of each kind. Some have no Uzbek or English text, some an older one than the Russian, some gaps. */
export async function seedModels(sql: Sql, clock: Clock): Promise<void> {
  const made = await modelsOf(sql);
  if (made.length === 0) return;
  const text = ({ number, kind, name }: Made, language: 'ru' | 'en' | 'uz') => {
    if (language === 'uz' && number % 6 === 4) return null;
    if (language === 'en' && number % 9 === 5) return null;
    return texts[language](kind.names[language], name);
  };
  await sql.query(
    `insert into models (id, category_id, brand_id, name, description_ru, description_en, description_uz, description_ru_at,
       description_en_at, description_uz_at, created_at, updated_at)
     select number, category_id, brand_id, name, ru, en, uz, case when number % 17 = 3 then made + interval '30 days' else made end,
       case when en is not null then made end, case when uz is not null then made end, made, made
     from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
       as m (number, category_id, brand_id, name, ru, en, uz),
       lateral (select $8::timestamp - (90 + number % 80) * interval '1 day' - number * interval '7 minutes' as made) t
     order by number`,
    [
      made.map(({ number }) => number),
      made.map(({ category }) => category),
      made.map(({ brand }) => brand),
      made.map(({ name }) => name),
      ...(['ru', 'en', 'uz'] as const).map((language) => made.map((one) => text(one, language))),
      timestamp(clock),
    ],
  );
  await sql.query(`select setval(pg_get_serial_sequence('models', 'id'), $1)`, [made.length]);
  await describeAll(sql, made);
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select m.created_at, u.id, 'create', 'model', m.id::text, 'name', null, m.name
     from models m cross join (select id from system_users where username = 'moderator') u`,
  );
}

const texts = {
  ru: (noun: string, name: string) =>
    `${noun} ${name}. Официальная гарантия 12 месяцев, сервис по всей республике.\n\nДоставка по Ташкенту за день, в области за три дня.`,
  en: (noun: string, name: string) => `${noun} ${name}. Twelve months of warranty, service all over the country.`,
  uz: (noun: string, name: string) =>
    `${noun} ${name}. 12 oy rasmiy kafolat, butun respublika boʻylab xizmat koʻrsatish.`,
};

/** The models by what the tree and the brands have; where the name of one is not there, another stands in for it. */
async function modelsOf(sql: Sql): Promise<Made[]> {
  const categories = await sql.query<{ id: number; name: string }>(
    'select id, name_ru as name from market_categories order by id',
  );
  const brands = await sql.query<{ id: number; name: string }>('select id, name from brands order by id');
  if (categories.length === 0 || brands.length === 0) return [];
  const idOf = (rows: readonly { id: number; name: string }[], name: string, other: number) =>
    (rows.find((row) => row.name === name) ?? rows[other % rows.length]!).id; // there is at least one
  return kinds.flatMap((kind, at) =>
    Array.from({ length: modelsOfKind }, (_, place) => {
      const maker = place % kind.brands.length;
      return {
        ...{ number: at * modelsOfKind + place + 1, kind, place },
        category: idOf(categories, kind.category, at),
        brand: idOf(brands, kind.brands[maker]!, at + maker), // within the list
        name: `${kind.series[maker]}${10 + place * 3}${place % 4 === 1 ? ' Pro' : ''}${at % 2 === 1 ? '' : ' Plus'.repeat(place % 7 === 6 ? 1 : 0)}`,
      };
    }),
  );
}

async function describeAll(sql: Sql, made: readonly Made[]): Promise<void> {
  const rows = await sql.query<Described & { name: string }>(
    `select a.id, a.name_ru as name, a.type, coalesce((select array_agg(v.id order by v.sequence_number)
       from attribute_values v where v.attribute_id = a.id), '{}') as values from attributes a`,
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const all = made.flatMap((model) =>
    model.kind.attributes.flatMap((name, at) => {
      const attribute = known.get(name);
      // The last of some is still to be filled in.
      const isGap = model.number % 5 === 2 && at >= model.kind.attributes.length - 2;
      return attribute === undefined ? [] : [{ ...saidOf(attribute, name, model, at), model: model.number, isGap }];
    }),
  );
  await sql.query(
    `insert into model_attributes (id, model_id, attribute_id, text_value, number_value, flag_value, is_filled)
     select place, model, attribute, case when gap then null else text end, case when gap then null else number end,
       case when gap then null else flag end, not gap
     from unnest($1::int[], $2::int[], $3::text[], $4::numeric[], $5::boolean[], $6::boolean[])
       with ordinality as a (model, attribute, text, number, flag, gap, place)`,
    [
      all.map(({ model }) => model),
      all.map(({ attribute }) => attribute),
      all.map(({ text }) => text),
      all.map(({ number }) => number),
      all.map(({ flag }) => flag),
      all.map(({ isGap }) => isGap),
    ],
  );
  await sql.query(`select setval(pg_get_serial_sequence('model_attributes', 'id'), $1)`, [Math.max(all.length, 1)]);
  const values = all.flatMap((one, at) => (one.isGap ? [] : one.values.map((value) => [at + 1, value] as const)));
  await sql.query(
    'insert into model_attribute_values (model_attribute_id, value_id) select * from unnest($1::int[], $2::int[])',
    [values.map(([place]) => place), values.map(([, value]) => value)],
  );
}

const countries = ['Узбекистан', 'Китай', 'Южная Корея', 'Вьетнам'];
const boxes = ['Инструмент, два аккумулятора, кейс', 'Инструмент, зарядное устройство'];

function saidOf({ id, type, values }: Described, name: string, { kind, place, number }: Made, at: number) {
  const [least, step] = kind.numbers?.[name] ?? [10, 1];
  const texts = name === 'Комплектация' ? boxes : countries;
  const first = values.length === 0 ? 0 : (number * 7 + at * 3) % values.length;
  return {
    attribute: id,
    text: type === 'text' ? texts[place % texts.length]! : null, // within the list
    number: type === 'number' ? Math.round((least + step * (place % 9)) * 10) / 10 : null,
    flag: type === 'bool' ? place % 3 !== 0 : null,
    values: ['select', 'color', 'multi'].includes(type)
      ? values.slice(first, first + (type === 'multi' ? 1 + (number % 3) : 1))
      : [],
  };
}
