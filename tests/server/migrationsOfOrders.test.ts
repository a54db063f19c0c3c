/** The migration of orders on data of the step before: what they come to is counted, and the database holds what their code relies on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../server/db/database';
import { ledgerFaults } from '../support/ledger';
import { totalFaults } from '../support/keptTotals';
import { broughtFrom } from '../support/olderData';

const application = (id: number, status: string) => `
  insert into applications (id, customer_id, merchant_id, source, status, status_since, first_name, last_name, phone_number, price, discount,
      down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, contract_number, created_at, updated_at)
    values (${id}, 1, 1, 'web', '${status}', '2026-01-01', 'а', 'б', '998901112233', 1000, 0, 400, 2, 0, 300, 600, '2026-02-01', 'RS-${id}',
      '2026-01-01', '2026-01-01');
  insert into application_baskets (application_id, line, name, count, price, sale_total, vat) values (${id}, 1, 'а', 2, 500, 1000, 107.14);`;
const paid = (id: number) => `
  insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at)
    values (${id}, ${id}, 'down_payment', 400, 'success', 'bank', 'n${id}', '2026-01-02', '2026-01-02', '2026-01-02');
  insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
    values (${id}, 'payment', ${id}, '2026-01-02', 400, 5110, false, '2026-01-02');`;
const before = `
  insert into customers (id, first_name, last_name, phone_number, created_at, updated_at)
    values (1, 'Умида', 'Саидова', '998901112277', '2025-01-05', '2025-02-01');
  insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
    values (1, 'М', 'М', '123456789', '00444', repeat('1', 20), '998901112233', 'product', '{}', '2025-01-01', '2025-01-01');
  ${application(20, 'not_fully_paid')}${application(21, 'waiting_for_down_payment')}${application(22, 'cancelled')}
  insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
    select id, guid, customer_id, contract_number, 1000, 400, 600, '2026-01-01' from applications where id = 20;
  insert into schedule_rows (installment_id, number, date, amount) values (20, 1, '2026-02-01', 300), (20, 2, '2026-03-01', 300);
  ${paid(20)}
  insert into orders (id, application_id, status, status_since, completed_at, created_at, updated_at) values
    (5, 20, 'completed', '2026-01-03', '2026-01-03', '2026-01-02', '2026-01-03'),
    (6, 21, 'waiting_for_down_payment', '2026-01-03', null, '2026-01-02', '2026-01-03'),
    (7, 22, 'cancelled', '2026-01-03', null, '2026-01-02', '2026-01-03');`;

const figures = (db: Database) =>
  db.query(
    'select number, customer_id, merchant_id, contract_number, total, down_payment_state, paid, granted, refunded, waiting from orders order by id',
  );
const row = (id: number, sums: object) => ({
  ...{ number: `OR-00000${id - 15}`, customer_id: 1, merchant_id: 1, contract_number: `RS-${id}`, total: '1000.00' },
  ...{ paid: '0.00', granted: '0.00', refunded: '0.00', waiting: '0.00', down_payment_state: 'unpaid', ...sums },
});

test('0078: orders that are there are counted, and follow what is paid, put in force and given back', async () => {
  await broughtFrom('0078', before, async (now) => {
    assert.deepEqual(await figures(now), [
      row(20, { paid: '400.00', granted: '600.00', waiting: '600.00', down_payment_state: 'paid' }),
      row(21, { waiting: '400.00' }),
      row(22, {}),
    ]);
    await now.script(paid(21));
    await now.script(`
      insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, refunds_id, created_at, paid_at)
        values (30, 21, 'refund', 400, 'success', 'bank', 'back', '2026-01-03', 21, '2026-01-03', '2026-01-03');
      insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
        values (21, 'refund', 30, '2026-01-03', 400, 5110, false, '2026-01-03');`);
    assert.deepEqual(
      (await figures(now))[1],
      row(21, { paid: '400.00', refunded: '400.00', down_payment_state: 'paid' }),
    );
    assert.deepEqual(await ledgerFaults(now), []);
    // A payment goes back once.
    await assert.rejects(
      now.script(`insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, refunds_id, created_at)
        values (21, 'refund', 400, 'new', 'bank', 'once more', '2026-01-03', 21, '2026-01-03')`),
      { code: '23505' },
    );
  });
});

test('0078: whoever attached a photo report does not approve it, and what is reserved is of an order', async () => {
  await broughtFrom('0078', before, async (now) => {
    await now.script(`
      insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
        values (1, 'a', 'x', 'а', 'б', 'system', '2025-01-01', '2025-01-01'), (2, 'b', 'x', 'а', 'б', 'system', '2025-01-01', '2025-01-01');
      insert into files (key, name, kind, size, created_at) values ('${'0'.repeat(32)}.jpg', 'ф', 'jpg', 1, '2025-01-01')`);
    const photo = (kind: string, by: number) => `
      insert into order_files (order_id, kind, name, file_key, created_by, created_at, approved_by, approved_at, approved_for)
        values (5, '${kind}', 'ф', '${'0'.repeat(32)}.jpg', 1, '2026-01-01', ${by}, '2026-01-02', 'qabz')`;
    await assert.rejects(now.script(photo('photo_report', 1)), { code: '23514' });
    await assert.rejects(now.script(photo('other', 2)), { code: '23514' });
    await now.script(photo('photo_report', 2));
    await assert.rejects(
      now.script(
        `insert into stock_moves (product_id, kind, amount, created_at) values (1, 'reserve', -1, '2026-01-01')`,
      ),
      { code: '23514' },
    );
  });
});

test('0106: orders whose customer did not want other terms are over since he said so, with their deliveries; others wait on', async () => {
  const waiting = `${before}
    ${application(23, 'reject_by_customer')}${application(24, 'agreement_rejected')}${application(25, 'agreement_accepted')}
    update applications set status_since = '2026-01-06' where id in (23, 24);
    insert into orders (id, application_id, status, status_since, created_at, updated_at) values
      (8, 23, 'waiting_for_moderator', '2026-01-03', '2026-01-03', '2026-01-03'),
      (9, 24, 'waiting_for_moderator', '2026-01-03', '2026-01-03', '2026-01-07'),
      (10, 25, 'waiting_for_moderator', '2026-01-03', '2026-01-03', '2026-01-03');
    select delivery_begin(8, '2026-01-03', true), delivery_begin(9, '2026-01-03', false), delivery_begin(10, '2026-01-03', true);`;
  await broughtFrom('0106', waiting, async (now) => {
    assert.deepEqual(
      await now.query(
        `select o.version, o.status, o.status_since, o.updated_at, d.version as of_delivery, d.status as delivery from orders o
         join deliveries d on d.order_id = o.id where o.id > 7 order by o.id`,
      ),
      [
        [2, 'cancelled', '2026-01-06 00:00:00', '2026-01-06 00:00:00', 2, 'cancelled'],
        [2, 'cancelled', '2026-01-06 00:00:00', '2026-01-07 00:00:00', 1, 'new'],
        [1, 'waiting_for_moderator', '2026-01-03 00:00:00', '2026-01-03 00:00:00', 1, 'new'],
      ].map(([version, status, status_since, updated_at, of_delivery, delivery]) => ({
        ...{ version, status, status_since, updated_at, of_delivery, delivery },
      })),
    );
    const journal = await now.query(
      'select entity, entity_id, old_value, new_value, happened_at from audit order by id',
    );
    const [brought] = await now.query<{ id: string }>('select id::text from deliveries where order_id = 8');
    const happened_at = '2026-01-06 00:00:00';
    assert.deepEqual(journal, [
      ...['23', '24'].map((entity_id) => ({
        ...{ entity: 'application', entity_id, happened_at },
        ...{ old_value: 'waiting_for_moderator', new_value: 'cancelled' },
      })),
      { entity: 'delivery', entity_id: brought?.id, old_value: 'new', new_value: 'cancelled', happened_at },
    ]);
  });
});

test('0096: moves that are there stay posted, and a rebate is posted with the payment that it is given with, and with nothing else', async () => {
  await broughtFrom('0096', before, async (now) => {
    const entries = () =>
      now.query('select e.debit, e.credit, e.amount from gl_entries e order by e.id') as Promise<object[]>;
    const payment = [{ debit: 5110, credit: 6310, amount: '400.00' }];
    assert.deepEqual(await entries(), payment);
    const rebate = (paymentId: string, account = 'null') =>
      now.script(`insert into installment_moves (application_id, kind, payment_id, date, amount, account, created_at)
        values (20, 'rebate', ${paymentId}, '2026-01-03', 10, ${account}, '2026-01-03')`);
    await assert.rejects(rebate('null'), { code: '23514' });
    await assert.rejects(rebate('20', '5110'), { code: '23514' });
    await rebate('20');
    assert.deepEqual(await entries(), [...payment, { debit: 9430, credit: 4010, amount: '10.00' }]);
    await assert.rejects(rebate('20'), { code: '23505' });
    assert.deepEqual(await ledgerFaults(now), []);
  });
});

test('0100: rebates that were given are divided among the payments that stand, each with its rows, and one goes back alone', async () => {
  // The first payment settled the contract upon the last row; a row before it was taken back then, and settled by the second one.
  const settled = `${before}
    insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at) values
      (40, 20, 'instalment', 250, 'success', 'bank', 'b', '2026-01-05', '2026-01-05', '2026-01-05'),
      (41, 20, 'instalment', 280, 'success', 'bank', 'c', '2026-01-05', '2026-01-05', '2026-01-05');
    insert into payment_parts (payment_id, installment_id, row_number, amount) values (40, 20, 2, 250), (41, 20, 1, 280);
    insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at) values
      (20, 'payment', 40, '2026-01-05', 250, 5110, true, '2026-01-05'), (20, 'rebate', 40, '2026-01-05', 50, null, null, '2026-01-05'),
      (20, 'payment', 41, '2026-01-05', 280, 5110, true, '2026-01-05'), (20, 'rebate', 41, '2026-01-05', 20, null, null, '2026-01-05');
    update schedule_rows set rebate = case number when 1 then 20 else 50 end where installment_id = 20;`;
  await broughtFrom('0100', settled, async (now) => {
    const parts = () => now.query('select payment_id, row_number, amount from rebate_parts order by payment_id');
    const rows = () => now.query('select number, rebate from schedule_rows where installment_id = 20 order by number');
    assert.deepEqual(await parts(), [
      { payment_id: 40, row_number: 2, amount: '50.00' },
      { payment_id: 41, row_number: 1, amount: '20.00' },
    ]);
    await now.script('delete from rebate_parts where payment_id = 41');
    assert.deepEqual(await rows(), [
      { number: 1, rebate: '0.00' },
      { number: 2, rebate: '50.00' },
    ]);
  });
});

test('0102: events of branches that are there stay with them, and outlive them from then on', async () => {
  const filled = `
    insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
      values (1, 'М', 'М', '123456789', '00444', repeat('1', 20), '998901112233', 'product', '{}', '2025-01-01', '2025-01-01');
    insert into regions (id, name_ru, name_en, name_uz) values (1, 'Т', 'T', 'T');
    insert into merchant_branches (id, merchant_id, name, region_id, address, work_schedule, is_main, created_at, updated_at) values
      (1, 1, 'Чорсу', 1, 'а', '{}', true, '2025-01-01', '2025-01-01');
    insert into block_events (merchant_id, branch_id, action, created_at) values
      (1, null, 'unblock', '2025-01-02'), (1, 1, 'unblock', '2025-01-03');`;
  await broughtFrom('0102', filled, async (now) => {
    const events = () => now.query('select branch_id, branch_name from block_events order by id');
    assert.deepEqual(await events(), [
      { branch_id: null, branch_name: null },
      { branch_id: 1, branch_name: null },
    ]);
    await now.query('delete from merchant_branches', []);
    assert.deepEqual(await events(), [
      { branch_id: null, branch_name: null },
      { branch_id: 1, branch_name: 'Чорсу' },
    ]);
  });
});

test('0129: receipts of what went back to customers are struck out where they were not registered', async () => {
  const receipt = (id: number, columns: string, values: string) => `
    insert into ofd_checks (id, type, order_id, payment_id, amount, vat, cash, card, credit, created_at, updated_at, ${columns})
      values (${id}, 'advance', ${id}, ${id + 15}, 400, 42.86, 0, 400, 0, '2026-01-02', '2026-01-02', ${values});
    insert into ofd_items (check_id, line, name, count, amount, vat_percent, vat) values (${id}, 1, 'RS', 1, 400, 12, 42.86);`;
  const filled = `${before}${paid(21)}${paid(22)}
    insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, refunds_id, created_at, paid_at)
      select id + 10, id, 'refund', 400, 'success', 'bank', 'back' || id, '2026-01-03', id, '2026-01-03', '2026-01-03'
      from installment_payments where id in (21, 22);
    insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
      select application_id, 'refund', id, '2026-01-03', 400, 5110, false, '2026-01-03' from installment_payments where kind = 'refund';
    ${receipt(5, 'status', `'new'`)}
    ${receipt(6, 'status, error, sent_at', `'error', 'x', '2026-01-02'`)}
    ${receipt(
      7,
      'status, sent_at, receipt_id, terminal_id, fiscal_sign, date_time, qr_url',
      `'success', '2026-01-02', '1', '1', '1', '2026-01-02', 'https://ofd.soliq.uz/check'`,
    )}`;
  await broughtFrom('0129', filled, async (now) => {
    assert.deepEqual(await now.query('select id, version, status, comment from ofd_checks order by id'), [
      { id: 5, version: 1, status: 'new', comment: null },
      { id: 6, version: 2, status: 'cancelled', comment: 'Платёж № 21 возвращён клиенту' },
      { id: 7, version: 1, status: 'success', comment: null },
    ]);
    assert.deepEqual(
      await now.query(`select field, old_value, new_value from audit where entity = 'receipt' order by id`),
      [
        { field: 'status', old_value: 'error', new_value: 'cancelled' },
        { field: 'comment', old_value: null, new_value: 'Платёж № 21 возвращён клиенту' },
      ],
    );
    assert.deepEqual(await totalFaults(now), []);
  });
});
