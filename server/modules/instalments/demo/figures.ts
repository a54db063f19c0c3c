/**
 * The figures of the requirements, each with somebody who has them; docs/demonstration.md names whom to look for. Those whose claims and
 * settlements complete a figure get them afterwards (`rebates.ts`, `return-claims/seedFigures.ts`).
 */
import { tiyinOf } from '../../../shared/money';
import { dayAfter, monthsAfter } from '../../../shared/period';
import type { Asked } from '../rules/terms';
import { dayOfMonth, som, termsFor, withRows, type Plan, type PlannedPayment } from './planned';

const base: Asked = {
  price: som(6_000_000),
  discount: 0n,
  downPayment: som(1_000_000),
  markupPercent: 24,
  months: 12,
};
const baseLines = [
  { price: som(4_500_000), count: 1 },
  { price: som(750_000), count: 2 },
];
const odd: Asked = {
  price: tiyinOf('1999999.99'),
  discount: tiyinOf('100000.00'),
  downPayment: 0n,
  markupPercent: 37.5,
  months: 7,
};
const oddLines = [{ price: odd.price, count: 1 }];
/** Of which the total is a million in three equal parts. */
const million: Asked = {
  price: som(900_000),
  discount: 0n,
  downPayment: som(400_000),
  markupPercent: 20,
  months: 6,
};

interface Life extends Pick<Plan, 'name' | 'shop' | 'rebate'> {
  name: string;
  asked: Asked;
  lines: Plan['lines'];
  firstPaymentDay: string;
  /** The day of the application; a month before the first payment where nothing else is said. */
  day?: string;
  /** So many rows, each on the day before its own. */
  paidRows?: number;
  /** Instead of them. */
  paid?: { date: string; amount: bigint }[];
  status?: Plan['status'];
  since?: string;
}
/** A contract whose goods were handed over. */
function lifeOf({ name, asked, lines, firstPaymentDay, paidRows = 0, paid, ...more }: Life): Plan {
  const terms = termsFor(asked);
  const { day = dayAfter(firstPaymentDay, -30), status = 'not_fully_paid', since = dayAfter(day, 2), ...rest } = more;
  const rows = withRows(terms, firstPaymentDay);
  const down = terms.downPayment > 0n ? [{ date: day, amount: terms.downPayment, isDown: true }] : [];
  const each = rows.slice(0, paidRows).map(({ date, amount }) => ({ date: dayAfter(date, -1), amount }));
  const payments: PlannedPayment[] = [...down, ...(paid ?? each).map((one) => ({ ...one, isDown: false }))];
  return { name, status, order: 'completed', day, since, terms, firstPaymentDay, lines, rows, payments, ...rest };
}
/** The rows that are paid are past, and the next one is to come. */
const nextIn12Days = (today: string, paidRows: number) => ({
  firstPaymentDay: monthsAfter(dayAfter(today, 12), -paidRows),
  paidRows,
});
const asks = (name: string, today: string, shop?: string): Plan => ({
  ...{ name, status: 'waiting_for_approval', order: null, day: today, since: today, terms: termsFor(base) },
  ...{ firstPaymentDay: dayAfter(today, 30), lines: baseLines, rows: [], payments: [] },
  ...(shop !== undefined && { shop }),
});

/** Those who stand among the others, by their days. */
export const earlierFigures = (today: string): Plan[] => [
  lifeOf({ name: 'Основной', asked: base, lines: baseLines, ...nextIn12Days(today, 4) }),
  lifeOf({ name: 'Копеечный', asked: odd, lines: oddLines, ...nextIn12Days(today, 2) }),
  // What took a part of his limit, and what is short of the rest of it.
  lifeOf({
    ...{ name: 'Предельный', lines: [{ price: som(4_133_332), count: 1 }], ...nextIn12Days(today, 0) },
    asked: { price: som(4_133_332), discount: 0n, downPayment: 0n, markupPercent: 0, months: 12 },
  }),
  asks('Предельный', today),
];

/** Those who come after all others, so that they change nothing of them. */
export const laterFigures = (today: string): Plan[] => [
  lifeOf({ name: 'Календарный', ...calendar(today), asked: { ...million, months: 4 }, lines: thirds(3, 1) }),
  lifeOf({ name: 'Трёхстрочный', asked: million, lines: thirds(3, 1), ...nextIn12Days(today, 1) }),
  lifeOf({ name: 'Штучный', asked: million, lines: thirds(1, 3), ...nextIn12Days(today, 1) }),
  lifeOf({ name: 'Просроченный', asked: base, lines: baseLines, ...fiveDaysLate(today) }),
  // All of its rows are long past, and it owes what it owed.
  lifeOf({ name: 'Опоздавший', asked: base, lines: baseLines, firstPaymentDay: dayAfter(today, -400) }),
  settledEarly(today),
  lifeOf({ ...{ name: 'Возвратный', shop: 'returns', asked: base, lines: baseLines }, ...nextIn12Days(today, 4) }),
  lifeOf({ ...{ name: 'Полный', shop: 'returns', asked: base, lines: baseLines }, ...nextIn12Days(today, 4) }),
  ...soldLastMonth(today),
  ...soldBefore(today),
  // Whoever paid a contract on time to its end, and asks for another one.
  lifeOf({
    ...{ name: 'Балльный', asked: { ...million, months: 3 }, lines: thirds(1, 3), status: 'closed', paidRows: 3 },
    ...{ firstPaymentDay: dayAfter(today, -200), since: dayAfter(today, -120) },
  }),
  asks('Балльный', today, 'returns'),
];

