import type { Sql } from '../../db/database';

interface Investment {
  id: number;
  status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  balance: string;
  start_date: string;
  end_date: string;
  early_exit_allowed: boolean;
  /** What its tariff asks of whoever leaves early, in place of the scale. */
  tariff_percent: number | null;
}

export async function findInvestment(sql: Sql, id: number): Promise<Investment | undefined> {
  const [row] = await sql.query<Investment>(
    `select n.id, n.status, n.balance, n.start_date, n.end_date, t.early_exit_allowed,
       t.early_exit_percent::float8 as tariff_percent
     from investments n join tariffs t on t.id = n.tariff_id where n.id = $1::bigint`,
    [id],
  );
  return row;
}
