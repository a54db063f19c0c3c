/** A sum of many amounts has more digits than any one of them may: it is told in full, as its spec allows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';

const most = '9999999999999999.99';
const twice = '19999999999999999.98';

const work = useWork(async () => {
  for (let person = 0; person < 2; person += 1) {
    const id = await work.make({ status: 'active', balance: most });
    await work.invest(id, 'active', most);
  }
});

interface Totals {
  totals: Record<string, string>;
}

test('investors and their investments', async () => {
  const { totals: held } = await work.answer<Totals>('invest GET /investors?status=active&limit=10');
  assert.deepEqual([held.balance, held.investment_amount], [twice, twice]);
  const { totals: invested } = await work.answer<Totals>('system GET /v1/investments?limit=10');
  assert.deepEqual([invested.amount, invested.balance], [twice, twice]);
});

test('what works in a strategy and by a tariff', async () => {
  const { strategies } = await work.answer<{ strategies: { id: number; balance: string }[] }>(
    'system GET /v1/strategies?limit=10',
  );
  assert.equal(strategies.find(({ id }) => id === 1)!.balance, twice); // the one that all invest in
  const { tariffs } = await work.answer<{ tariffs: { id: number; investments_amount: string }[] }>(
    'invest GET /strategies/tariffs?limit=10',
  );
  assert.equal(tariffs.find(({ id }) => id === 1)!.investments_amount, twice); // and by which
});

test('what investors of a month hold', async () => {
  const { months } = await work.answer<{ months: { balance: string; investment_amount: string }[] }>(
    'invest GET /investors/statistics/months?begin_date=2026-01-01&end_date=2026-01-31',
  );
  assert.deepEqual(
    months.map(({ balance, investment_amount: invested }) => [balance, invested]),
    [[twice, twice]],
  );
});
