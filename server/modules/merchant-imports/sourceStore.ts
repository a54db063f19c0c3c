import type { Sql } from '../../db/database';

/** The first models of the catalogue, by brand and name. */
export const findSomeModels = (sql: Sql, count: number): Promise<{ id: number; name: string }[]> =>
  sql.query(
    `select m.id, b.name || ' ' || m.name as name from models m join brands b on b.id = m.brand_id order by m.id limit $1`,
    [count],
  );
