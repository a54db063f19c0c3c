/** The demonstration: which applications there are, how old they are, and how they were paid. All days are counted from the day of seeding. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayAfter } from '../../../shared/period';
import { UtcDate } from '../../../shared/utcDate';
import type { ApplicationStatus, OrderStatus } from '../rules/moves';
import type { Terms } from '../rules/terms';
import { earlierFigures, laterFigures } from './figures';
import { som, termsFor, withRows, type Plan, type PlannedPayment } from './planned';

/** Numbers between 0 and 1 that look like chance and are the same each time. */
export function chanceOf(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const markups: Record<number, number> = { 3: 9, 6: 15, 9: 19.5, 12: 24, 18: 33, 24: 42 };
const months = [3, 6, 9, 12, 12, 12, 18, 24];

/** Two lines or one, between three hundred thousand and thirty million. */
function bought(chance: () => number): { lines: Plan['lines']; terms: Terms } {
  const first = som(350_000 + Math.floor(chance() ** 2 * 160) * 90_000);
  const lines =
    chance() < 0.35
      ? [
          { price: first, count: 1 },
          { price: som(90_000 + Math.floor(chance() * 20) * 30_000), count: 1 + Math.floor(chance() * 3) },
        ]
      : [{ price: first, count: 1 }];
  const price = lines.reduce((sum, line) => sum + line.price * BigInt(line.count), 0n);
  const month = months[Math.floor(chance() * months.length)] ?? 12;
  const share = BigInt([0, 0, 10, 15, 20, 30][Math.floor(chance() * 6)] ?? 0);
  const discount = chance() < 0.12 ? price / 20n : 0n;
  const downPayment = (((price - discount) * share) / 100n / 100_000n) * 100_000n;
  return {
    lines,
    terms: termsFor({ price, discount, downPayment, markupPercent: markups[month] ?? 24, months: month }),
  };
}

const daysBetween = (from: string, to: string) => differenceInCalendarDays(new UtcDate(to), new UtcDate(from));

/** From how many days to how many the oldest payment is late, and which share of contracts in force is. */
const ageing: readonly [from: number, to: number, share: number][] = [
  [0, 0, 0.62],
  [1, 30, 0.18],
  [31, 60, 0.09],
  [61, 90, 0.05],
  [91, 400, 0.06],
];

/** A contract of a day, as it stands today: rows before the late one are paid, some of it in part. */
function contract(day: string, today: string, chance: () => number, [from, to]: readonly [number, number]): Plan {
  const { lines, terms } = bought(chance);
  const firstPaymentDay = dayAfter(day, 25 + Math.floor(chance() * 10));
  const rows = withRows(terms, firstPaymentDay);
  const late =
    from === 0
      ? undefined
      : rows.find(({ date }) => daysBetween(date, today) >= from && daysBetween(date, today) <= to);
  const payments: PlannedPayment[] = [];
  if (terms.downPayment > 0n) payments.push({ date: day, amount: terms.downPayment, isDown: true });
  for (const row of rows) {
    if (late !== undefined ? row.number > late.number : row.date >= today) break;
    const isLate = row.number === late?.number;
    // Of one in four late rows a part came in time.
    row.paid = isLate ? (chance() < 0.25 ? som(Number(row.amount / 300n)) : 0n) : row.amount;
    const early = dayAfter(row.date, -Math.floor(chance() * 5));
    if (row.paid > 0n) payments.push({ date: early < day ? day : early, amount: row.paid, isDown: false });
  }
  const isPaid = rows.every((row) => row.paid === row.amount);
  const last = payments.at(-1)?.date ?? day;
  const status = !isPaid ? 'not_fully_paid' : daysBetween(last, today) > 14 ? 'closed' : 'fully_paid';
  const since = status === 'not_fully_paid' ? dayAfter(day, 2) : status === 'closed' ? dayAfter(last, 14) : last;
  return {
    status,
    order: 'completed',
    day,
    since: since > today ? today : since,
    terms,
    firstPaymentDay,
    lines,
    rows,
    payments,
  };
}

/** Contracts whose goods are on their way. */
function onTheWay(day: string, chance: () => number, order: OrderStatus): Plan {
  const { lines, terms } = bought(chance);
  const firstPaymentDay = dayAfter(day, 28);
  const payments = terms.downPayment > 0n ? [{ date: day, amount: terms.downPayment, isDown: true }] : [];
  const rows = withRows(terms, firstPaymentDay);
  return { status: 'installment_created', order, day, since: day, terms, firstPaymentDay, lines, rows, payments };
}

/** How many there are of each that has no contract; what waits does so for less than three days. */
const others: readonly [ApplicationStatus, readonly (OrderStatus | null)[], count: number, isWaiting: boolean][] = [
  ['request_sent', [null], 24, true],
  ['confirmed', [null], 26, true],
  ['check_payment_pending', [null], 10, true],
  ['scoring_passed', [null], 12, true],
  ['scoring_failed', [null], 30, true],
  ['not_enough_limit', [null], 22, true],
  ['waiting_for_approval', [null], 36, true],
  ['approved', [null], 24, true],
  ['rejected', [null], 60, false],
  ['accept_by_customer', [null], 12, true],
  ['reject_by_customer', [null], 28, false],
  ['signature_pending', [null], 14, true],
  [
    'agreement_accepted',
    [
      ...([
        'waiting_for_moderator',
        'moderation_in_process',
        'approved_by_moderator',
        'waiting_for_marketplace',
      ] as const),
      ...(['approved_by_marketplace', 'waiting_for_moderator', 'waiting_for_qabz'] as const),
    ],
    126,
    true,
  ],
  ['agreement_rejected', [null], 16, false],
  ['waiting_for_down_payment', ['waiting_for_down_payment', 'waiting_for_down_payment', 'waiting_for_qabz'], 48, true],
  ['processing_expired', [null, 'cancelled'], 110, false],
  [
    'cancelled',
    [
      ...([null, 'cancelled', 'cancelled_by_moderator', 'cancelled_by_merchant', 'cancelled_by_marketplace'] as const),
      'cancelled_by_qabz',
    ],
    384,
    false,
  ],
];

const contractCount = 400;
const onTheWayCount = 20;

export function plansOf(today: string): Plan[] {
  const chance = chanceOf(77);
  const bucket = () => {
    let left = chance();
    return ageing.find(([, , share]) => (left -= share) < 0) ?? ageing[0]!; // there are five
  };
  const contracts = Array.from({ length: contractCount }, (_, at) => {
    // More of them lately: weekdays and months differ.
    const age = 3 + Math.floor(727 * (1 - Math.sqrt(1 - ((at * 37) % contractCount) / (contractCount - 1))));
    const [from, to] = bucket();
    return contract(dayAfter(today, -age), today, chance, [from, to]);
  });
  const moving = Array.from({ length: onTheWayCount }, (_, at) =>
    onTheWay(dayAfter(today, -1 - (at % 6)), chance, at % 3 === 0 ? 'approved_by_delivery' : 'approved_by_qabz'),
  );
  const rest = others.flatMap(([status, orders, count, isWaiting]) =>
    Array.from({ length: count }, (_, at): Plan => {
      const { lines, terms: drawn } = bought(chance);
      const order = orders[at % orders.length] ?? null;
      const day = dayAfter(today, isWaiting ? -(at % 3) : -(3 + Math.floor(chance() * 720)));
      const needsDown = status === 'waiting_for_down_payment';
      // Whoever waits for Qabz without having waited for a down payment has none in his terms.
      const needsNone = status === 'agreement_accepted' && order === 'waiting_for_qabz';
      const terms =
        needsDown && drawn.downPayment === 0n
          ? termsFor({ ...drawn, downPayment: drawn.price / 5n })
          : needsNone
            ? termsFor({ ...drawn, downPayment: 0n })
            : drawn;
      const payments =
        needsDown && order === 'waiting_for_qabz' ? [{ date: day, amount: terms.downPayment, isDown: true }] : [];
      return { status, order, day, since: day, terms, firstPaymentDay: dayAfter(day, 30), lines, rows: [], payments };
    }),
  );
  const byDay = [...contracts, ...moving, ...rest, ...earlierFigures(today)].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  return [...byDay, ...laterFigures(today)];
}
