import type { Sql } from '../../db/database';

interface Investment {
  id: number;
  status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  balance: string;
  start_date: string;
}

export async function findInvestment(sql: Sql, id: number): Promise<Investment | undefined> {
  const [row] = await sql.query<Investment>(
    'select id, status, balance, start_date from investments where id = $1::bigint',
    [id],
  );
  return row;
}
