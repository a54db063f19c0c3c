import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import {
  divide,
  dueMonth,
  isReinvested,
  sharesOf,
  type Standing,
  type Terms,
} from '../../server/modules/dividends/rules';

const one = [{ from: 0, value: 1 }];
const terms: Terms = {
  initial_percent_iman: 40,
  min_percent_iman: 30,
  value_by_amount_million: [
    { from: 0, value: 1 },
    { from: 50, value: 1.1 },
    { from: 100, value: 1.2 },
  ],
  weight_by_amount_million: one,
  value_by_month: [
    { from: 0, value: 1 },
    { from: 6, value: 1.1 },
  ],
  weight_by_month: one,
  cape_by_amount: 1.2,
  cape_by_month: 1.1,
};
const million = 100_000_000n;
const standing = (id: number, millions: bigint, days: bigint, months: number, taxPercent = 5): Standing => ({
  ...{ id, balanceDays: millions * million * days, lastBalance: millions * million },
  ...{ sharePercent: 100, months, taxPercent },
});

test('October 2026 of the third strategy, to the tiyin', () => {
  const october = [standing(1, 10n, 31n, 4), standing(2, 60n, 16n, 0, 10), standing(3, 120n, 31n, 7)];
  assert.deepEqual(divide(476_543_210n, terms, 31, october), {
    ...{ iman: 319_439n, pool: 324_316_724n },
    shares: [
      { id: 1, base: 1_000_000_000n, weight: 1_000_000_000n, gross: 16_018_447n, tax: 800_922n, net: 15_217_525n },
      { id: 2, base: 3_096_774_194n, weight: 3_406_451_613n, gross: 54_566_066n, tax: 5_456_607n, net: 49_109_459n },
      {
        id: 3,
        base: 12_000_000_000n,
        weight: 15_840_000_000n,
        gross: 253_732_211n,
        tax: 12_686_611n,
        net: 241_045_600n,
      },
    ],
  });
  assert.deepEqual(sharesOf(152_226_486n, [700_000n, 175_000n, 125_000n]), [106_558_541n, 26_639_635n, 19_028_310n]);
});

test('a share is rounded down and what is left goes to the largest, the first of equal ones', () => {
  const shares = sharesOf(
    501n,
    Array.from({ length: 1000 }, () => 7n),
  );
  assert.deepEqual([shares[0], shares[1], shares.at(-1)], [501n, 0n, 0n]);
  assert.deepEqual(sharesOf(10n, [1n, 2n, 2n]), [2n, 4n, 4n]);
  assert.deepEqual(sharesOf(5n, []), []);
  assert.deepEqual(sharesOf(5n, [0n]), [0n]);
});

test('whatever is announced is divided whole, and nobody is given less than nothing', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n });
  const standings = fc.array(
    fc.record({
      id: fc.constant(1),
      balanceDays: fc.bigInt({ min: 1n, max: 31n * 10n ** 17n }),
      sharePercent: fc.integer({ min: 1, max: 1_000_000 }).map((part) => part / 10_000),
      lastBalance: amounts,
      months: fc.integer({ min: 0, max: 120 }),
      taxPercent: fc.constantFrom(0, 5, 10, 12.3456),
    }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(amounts, standings, (announced, all) => {
      const { iman, pool, shares } = divide(announced, terms, 31, all);
      assert.ok(iman >= 300_000n && iman <= 400_000n);
      assert.ok(pool >= 0n && pool <= announced);
      assert.equal(
        shares.reduce((sum, { gross }) => sum + gross, 0n),
        pool,
      );
      assert.ok(shares.every(({ gross, tax, net }) => gross >= 0n && tax >= 0n && net >= 0n && gross === tax + net));
      // The same part of everything is the same part of the pool.
      assert.deepEqual(
        divide(
          announced,
          terms,
          31,
          all.map((each) => ({ ...each, balanceDays: each.balanceDays * 3n })),
        ).shares.map(({ gross }) => gross),
        shares.map(({ gross }) => gross),
      );
    }),
    { numRuns: isChaos ? 10_000 : 100 },
  );
});

test('the part of the house: whole where factors cannot differ, all where nobody has money at work', () => {
  const flat = { ...terms, cape_by_amount: 1, cape_by_month: 1 };
  assert.equal(divide(1000n, flat, 31, [standing(1, 120n, 31n, 9)]).iman, 400_000n);
  assert.deepEqual(divide(1000n, terms, 31, []), { iman: 1_000_000n, pool: 0n, shares: [] });
  const [lost] = divide(0n, terms, 31, [standing(1, 120n, 31n, 9)]).shares;
  assert.deepEqual([lost?.gross, lost?.tax, lost?.net], [0n, 0n, 0n]);
});

test('a share is due with its month, its quarter or the last month of the investment', () => {
  const due = (month: string, period: 'month' | 'quarter' | 'at_end', isOver = false) =>
    dueMonth(`${month}-01`, period, '2026-11-01', isOver);
  assert.equal(due('2026-07', 'month'), '2026-07-01');
  assert.deepEqual(
    ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => due(month, 'quarter')),
    ['2026-09-01', '2026-09-01', '2026-09-01', '2026-11-01', '2026-11-01'],
  );
  assert.deepEqual([due('2026-07', 'at_end'), due('2026-07', 'at_end', true)], ['2026-11-01', '2026-07-01']);
});

test('a share stays in an investment that asks for it and is large enough', () => {
  const asked = { wanted: true, isActive: true, net: 100n, least: 100n };
  assert.equal(isReinvested(asked), true);
  for (const other of [{ wanted: false }, { isActive: false }, { net: 99n }])
    assert.equal(isReinvested({ ...asked, ...other }), false);
  assert.equal(isReinvested({ ...asked, net: 0n, least: 0n }), false);
});
