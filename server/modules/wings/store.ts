import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import { yesterday, type Clock } from '../../shared/clock';
import { maskedMessage } from './masking';

type Row = Reply<'listWingsRequests'>['requests'][number];

export const wingsRequests = listOf<Row, Call<'listWingsRequests'>['query']>({
  id: 'w.id',
  from: 'wings_requests w left join investors i on i.id = w.investor_id left join customers c on c.id = w.customer_id',
  found: 'wings_requests w',
  select: `w.id, case when c.id is not null then json_build_object('id', c.id, 'name', c.name)
      when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as customer, c.guid as customer_guid,
    w.created_at, w.type, w.status, w.duration_ms`,
  orders: { created_at: 'w.created_at', duration_ms: 'w.duration_ms nulls last' },
  where: {
    status: 'w.status',
    type: 'w.type',
    period: 'w.created_at',
    search: { table: 'wings_requests w', id: 'w.id', investor: 'w.investor_id', customer: 'w.customer_id' },
  },
});

/** What was asked of the service and what it answered, too long for a list. */
export async function findMessages(sql: Sql, id: number) {
  const [found] = await sql.query<Pick<Reply<'getWingsRequest'>, 'request' | 'response'>>(
    'select request, response from wings_requests where id = $1::bigint',
    [id],
  );
  return found;
}

interface Kept {
  customerId: number;
  scoringId: number;
  status: Row['status'];
  request: Record<string, unknown>;
  response: Record<string, unknown> | null;
  /** Milliseconds; none where no answer came. */
  duration: number | null;
  at: string;
}
/** Keeps what was asked for a scoring and what came back, without what is personal in it. */
export async function keepWingsRequest(sql: Sql, asked: Kept): Promise<void> {
  await sql.query(
    `insert into wings_requests (customer_id, scoring_id, type, status, request, response, duration_ms, created_at)
     values ($1, $2, 'scoring', $3, $4, $5, $6, $7)`,
    [
      ...[asked.customerId, asked.scoringId, asked.status, JSON.stringify(maskedMessage(asked.request))],
      ...[asked.response && JSON.stringify(maskedMessage(asked.response)), asked.duration, asked.at],
    ],
  );
}

/** Questions to the scoring service of each type and end; one that never came back has no answer. The same every day. */
export async function seedWings(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with asked as (
       select i.id, i.pinfl, i.phone_number, row_number() over (order by i.id)::int as place from investors i
       where i.subject = 'individual' and i.pinfl is not null order by i.id limit 60),
     planned as (
       select a.*, (array['scoring', 'scoring', 'identification', 'limit'])[1 + a.place % 4] as type,
         case when a.place % 11 = 0 then 'timeout' when a.place % 7 = 0 then 'failed' else 'success' end as status
       from asked a)
     insert into wings_requests (investor_id, type, status, request, response, duration_ms, created_at)
     select case when p.place % 13 <> 0 then p.id end, p.type, p.status,
       json_build_object('pinfl', p.pinfl, 'phone', p.phone_number, 'product', p.type, 'consent', true),
       case p.status when 'timeout' then null
         when 'failed' then json_build_object('code', 'NOT_FOUND', 'message', 'Клиент не найден')
         else json_build_object('score', 400 + p.place * 37 % 500, 'decision', (array['passed', 'manual', 'passed'])[1 + p.place % 3],
           'purchase_limits', json_build_array(json_build_object('months', 6, 'amount', 3000000 + p.place * 10000),
             json_build_object('months', 12, 'amount', 5000000 + p.place * 10000))) end,
       case when p.status <> 'timeout' then 180 + p.place * 53 % 2400 end,
       $1::date + time '12:00' - p.place * interval '5 hours'
     from planned p`,
    [yesterday(clock)],
  );
}
