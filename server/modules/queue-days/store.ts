import type { Sql } from '../../db/database';
import { dayAfter } from '../../shared/period';

interface Span {
  /** YYYY-MM-DD. */
  today: string;
  /** How many, today among them. */
  days: number;
}
interface QueueDay {
  date: string;
  count: number;
}

/** Lists of work whose records wait from the day they were made until somebody decides, for good. */
const decided = {
  cash_in: { from: 'cash_in_bank_claims r', at: 'r.processed_at', waiting: ['pending'] },
  cash_out: { from: 'exit_claims r', at: 'r.processed_at', waiting: ['pending'] },
  general_claims: { from: 'claims r', at: 'r.decided_at', waiting: ['pending', 'in_process'] },
  card_verification: { from: 'investor_cards r', at: 'r.verified_at', waiting: ['pending'] },
  documents: { from: 'application_documents r', at: 'r.decided_at', waiting: ['new', 'checked'] },
  access_changes: { from: 'access_changes r', at: 'r.decided_at', waiting: ['pending'] },
};

const ofOrders = { from: 'orders r', id: 'r.application_id', entity: 'application', field: 'order_status' };
const ofReturns = { from: 'return_claims r', id: 'r.id', entity: 'return_claim', field: 'status' };

/** Lists of work to which records come, and which they leave, as the journal has it; under which name, and in which field. */
const journaled = {
  signing: {
    ...{ from: 'dibank_documents r', id: 'r.id', entity: 'dibank_document', field: 'status' },
    waiting: ['draft'],
  },
  taxes: { from: 'tax_transactions r', id: 'r.id', entity: 'tax_transaction', field: 'status', waiting: ['new'] },
  call_orders: {
    ...{ from: 'call_orders r', id: 'r.id', entity: 'call_order', field: 'status' },
    waiting: ['new', 'in_progress', 'no_answer'],
  },
  applications: {
    ...{ from: 'applications r', id: 'r.id', entity: 'application', field: 'status' },
    waiting: ['waiting_for_approval'],
  },
  orders_moderation: { ...ofOrders, waiting: ['waiting_for_moderator'] },
  orders: { ...ofOrders, waiting: ['waiting_for_qabz', 'approved_by_delivery'] },
  returns: { ...ofReturns, waiting: ['new', 'in_process'] },
  returns_to_pay: { ...ofReturns, waiting: ['approved_by_moderator', 'waiting_invoice'] },
  receipts: { from: 'ofd_checks r', id: 'r.id', entity: 'receipt', field: 'status', waiting: ['new', 'error'] },
  transfers: {
    ...{ from: 'merchant_transfers r', id: 'r.id', entity: 'merchant_transfer', field: 'status' },
    waiting: ['pending'],
  },
};

type QueueName = keyof typeof decided | keyof typeof journaled;

/**
 * It is now as long as it is (`waits`); what came and went after a day (`steps` since `$2`) says how long it was then. A status that was
 * set past the journal makes it too short, but never less than nothing.
 */
const lengths = `select d.day as date, greatest(0,
   w.count - coalesce(sum(s.step) over (order by d.day rows between 1 following and unbounded following), 0))::int as count
 from (select $1::date - place as day from generate_series(0, $3::int - 1) place) d
 cross join waits w left join (select day, sum(step) as step from steps group by day) s using (day)
 order by d.day`;

function decidedDays(sql: Sql, queue: keyof typeof decided, { today, days }: Span): Promise<QueueDay[]> {
  return sql.query(
    `with waits as (select count(*) as count from ${decided[queue].from} where r.status = any ($4::text[])),
     steps as (
       select r.created_at::date as day, 1 as step from ${decided[queue].from}
       where r.created_at >= $2::date and (r.status = any ($4::text[]) or ${decided[queue].at} is not null)
       union all
       select ${decided[queue].at}::date, -1 from ${decided[queue].from}
       where ${decided[queue].at} >= $2::date and r.status <> all ($4::text[]))
     ${lengths}`,
    [today, dayAfter(today, 2 - days), days, decided[queue].waiting],
  );
}

/**
 * A record was made with the status that the journal has first of it. Of what is not there any more nothing counts. The fields are named
 * once more as the index of changes of status names them, which a parameter would not tell.
 */
function journaledDays(sql: Sql, queue: keyof typeof journaled, { today, days }: Span): Promise<QueueDay[]> {
  const { waiting, entity, field } = journaled[queue];
  return sql.query(
    `with waits as (select count(*) as count from ${journaled[queue].from} where r.status = any ($4::text[])),
     steps as (
       select a.happened_at::date as day,
         (a.new_value = any ($4::text[]))::int - (a.old_value = any ($4::text[]))::int as step
       from audit a join ${journaled[queue].from} on ${journaled[queue].id} = a.entity_id::integer
       where a.entity = $5 and a.field = $6 and a.field in ('status', 'order_status') and a.happened_at >= $2::date
         and a.old_value is not null and a.happened_at >= r.created_at
       union all
       select r.created_at::date, 1 from ${journaled[queue].from}
       where r.created_at >= $2::date and coalesce(
         (select coalesce(a.old_value, a.new_value) from audit a
          where a.entity = $5 and a.entity_id = ${journaled[queue].id}::text and a.field = $6 and a.happened_at >= r.created_at
          order by a.happened_at, a.id limit 1), r.status) = any ($4::text[]))
     ${lengths}`,
    [today, dayAfter(today, 2 - days), days, waiting, entity, field],
  );
}

/** How many records waited when each of the last days ended, the earliest first; the last is how many wait now. */
export const queueDays = (sql: Sql, queue: QueueName, span: Span): Promise<QueueDay[]> =>
  isDecided(queue) ? decidedDays(sql, queue, span) : journaledDays(sql, queue, span);

const isDecided = (queue: QueueName): queue is keyof typeof decided => queue in decided;
