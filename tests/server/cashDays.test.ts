/** Money that came in against money that is asked for: the sums are those of the lists, by the days of Tashkent. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
before(async () => {
  work = await startWork();
  await work.invest(await work.make(), 'active');
});
after(() => work.close());

type Day = Reply<'listCashDays'>['days'][number];
const path = '/investments/requests/cash-days';
const days = async (query = '') =>
  (await work.do(`invest GET ${path}?${query}`, { as: 'accountant' })).json<{ days: Day[] }>().days;

async function bankDocument(day: string, amount: string, status: string) {
  await work.db.query(
    `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, amount, purpose, match_confidence,
       status, created_at, updated_at, processed_at, matched_investor_id)
     values ('1', $1::date, 'Плательщик', $2::numeric, 'Взнос', 'none', $3, '2019-06-01', '2019-06-01',
       case when $3 <> 'pending' then timestamp '2019-06-02' end,
       case when $3 = 'confirmed' then (select min(id) from investors) end)`,
    [day, amount, status],
  );
}
async function claim(at: string, payable: string, status: string) {
  // Held so long that leaving costs nothing: what waits is told with the cost of today.
  await work.db.query(`update investments set start_date = '2018-01-01'`);
  await work.db.query(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, status, created_at, updated_at, processed_at)
     select 'D-' || gen_random_uuid(), n.investor_id, n.id, $2::numeric, 0, 0, $2::numeric, 'unspecified', 'card', $3,
       $1::timestamp, $1::timestamp, case when $3 <> 'pending' then $1::timestamp end
     from investments n order by n.id limit 1`,
    [at, payable, status],
  );
}

test('each day has what came and what is to be paid, without what was turned down', async () => {
  await bankDocument('2019-05-01', '100.10', 'pending');
  await bankDocument('2019-05-01', '0.20', 'confirmed');
  await bankDocument('2019-05-01', '900.00', 'rejected');
  await bankDocument('2019-05-01', '900.00', 'returned');
  await bankDocument('2019-05-04', '5.00', 'pending');
  await claim('2019-05-01 00:00:00', '7.07', 'pending');
  await claim('2019-05-01 23:59:59', '1.00', 'paid');
  await claim('2019-05-01 12:00:00', '900.00', 'rejected');
  await claim('2019-05-01 12:00:00', '900.00', 'cancelled');
  await claim('2019-05-02 00:00:00', '3.00', 'failed');
  assert.deepEqual(await days('begin_date=2019-05-01&end_date=2019-05-04'), [
    { day: '2019-05-01', cash_in_count: 2, cash_in_amount: '100.30', cash_out_count: 2, cash_out_amount: '8.07' },
    { day: '2019-05-02', cash_in_count: 0, cash_in_amount: '0.00', cash_out_count: 1, cash_out_amount: '3.00' },
    { day: '2019-05-04', cash_in_count: 1, cash_in_amount: '5.00', cash_out_count: 0, cash_out_amount: '0.00' },
  ]);
  assert.deepEqual(
    (await days('begin_date=2019-05-02&end_date=2019-05-03')).map(({ day }) => day),
    ['2019-05-02'],
  );
  assert.deepEqual(
    (await days('end_date=2019-05-30')).map(({ day }) => day),
    ['2019-05-01', '2019-05-02', '2019-05-04'],
  );
  assert.deepEqual(
    (await days('end_date=2019-05-31')).map(({ day }) => day),
    ['2019-05-02', '2019-05-04'],
  );
});

test('a day of the chart has as much going out as the list of the day', async () => {
  const open = ['pending', 'approved', 'to_sign', 'signed', 'paid', 'failed'].map((one) => `status=${one}`).join('&');
  const busy = (await days('begin_date=2019-01-01&end_date=2019-12-31')).filter((one) => one.cash_out_count > 0);
  assert.equal(busy.length, 2);
  for (const { day, cash_out_count: count, cash_out_amount: amount } of busy) {
    const query = `${open}&begin_date=${day}&end_date=${day}`;
    const list = await work.do(`invest GET /investments/requests/cash-out?${query}`, { as: 'accountant' });
    const { count: rows, totals } = list.json<{ count: number; totals: { payable_amount: string } }>();
    assert.deepEqual([rows, totals.payable_amount], [count, amount], day);
  }
});

test('a user who may not read one of the two lists sees neither, and a period has to be one', async () => {
  const ask = (query: string) => work.outcome(`invest GET ${path}?${query}`, { as: 'accountant' });
  assert.deepEqual(await ask('begin_date=2019-05-04&end_date=2019-05-01'), [400, 'bad_request']);
  await work.db.query(`delete from role_permissions where permission_id = 'cash_in' and action = 'query'`, []);
  assert.deepEqual(await ask(''), [403, 'forbidden']);
});

test('the period is read by its indexes', async () => {
  await work.db.query('set enable_seqscan = off', []);
  const plan = await work.db.query<{ 'QUERY PLAN': string }>(
    `explain select sum(amount) from cash_in_bank_claims
     where document_date between '2019-05-01' and '2019-05-04' and status in ('pending', 'confirmed')`,
    [],
  );
  assert.match(plan.map((row) => row['QUERY PLAN']).join('\n'), /cash_in_bank_claims_by_(day|document_date)/);
});
