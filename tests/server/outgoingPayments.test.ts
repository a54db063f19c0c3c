/** Journey 15: outgoing payments are listed by the time they were made. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';

const work = useWork();

test('outgoing payments come in the order in which they were made', async () => {
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  const investmentId = await work.invest(investorId, 'active');
  for (const [day, amount] of [
    ['03', '300.00'],
    ['01', '100.00'],
    ['02', '200.00'],
  ])
    await work.db.query(
      `insert into outgoing_payment_transactions (investment_id, date, recipient, account_masked, amount, purpose, status)
       values ($1, $2, 'Каримова Дилноза', '8600 12** **** 9012', $3, 'Выплата', 'paid')`,
      [investmentId, `2026-03-${day} 10:00:00`, amount],
    );
  const list = async (query: string) => {
    const [status, answer] = await work.outcome(`invest GET /payments/transactions?${query}`, { as: 'accountant' });
    assert.equal(status, 200, JSON.stringify(answer));
    const { transactions, count, totals } = answer as {
      transactions: { amount: string }[];
      count: number;
      totals: { amount: string };
    };
    return [transactions.map(({ amount }) => amount), count, totals.amount];
  };
  assert.deepEqual(await list('order_by=created_at'), [['100.00', '200.00', '300.00'], 3, '600.00']);
  assert.deepEqual(await list('order_by=-created_at&limit=1'), [['300.00'], 3, '600.00']);
  assert.deepEqual(await list('search=9012&begin_date=2026-03-02&end_date=2026-03-02'), [['200.00'], 1, '200.00']);
  assert.deepEqual((await work.outcome('invest GET /payments/transactions', { as: 'kam' }))[1], 'forbidden');
});
