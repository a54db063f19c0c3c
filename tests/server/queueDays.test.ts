/** How much waited day by day: as many today as the list of the queue finds, and before that what came less what went. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Call, Reply } from '../../server/http/contract';
import { modules } from '../../server/app';
import { inside } from '../../server/db/database';
import { today } from '../../server/shared/clock';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

type Queue = Call<'getQueueDays'>['query']['queue'];

let server: BackEnd;
let token: string;
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'instalments',
      async fill(db, clock, files) {
        await db.transaction(async (sql) => {
          await seedInvestors(inside(sql), { set: 'small', clock, files });
          for (const { seed } of modules) await seed?.(sql, clock);
        });
      },
    },
  );
});
beforeEach(async () => {
  await server.reset();
  token = (await server.signIn('director')).access_token;
});
after(() => server.close());

async function read<Body>(url: string, as = token): Promise<Body> {
  const answer = await server.call({ method: 'GET', url: `/api${url}`, token: as });
  assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
  return answer.json<Body>();
}
const days = async (queue: Queue) =>
  (await read<Reply<'getQueueDays'>>(`/system-user/v1/queue-days?queue=${queue}`)).days;
const counts = async (queue: Queue) => (await days(queue)).map(({ count }) => count);

/** The list that each queue is, as its tile leads to it. */
const lists: Record<Queue, string> = {
  general_claims: '/system-user/v1/claims?status=pending&status=in_process',
  card_verification: '/investment/investors/card-verification-claims?status=pending',
  documents: '/investment/document/documents?status=new&status=checked',
  signing: '/investment/payments/cash-out/dibank-claims?status=draft',
  taxes: '/investment/payments/tax-transactions?status=new',
  call_orders: '/investment/project/callbacks?status=new&status=in_progress&status=no_answer',
  applications: '/payment/v1/installments/applications?status=waiting_for_approval',
  orders_moderation: '/payment/v1/orders/orders?status=waiting_for_moderator',
  orders: '/payment/v1/orders/orders?status=waiting_for_qabz&status=approved_by_delivery',
  returns: '/payment/v3/return-claims?status=new&status=in_process',
  returns_to_pay: '/payment/v3/return-claims?status=approved_by_moderator&status=waiting_invoice',
  receipts: '/payment/v1/ofd/checks?status=new&status=error',
  transfers: '/payment/v1/transfer-payments?status=pending',
  access_changes: '/system-user/v1/access-changes?status=pending',
};

for (const [queue, list] of Object.entries(lists) as [Queue, string][])
  test(`${queue}: thirty days, today as long as the list`, async () => {
    const { count, total } = await read<{ count?: number; total?: number }>(`${list}&limit=1`);
    const found = await days(queue);
    assert.equal(found.length, 30);
    assert.equal(found.at(-1)?.date, today(server.clock));
    assert.equal(found.at(-1)?.count, count ?? total);
  });

test('where the journal ends is where each record stands', async () => {
  for (const [table, entity, field, id] of [
    ['dibank_documents', 'dibank_document', 'status', 'id'],
    ['tax_transactions', 'tax_transaction', 'status', 'id'],
    ['call_orders', 'call_order', 'status', 'id'],
    ['orders', 'application', 'order_status', 'application_id'],
    ['return_claims', 'return_claim', 'status', 'id'],
    ['ofd_checks', 'receipt', 'status', 'id'],
    ['merchant_transfers', 'merchant_transfer', 'status', 'id'],
    ['exit_claims', 'exit_claim', 'status', 'id'],
    ['cash_in_bank_claims', 'cash_in_claim', 'status', 'id'],
    ['claims', 'claim', 'status', 'id'],
    ['application_documents', 'application_document', 'status', 'id'],
    ['investor_cards', 'card_verification', 'status', 'id'],
  ] as const)
    assert.deepEqual(
      await server.db.query(
        `select r.id, r.status, h.new_value from ${table} r cross join lateral (select new_value from audit
           where entity = '${entity}' and field = '${field}' and entity_id = r.${id}::text order by happened_at desc, id desc limit 1) h
         where h.new_value <> r.status limit 3`,
      ),
      [],
      table,
    );
});

