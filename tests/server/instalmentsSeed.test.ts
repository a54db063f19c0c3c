/** What always holds of instalments, over the whole demonstration: sums, books, ageing, every status, and somebody for each worked figure. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modules } from '../../server/app';
import { inside } from '../../server/db/database';
import { timestamp } from '../../server/shared/clock';
import { seedInvestors } from '../../server/seed/investors';
import { applicationStatuses } from '../../server/modules/instalments/rules/moves';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { ledgerFaults } from '../support/ledger';
import { orderStatuses } from '../support/orders';
import { orderFaults } from '../support/orderFaults';

let server: BackEnd;
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
after(() => server.close());
const rows = <Row>(text: string) => server.db.query<Row>(text);
const none = async (text: string) => assert.deepEqual(await rows(text), [], text);

test('1: rows come to what is paid by instalments, lines to the total', async () => {
  await none(
    `select n.id from installments n where n.installment_amount is not null
       and n.installment_amount <> (select sum(amount) from schedule_rows where installment_id = n.id)`,
  );
  await none(
    `select a.id from applications a where a.price is not null and not exists (
       select from application_baskets where application_id = a.id having sum(sale_total) = a.total and sum(price * count) = a.price)`,
  );
});

test('2: no row is paid more than it is, and contracts and customers add them up', async () => {
  await none(
    'select 1 as fault from schedule_rows where paid + cancelled + rebate > amount or least(paid, cancelled, rebate) < 0',
  );
  await none(
    `select n.id from installments n left join lateral (select sum(paid) as paid, sum(cancelled) as cancelled, sum(rebate) as rebate,
         min(date) filter (where paid + cancelled + rebate < amount) as oldest from schedule_rows where installment_id = n.id) r on true
       where n.installment_amount is not null and (n.paid, n.cancelled, n.rebate, n.oldest_due) is distinct from (r.paid, r.cancelled, r.rebate, r.oldest)`,
  );
  await none(
    `select c.id from customers c left join lateral (select count(*)::int as count, coalesce(sum(n.debt), 0) as debt, min(n.oldest_due) as oldest
         from installments n join applications a on a.id = n.id where n.customer_id = c.id and a.status in ('installment_created', 'not_fully_paid')) s on true
       where (c.contract_count, c.debt, c.oldest_due) is distinct from (s.count, s.debt, s.oldest)`,
  );
  await none(`select a.id from applications a join installments n on n.id = a.id where n.total is not null
    and (a.status in ('fully_paid', 'closed')) <> (n.debt = 0)`);
});

test('twelve charges of today have passed, some failed, and two have no answer yet', async () => {
  const now = timestamp(server.clock);
  const [today] = await rows<Record<string, number>>(
    `select count(*) filter (where status = 'success' and direction = 'in')::int as passed, count(*) filter (where status = 'failed')::int as failed,
       count(*) filter (where status = 'new')::int as unanswered
     from gateway_transactions where created_at >= '${now.slice(0, 10)}' or (status = 'new' and direction = 'in')`,
  );
  assert.equal(today?.['passed'], 12);
  assert.ok(today['failed']! > 0); // counted above
  assert.equal(today['unanswered'], 2);
  // Each of those may be asked for: a payment of a contract stands behind it.
  await none(
    `select t.id from gateway_transactions t left join installment_payments p on p.gateway_transaction_id = t.id
     where t.status = 'new' and t.direction = 'in' and (p.status is null or p.status <> 'new')`,
  );
});

test('3: parts come to their payment', async () => {
  await none(
    `select p.id from installment_payments p where (select coalesce(sum(amount), 0) from payment_parts where payment_id = p.id)
       <> case when p.kind = 'instalment' and p.status = 'success' then p.amount else 0 end`,
  );
});

test('each fact is posted, and the accounts of customers are what they owe', async () => {
  assert.deepEqual(await ledgerFaults(server.db), []);
  const balance = (
    account: number,
  ) => `(select coalesce(sum(case e.debit when ${account} then e.amount else -e.amount end), 0)
    from gl_entries e join gl_postings p on p.id = e.posting_id where p.fact = 'installment_moves' and ${account} in (e.debit, e.credit))`;
  const [stand] = await rows<Record<string, boolean>>(
    `select ${balance(4010)} = (select sum(n.debt) from installments n join orders o on o.application_id = n.id where o.status = 'completed')
         -- What is to go back for goods and has not left yet is owed the other way.
         - (select coalesce(sum(c.money), 0) from return_claims c where c.status = 'approved_by_accountant'
           and not exists (select from refund_payments r where r.claim_id = c.id and r.status = 'success')) as owed,
       -${balance(6310)} = (select sum(p.amount) from installment_payments p join orders o on o.application_id = p.application_id
         where p.status = 'success' and o.status <> 'completed') as advances`,
  );
  assert.deepEqual(stand, { owed: true, advances: true });
});

test('every status, contracts over two years, and the ageing of the requirements', async () => {
  const found = await rows<{ status: string }>('select distinct status from applications');
  assert.deepEqual(found.map(({ status }) => status).sort(), [...applicationStatuses].sort());
  const [age] = await rows<{ months: number }>(
    `select count(distinct date_trunc('month', created_at))::int as months from installments where total is not null`,
  );
  assert.ok((age?.months ?? 0) >= 23, `${age?.months} months`);
  const buckets = await rows<{ late: string; share: number }>(
    `select b.late, (100.0 * count(*) / sum(count(*)) over ())::float8 as share from (
       select case when n.oldest_due >= d.day then 'current' when d.day - n.oldest_due <= 30 then '1-30' when d.day - n.oldest_due <= 60 then '31-60'
         when d.day - n.oldest_due <= 90 then '61-90' else '90+' end as late
       from installments n join applications a on a.id = n.id cross join (select max(created_at)::date as day from applications) d
       where a.status in ('installment_created', 'not_fully_paid') and n.debt > 0) b group by b.late`,
  );
  const shares = Object.fromEntries(buckets.map(({ late, share }) => [late, share]));
  for (const [late, wanted] of Object.entries({ current: 62, '1-30': 18, '31-60': 9, '61-90': 5, '90+': 6 }))
    assert.ok(Math.abs((shares[late] ?? 0) - wanted) <= 8, `${late}: ${shares[late]}`);
});

test('somebody shows each worked figure', async () => {
  const of = (name: string) =>
    rows(
      `select a.status, a.installment_amount, n.paid, n.debt from applications a join customers c on c.id = a.customer_id
         left join installments n on n.id = a.id where c.last_name = '${name}' and c.phone_number like '9989000001%' order by a.id`,
    );
  assert.deepEqual(await of('Основной'), [
    { status: 'not_fully_paid', installment_amount: '6200000.00', paid: '2066668.00', debt: '4133332.00' },
  ]);
  assert.deepEqual(await of('Копеечный'), [
    { status: 'not_fully_paid', installment_amount: '2612499.99', paid: '746430.00', debt: '1866069.99' },
  ]);
  const short = await rows<{ id: number }>(
    `select a.id from applications a join customers c on c.id = a.customer_id where c.last_name = 'Предельный' and a.status = 'waiting_for_approval'`,
  );
  const { access_token: token } = await server.signIn('moderator');
  const answer = await server.call({
    method: 'GET',
    url: `/api/payment/v1/installments/applications/${short[0]?.id}`,
    token,
  });
  const { checks } = answer.json<{ checks: Record<string, unknown> }>();
  assert.deepEqual(
    [checks.short_of, checks.down_payment_offer, checks.refused_by],
    ['333332.00', '1268817.00', 'not_enough_limit'],
  );
});

test('of investors some of every status that can be archived are still paying, and nobody in the archive is', async () => {
  const states = await rows<{ status: string }>(
    `select distinct i.status from investors i join customers c on c.investor_id = i.id join applications a on a.customer_id = c.id
     where a.status in ('installment_created', 'not_fully_paid')`,
  );
  const paying = states.map(({ status }) => status);
  for (const status of ['new', 'inactive', 'left']) assert.ok(paying.includes(status), status);
  assert.ok(!paying.includes('archive'));
});

test('orders are in every status, with what each has behind it', async () => {
  assert.deepEqual(await orderFaults(server.db), []);
  const found = await rows<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders group by status',
  );
  assert.deepEqual(found.map(({ status }) => status).sort(), [...orderStatuses].sort());
  const count = found.reduce((sum, one) => sum + one.count, 0);
  assert.ok(count > 900 && count < 1_100, String(count));
  await none(
    `select id from orders where status not in ('waiting_for_moderator', 'cancelled') and moderator_id is null`,
  );
  // Where the journal ends is where the order stands.
  await none(`select o.id from orders o cross join lateral (select a.new_value from audit a where a.entity = 'application'
      and a.entity_id = o.application_id::text and a.field = 'order_status' order by a.happened_at desc, a.id desc limit 1) h
    where h.new_value <> o.status`);
  await none(`select o.id from orders o where o.status = 'approved_by_delivery' and not exists (select from agreements g
      where g.application_id = o.application_id and g.kind = 'act' and g.status = 'signed')`);
  await none(
    `select o.id from orders o join applications a on a.id = o.application_id where o.status = 'waiting_for_qabz' and o.down_payment_state = 'unpaid'`,
  );
});

test('every invoice has the lines that it comes to', async () => {
  const [{ count } = { count: 0 }] = await rows<{ count: number }>('select count(*)::integer as count from invoices');
  assert.ok(count >= 100, String(count));
  await none(
    `select i.id, i.total, i.total_vat, sum(l.total) as lines, sum(l.vat_sum) as vat from invoices i left join invoice_lines l on l.invoice_id = i.id
     group by i.id having (i.total, i.total_vat) is distinct from (sum(l.total), sum(l.vat_sum))`,
  );
});

/** What a table says of a moment that has been; what is planned (a publication, an expiry) may lie ahead. */
const happened =
  /^(created|updated|paid|signed|taken|completed|approved|finished|happened|sent|decided|answered)_at$|_since$/;

test('nothing has happened that is still to come, however early the day it is filled on', async () => {
  const columns = await rows<{ table: string; name: string }>(
    `select quote_ident(c.table_name) as table, c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp without time zone'`,
  );
  const asked = columns.filter(
    ({ table, name }) => happened.test(name) && !/^(token_families|refresh_tokens)$/.test(table),
  );
  assert.ok(asked.length > 100, String(asked.length));
  const now = timestamp(server.clock);
  const early = await server.db.query(
    asked
      .map(
        ({ table, name }) =>
          `select '${table}.${name}' as place, count(*)::int as rows, max(${name}) as latest from ${table} where ${name} > $1 having count(*) > 0`,
      )
      .join(' union all '),
    [now],
  );
  assert.deepEqual(early, []);
});
