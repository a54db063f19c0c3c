import type { InvestorStatus } from '../../modules/investors/rules';
import { day, hour, monthAfter, monthsLater, thisMonth } from './moments';
import type { Random } from './random';
import type { Term } from './rounds';

export interface Dividend {
  month: number;
  gross: bigint;
  tax: bigint;
  net: bigint;
  paidAt: number;
}
export interface InvestmentLife {
  term: Term;
  /** In tiyin. */
  amount: bigint;
  start: number;
  end: number;
  status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  /** A claim took the money of a closed one on to the bank; else it stays on the balance. */
  paidOut: boolean;
  dividends: Dividend[];
}

/** The rows that tell of an investment; `exitClaimId` is the claim by which it was paid out. */
interface Kept {
  id: number;
  exitClaimId: number | null;
}
export type KeptInvestments = Map<InvestmentLife, Kept>;

export interface Plan {
  subject: 'individual' | 'business';
  status: InvestorStatus;
  /** How many movements of money the investor has; as many as his life gives when it is not said. */
  movements?: number;
  /** In tiyin, instead of an ordinary sum. */
  amount?: bigint;
}
export interface Movement {
  at: number;
  type: 'refill' | 'withdraw' | 'investment' | 'exit' | 'dividend';
  /** In tiyin; what leaves the balance is below zero. */
  amount: bigint;
  investment?: InvestmentLife;
  /** The investment that money brought in is meant for. */
  meantFor?: InvestmentLife;
}

/** When the money of an investment that ran its term comes back, and is sent on if it was asked for. */
export const closedAt = ({ end }: InvestmentLife) => end + 12 * hour;

const million = 100_000_000n; // in tiyin

function amountOf(random: Random, { subject, amount }: Plan): bigint {
  if (amount !== undefined) return amount;
  const size = random.chance(0.1) ? random.int(51, 400) : random.int(1, 50);
  return BigInt(size) * million * (subject === 'business' ? 10n : 1n);
}

/** What an investor may choose from, and the time in which he does. */
interface Choice {
  terms: Term[];
  from: number;
  seedDay: number;
}

export function closedInvestment(random: Random, plan: Plan, { terms, from, seedDay }: Choice): InvestmentLife {
  const term = random.pick(terms.filter(({ months }) => from + (months * 31 + 22) * day < seedDay));
  const latest = monthsLater(seedDay, -term.months) - 10 * day;
  return invested(random, plan, term, { from: from + day, to: latest, status: 'closed' });
}

export function liveInvestment(random: Random, plan: Plan, { terms, from, seedDay }: Choice): InvestmentLife {
  const start = secondBetween(random, Math.max(from + hour, seedDay - 1000 * day), seedDay - 2 * day);
  const term = random.pick(terms.filter(({ months }) => start + months * 28 * day > seedDay));
  return invested(random, plan, term, { from: start, to: start, status: random.chance(0.1) ? 'exiting' : 'active' });
}

/** An investment that no money has reached: a fresh one waits, an older one was given up. */
export function unpaidInvestment(random: Random, plan: Plan, { terms, from, seedDay }: Choice): InvestmentLife {
  const start = secondBetween(random, from + hour, seedDay - 1000);
  const waits = start > seedDay - 30 * day && plan.status !== 'archive';
  return invested(random, plan, random.pick(terms), {
    from: start,
    to: start,
    status: waits ? 'pending' : 'cancelled',
  });
}

interface When {
  from: number;
  to: number;
  status: InvestmentLife['status'];
}
function invested(random: Random, plan: Plan, term: Term, { from, to, status }: When): InvestmentLife {
  const start = secondBetween(random, from, to);
  const end = monthsLater(start, term.months);
  return { term, amount: amountOf(random, plan), start, end, status, paidOut: false, dividends: [] };
}

export const secondBetween = (random: Random, from: number, to: number) =>
  random.int(Math.floor(from / 1000), Math.floor(to / 1000)) * 1000;

/** The money comes in, goes into the investment and, when that has ended, comes back and may go out by a claim. */
export function flowOf(random: Random, investment: InvestmentLife): Movement[] {
  const { amount, start, status, paidOut } = investment;
  const at = closedAt(investment);
  const flow: Movement[] = [
    { at: start - random.int(600, 3000) * 1000, type: 'refill', amount, meantFor: investment },
    { at: start, type: 'investment', amount: -amount, investment },
  ];
  if (status === 'closed') flow.push({ at, type: 'exit', amount, investment });
  // Who stays to the end of the term pays no penalty: all of it goes out.
  if (paidOut) flow.push({ at, type: 'withdraw', amount: -amount, investment });
  return flow;
}

interface Paid {
  investments: InvestmentLife[];
  movements: Movement[];
  seedDay: number;
}

const payDay = (month: number) => monthAfter(month, 1) + 4 * day + 11 * hour;
/**
 * Each full month pays its profit on the fifth day of the next, as long as movements are wanted; the last month that has ended
 * is not paid yet.
 */
export function payDividends({ investments, movements, seedDay }: Paid, wanted: number) {
  for (const investment of investments) {
    const until = Math.min(investment.end, thisMonth(seedDay));
    for (let count = 1; movements.length < wanted; count++) {
      const paidAt = payDay(monthAfter(investment.start, count));
      if (paidAt > until) break;
      const dividend = dividendOf(investment, monthAfter(investment.start, count), paidAt);
      investment.dividends.push(dividend);
      movements.push({ at: paidAt, type: 'dividend', amount: dividend.net, investment });
    }
  }
}

/** The share of one month; the tax of residents is five percent, rounded half up. */
function dividendOf({ amount, term }: InvestmentLife, month: number, paidAt: number): Dividend {
  const gross = (amount * BigInt(term.percent)) / 1200n;
  const tax = (gross * 5n + 50n) / 100n;
  return { month, gross, tax, net: gross - tax, paidAt };
}
