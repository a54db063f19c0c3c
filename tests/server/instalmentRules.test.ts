/** What an instalment comes to, when it is paid, where a payment goes, and how application and order move: the figures of the requirements. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  amountsOf,
  downPaymentOffer,
  termsOf,
  type Asked,
  type Terms,
} from '../../server/modules/instalments/rules/terms';
import { piecePrices, salePrices, sumOfLines, vatWithin } from '../../server/modules/instalments/rules/lines';
import {
  moved,
  steps,
  type ApplicationStatus,
  type OrderStatus,
  type StepName,
} from '../../server/modules/instalments/rules/moves';
import {
  daysFrom,
  debtOf,
  firstDayFault,
  overdueDaysOf,
  owedOf,
  partsOf,
  settlementOf,
  standingOf,
  statusOf,
  type Part,
  type Row,
} from '../../server/modules/instalments/rules/schedule';
import { cutsOf } from '../../server/modules/return-claims/reckoning';
import { decimal, tiyinOf } from '../../server/shared/money';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';

const t = (text: string) => tiyinOf(text.includes('.') ? text : `${text}.00`);
const base: Asked = { price: t('6000000'), discount: 0n, downPayment: t('1000000'), markupPercent: 24, months: 12 };
const held = (asked: Asked): Terms => {
  const terms = termsOf(asked);
  assert.ok(typeof terms === 'object', String(terms));
  return terms;
};
const rowsOf = (terms: Terms, first: string): Row[] => {
  const days = daysFrom(first, terms.months);
  return amountsOf(terms).map((amount, at) => ({
    ...{ number: at + 1, date: days[at] ?? '', amount, paid: 0n, cancelled: 0n, rebate: 0n },
  }));
};
const paidBy = (rows: readonly Row[], amount: bigint): Row[] => {
  const parts = partsOf(rows, amount);
  assert.ok(parts);
  return rows.map((row) => ({
    ...row,
    paid: row.paid + (parts.find(({ number }) => number === row.number)?.amount ?? 0n),
  }));
};

const lessPaid = (rows: readonly Row[], parts: readonly Part[]): Row[] =>
  rows.map((row) => ({
    ...row,
    paid: row.paid - (parts.find(({ number }) => number === row.number)?.amount ?? 0n),
  }));

describe('terms', () => {
  test('6 000 000, down 1 000 000, 24 %, 12 months', () => {
    const terms = held(base);
    assert.deepEqual(
      [terms.amount, terms.monthAmount, terms.lastAmount, terms.total],
      [t('6200000'), t('516667'), t('516663'), t('7200000')],
    );
    assert.deepEqual(amountsOf(terms), [...Array.from({ length: 11 }, () => t('516667')), t('516663')]);
  });
  test('1 999 999,99 less 5 %, 37,5 %, 7 months', () => {
    const terms = held({
      price: t('1999999.99'),
      discount: t('100000.00'),
      downPayment: 0n,
      markupPercent: 37.5,
      months: 7,
    });
    assert.deepEqual(
      [terms.amount, terms.monthAmount, terms.lastAmount],
      [t('2612499.99'), t('373215'), t('373209.99')],
    );
  });
  test('what there can be no terms of', () => {
    const fault = (more: Partial<Asked>) => termsOf({ ...base, ...more });
    assert.equal(fault({ price: 0n }), 'invalid_amount');
    assert.equal(fault({ downPayment: -1n }), 'invalid_amount');
    assert.equal(fault({ price: t('299999.99') }), 'amount_too_small');
    assert.equal(fault({ price: t('100000000.01') }), 'amount_too_large');
    assert.equal(typeof fault({ price: t('300000'), downPayment: 0n }), 'object');
    assert.equal(fault({ downPayment: t('6000000') }), 'down_payment_too_large');
    assert.equal(fault({ discount: t('3000000'), downPayment: t('3000000') }), 'down_payment_too_large');
    for (const months of [0, 25, 1.5]) assert.equal(fault({ months }), 'unknown_value');
    // Ten so'm in twelve months: eleven times one, and one too many.
    assert.equal(fault({ price: t('300000'), downPayment: t('299990'), markupPercent: 0 }), 'amount_too_small');
  });
  test('what lacks 333 332 of its limit is offered 268 817 more of down payment', () => {
    const offer = downPaymentOffer(base, t('333332'));
    assert.equal(offer, t('1268817'));
    assert.equal(held({ ...base, downPayment: offer }).amount, t('5866666.92'));
  });
  test('the offer fits whatever is short, and one less would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_00, max: 90_000_000_00 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (financed, markup, share) => {
          const asked: Asked = { ...base, price: BigInt(financed) + t('10000000'), downPayment: t('10000000') };
          const terms = { ...asked, markupPercent: markup / 10_000, months: 1 };
          const { amount } = held(terms);
          const short = BigInt(Math.max(1, Math.floor(Number(amount) * share)));
          const offer = downPaymentOffer(terms, short);
          const owedWith = (downPayment: bigint) => held({ ...terms, downPayment }).amount;
          // Up to the whole price: there nothing is left to owe.
          if (offer >= terms.price) return;
          assert.ok(owedWith(offer) <= amount - short);
          assert.ok(owedWith(offer - 100n) > amount - short);
        },
      ),
      { numRuns: isChaos ? 10_000 : 50 },
    );
  });
});

describe('days', () => {
  test('follow the first one, and not the one before', () => {
    assert.deepEqual(daysFrom('2027-01-31', 4), ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    assert.deepEqual(daysFrom('2028-01-31', 2), ['2028-01-31', '2028-02-29']);
  });
  test('the first one is not past and at most 45 days ahead', () => {
    assert.equal(firstDayFault('2026-11-24', '2026-11-25'), 'first_payment_passed');
    assert.equal(firstDayFault('2026-11-25', '2026-11-25'), undefined);
    assert.equal(firstDayFault('2027-01-09', '2026-11-25'), undefined);
    assert.equal(firstDayFault('2027-01-10', '2026-11-25'), 'first_payment_too_late');
  });
});

describe('lines', () => {
  test('1 000 000 over three equal ones', () => {
    const line = { price: t('10'), count: 1 };
    assert.deepEqual(salePrices([line, line, line], t('1000000')).map(decimal), [
      '333333.34',
      '333333.33',
      '333333.33',
    ]);
  });
  test('A 4 500 000 and B 2 × 750 000 of 7 200 000, and their tax', () => {
    const lines = [
      { price: t('4500000'), count: 1 },
      { price: t('750000'), count: 2 },
    ];
    assert.equal(sumOfLines(lines), t('6000000'));
    const prices = salePrices(lines, t('7200000'));
    assert.deepEqual(prices, [t('5400000'), t('1800000')]);
    assert.deepEqual(
      prices.map((price) => decimal(vatWithin(price, 12))),
      ['578571.43', '192857.14'],
    );
    assert.equal(decimal(vatWithin(t('6200000'), 12)), '664285.71');
    assert.equal(vatWithin(t('6200000'), 0), 0n);
  });
  test('pieces of a line that does not divide', () => {
    assert.deepEqual(piecePrices(t('1000000'), 3).map(decimal), ['333333.33', '333333.34', '333333.33']);
  });
});

describe('payments', () => {
  const rows = rowsOf(held(base), '2027-01-31');
  test('go to the oldest row first: 700 000', () => {
    assert.deepEqual(partsOf(rows, t('700000')), [
      { number: 1, amount: t('516667') },
      { number: 2, amount: t('183333') },
    ]);
    assert.equal(partsOf(rows, t('6200000.01')), undefined);
    assert.equal(partsOf(rows, t('6200000'))?.length, 12);
  });
  test('a row is late from the day after, and nothing is added however late it is', () => {
    const paid = paidBy(rows, t('700000'));
    const [, second] = paid;
    assert.ok(second);
    assert.deepEqual(
      [
        second.date,
        statusOf(second, '2027-02-28'),
        statusOf(second, '2027-03-01'),
        overdueDaysOf(second, '2027-03-05'),
      ],
      ['2027-02-28', 'partial', 'overdue', 5],
    );
    const { toPayNow, overdueDays, next, oldestDue } = standingOf(paid, '2027-03-05');
    assert.deepEqual(
      [toPayNow, overdueDays, oldestDue, next],
      [t('333334'), 5, '2027-02-28', { date: '2027-03-31', amount: t('516667') }],
    );
    assert.equal(standingOf(paid, '2027-02-28').overdueDays, 0);
    assert.equal(standingOf(paid, '2027-02-28').toPayNow, t('333334'));
    assert.equal(standingOf(paid, '2099-01-01').debt, t('5500000'));
    assert.deepEqual([statusOf(paid[0]!, '2027-03-05'), statusOf(paid[5]!, '2027-03-05')], ['paid', 'planned']);
    assert.equal(statusOf({ ...paid[5]!, cancelled: paid[5]!.amount }, '2027-03-05'), 'cancelled');
  });
  test('settling after four rows: all at 0 %, 3 733 332,13 at 50 %', () => {
    const paid = paidBy(rows, t('516667') * 4n);
    const settle = (ibraPercent: number, day = '2027-05-01') =>
      settlementOf({ rows: paid, amount: t('6200000'), markup: t('1200000'), ibraPercent, day });
    assert.deepEqual(settle(0), { debt: t('4133332'), markup: t('799999.74'), rebate: 0n, pay: t('4133332') });
    assert.deepEqual(settle(50), {
      debt: t('4133332'),
      markup: t('799999.74'),
      rebate: t('399999.87'),
      pay: t('3733332.13'),
    });
    // A row that is due today has no rebate any more, and none has while one is late.
    assert.equal(settle(50, '2027-05-31')?.rebate, 34999984n);
    assert.equal(settle(50, '2027-06-01'), null);
    assert.equal(
      settlementOf({
        rows: paidBy(rows, t('6200000')),
        amount: t('6200000'),
        markup: 1n,
        ibraPercent: 0,
        day: '2027-05-01',
      }),
      null,
    );
  });
});

test('random terms and lives: rows, lines and payments come to what they should', () => {
  const asked = fc.record({
    price: fc.bigInt({ min: t('300000'), max: t('100000000') }),
    discountShare: fc.integer({ min: 0, max: 60 }),
    downShare: fc.integer({ min: 0, max: 80 }),
    markupPercent: fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000),
    months: fc.integer({ min: 1, max: 24 }),
    first: fc
      .integer({ min: 0, max: 1500 })
      .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
    shares: fc.array(
      fc.record({ price: fc.bigInt({ min: 1n, max: t('5000000') }), count: fc.integer({ min: 1, max: 1000 }) }),
      { minLength: 1, maxLength: 6 },
    ),
    steps: fc.array(
      fc.record({
        act: fc.constantFrom('pay', 'pay', 'pay', 'takeBack', 'giveUp'),
        share: fc.integer({ min: 1, max: 100 }),
      }),
      { maxLength: 30 },
    ),
    ibraPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(
      asked,
      ({ price, discountShare, downShare, markupPercent, months, first, shares, steps, ibraPercent }) => {
        const discount = (price * BigInt(discountShare)) / 100n;
        const downPayment = ((price - discount) * BigInt(downShare)) / 100n;
        const terms = termsOf({ price, discount, downPayment, markupPercent, months });
        if (typeof terms === 'string') return;
        const rows = rowsOf(terms, first);
        assert.equal(
          rows.reduce((sum, { amount }) => sum + amount, 0n),
          terms.amount,
        );
        assert.ok(rows.every(({ amount }) => amount > 0n));
        assert.ok(rows.every(({ date }, at) => at === 0 || date > (rows[at - 1]?.date ?? '')));
        assert.ok(rows.slice(0, -1).every(({ amount }) => amount % 100n === 0n));
        const prices = salePrices(shares, terms.total);
        assert.equal(
          prices.reduce((sum, one) => sum + one, 0n),
          terms.total,
        );
        for (const [at, sum] of prices.entries()) {
          const pieces = piecePrices(sum, shares[at]?.count ?? 1);
          assert.equal(
            pieces.reduce((all, one) => all + one, 0n),
            sum,
          );
          assert.ok(pieces.every((one) => one >= 0n));
          const vat = vatWithin(sum, 12);
          assert.ok(vat >= 0n && vat < sum + 1n);
        }
        let life = rows;
        let [paid, given] = [0n, 0n];
        const payments: Part[][] = [];
        let isInOrder = true;
        for (const { act, share } of steps) {
          const amount = (debtOf(life) * BigInt(share)) / 100n;
          if (act === 'takeBack' && payments.length > 0) {
            // Any of them, and whole: what it had closed is owed again.
            const [back = []] = payments.splice(share % payments.length, 1);
            life = lessPaid(life, back);
            paid -= back.reduce((sum, part) => sum + part.amount, 0n);
            isInOrder = false;
          } else if (act === 'giveUp' && amount > 0n) {
            const cuts = cutsOf(
              life.map((row) => ({ number: row.number, date: row.date, owed: owedOf(row) })),
              amount,
            );
            life = life.map((row) => ({
              ...row,
              cancelled: row.cancelled + (cuts.find(({ number }) => number === row.number)?.cut ?? 0n),
            }));
            given += amount;
          } else if (act === 'pay' && amount > 0n) {
            payments.push(partsOf(life, amount) ?? []);
            life = paidBy(life, amount);
            paid += amount;
          }
          assert.equal(debtOf(life), terms.amount - paid - given);
          assert.ok(life.every((row) => owedOf(row) >= 0n && row.paid >= 0n && row.cancelled >= 0n));
          // Each row has what the payments that stand have brought it.
          for (const row of life)
            assert.equal(
              row.paid,
              payments.flat().reduce((sum, part) => sum + (part.number === row.number ? part.amount : 0n), 0n),
            );
          // No row is paid before an older one is.
          if (isInOrder)
            assert.ok(
              life.every((row, at) => row.paid === 0n || life.slice(0, at).every((older) => owedOf(older) === 0n)),
            );
          assert.equal(partsOf(life, debtOf(life) + 1n), undefined);
        }
        const settled = settlementOf({
          rows: life,
          amount: terms.amount,
          markup: terms.amount - (price - discount - downPayment),
          ibraPercent,
          day: first,
        });
        if (settled)
          assert.ok(
            settled.rebate >= 0n &&
              settled.pay >= 0n &&
              settled.rebate <= settled.markup + 1n &&
              settled.pay + settled.rebate === settled.debt,
          );
      },
    ),
    { numRuns: isChaos ? 10_000 : 50 },
  );
});

describe('moves', () => {
  // Written by hand from the requirements: what each step is made from, and what comes of it.
  const table: readonly [StepName, ApplicationStatus, OrderStatus | null, ApplicationStatus, OrderStatus | null][] = [
    ['confirm', 'request_sent', null, 'confirmed', null],
    ['ask_fee', 'confirmed', null, 'check_payment_pending', null],
    ['pay_fee', 'check_payment_pending', null, 'confirmed', null],
    ...(['confirmed', 'check_payment_pending', 'scoring_failed'] as const).flatMap(
      (from) =>
        [
          ['pass_scoring', from, null, 'scoring_passed', null],
          ['fail_scoring', from, null, 'scoring_failed', null],
          ['lack_limit', from, null, 'not_enough_limit', null],
          ['score_by_hand', from, null, 'waiting_for_approval', null],
        ] as [StepName, ApplicationStatus, null, ApplicationStatus, null][],
    ),
    ['submit', 'scoring_passed', null, 'waiting_for_approval', null],
    ['change_terms', 'not_enough_limit', null, 'confirmed', null],
    ['accept', 'waiting_for_approval', null, 'approved', null],
    ['reject', 'waiting_for_approval', null, 'rejected', null],
    ['agree', 'approved', null, 'accept_by_customer', null],
    ['decline', 'approved', null, 'reject_by_customer', null],
    ['ask_signature', 'accept_by_customer', null, 'signature_pending', null],
    ['sign', 'signature_pending', null, 'agreement_accepted', 'waiting_for_moderator'],
    // After other terms the order is there already.
    ['agree', 'approved', 'waiting_for_moderator', 'accept_by_customer', 'waiting_for_moderator'],
    ['decline', 'approved', 'waiting_for_moderator', 'reject_by_customer', 'cancelled'],
    ['ask_signature', 'accept_by_customer', 'waiting_for_moderator', 'signature_pending', 'waiting_for_moderator'],
    ['sign', 'signature_pending', 'waiting_for_moderator', 'agreement_accepted', 'waiting_for_moderator'],
    ['refuse_signature', 'signature_pending', null, 'agreement_rejected', null],
    ['refuse_signature', 'signature_pending', 'waiting_for_moderator', 'agreement_rejected', 'cancelled'],
    ['take', 'agreement_accepted', 'waiting_for_moderator', 'agreement_accepted', 'moderation_in_process'],
    ...(['approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted'] as const).map(
      (from) =>
        ['cancel_new_order', from, 'waiting_for_moderator', 'cancelled', 'cancelled'] as [
          ...[StepName, ApplicationStatus, OrderStatus, ApplicationStatus, OrderStatus],
        ],
    ),
    [
      'approve_moderation',
      'agreement_accepted',
      'moderation_in_process',
      'agreement_accepted',
      'approved_by_moderator',
    ],
    ['decline_moderation', 'agreement_accepted', 'moderation_in_process', 'cancelled', 'cancelled_by_moderator'],
    ['ask_marketplace', 'agreement_accepted', 'approved_by_moderator', 'agreement_accepted', 'waiting_for_marketplace'],
    [
      'approve_marketplace',
      'agreement_accepted',
      'waiting_for_marketplace',
      'agreement_accepted',
      'approved_by_marketplace',
    ],
    ['decline_marketplace', 'agreement_accepted', 'waiting_for_marketplace', 'cancelled', 'cancelled_by_marketplace'],
    ['decline_merchant', 'agreement_accepted', 'approved_by_moderator', 'cancelled', 'cancelled_by_merchant'],
    ['decline_merchant', 'agreement_accepted', 'waiting_for_marketplace', 'cancelled', 'cancelled_by_merchant'],
    [
      'await_down_payment',
      'agreement_accepted',
      'approved_by_moderator',
      'waiting_for_down_payment',
      'waiting_for_down_payment',
    ],
    [
      'await_down_payment',
      'agreement_accepted',
      'approved_by_marketplace',
      'waiting_for_down_payment',
      'waiting_for_down_payment',
    ],
    ['await_qabz', 'agreement_accepted', 'approved_by_moderator', 'agreement_accepted', 'waiting_for_qabz'],
    ['await_qabz', 'agreement_accepted', 'approved_by_marketplace', 'agreement_accepted', 'waiting_for_qabz'],
    [
      'pay_down',
      'waiting_for_down_payment',
      'waiting_for_down_payment',
      'waiting_for_down_payment',
      'waiting_for_qabz',
    ],
    [
      'take_back_down',
      'waiting_for_down_payment',
      'waiting_for_qabz',
      'waiting_for_down_payment',
      'waiting_for_down_payment',
    ],
    ['approve_qabz', 'waiting_for_down_payment', 'waiting_for_qabz', 'installment_created', 'approved_by_qabz'],
    ['approve_qabz', 'agreement_accepted', 'waiting_for_qabz', 'installment_created', 'approved_by_qabz'],
    ['decline_qabz', 'waiting_for_down_payment', 'waiting_for_qabz', 'cancelled', 'cancelled_by_qabz'],
    ['decline_qabz', 'agreement_accepted', 'waiting_for_qabz', 'cancelled', 'cancelled_by_qabz'],
    ['cancel_order', 'agreement_accepted', 'approved_by_moderator', 'cancelled', 'cancelled'],
    ['cancel_order', 'agreement_accepted', 'waiting_for_marketplace', 'cancelled', 'cancelled'],
    ['cancel_order', 'agreement_accepted', 'approved_by_marketplace', 'cancelled', 'cancelled'],
    ['cancel_order', 'agreement_accepted', 'waiting_for_qabz', 'cancelled', 'cancelled'],
    ['cancel_order', 'waiting_for_down_payment', 'waiting_for_down_payment', 'cancelled', 'cancelled'],
    ['cancel_order', 'waiting_for_down_payment', 'waiting_for_qabz', 'cancelled', 'cancelled'],
    ['cancel_order', 'installment_created', 'approved_by_qabz', 'cancelled', 'cancelled'],
    ['deliver', 'installment_created', 'approved_by_qabz', 'installment_created', 'approved_by_delivery'],
    ['complete', 'installment_created', 'approved_by_delivery', 'not_fully_paid', 'completed'],
    ['pay_off', 'not_fully_paid', 'completed', 'fully_paid', 'completed'],
    ['owe_again', 'fully_paid', 'completed', 'not_fully_paid', 'completed'],
    ['close', 'fully_paid', 'completed', 'closed', 'completed'],
    // Other terms, the end of the time, and giving up.
    ['recalculate', 'waiting_for_approval', null, 'waiting_for_approval', null],
    ...(['approved', 'accept_by_customer', 'signature_pending'] as const).flatMap(
      (from) =>
        [
          ['recalculate', from, null, 'approved', null],
          ['recalculate', from, 'waiting_for_moderator', 'approved', 'waiting_for_moderator'],
        ] as [StepName, ApplicationStatus, OrderStatus | null, ApplicationStatus, OrderStatus | null][],
    ),
    ...(
      [
        'request_sent',
        'confirmed',
        'check_payment_pending',
        'scoring_passed',
        'scoring_failed',
        'not_enough_limit',
        'waiting_for_approval',
      ] as const
    ).flatMap(
      (from) =>
        [
          ['expire', from, null, 'processing_expired', null],
          ['cancel', from, null, 'cancelled', null],
        ] as [StepName, ApplicationStatus, null, ApplicationStatus, null][],
    ),
    ...(['approved', 'accept_by_customer', 'signature_pending'] as const).flatMap((from) =>
      ([null, 'waiting_for_moderator'] as const).flatMap(
        (order) =>
          [
            ['expire', from, order, 'processing_expired', order && 'cancelled'],
            ['cancel', from, order, 'cancelled', order && 'cancelled'],
          ] as [StepName, ApplicationStatus, OrderStatus | null, ApplicationStatus, OrderStatus | null][],
      ),
    ),
    ...(
      [
        ['agreement_accepted', 'waiting_for_moderator'],
        ['agreement_accepted', 'moderation_in_process'],
        ['agreement_accepted', 'approved_by_moderator'],
        ['agreement_accepted', 'waiting_for_marketplace'],
        ['agreement_accepted', 'approved_by_marketplace'],
        ['agreement_accepted', 'waiting_for_qabz'],
        ['waiting_for_down_payment', 'waiting_for_down_payment'],
        ['waiting_for_down_payment', 'waiting_for_qabz'],
      ] as const
    ).flatMap(
      ([application, order]) =>
        [
          ['recalculate', application, order, 'approved', 'waiting_for_moderator'],
          ['expire', application, order, 'processing_expired', 'cancelled'],
          ['cancel', application, order, 'cancelled', 'cancelled'],
        ] as [StepName, ApplicationStatus, OrderStatus, ApplicationStatus, OrderStatus][],
    ),
  ];

  test('each that is allowed leads where it should', () => {
    for (const [name, application, order, toApplication, toOrder] of table)
      assert.deepEqual(
        moved({ application, order }, name),
        { application: toApplication, order: toOrder },
        `${name} from ${application}, ${order}`,
      );
  });

  test('from every pair that can come about, no other is', () => {
    const key = (application: string, order: string | null) => `${application} ${order}`;
    const pairs = new Map<string, [ApplicationStatus, OrderStatus | null]>([
      [key('request_sent', null), ['request_sent', null]],
    ]);
    for (const [, , , application, order] of table) pairs.set(key(application, order), [application, order]);
    // What the table begins with comes about by it.
    for (const [name, application, order] of table)
      assert.ok(pairs.has(key(application, order)), `${name} from ${application}, ${order}`);
    const allowed = new Set(table.map(([name, application, order]) => `${name} ${key(application, order)}`));
    for (const [application, order] of pairs.values())
      for (const name of Object.keys(steps) as StepName[])
        assert.equal(
          moved({ application, order }, name) !== undefined,
          allowed.has(`${name} ${key(application, order)}`),
          `${name} from ${application}, ${order}`,
        );
  });
});
