/** What an instalment yields. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratesOf } from '../../server/shared/rates';
import { newKey, useWork } from '../support/investorWork';

const work = useWork(async () => {});

const reckon = (amount: string, payments: string[], as = 'accountant') =>
  work.outcome('pay POST /v1/installment/create-irr-percent', { as, key: newKey(), body: { amount, payments } });
const eleven = [...Array<string>(11).fill('516667.00'), '516663.00'];

test('example 11: 5 000 000 against 11 × 516 667 + 516 663', async () => {
  const [status, answer] = (await reckon('5000000.00', eleven)) as [number, { id: number }];
  assert.equal(status, 201);
  assert.deepEqual(answer, {
    ...{ id: answer.id, amount: '5000000.00', sum: '6200000.00' },
    ...{ month_percent: 3.4753, nominal_percent: 41.7031, effective_percent: 50.674 },
  });
  const kept = await work.one<{ payments: string[]; month_percent: string; effective_percent: string }>(
    'select payments, month_percent, effective_percent from installment_irr where id = $1',
    [answer.id],
  );
  assert.deepEqual([kept.payments, kept.month_percent, kept.effective_percent], [eleven, '3.4753', '50.6740']);
});

test('payments that come to the amount yield nothing, and one payment what it is over it', async () => {
  const rates = async (amount: string, payments: string[]) => {
    const [, answer] = (await reckon(amount, payments)) as [number, Record<string, number>];
    return [answer.month_percent, answer.nominal_percent, answer.effective_percent];
  };
  assert.deepEqual(await rates('300.00', ['100.00', '100.00', '100.00']), [0, 0, 0]);
  assert.deepEqual(await rates('1000000.00', ['1030000.00']), [3, 36, 42.5761]);
  assert.deepEqual(await rates('9999999999999999.00', ['9999999999999999.00', '0.01']), [0, 0, 0]);
  assert.deepEqual(await rates('100.00', ['300.00']), [200, 2400, 53_144_000]);
});

test('at the rate that is told the payments are worth the amount, whatever they are', () => {
  let seed = 7;
  const next = (bound: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 1 + (seed % bound);
  };
  for (let one = 0; one < 500; one += 1) {
    const payments = Array.from({ length: next(120) }, () => BigInt(next(100_000_000)));
    const sum = payments.reduce((all, payment) => all + payment, 0n);
    const amount = (sum * BigInt(50 + next(50))) / 100n;
    const { month } = ratesOf(amount, payments);
    const worth = payments.reduceRight((later, payment) => (later + Number(payment)) / (1 + month / 100), 0);
    // A rate with four digits is off by half of the last of them at most, for each month that a payment waits.
    assert.ok(Math.abs(worth / Number(amount) - 1) <= 0.5e-6 * payments.length + 1e-9, `${month} ${worth} ${amount}`);
  }
});

test('what yields nothing that could be told is refused beside its field', async () => {
  for (const [amount, payments, code] of [
    ['0.00', ['1.00'], 'invalid_amount'],
    ['-5.00', ['1.00'], 'invalid_amount'],
    ['100.00', ['50.00', '49.99'], 'below_amount'],
    ['100.00', ['150.00', '0.00'], 'invalid_amount'],
    ['100.00', ['150.00', '-1.00'], 'invalid_amount'],
    ['0.01', ['9999999999999999.00'], 'invalid_amount'],
    ['100.00', [], 'bad_request'],
    ['100.00', Array<string>(121).fill('1.00'), 'bad_request'],
    ['100.001', ['150.00'], 'bad_request'],
  ] as const)
    assert.deepEqual((await reckon(amount, [...payments]))[1], code, `${amount} ${String(payments).slice(0, 40)}`);
  assert.deepEqual(await reckon('5000000.00', eleven, 'director'), [403, 'forbidden']);
});
