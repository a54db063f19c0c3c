/** The migration of instalments on data of the step before: contracts stay what they were, and their investors become customers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../server/db/database';
import { ledgerFaults } from '../support/ledger';
import { broughtFrom } from '../support/olderData';

const before = `
  insert into investors (id, subject, status, phone_number, pinfl, first_name, last_name, company_name, created_at, updated_at) values
    (1, 'individual', 'active', '998901112233', '31234567890123', 'Дилноза', 'Каримова', null, '2025-01-01', '2025-02-01'),
    (2, 'business', 'active', '998901112244', null, null, null, 'ООО «Baraka»', '2025-01-02', '2025-02-01'),
    (3, 'individual', 'active', '998901112255', '31234567890123', 'Анвар', 'Каримов', null, '2025-01-03', '2025-02-01'),
    (4, 'individual', 'new', '998901112266', null, null, null, null, '2025-01-04', '2025-02-01'),
    (5, 'individual', 'active', '998901112277', null, 'Умида', 'Саидова', null, '2025-01-05', '2025-02-01');
  insert into customers (id, investor_id, first_name, last_name, phone_number, created_at, updated_at)
    values (1, 5, 'Умида', 'Саидова', '998901112277', '2025-01-05', '2025-02-01');
  alter table customers alter column id restart with 2;
  insert into installments (id, contract_number, investor_id, status, created_at) values
    (7, 'RS-000007', 1, 'not_fully_paid', '2025-03-01 10:00:00'), (8, 'RS-000008', 1, 'closed', '2025-03-02'),
    (9, 'RS-000009', 2, 'installment_created', '2025-03-03'), (10, 'RS-000010', 3, 'fully_paid', '2025-03-04'),
    (11, 'RS-000011', 4, 'cancelled', '2025-03-05'), (12, 'RS-000012', 5, 'not_fully_paid', '2025-03-06');
  alter table installments alter column id restart with 13;`;
/** Calls that the database refuses with a code of its own. */
const refused = (db: Database, text: string, code: string) =>
  assert.rejects(
    db.transaction(async (sql) => void (await sql.query(text))),
    (error: { code?: string }) => error.code === code,
    text,
  );

test('0077: each investor with a contract is one customer, and each contract an application with its status and no amounts', async () => {
  await broughtFrom('0077', before, async (now) => {
    assert.deepEqual(
      await now.query(
        `select investor_id, entity_type, name, pinfl, contract_count, debt, oldest_due from customers order by investor_id`,
      ),
      [
        [1, 'physical', 'Каримова Дилноза', '31234567890123', 1],
        [2, 'corporate', 'ООО «Baraka» —', null, 1],
        // Whose a PINFL of two is, nobody knows: the one who was there first keeps it.
        [3, 'physical', 'Каримов Анвар', null, 0],
        [4, 'physical', '— —', null, 0],
        [5, 'physical', 'Саидова Умида', null, 1],
      ].map(([investor_id, entity_type, name, pinfl, contract_count]) => ({
        ...{ investor_id, entity_type, name, pinfl, contract_count, debt: '0.00', oldest_due: null },
      })),
    );
    assert.deepEqual(
      await now.query(
        `select a.id, a.status, a.contract_number, n.contract_number = a.contract_number and n.guid = a.guid as is_same, c.investor_id, a.price,
           n.total, n.debt, a.created_at
         from applications a join installments n on n.id = a.id join customers c on c.id = a.customer_id and c.id = n.customer_id order by a.id`,
      ),
      [
        [7, 'not_fully_paid', 'RS-000007', 1, '2025-03-01 10:00:00'],
        [8, 'closed', 'RS-000008', 1, '2025-03-02 00:00:00'],
        [9, 'installment_created', 'RS-000009', 2, '2025-03-03 00:00:00'],
        [10, 'fully_paid', 'RS-000010', 3, '2025-03-04 00:00:00'],
        [11, 'cancelled', 'RS-000011', 4, '2025-03-05 00:00:00'],
        [12, 'not_fully_paid', 'RS-000012', 5, '2025-03-06 00:00:00'],
      ].map(([id, status, contract_number, investor_id, created_at]) => ({
        ...{
          id,
          status,
          contract_number,
          is_same: true,
          investor_id,
          price: null,
          total: null,
          debt: '0.00',
          created_at,
        },
      })),
    );
    const [next] = await now.query<{ id: number }>(
      `insert into applications (customer_id, source, status, status_since, first_name, last_name, phone_number, created_at, updated_at)
       values (1, 'web', 'request_sent', '2026-01-01', 'а', 'б', '998901112233', '2026-01-01', '2026-01-01') returning id`,
    );
    assert.equal(next?.id, 13);
  });
});

