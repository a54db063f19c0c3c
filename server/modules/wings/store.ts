import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';

type Row = Reply<'listWingsRequests'>['requests'][number];

export const wingsRequests = listOf<Row, Call<'listWingsRequests'>['query']>({
  id: 'w.id',
  from: 'wings_requests w left join investors i on i.id = w.investor_id',
  select: `w.id, case when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as customer,
    w.created_at, w.type, w.status, w.duration_ms`,
  orders: { created_at: 'w.created_at', duration_ms: 'w.duration_ms nulls last' },
  where: ({ status, type, search, ...period }) =>
    new Where()
      .when(status, 'w.status = any ($::text[])')
      .when(type, 'w.type = $')
      .within('w.created_at', period)
      .finds(search, { id: 'w.id', texts: [`coalesce(i.name, '')`] }),
});

/** What was asked of the service and what it answered, too long for a list. */
export async function findMessages(sql: Sql, id: number) {
  const [found] = await sql.query<Pick<Reply<'getWingsRequest'>, 'request' | 'response'>>(
    'select request, response from wings_requests where id = $1::bigint',
    [id],
  );
  return found;
}
