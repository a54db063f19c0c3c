import type { Sql } from '../../db/database';
import { claimsOn, type CashOutRow } from './store';

export async function findClaim(sql: Sql, id: number, day: string): Promise<CashOutRow | undefined> {
  const [row] = await sql.query<CashOutRow>(`${claimsOn('$2')} where c.id = $1::bigint`, [id, day]);
  return row;
}

export const findClaims = (sql: Sql, ids: readonly number[], day: string): Promise<CashOutRow[]> =>
  sql.query(`${claimsOn('$2')} where c.id = any ($1::bigint[])`, [ids, day]);

interface Named {
  id: number;
  number: string;
  contract_number: string;
  status: CashOutRow['status'];
}

/** The claims that the rows of a sheet may mean: those of these numbers or ids, and the waiting ones of these contracts. */
export function findNamed(sql: Sql, names: readonly string[], contracts: readonly string[]): Promise<Named[]> {
  const ids = names.filter((name) => /^[1-9]\d{0,14}$/.test(name));
  return sql.query(
    `select c.id, c.number, c.status, n.contract_number
     from exit_claims c join investments n on n.id = c.investment_id where c.id in (
       select id from exit_claims where number = any ($1::text[])
       union select id from exit_claims where id = any ($2::bigint[])
       union select w.id from exit_claims w join investments i on i.id = w.investment_id
         where w.status = 'pending' and i.contract_number = any ($3::text[])) order by c.id`,
    [names, ids, contracts],
  );
}
