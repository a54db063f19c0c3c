import type { Call, Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn } from '../../shared/referenceColumns';

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
    .when(status, 't.status = any ($::text[])')
    .within('t.created_at', period)
    .finds(search, { id: 't.id', texts: ['i.name', 'n.contract_number'] });

export async function countTariffChanges(sql: Sql, filter: TariffChangeFilter): Promise<number> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where}`,
    values,
  );
  return found!.count; // an aggregate always answers one row
}

/** Whoever joins `spoken` says in which language the tariffs are called. */
const row = `select t.id, ${investorColumn}, json_build_object('id', n.id, 'name', n.contract_number) as investment,
    json_build_object('id', old.id, 'name',
      coalesce(case spoken.language when 'en' then old.name_en when 'uz' then old.name_uz end, old.name_ru)) as old_tariff,
    json_build_object('id', new.id, 'name',
      coalesce(case spoken.language when 'en' then new.name_en when 'uz' then new.name_uz end, new.name_ru)) as new_tariff,
    t.reason, t.effective_from, t.status, t.comment, t.created_at
  from ${from}`;

interface Asked extends Slice {
  order: TariffChangeOrder;
  language: Language;
}
export function listTariffChanges(
  sql: Sql,
  filter: TariffChangeFilter,
  { order, language, offset, limit }: Asked,
): Promise<Row[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} cross join (select ${bind(language)}::text as language) spoken
     where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findTariffChange(sql: Sql, id: number, language: Language): Promise<Row | undefined> {
  const [found] = await sql.query<Row>(
    `${row} cross join (select $2::text as language) spoken where t.id = $1::bigint`,
    [id, language],
  );
  return found;
}
