/** What a return comes to: every figure of the requirements, and random lives that keep what is always true. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal, tiyinOf } from '../../server/shared/money';
import { vatWithin } from '../../server/modules/instalments/rules/lines';
import {
  cutsOf,
  lineFault,
  maxOf,
  reckon,
  type Line,
  type Standing,
} from '../../server/modules/return-claims/reckoning';
import { isChaos } from '../support/chaos';
import { livesKeep } from '../support/returnLives';

const line = (id: number, bought: number, sale: string, purchase: string, count: number, returned = 0): Line => ({
  ...{ id, bought, returned, claimed: 0, count, saleTotal: tiyinOf(sale), purchase: tiyinOf(purchase) },
  vat: vatWithin(tiyinOf(sale), 12),
});
/** The base of the requirements: A 4 500 000 and B 2 × 750 000, 1 000 000 paid down, 11 × 516 667 and 516 663. */
const a = (count: number) => line(1, 1, '5400000.00', '4500000.00', count);
const b = (count: number, returned = 0) => line(2, 2, '1800000.00', '1500000.00', count, returned);
const rowsAfter = (paid: number) =>
  Array.from({ length: 12 }, (_, at) => ({
    number: at + 1,
    date: `2026-${String(at + 1).padStart(2, '0')}-28`,
    owed: at < paid ? 0n : tiyinOf(at === 11 ? '516663.00' : '516667.00'),
  }));
const standing = (lines: Line[], paidRows: number, more: Partial<Standing> = {}): Standing => ({
  ...{ lines, rows: rowsAfter(paidRows), paid: tiyinOf('1000000.00') + BigInt(paidRows) * tiyinOf('516667.00') },
  ...{ refunded: 0n, rebate: 0n, rebateTaken: 0n, vatPercent: 12, commissionPercent: 5, deliveryPrice: 0n },
  ...{ purchaseTaken: 0n, commissionTaken: 0n, isMindChanged: false, ...more },
});
const sums = (of: ReturnType<typeof reckon>) => ({
  ...{ amount: decimal(of.amount), fromDebt: decimal(of.fromDebt), money: decimal(of.money), fee: decimal(of.fee) },
});

test('one B after four payments: 900 000 off the debt, rows 12 and 11, and no money', () => {
  const one = reckon(standing([a(0), b(1)], 4, { deliveryPrice: tiyinOf('40000.00'), isMindChanged: true }));
  assert.deepEqual(sums(one), { amount: '900000.00', fromDebt: '900000.00', money: '0.00', fee: '0.00' });
  assert.equal(decimal(one.debt), '4133332.00');
  assert.equal(decimal(one.debt - one.fromDebt), '3233332.00');
  assert.deepEqual(
    one.cuts.map(({ number, owed, cut }) => [number, decimal(owed - cut)]),
    [
      [12, '0.00'],
      [11, '133330.00'],
    ],
  );
  assert.equal(decimal(one.vat), '96428.57');
  assert.deepEqual([one.purchase, one.commission, one.merchantPart].map(decimal), [
    '750000.00',
    '37500.00',
    '712500.00',
  ]);
});

test('all of it after four payments with a delivery of 40 000: the debt is gone and 3 026 668 goes back', () => {
  const all = reckon(standing([a(1), b(2)], 4, { deliveryPrice: tiyinOf('40000.00'), isMindChanged: true }));
  assert.deepEqual(sums(all), { amount: '7200000.00', fromDebt: '4133332.00', money: '3026668.00', fee: '40000.00' });
  assert.equal(decimal(all.vat), '771428.57');
  assert.deepEqual([all.purchase, all.merchantPart].map(decimal), ['6000000.00', '5700000.00']);
  // A delivery is paid for by whoever has changed his mind, and by nobody else.
  const broken = reckon(standing([a(1), b(2)], 4, { deliveryPrice: tiyinOf('40000.00') }));
  assert.deepEqual([broken.money, broken.fee].map(decimal), ['3066668.00', '0.00']);
});