const bought = `
  insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
    values (1, 'М', 'М', '123456789', '00444', repeat('1', 20), '998901112233', 'product', '{}', '2025-01-01', '2025-01-01');`;
const contract = `
  insert into applications (id, customer_id, merchant_id, source, status, status_since, first_name, last_name, phone_number, price, discount,
      down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, contract_number, created_at, updated_at)
    values (20, 1, 1, 'web', 'not_fully_paid', '2026-01-01', 'а', 'б', '998901112233', 1000, 0, 400, 2, 0, 300, 600, '2026-02-01', 'RS-20',
      '2026-01-01', '2026-01-01');
  insert into application_baskets (id, application_id, line, name, count, price, sale_total, vat) values (1, 20, 1, 'а', 2, 500, 1000, 107.14);
  insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
    select id, guid, customer_id, contract_number, 1000, 400, 600, '2026-01-01' from applications where id = 20;
  insert into schedule_rows (installment_id, number, date, amount) values (20, 1, '2026-02-01', 300), (20, 2, '2026-03-01', 300);`;

test('0077: the database itself holds the sums of contracts, lines and payments, and posts what is paid', async () => {
  await broughtFrom('0077', before + bought, async (now) => {
    await now.script(contract);
    const stand = () =>
      now.query<{ debt: string; contract_count: number }>(
        `select n.paid, n.debt, n.oldest_due, c.contract_count, c.debt as owed from installments n join customers c on c.id = n.customer_id
         where n.id = 20`,
      );
    assert.deepEqual(await stand(), [
      { paid: '0.00', debt: '600.00', oldest_due: '2026-02-01', contract_count: 2, owed: '600.00' },
    ]);
    const pay = (id: number, amount: number, parts: string) =>
      now.script(`
          insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at)
            values (${id}, 20, 'instalment', ${amount}, 'success', 'bank', 'n${id}', '2026-02-01', '2026-02-01', '2026-02-01');
          ${parts}
          insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
            values (20, 'payment', ${id}, '2026-02-01', ${amount}, 5110, ${id === 1}, '2026-02-01');`);
    const part = (id: number, row: number, amount: number) =>
      `insert into payment_parts values (${id}, 20, ${row}, ${amount});`;
    await pay(1, 350, part(1, 1, 300) + part(1, 2, 50));
    assert.deepEqual(await stand(), [
      { paid: '350.00', debt: '250.00', oldest_due: '2026-03-01', contract_count: 2, owed: '250.00' },
    ]);
    await pay(2, 250, part(2, 2, 250));
    assert.deepEqual(await stand(), [
      { paid: '600.00', debt: '0.00', oldest_due: null, contract_count: 2, owed: '0.00' },
    ]);
    await now.query(`update applications set status = 'fully_paid' where id = 20`);
    assert.equal((await stand())[0]?.contract_count, 1);
    assert.deepEqual(await now.query('select debit, credit, amount from gl_entries order by id'), [
      { debit: 5110, credit: 4010, amount: '350.00' },
      { debit: 5110, credit: 6310, amount: '250.00' },
    ]);
    assert.deepEqual(await ledgerFaults(now), []);

    for (const text of [
      // 1: the rows come to what is paid by instalments, the lines to the total.
      'update schedule_rows set amount = 301 where number = 2',
      'update applications set down_payment = 401 where id = 20',
      'update application_baskets set sale_total = 999',
      'update installments set installment_amount = 601, total = 1001 where id = 20',
      // 2: a row is paid no more than it is.
      'insert into payment_parts select id, 20, 1, 1 from installment_payments where id = 2',
      'update schedule_rows set rebate = 1 where number = 1',
      // 3: the parts of a payment come to it, and one that was taken back has none.
      `update installment_payments set amount = 249 where id = 2`,
      'delete from payment_parts where payment_id = 2',
      `update installment_payments set status = 'reversed' where id = 2`,
    ])
      await refused(now, text, '23514');
    await refused(now, `update installment_payments set external_id = 'n1' where id = 2`, '23505');
    await refused(now, 'update installment_moves set amount = 1', '23001');
    await now.transaction(async (sql) => {
      await sql.query('delete from payment_parts where payment_id = 2');
      await sql.query(`update installment_payments set status = 'reversed' where id = 2`);
    });
    assert.equal((await stand())[0]?.debt, '250.00');
  });
});

