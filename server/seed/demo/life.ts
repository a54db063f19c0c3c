import type { InvestorStatus } from '../../modules/investors/rules';
import * as investing from './investments';
import type { Movement, Plan } from './investments';
import { day, hour } from './moments';
import type { Random } from './random';
import type { Term } from './rounds';

export interface Life {
  /** Nothing of it happened later. */
  seedDay: number;
  createdAt: number;
  activeAt: number;
  investments: investing.InvestmentLife[];
  /** In the order of time; the balance never falls below zero. */
  movements: Movement[];
}

/** Since when there are investors, days before the end. */
export const opened = 1775 * day;

interface World {
  terms: readonly Term[];
  seedDay: number;
}

export const hasMoney = (status: InvestorStatus) => status !== 'new' && status !== 'in_process';

/**
 * Everything that happened to the money of one investor, so that it ends in the status of the plan. `leaving` decides
 * whose closed investments were paid out by a claim; without it there are no claims, and none was.
 */
export function lifeOf(random: Random, plan: Plan, { terms, seedDay }: World, leaving?: Random): Life {
  const { live, closed } = countOfInvestments(random, plan);
  // Whoever has finished an investment came early enough for the shortest term to end.
  const lastDay = closed > 0 ? seedDay - 260 * day : seedDay - 9 * day;
  const createdAt = investing.secondBetween(random, seedDay - opened, lastDay);
  const activeAt = createdAt + random.int(20, 100) * hour;
  const fitting = terms.filter((term) => term.subject === 'all' || term.subject === plan.subject);
  const choice = { terms: fitting, from: activeAt, seedDay };
  const investments = [
    ...Array.from({ length: closed }, () => investing.closedInvestment(random, plan, choice)),
    ...Array.from({ length: live }, () => investing.liveInvestment(random, plan, choice)),
  ];
  for (const one of investments) one.paidOut = one.status === 'closed' && leaving?.chance(0.7) === true;
  const movements = investments.flatMap((investment) => investing.flowOf(random, investment));
  investing.payDividends({ investments, movements, seedDay }, plan.movements ?? Infinity);
  if (hasMoney(plan.status)) addSavings(random, plan, { from: activeAt, seedDay, movements });
  if (hasMoney(plan.status) && random.chance(0.15)) investments.push(investing.unpaidInvestment(random, plan, choice));
  return { seedDay, createdAt, activeAt, investments, movements };
}

function countOfInvestments(random: Random, { status, movements = Infinity }: Plan) {
  const some = (share: number) => (random.chance(share) ? 1 : 0);
  if (movements < 3) return { live: status === 'current' ? 1 : 0, closed: 0 };
  if (status === 'current') return { live: movements < 9 ? 1 : 1 + some(0.3), closed: some(0.2) };
  if (status === 'left') return { live: 0, closed: movements < 9 ? 1 : 1 + some(0.4) };
  if (status === 'inactive') return { live: some(0.2), closed: some(0.4) };
  if (status === 'active') return { live: 0, closed: some(0.3) };
  return { live: 0, closed: status === 'archive' ? 1 : 0 };
}

interface Saved {
  from: number;
  seedDay: number;
  movements: Movement[];
}

/** Fills up to the number of the plan: money put aside at any time, some of it taken out at the end. */
function addSavings(random: Random, plan: Plan, { from, seedDay, movements }: Saved) {
  const wanted = plan.movements ?? movements.length + random.int(0, 4);
  const withdrawals = wanted - movements.length > 1 ? random.int(0, 2) : 0;
  while (movements.length < wanted - withdrawals) {
    const at = investing.secondBetween(random, from, seedDay - 2 * day);
    const amount = plan.amount ?? BigInt(random.int(1, 90)) * 10_000_000n;
    movements.push({ at, type: 'refill', amount });
  }
  movements.sort((one, other) => one.at - other.at);
  let balance = movements.reduce((sum, { amount }) => sum + amount, 0n);
  let last = Math.max(from, movements.at(-1)?.at ?? 0);
  while (movements.length < wanted) {
    last += Math.floor((seedDay - last) / 4);
    // Whole so'm, a part of what is there; whoever has nothing brings something instead.
    const part = ((balance * BigInt(random.int(20, 90))) / 10_000n) * 100n;
    const amount = part > 0n ? -part : 10_000_000n;
    balance += amount;
    movements.push({ at: last, type: amount < 0n ? 'withdraw' : 'refill', amount });
  }
}
