import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';
import type { AttributeKept, AttributeType } from './rules';

export interface Attribute {
  id: number;
  name: string;
  type: AttributeType;
  unit: string | null;
}

export async function findAttribute(sql: Sql, id: number): Promise<Attribute | undefined> {
  const [row] = await sql.query<Attribute>(
    'select id, name_ru as name, type, unit from attributes where id = $1::bigint for key share',
    [id],
  );
  return row;
}

/** Of these values, those of the attribute; they stay there until the end of the transaction. */
export async function holdValues(sql: Sql, attributeId: number, ids: readonly number[]): Promise<string[]> {
  const rows = await sql.query<{ value: string }>(
    `select value from attribute_values where attribute_id = $1 and id = any ($2::bigint[])
     order by sequence_number for key share`,
    [attributeId, ids],
  );
  return rows.map(({ value }) => value);
}

/** Writes what an attribute of a model is, in place of what it was; answers with its number. */
export async function setAttribute(
  sql: Sql,
  {
    modelId,
    attributeId,
    kept,
    isFilled,
  }: { modelId: number; attributeId: number; kept: AttributeKept; isFilled: boolean },
): Promise<number> {
  const { valueIds, text, number, flag } = kept;
  const [row] = await sql.query<{ id: number }>(
    `insert into model_attributes (model_id, attribute_id, text_value, number_value, flag_value, is_filled)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (model_id, attribute_id) do update set text_value = $3, number_value = $4, flag_value = $5, is_filled = $6
     returning id`,
    [modelId, attributeId, text, number, flag, isFilled],
  );
  const { id } = row!; // an insert answers its row
  await sql.query('delete from model_attribute_values where model_attribute_id = $1', [id]);
  await sql.query(
    'insert into model_attribute_values (model_attribute_id, value_id) select $1, unnest($2::integer[])',
    [id, valueIds],
  );
  return id;
}

export type ModelAttribute = Reply<'setModelAttribute'>;

/** The attributes of a model by their names, or one of them. */
export const listAttributes = (sql: Sql, modelId: number, language: Language): Promise<ModelAttribute[]> =>
  attributesOf(sql, { of: 'model', id: modelId }, language);

export async function findModelAttribute(sql: Sql, id: number, language: Language) {
  const [attribute] = await attributesOf(sql, { of: 'attribute', id }, language);
  return attribute;
}

const columnOf = { model: 'm.model_id', attribute: 'm.id' };
const attributesOf = (sql: Sql, { of, id }: { of: keyof typeof columnOf; id: number }, language: Language) =>
  sql.query<ModelAttribute>(
    `select m.id, m.attribute_id, ${askedName('a')} as name, a.type, a.unit, coalesce(v.list, '[]'::json) as values,
       m.text_value as text, m.number_value::float8 as number, m.flag_value as flag, m.is_filled
     from model_attributes m join attributes a on a.id = m.attribute_id
       cross join (select $2::text as language) asked
       left join lateral (
         select json_agg(json_build_object('id', w.id, 'value', w.value, 'color', w.color) order by w.sequence_number) as list
         from model_attribute_values x join attribute_values w on w.id = x.value_id where x.model_attribute_id = m.id
       ) v on true
     where ${columnOf[of]} = $1::bigint order by ${askedName('a')} collate "und-x-icu", m.id`,
    [id, language],
  );

export async function removeAttribute(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from model_attributes where id = $1', [id]);
}
