/** Where the demonstration's customers buy. */
import type { Sql } from '../../../db/database';

/** A branch that sells, with the terms of its merchant. */
export interface Shop {
  id: number;
  discount_percent: number;
  pays_vat: boolean;
  branch_id: number;
  seller_id: number | null;
}

/** All branches that may sell. */
export const readShops = (sql: Sql): Promise<Shop[]> =>
  sql.query(
    `select m.id, m.discount_percent::float8 as discount_percent, m.pays_vat, b.id as branch_id,
       (select min(p.id) from pos_agents p where p.branch_id = b.id and p.status = 'active') as seller_id
     from merchants m join merchant_branches b on b.merchant_id = m.id where m.status = 'active' and not b.is_blocked order by b.id`,
  );
