import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';

/** What the merchants of each region have sold, the most first; a region without merchants is left out. */
export const salesByRegion = (sql: Sql, language: Language): Promise<Reply<'listMerchantSalesByRegion'>['regions']> =>
  sql.query(
    `select json_build_object('id', r.id, 'name', ${askedName('r')}) as region, s.merchants, s.sales
     from (select region_id, count(*)::int as merchants, sum(sales)::numeric(24, 2) as sales
       from merchants where region_id is not null group by region_id) s
       join regions r on r.id = s.region_id cross join (select $1::text as language) asked
     order by s.sales desc, r.id`,
    [language],
  );