test('0077: a document is noted once, a number of an invoice once for a merchant and a year', async () => {
  await broughtFrom('0077', before + bought, async (now) => {
    await now.script(contract);
    const invoice = (line: number, number: string, day: string) =>
      `insert into product_invoices (application_basket_id, application_id, merchant_id, date, number, created_at, updated_at)
       values (${line}, 20, 1, '${day}', '${number}', '2026-01-01', '2026-01-01')`;
    await now.query(invoice(1, '214', '2026-01-05'));
    await refused(now, invoice(1, '215', '2026-01-05'), '23505');
    await now.transaction(async (sql) => {
      await sql.query('update application_baskets set count = 1, sale_total = 500, vat = 53.57 where id = 1');
      await sql.query(
        `insert into application_baskets (id, application_id, line, name, count, price, sale_total, vat) values (2, 20, 2, 'б', 1, 500, 500, 53.57)`,
      );
    });
    await refused(now, invoice(2, '214', '2026-11-05'), '23505');
    await now.query(invoice(2, '214', '2027-01-05'));
  });
});

const twoBuyers = `
  insert into customers (id, first_name, last_name, phone_number, created_at, updated_at) values
    (1, 'Умида', 'Саидова', '998901112277', '2025-01-05', '2025-02-01'), (2, 'Анвар', 'Каримов', '998901112255', '2025-01-05', '2025-02-01');`;
const lost = `
  update customers set contract_count = 1, debt = 300, oldest_due = '2026-03-01' where id = 1;
  update customers set contract_count = 1, debt = 500, oldest_due = '2026-01-01' where id = 2;`;

test('0158: what a customer owes, lost or left behind when two counted at once, is what his contracts say', async () => {
  await broughtFrom('0156', twoBuyers + bought + contract + lost, async (now) => {
    const owed = () =>
      now.query<object>('select id, version, contract_count, debt, oldest_due from customers order by id');
    const none = { id: 2, version: 1, contract_count: 0, debt: '0.00', oldest_due: null };
    assert.deepEqual(await owed(), [
      { id: 1, version: 1, contract_count: 1, debt: '600.00', oldest_due: '2026-02-01' },
      none,
    ]);
    // And goes on to be.
    await now.query(`update schedule_rows set cancelled = amount where installment_id = 20 and number = 1`);
    assert.deepEqual(await owed(), [
      { id: 1, version: 1, contract_count: 1, debt: '300.00', oldest_due: '2026-03-01' },
      none,
    ]);
    await now.query(`update applications set status = 'cancelled' where id = 20`);
    assert.deepEqual(await owed(), [{ ...none, id: 1 }, none]);
  });
});
