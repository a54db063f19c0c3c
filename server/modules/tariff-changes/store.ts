import type { Call, Language, Reply } from '../../contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn } from '../investors/reference';

type Query = Call<'listTariffChangeClaims'>['query'];
export type TariffChangeFilter = Pick<Query, 'status' | 'search' | 'begin_date' | 'end_date'>;
export type TariffChangeOrder = NonNullable<Query['order_by']>;
type Row = Reply<'listTariffChangeClaims'>['claims'][number];

const from = `tariff_change_claims t join investors i on i.id = t.investor_id
  join investments n on n.id = t.investment_id
  join tariffs old on old.id = t.old_tariff_id join tariffs new on new.id = t.new_tariff_id`;
const orders: Record<TariffChangeOrder, string> = {
  created_at: 't.created_at, t.id',
  '-created_at': 't.created_at desc, t.id desc',
  effective_from: 't.effective_from, t.id',
  '-effective_from': 't.effective_from desc nulls last, t.id desc',
};

const whereOf = ({ status, search, ...period }: TariffChangeFilter) =>
  new Where()
    .when(status, (place) => `t.status = any (${place}::text[])`)
    .within('t.created_at', period)
    .finds(search, { id: 't.id', texts: ['i.name', 'n.contract_number'] });

export async function countTariffChanges(sql: Sql, filter: TariffChangeFilter): Promise<number> {
  const where = whereOf(filter);
  const [found] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where.text}`,
    where.values,
  );
  return found!.count; // an aggregate always answers one row
}

interface Asked extends Slice {
  order: TariffChangeOrder;
  language: Language;
}
export function listTariffChanges(
  sql: Sql,
  filter: TariffChangeFilter,
  { order, language, offset, limit }: Asked,
): Promise<Row[]> {
  const where = whereOf(filter);
  const spoken = where.bind(language);
  const tariff = (table: 'old' | 'new') =>
    `json_build_object('id', ${table}.id, 'name', coalesce(case ${spoken} when 'en' then ${table}.name_en when 'uz' then ${table}.name_uz end, ${table}.name_ru)) as ${table}_tariff`;
  return sql.query(
    `select t.id, ${investorColumn}, json_build_object('id', n.id, 'name', n.contract_number) as investment,
       ${tariff('old')}, ${tariff('new')}, t.reason, t.effective_from, t.status, t.comment, t.created_at
     from ${from} where ${where.text} order by ${orders[order]} offset ${where.bind(offset)} limit ${where.bind(limit)}`,
    where.values,
  );
}