test('A when eleven rows are paid: 516 663 off the debt, 4 883 337 goes back', () => {
  const one = reckon(standing([a(1), b(0)], 11));
  assert.deepEqual(sums(one), { amount: '5400000.00', fromDebt: '516663.00', money: '4883337.00', fee: '0.00' });
  assert.deepEqual([one.purchase, one.merchantPart].map(decimal), ['4500000.00', '4275000.00']);
});

test('three equal pieces of a million come back for 333 333,33; 333 333,34; 333 333,33', () => {
  const piece = (returned: number) =>
    reckon(standing([line(1, 3, '1000000.00', '900000.00', 1, returned)], 0)).lines[0]?.amount;
  assert.deepEqual(
    [0, 1, 2].map((returned) => decimal(piece(returned) ?? 0n)),
    ['333333.33', '333333.34', '333333.33'],
  );
});

test('three equal pieces come back with the commission of all of them, however it is rounded', () => {
  const commissions: string[] = [];
  let [purchaseTaken, commissionTaken] = [0n, 0n];
  for (const returned of [0, 1, 2]) {
    const piece = line(1, 3, '360000.00', '300000.15', 1, returned);
    const { purchase, commission } = reckon(standing([piece], 4, { purchaseTaken, commissionTaken }));
    commissions.push(decimal(commission));
    purchaseTaken += purchase;
    commissionTaken += commission;
  }
  assert.deepEqual(commissions, ['5000.00', '5000.01', '5000.00']);
});

test('a rebate that was given is not given back; the last pieces take what is left of it', () => {
  // Settled early after four rows: 399 999,87 given, 3 733 332,13 paid.
  const settled = (lines: Line[], rebateTaken = 0n) =>
    standing(lines, 12, {
      ...{ rebate: tiyinOf('399999.87'), rebateTaken },
      paid: tiyinOf('3066668.00') + tiyinOf('3733332.13'),
    });
  const all = reckon(settled([a(1), b(2)]));
  assert.deepEqual(sums(all), { amount: '6800000.13', fromDebt: '0.00', money: '6800000.13', fee: '0.00' });
  const first = reckon(settled([a(1), b(0)]));
  const rest = reckon(settled([line(1, 1, '5400000.00', '4500000.00', 0, 1), b(2)], first.rebate));
  assert.equal(decimal(first.rebate + rest.rebate), '399999.87');
  assert.equal(decimal(first.amount + rest.amount), '6800000.13');
  assert.equal(decimal(all.lines.reduce((sum, { amount }) => sum + amount, 0n)), '6800000.13');
});

test('no more goes back than was paid and has not gone back, and a delivery is charged once', () => {
  const second = reckon(
    standing([a(0), b(1, 1)], 12, { paid: tiyinOf('7200000.00'), refunded: tiyinOf('7000000.00') }),
  );
  assert.deepEqual(sums(second), { amount: '900000.00', fromDebt: '0.00', money: '200000.00', fee: '0.00' });
  const dear = reckon(
    standing([a(0), b(1)], 12, {
      deliveryPrice: tiyinOf('950000.00'),
      isMindChanged: true,
      paid: tiyinOf('7200000.00'),
    }),
  );
  assert.deepEqual([dear.money, dear.fee].map(decimal), ['0.00', '900000.00']);
});

test('of a line so many may be claimed as are left after open and done claims', () => {
  const of = (returned: number, claimed: number) => ({ ...b(0, returned), claimed });
  assert.deepEqual([maxOf(of(0, 0)), maxOf(of(1, 0)), maxOf(of(2, 0)), maxOf(of(0, 1))], [2, 1, 0, 0]);
  assert.deepEqual(
    [lineFault(of(0, 0)), lineFault(of(1, 0)), lineFault(of(2, 0)), lineFault(of(0, 1))],
    [undefined, undefined, 'nothing_to_return', 'claim_open'],
  );
  assert.deepEqual(cutsOf(rowsAfter(12), 0n), []);
});

test('random lives keep the rules', () => {
  livesKeep(isChaos ? 10_000 : 50, isChaos ? Date.now() % 1_000_000_007 : 20_260_305);
});
