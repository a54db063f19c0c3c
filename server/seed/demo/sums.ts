import type { InvestmentLife } from './investments';
import type { Life } from './life';

export const isLive = ({ status }: InvestmentLife) => status === 'active' || status === 'exiting';
export const paidTo = (investment: InvestmentLife) => investment.dividends.reduce((sum, { net }) => sum + net, 0n);

/** What the movements and investments of a life add up to. */
export function sumsOf({ investments, movements }: Life) {
  return {
    investment: investments.reduce((sum, one) => sum + (isLive(one) ? one.amount : 0n), 0n),
    income: investments.reduce((sum, one) => sum + paidTo(one), 0n),
    balance: movements.reduce((sum, { amount }) => sum + amount, 0n),
  };
}
