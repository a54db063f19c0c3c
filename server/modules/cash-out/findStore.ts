import type { Sql } from '../../db/connect';
import { claims, type CashOutRow } from './store';

export async function findClaim(sql: Sql, id: number): Promise<CashOutRow | undefined> {
  const [row] = await sql.query<CashOutRow>(`${claims} where c.id = $1::bigint`, [id]);
  return row;
}

/** Those that a row of a sheet may mean: the claim of this number or id, or the waiting ones of this contract. */
export function findMeant(sql: Sql, { claim, contract }: { claim?: string; contract?: string }): Promise<CashOutRow[]> {
  return sql.query(
    `${claims} where ($1::text is not null and (c.number = upper($1) or c.id::text = $1))
       or ($1::text is null and n.contract_number = upper($2) and c.status = 'pending') order by c.id limit 2`,
    [claim ?? null, contract ?? null],
  );
}
