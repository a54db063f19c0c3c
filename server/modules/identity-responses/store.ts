import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';

interface ResponseRow {
  id: number;
  created_at: string;
  result_code: number;
  result_note: string;
  photo_key: string | null;
  raw: Record<string, unknown>;
}

/** The code of the service for a person whom it knows. */
export const known = 1;

/** What was said about one customer. */
export const identityResponses = listOf<ResponseRow, Call<'listIdentityResponses'>['query'], never, number>({
  id: 'r.id',
  from: (bind, customerId) => `(select * from identity_responses where customer_id = ${bind(customerId)}::bigint) r`,
  select: 'r.id, r.created_at, r.result_code, r.result_note, r.photo_key, r.raw',
  orders: { created_at: 'r.created_at' },
  where: {},
});

export async function hasCustomer(sql: Sql, id: number): Promise<boolean> {
  const found = await sql.query('select 1 from customers where id = $1::bigint', [id]);
  return found.length > 0;
}