const thirds = (lines: number, count: number): Plan['lines'] =>
  Array.from({ length: lines }, () => ({ price: som(300_000), count }));

/** From the last day of a January that is followed by 28 days, four rows that are paid and past. */
function calendar(today: string) {
  const isOver = (year: number) => `${year}-05-14` < today && monthsAfter(`${year}-01-31`, 1).endsWith('-28');
  let year = Number(today.slice(0, 4));
  while (!isOver(year)) year -= 1;
  return { firstPaymentDay: `${year}-01-31`, paidRows: 4, status: 'closed' as const, since: `${year}-05-13` };
}

/** 700 000 went to a row and to the one after it, which is late by five days. */
function fiveDaysLate(today: string) {
  const due = dayAfter(today, -5);
  // A month without that day of it is passed over, and its row was paid by itself.
  const before = [1, 2].find((count) => monthsAfter(monthsAfter(due, -count), count) === due) ?? 1;
  const firstPaymentDay = monthsAfter(due, -before);
  const first = withRows(termsFor(base), firstPaymentDay).slice(0, before - 1);
  return {
    firstPaymentDay,
    paid: [
      ...first.map(({ date, amount }) => ({ date: dayAfter(date, -1), amount })),
      { date: dayAfter(monthsAfter(due, -1), -1), amount: som(700_000) },
    ],
  };
}

/** Four rows, and then all the rest less half of the markup in it. */
function settledEarly(today: string): Plan {
  const { firstPaymentDay } = nextIn12Days(today, 4);
  const settled = dayAfter(today, -3);
  const plan = lifeOf({ name: 'Досрочный', asked: base, lines: baseLines, firstPaymentDay, paidRows: 4 });
  const last = { date: settled, amount: tiyinOf('3733332.13'), isDown: false };
  return {
    ...{ ...plan, status: 'fully_paid', since: settled, payments: [...plan.payments, last] },
    rebate: tiyinOf('399999.87'),
  };
}

const paidOnTime = (today: string, asked: Asked, firstPaymentDay: string) => ({
  ...{ asked, firstPaymentDay },
  paidRows: withRows(termsFor(asked), firstPaymentDay).filter(({ date }) => date < today).length,
});

/** All that a merchant has sold, and is to be paid for: of the first customer a piece came back. */
function soldLastMonth(today: string): Plan[] {
  const day = dayOfMonth(today, 1, '03');
  const rows = withRows(termsFor(base), dayAfter(day, 30));
  const four = rows.slice(0, 4).reduce((sum, { amount }) => sum + amount, 0n);
  return [
    lifeOf({
      ...{ name: 'Частичный', shop: 'owed', day, asked: base, lines: baseLines, firstPaymentDay: dayAfter(day, 30) },
      paid: [{ date: dayAfter(day, 3), amount: four }],
    }),
    lifeOf({
      ...{ name: 'Округлённый', shop: 'owed', day, lines: oddLines },
      ...paidOnTime(today, odd, dayAfter(day, 45)),
    }),
  ];
}

/** What a merchant was paid for came back afterwards, and what it sold since then is less. */
function soldBefore(today: string): Plan[] {
  const [first, then] = [dayOfMonth(today, 4, '03'), dayOfMonth(today, 1, '08')];
  const rows = withRows(termsFor(base), dayAfter(first, 30));
  const eleven = rows.slice(0, 11).reduce((sum, { amount }) => sum + amount, 0n);
  const asked = { ...base, price: som(3_000_000), downPayment: 0n };
  return [
    lifeOf({
      ...{ name: 'Последний', shop: 'overpaid', day: first, asked: base, lines: baseLines },
      ...{ firstPaymentDay: dayAfter(first, 30), paid: [{ date: dayAfter(first, 3), amount: eleven }] },
    }),
    lifeOf({
      ...{ name: 'Зачётный', shop: 'overpaid', day: then, lines: [{ price: asked.price, count: 1 }] },
      ...paidOnTime(today, asked, dayAfter(then, 45)),
    }),
  ];
}