test('what is not there any more counts on no day, whatever the journal has of it', async () => {
  await server.db.query('delete from dibank_documents');
  assert.deepEqual(await counts('signing'), Array<number>(30).fill(0));
});

/** So many days ago, at noon. */
const ago = (back: number) => `(date '${today(server.clock)}' - ${back} + time '12:00')`;

test('of a list that is decided a record counts from the day it came to the day before it was decided', async () => {
  const before = await counts('documents');
  await server.db
    .query(`insert into application_documents (number, type, investor_id, file_key, file_name, date, status, decided_by, decided_at, created_at, updated_at)
     select 'Q-1', d.type, d.investor_id, d.file_key, d.file_name, d.date, d.status, d.decided_by, ${ago(2)}, ${ago(5)}, ${ago(2)}
     from application_documents d where d.status not in ('new', 'checked') limit 1`);
  await server.db
    .query(`insert into application_documents (number, type, investor_id, file_key, file_name, date, status, created_at, updated_at)
     select 'Q-2', d.type, d.investor_id, d.file_key, d.file_name, d.date, 'new', ${ago(40)}, ${ago(40)} from application_documents d limit 1`);
  const more = (await counts('documents')).map((count, at) => count - (before[at] ?? 0));
  // The one of before all days waits on each of them; the other one on the fifth, fourth and third day before today.
  assert.deepEqual(more, [...Array<number>(24).fill(1), 2, 2, 2, 1, 1, 1]);
});

test('of a list that the journal tells a record counts while it is in one of the statuses, also when it comes back', async () => {
  const before = await counts('call_orders');
  const [made] = await server.db.query<{ id: number }>(
    `insert into call_orders (name, phone, project_id, status, taken_by, taken_at, decided_at, created_at, updated_at)
     select c.name, c.phone, c.project_id, 'done', c.taken_by, c.taken_at, c.decided_at, ${ago(10)}, c.updated_at
     from call_orders c where c.status = 'done' limit 1 returning id`,
  );
  const move = (back: number, old: string, now: string) =>
    server.db.query(`insert into audit (happened_at, action, entity, entity_id, field, old_value, new_value)
       values (${ago(back)}, 'change_status', 'call_order', '${made?.id}', 'status', '${old}', '${now}')`);
  // Made new; taken, which changes nothing; done on the seventh day, back on the fourth, done on the second.
  await move(9, 'new', 'in_progress');
  await move(7, 'in_progress', 'done');
  await move(4, 'done', 'no_answer');
  await move(2, 'no_answer', 'done');
  const more = (await counts('call_orders')).map((count, at) => count - (before[at] ?? 0));
  assert.deepEqual(more, [...Array<number>(19).fill(0), 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0]);
});

test('what is decided today has still waited yesterday', async () => {
  const before = await counts('orders_moderation');
  const { access_token: moderator } = await server.signIn('moderator');
  const { orders } = await read<{ orders: { id: number; version: number }[] }>(`${lists.orders_moderation}&limit=1`);
  const [order] = orders;
  const answer = await server.call({
    method: 'POST',
    url: `/api/payment/v3/orders/${order?.id}/moderator`,
    token: moderator,
    headers: { 'if-match': String(order?.version), 'idempotency-key': crypto.randomUUID() },
    payload: {},
  });
  assert.equal(answer.statusCode, 200, answer.body);
  const now = await counts('orders_moderation');
  assert.deepEqual(now, [...before.slice(0, -1), (before.at(-1) ?? 0) - 1]);
});

test('a queue asks for the right to its list, and for any of several', async () => {
  const { access_token: kam } = await server.signIn('kam');
  const outcome = async (queue: string) =>
    (await server.call({ method: 'GET', url: `/api/system-user/v1/queue-days?queue=${queue}`, token: kam })).statusCode;
  assert.deepEqual(
    await Promise.all(['access_changes', 'taxes', 'signing', 'unknown'].map(outcome)),
    [403, 403, 403, 400],
  );
  const { access_token: moderator } = await server.signIn('moderator');
  const answer = await server.call({
    method: 'GET',
    url: '/api/system-user/v1/queue-days?queue=orders',
    token: moderator,
  });
  assert.equal(answer.statusCode, 200, answer.body);
});
