/** When a bond pays and how much, by the figures of its page; and for bonds of any terms what always holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repaidOf, sharesOf, soldPart, type Holder } from '../../server/modules/bonds/rules';
import { accruedOn, couponDays, scheduleOf, tiesTo } from '../../server/modules/bonds/schedule';
import { decimal, tiyinOf } from '../../server/shared/money';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { monthsAfter } from '../../server/shared/period';

const terms = {
  total: tiyinOf('1000000.00') * 500n,
  rate: 220_000n,
  period: 'quarter' as const,
  months: 12,
  issued: '2026-01-31',
};

test('coupons of a quarter follow the day of issue, and are not adjusted to their sum', () => {
  const rows = scheduleOf(terms);
  assert.deepEqual(
    rows.map(({ date, principal, profit }) => [date, decimal(principal), decimal(profit)]),
    [
      ['2026-04-30', '0.00', '26821917.81'],
      ['2026-07-31', '0.00', '27726027.40'],
      ['2026-10-31', '0.00', '27726027.40'],
      ['2027-01-31', '500000000.00', '27726027.40'],
    ],
  );
  assert.equal(decimal(rows.reduce((sum, { profit }) => sum + profit, 0n)), '110000000.01');
});

test('a coupon grows by the day, and on its day it begins anew', () => {
  const rows = scheduleOf(terms);
  const on = (day: string) => decimal(accruedOn(day, terms, rows));
  assert.equal(on('2026-06-15'), '13863013.70');
  assert.deepEqual(['2026-01-31', '2026-04-29', '2026-04-30', '2026-05-01', '2027-01-31', '2027-02-01'].map(on), [
    '0.00',
    '26520547.95',
    '0.00',
    '301369.86',
    '0.00',
    '0.00',
  ]);
});

test('an edited schedule grows on what is left of the principal', () => {
  const rows = scheduleOf(terms).map((row, at) => ({ ...row, principal: terms.total / 4n + (at === 3 ? 0n : 0n) }));
  assert.equal(decimal(accruedOn('2026-06-15', terms, rows)), '10397260.27');
});

test('months end where they are shorter, leap years too, and what is left of a period ends with the last month', () => {
  assert.deepEqual(couponDays({ period: 'month', months: 3, issued: '2027-12-31' }), [
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ]);
  assert.deepEqual(couponDays({ period: 'quarter', months: 7, issued: '2026-11-30' }), [
    ...['2027-02-28', '2027-05-30', '2027-06-30'],
  ]);
  assert.deepEqual(couponDays({ period: 'half_year', months: 4, issued: '2026-01-15' }), ['2026-05-15']);
  assert.deepEqual(couponDays({ period: 'at_end', months: 120, issued: '2024-02-29' }), ['2034-02-28']);
  assert.deepEqual(couponDays({ period: 'year', months: 13, issued: '2026-01-15' }), ['2027-01-15', '2027-02-15']);
});

test('holders are given their parts rounded down, and the largest what is left', () => {
  const row = tiyinOf('27726027.40');
  const given = (quantities: number[]) => {
    const holders = quantities.map((quantity, at) => ({ investorId: at + 1, quantity }));
    return [...sharesOf(row, holders, 500).values()].map(decimal);
  };
  assert.deepEqual(given([333, 166, 1]), ['18465534.26', '9205041.09', '55452.05']);
  const some = given([200, 130, 100]);
  assert.equal(decimal(some.reduce((sum, text) => sum + tiyinOf(text), 0n)), '23844383.56');
  assert.equal(decimal(soldPart(row, 430, 500)), '23844383.56');
  // Of two that are equal the lower number has the rest: ⌊0.05 × 1 ÷ 3⌋ is 0.01, and 0.03 falls to both.
  assert.deepEqual(
    [
      ...sharesOf(
        5n,
        [
          { investorId: 9, quantity: 1 },
          { investorId: 4, quantity: 1 },
        ],
        3,
      ),
    ],
    [
      ...[
        [9, 1n],
        [4, 2n],
      ],
    ],
  );
  assert.deepEqual([...sharesOf(row, [], 500)], []);
});

const anyTerms = fc.record({
  total: fc.bigInt({ min: 1n, max: 10n ** 17n }),
  rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
  period: fc.constantFrom('month', 'quarter', 'half_year', 'year', 'at_end'),
  months: fc.integer({ min: 1, max: 120 }),
  // Ends of months and leap days far more often than chance would have them.
  issued: fc.oneof(
    fc.constantFrom('2024-02-29', '2027-12-31', '2026-01-31', '2027-08-30', '2028-02-29', '2026-04-30'),
    fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000 + 1e12).toISOString().slice(0, 10)),
  ),
});
const runs = isChaos ? 20_000 : 50;

test('whatever the terms, the days rise to maturity and the principal is the nominal of all units', () => {
  fc.assert(
    fc.property(anyTerms, (any) => {
      const rows = scheduleOf(any);
      assert.ok(tiesTo(any.total, rows));
      assert.equal(rows.at(-1)!.date, monthsAfter(any.issued, any.months));
      rows.reduce((before, { date, profit }) => {
        assert.ok(date > before && profit >= 0n, `${before} ${date}`);
        // The day of issue, or the last of a shorter month.
        const [own, of] = [Number(date.slice(8)), Number(any.issued.slice(8))];
        const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(8, 10);
        assert.ok(own === of || (own < of && next === '01'), date);
        return date;
      }, any.issued);
    }),
    { numRuns: runs },
  );
});

test('whoever holds what, the parts come to the part of all units sold, and nobody has less than his own', () => {
  const anyHolders = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 17n }),
      anyHolders,
      fc.integer({ min: 0, max: 500 }),
      (sum, held, free) => {
        const holders = held.map((quantity, at) => ({ investorId: at + 1, quantity }));
        const sold = held.reduce((all, one) => all + one, 0);
        const shares = sharesOf(sum, holders, sold + free);
        assert.equal(
          [...shares.values()].reduce((all, one) => all + one, 0n),
          soldPart(sum, sold, sold + free),
        );
        for (const { investorId, quantity } of holders)
          assert.ok(shares.get(investorId)! >= soldPart(sum, quantity, sold + free));
      },
    ),
    { numRuns: runs },
  );
});

test('whatever the rows give back, with the last of them everybody has what he paid, and never more before', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 20 }),
      fc.array(fc.bigInt({ min: 0n, max: 9n }), { maxLength: 60 }),
      fc.boolean(),
      (nominal, held, free, weights, isSmall) => {
        const quantity = held.reduce((all, one) => all + one, free);
        const total = nominal * BigInt(quantity);
        // Rows of a few tiyin, each of which leaves some by rounding, or parts of the whole.
        const all = weights.reduce((sum, one) => sum + one, 1n);
        const rows: bigint[] = [];
        let left = total;
        for (const weight of weights) {
          const row = isSmall ? weight : (total * weight) / all;
          rows.push(row < left ? row : left - 1n);
          left -= rows.at(-1)!;
        }
        rows.push(left);
        let holders = held.map((units, at): Holder => {
          return { investorId: at + 1, quantity: units, owed: nominal * BigInt(units) };
        });
        rows.forEach((row, at) => {
          const isLast = at === rows.length - 1;
          const given = repaidOf(row, holders, quantity, isLast);
          const sum = [...given.values()].reduce((some, one) => some + one, 0n);
          if (!isLast) assert.equal(sum, soldPart(row, quantity - free, quantity));
          holders = holders.map((one) => ({ ...one, owed: one.owed - given.get(one.investorId)! }));
          for (const one of holders) assert.ok(given.get(one.investorId)! >= 0n && one.owed >= 0n);
        });
        assert.deepEqual(new Set(holders.map(({ owed }) => owed)), new Set([0n]));
      },
    ),
    { numRuns: runs },
  );
});
