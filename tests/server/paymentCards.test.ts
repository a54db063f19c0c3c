/** Cards by their mask with the transactions of each, and invoices with their lines: no call takes or tells a number. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { makeCustomer } from '../support/customers';
import { useWork } from '../support/investorWork';

type Cards = Reply<'listCardsByMaskedPan'>;
type Transactions = Reply<'listCardTransactions'>;
const work = useWork();
const byMask = (mask: string, as = 'accountant') =>
  work.outcome(`pay GET /v3/payments/cards-by-masked-pan?masked_pan=${encodeURIComponent(mask)}`, { as });

let number = 0;
async function cardOf(mask: string, status = 'active') {
  const customerId = await makeCustomer(work.db);
  number += 1;
  const { id } = await work.one<{ id: number }>(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, status, created_at, updated_at)
     values ($1, $2, $3, 'uzcard', 9, 2027, 'KARIMOV AZIZ', '998901234567', $4, '2026-01-01', '2026-01-01') returning id`,
    [customerId, `tk_${number}`, mask, status],
  );
  return { id, customerId };
}
const charge = (card: { id: number; customerId: number }, status: string, amount: string, at: string) =>
  work.one<{ id: number }>(
    `insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, rrn, error, commission, created_at, finished_at)
     values ('uzcard', $1, 'in', $2, $3, $4, $5, case when $5 in ('success', 'reversed') then '123456789012' end,
       case when $5 = 'failed' then 'insufficient_funds' end, 5, $6, case when $5 <> 'new' then $6::timestamp end) returning id`,
    [`ext-${++number}`, card.customerId, card.id, amount, status, at],
  );

test('cards are found by the whole mask or the end, and by nothing that is a number', async () => {
  const one = await cardOf('860012******9012');
  await cardOf('860099******9012', 'blocked');
  await cardOf('860012******9013');
  const [, found] = (await byMask('860012******9012')) as [number, Cards];
  assert.deepEqual(
    found.list.map(({ id, masked_pan: mask, phone_masked: phone, expiry }) => [id, mask, phone, expiry]),
    [[one.id, '8600 12** **** 9012', '+998 90 *** ** 67', '09/27']],
  );
  assert.equal(((await byMask('8600*9012')) as [number, Cards])[1].count, 2);
  assert.equal(((await byMask('*9012')) as [number, Cards])[1].count, 2);
  assert.equal(((await byMask('860012******0000')) as [number, Cards])[1].count, 0);
  for (const mask of ['8600123456789012', '860012345678****', '9012', '86001234*9012', '', '%*9012'])
    assert.equal((await byMask(mask))[0], 400, mask);
  assert.equal((await byMask('*9012', 'moderator'))[0], 200);
  assert.deepEqual(await work.outcome('pay GET /v3/payments/cards/99999', { as: 'kam' }), [404, 'not_found']);
});

test('the transactions of a card are told with their sums, newest first', async () => {
  const card = await cardOf('986001******7777');
  await charge(card, 'success', '100000.00', '2026-11-20 10:00:00');
  await charge(card, 'failed', '50000.00', '2026-11-21 10:00:00');
  const last = await charge(card, 'new', '25000.00', '2026-11-22 10:00:00');
  const list = (query = '') =>
    work.answer<Transactions>(`pay GET /v3/payments/transactions?card_id=${card.id}${query}`, { as: 'accountant' });
  const all = await list();
  assert.deepEqual([all.count, all.totals], [3, { amount: '175000.00', commission: '15.00' }]);
  assert.deepEqual(
    all.transactions.map(({ status, amount, error, card: { name } }) => [status, amount, error, name]),
    [
      ['new', '25000.00', null, '9860 01** **** 7777'],
      ['failed', '50000.00', 'insufficient_funds', '9860 01** **** 7777'],
      ['success', '100000.00', null, '9860 01** **** 7777'],
    ],
  );
  assert.equal((await list('&status=failed&status=new')).totals.amount, '75000.00');
  assert.equal((await list('&begin_date=2026-11-22')).count, 1);
  assert.equal((await list('&order_by=amount')).transactions[0]?.amount, '25000.00');
  const one = await work.answer<Reply<'getCardTransaction'>>(`pay GET /v3/payments/transactions/${last.id}`, {
    as: 'kam',
  });
  assert.deepEqual([one.status, one.finished_at, one.payment_id, one.contract_number], ['new', null, null, null]);
});

async function invoice(columns: Record<string, unknown> = {}) {
  const row = {
    ...{
      number: `И-${++number}`,
      date: '2026-10-31',
      type: 'incoming',
      total: '6200000.00',
      total_vat: '664285.71',
      status: 'sent',
    },
    ...{
      seller_name: 'ООО «Texnomart»',
      seller_inn: '301234567',
      buyer_name: 'ООО «Divan Invest»',
      buyer_inn: '306573219',
    },
    created_at: '2026-10-31',
    ...columns,
  };
  const names = Object.keys(row);
  return work.one<{ id: number }>(
    `insert into invoices (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
}
const line = (id: number, at: number, total: string, rate: string, vat: string, sum: string) =>
  work.db.query(
    `insert into invoice_lines (invoice_id, number, name, unit, count, price, sum, vat_rate, vat_sum, total)
     values ($1, $2, 'Смартфон', 'шт', 1, $5, $5, $3, $4, $6)`,
    [id, at, rate, vat, sum, total],
  );

test('the tax of a line is taken out of its total: 6 200 000 at 12 % is 664 285.71 and 5 535 714.29', async () => {
  const { id } = await invoice();
  await line(id, 1, '6200000.00', '12', '664285.71', '5535714.29');
  await assert.rejects(line(id, 2, '6200000.00', '12', '664285.72', '5535714.28'), /check/);
  await line(id, 2, '100.00', '0', '0.00', '100.00');
  const card = await work.answer<Reply<'getInvoice'>>(`pay GET /v1/invoices/${id}`, { as: 'accountant' });
  assert.deepEqual(
    card.lines.map(({ number: at, total, vat_rate: rate, vat_sum: vat, sum, count }) => [
      at,
      total,
      rate,
      vat,
      sum,
      count,
    ]),
    [
      [1, '6200000.00', '12.00', '664285.71', '5535714.29', '1.000'],
      [2, '100.00', '0.00', '0.00', '100.00', '1.000'],
    ],
  );
  assert.equal(card.file, null);
});

test('invoices are found by number, party and state, with the sums of the filter; a PINFL is masked', async () => {
  await invoice({
    number: 'Ф-777',
    buyer_inn: '30101900010018',
    buyer_name: 'Каримов Азиз',
    total: '1000.00',
    total_vat: '0.00',
  });
  await invoice({
    number: 'Ф-778',
    status: 'draft',
    total: '2000.00',
    total_vat: '10.00',
    contract_number: 'M-0017',
    date: '2026-09-01',
  });
  const list = (query: string) =>
    work.answer<Reply<'listInvoices'>>(`pay GET /v1/invoices?${query}`, { as: 'accountant' });
  const [person] = (await list('search=Ф-777')).list;
  assert.equal(person?.buyer.inn, '3010******0018');
  assert.equal((await list('search=30101900010018')).total_count, 0);
  const drafts = await list('status=draft&begin_date=2026-09-01&end_date=2026-09-01');
  assert.deepEqual([drafts.total_count, drafts.totals], [1, { total: '2000.00', total_vat: '10.00' }]);
  assert.equal((await list('search=M-0017')).list[0]?.number, 'Ф-778');
  assert.equal((await list(`search=${encodeURIComponent('техномарт')}&type=incoming`)).total_count >= 3, true);
  assert.deepEqual(await work.outcome('pay GET /v1/invoices/99999', { as: 'accountant' }), [404, 'not_found']);
  for (const as of ['moderator', 'kam'])
    assert.equal((await work.do('pay GET /v1/invoices', { as })).statusCode, 403, as);
});
