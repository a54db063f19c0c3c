import type { Reply } from '../../http/contract';

type Detail = Reply<'getScoring'>;
export type ScoringResult = Detail['scoring']['result'];
export type Reckoned = Extract<ScoringResult, 'passed' | 'manual' | 'failed'>;
export type FactorCode = Detail['scoring']['factors'][number]['code'];
export type Reason = Detail['scoring']['reasons'][number];
export type Employment = 'employed' | 'self_employed' | 'entrepreneur' | 'pensioner' | 'student' | 'unemployed';

/** What everybody begins with. */
export const baseScore = 500;
export const passingScore = 600;
const manualScore = 450;
/** Days that a result is good for. */
export const daysGood = 30;
/** The terms that limits are told for. */
export const limitMonths: readonly number[] = [3, 6, 9, 12, 18, 24];
const usualMonths = 12;

/** What is known of a customer; money in tiyin. */
export interface Known {
  /** Whole years. */
  age: number | undefined;
  employment: Employment | undefined;
  income: bigint | undefined;
  /** What he pays a month to others, by the bureau. */
  bureauMonthly: bigint;
  /** What he pays a month here. */
  ownMonthly: bigint;
  /** What he would pay a month for what he asks now. */
  newMonthly: bigint;
  /** The longest delay that the bureau knows. */
  bureauDelayDays: number;
  /** Contracts here that were paid on time to their end. */
  closedContracts: number;
  /** How many days a payment here is late now. */
  overdueDays: number;
}

export interface Factor {
  code: FactorCode;
  value: string;
  points: number;
}

/** The share of the income that is paid each month, in hundredths of a percent, half up: 2 500 000 + 516 667 of 8 000 000 → 3771. */
export function burdenOf(monthly: bigint, income: bigint | undefined): number | undefined {
  if (income === undefined || income <= 0n) return undefined;
  return Number((monthly * 10_000n * 2n + income) / (income * 2n));
}

/** Above half of the income nothing more is granted. */
export const isBurdenTooHigh = (monthly: bigint, income: bigint | undefined): boolean =>
  income === undefined || income <= 0n || monthly * 2n > income;

const percentText = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
const unknown = 'unknown';

/** What the score is made of, in the order in which it is told. A score ends at 0, so the last that takes takes what is left. */
export function factorsOf(known: Known): Factor[] {
  const monthly = known.bureauMonthly + known.ownMonthly + known.newMonthly;
  const burden = burdenOf(monthly, known.income);
  const factors: Factor[] = [
    {
      code: 'age',
      value: known.age === undefined ? unknown : String(known.age),
      points: known.age !== undefined && known.age >= 25 && known.age <= 55 ? 20 : 0,
    },
    {
      code: 'employment',
      value: known.employment ?? unknown,
      points: known.employment === 'employed' ? 40 : known.employment === 'unemployed' ? -120 : 0,
    },
    {
      code: 'burden',
      value: burden === undefined ? unknown : percentText(burden),
      // Held against the exact amounts, not against the rounded share.
      points: isBurdenTooHigh(monthly, known.income) ? -200 : monthly * 10n <= known.income! * 3n ? 80 : 20, // an income: asked before
    },
    {
      code: 'bureau_delay',
      value: String(known.bureauDelayDays),
      points: known.bureauDelayDays === 0 ? 60 : known.bureauDelayDays <= 30 ? -40 : -150,
    },
    {
      code: 'closed_contracts',
      value: String(known.closedContracts),
      points: Math.min(120, 40 * known.closedContracts),
    },
    { code: 'overdue_here', value: String(known.overdueDays), points: known.overdueDays > 0 ? -200 : 0 },
  ];
  let left = baseScore;
  return factors.map((factor) => {
    const points = Math.max(factor.points, -left);
    left += points;
    return { ...factor, points };
  });
}

/** The most that each can give. */
export const bestPoints: Record<FactorCode, number> = {
  age: 20,
  employment: 40,
  burden: 80,
  bureau_delay: 60,
  closed_contracts: 120,
  overdue_here: 0,
};

export const scoreOf = (factors: readonly Factor[]): number =>
  factors.reduce((sum, { points }) => sum + points, baseScore);

/** What a score comes to by itself. */
export const resultOf = (score: number): Reckoned =>
  score >= passingScore ? 'passed' : score >= manualScore ? 'manual' : 'failed';

const hardness: Record<Reckoned, number> = { passed: 0, manual: 1, failed: 2 };
/** The scoring service may decide harder than the points do, and never softer. */
export const harderOf = (one: Reckoned, other: Reckoned | undefined): Reckoned =>
  other !== undefined && hardness[other] > hardness[one] ? other : one;

/** Why a result is no pass: what took points, and what the service decided by itself. */
export function reasonsOf(
  result: ScoringResult,
  score: number | null,
  factors: readonly Pick<Factor, 'code' | 'points'>[],
): Reason[] {
  if (result === 'timeout') return ['no_answer'];
  if (result === 'passed' || result === 'running' || score === null) return [];
  const own = factors.filter(({ points }) => points < 0).map(({ code }) => code);
  return resultOf(score) === result ? own : [...own, 'service_decision'];
}

/** So'm that a score is good for; of one that waits for a person the least of them. */
const caps: readonly (readonly [score: number, cap: bigint])[] = [
  [800, 60_000_000n],
  [700, 30_000_000n],
  [passingScore, 15_000_000n],
];
const leastCap = 15_000_000n;
const som = 100n;
/** Limits are told in steps of 10 000 so'm. */
const step = 10_000n * som;

export interface Granted {
  score: number;
  result: Reckoned;
  income: bigint | undefined;
  /** What is paid a month already, here and elsewhere. */
  obligations: bigint;
}

/** How much may be owed for `months` months: what half of the income leaves, up to the cap of the score. */
export function limitOf({ score, result, income, obligations }: Granted, months: number): bigint {
  if (result === 'failed' || income === undefined) return 0n;
  const cap = (caps.find(([from]) => score >= from)?.[1] ?? leastCap) * som;
  const bearable = (income / 2n - obligations) * BigInt(months);
  const limit = bearable < cap ? bearable : cap;
  return limit <= 0n ? 0n : (limit / step) * step;
}

/** The limit of each term; that of a scoring without a term of its own is that of a year. */
export const limitsOf = (granted: Granted): { months: number; amount: bigint }[] =>
  limitMonths.map((months) => ({ months, amount: limitOf(granted, months) }));
export const mainLimitOf = (granted: Granted, months: number = usualMonths): bigint => limitOf(granted, months);

export type StartRefusal = 'scoring_once_a_day' | 'scoring_running' | 'pinfl_missing' | 'customer_inactive';

/** Why a scoring may not be started now. One that was never answered does not count for the day. */
export function refusalOfStart(customer: {
  isActive: boolean;
  hasPinfl: boolean;
  isRunning: boolean;
  wasScoredToday: boolean;
}): StartRefusal | undefined {
  if (!customer.isActive) return 'customer_inactive';
  if (!customer.hasPinfl) return 'pinfl_missing';
  if (customer.isRunning) return 'scoring_running';
  return customer.wasScoredToday ? 'scoring_once_a_day' : undefined;
}

/** Whole years between two days, YYYY-MM-DD. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Days that a payment is late on a day: from the one after that on which it was due. */
export function lateDays(due: string | null, day: string): number {
  if (due === null || due >= day) return 0;
  return Math.round((Date.parse(day) - Date.parse(due)) / 86_400_000);
}
