import { answerOf, OuterFault } from '../../shared/outerService';
import { tiyinOf } from '../../shared/money';

/** Who is asked about. */
export interface Asked {
  /** Names the question on both sides. */
  claimId: string;
  pinfl: string;
  passport: string | null;
  birthday: string | null;
  phone: string;
}

/** What the scoring service says, with the figures of the credit bureau behind it. */
export interface BureauAnswer {
  score: number | null;
  activeContracts: number;
  totalDebt: bigint;
  overdueDebt: bigint;
  maxOverdueDays: number;
  monthlyPayment: bigint;
  /** Where the service has decided by itself. */
  decision?: 'manual' | 'failed';
  /** The whole of it, as it came. */
  report: Record<string, unknown>;
}

/** The scoring service. Throws an `OuterFault`. */
export interface Bureau {
  ask(asked: Asked): Promise<BureauAnswer>;
}

/** The question as it travels. */
export const questionOf = ({ claimId, pinfl, passport, birthday, phone }: Asked) => ({
  claim_id: claimId,
  pinfl,
  passport,
  birthday,
  phone,
});

/** The service at the address that the installation names. */
export const bureauAt = (url: string, patience?: number): Bureau => ({
  async ask(asked) {
    return readAnswer(await answerOf(url, '/scoring', questionOf(asked), patience));
  },
});

/** An answer that does not say all that is reckoned with is none. */
function readAnswer(report: Record<string, unknown>): BureauAnswer {
  const whole = (name: string, most: number) => {
    const value = report[name];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      throw new OuterFault('broken');
    return value;
  };
  const money = (name: string) => {
    const value = report[name];
    if (typeof value !== 'string' || !/^\d{1,16}\.\d{2}$/.test(value)) throw new OuterFault('broken');
    return tiyinOf(value);
  };
  const totalDebt = money('total_debt');
  const overdueDebt = money('overdue_debt');
  if (overdueDebt > totalDebt) throw new OuterFault('broken');
  const { decision } = report;
  return {
    score: report.score === null || report.score === undefined ? null : whole('score', 1000),
    activeContracts: whole('active_contracts', 10_000),
    totalDebt,
    overdueDebt,
    maxOverdueDays: whole('max_overdue_days', 100_000),
    monthlyPayment: money('monthly_payment'),
    ...((decision === 'manual' || decision === 'failed') && { decision }),
    report,
  };
}

/** By the last digit but one: whole so'm that are paid elsewhere in a month, and the contracts that they are for. */
const debts = [
  { contracts: 0, monthly: 0 },
  { contracts: 1, monthly: 420_000 },
  { contracts: 1, monthly: 800_000 },
  { contracts: 2, monthly: 1_250_000 },
  { contracts: 2, monthly: 1_700_000 },
  { contracts: 3, monthly: 2_500_000 },
  { contracts: 3, monthly: 2_100_000, delay: 12 },
  { contracts: 4, monthly: 2_600_000, delay: 24 },
  { contracts: 5, monthly: 3_900_000, delay: 95 },
] as const;

/**
 * Stands in for it in the demonstration. The 13th digit of the PINFL says what becomes of it: 0 to 5 as the points have it, 6 and 7 a
 * person has to look, 8 refused, 9 no answer.
 */
export const bureauStandIn: Bureau = {
  async ask({ claimId, pinfl }) {
    const digit = Number(pinfl[12]);
    const known = debts[digit];
    if (known === undefined) throw new OuterFault('silent');
    const delay = 'delay' in known ? known.delay : 0;
    const report = {
      claim_id: claimId,
      score: 780 - digit * 45,
      active_contracts: known.contracts,
      total_debt: `${known.monthly * 10}.00`,
      overdue_debt: delay === 0 ? '0.00' : `${known.monthly}.00`,
      max_overdue_days: delay,
      monthly_payment: `${known.monthly}.00`,
      ...(digit >= 6 && { decision: digit === 8 ? 'failed' : 'manual' }),
    };
    return readAnswer(report);
  },
};
