/** What an instalment yields: the rate of a month at which its payments are worth what was given. */
export interface Rates {
  /** Percents with four digits, half up. */
  month: number;
  nominal: number;
  effective: number;
}

const fourDigits = (percent: number) => Math.round(percent * 10_000) / 10_000;

/**
 * The rates of an amount and of payments in tiyin that come to no less, a month apart. Bisection: what the payments are worth
 * falls steadily while the rate grows, so there is one answer and no start that misses it. It ends where the two bounds are
 * neighbours among the numbers of the language, far below the fourth digit.
 */
export function ratesOf(amount: bigint, payments: readonly bigint[]): Rates {
  const parts = payments.map((payment) => Number(payment) / Number(amount));
  const worth = (rate: number) => parts.reduceRight((later, part) => (later + part) / (1 + rate), 0);
  let [low, high] = [0, 1];
  while (worth(high) > 1) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (worth(middle) > 1) low = middle;
    else high = middle;
  }
  const rate = worth(0) <= 1 ? 0 : high;
  return {
    month: fourDigits(rate * 100),
    nominal: fourDigits(rate * 1200),
    effective: fourDigits(((1 + rate) ** 12 - 1) * 100),
  };
}
