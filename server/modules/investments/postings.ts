import type { Reply } from '../../http/contract';
import { decimal, tiyinOf } from '../../shared/money';
import {
  ofDividend,
  ofExit,
  ofMovement,
  type DividendFact,
  type Entry,
  type ExitFact,
  type MovementFact,
} from './postingEntries';

type Line = Reply<'listInvestmentPostings'>['items'][number];
type Account = Line['account'];

export interface Facts {
  movements: readonly MovementFact[];
  dividends: readonly DividendFact[];
  exits: readonly ExitFact[];
}

/** The accounts by their numbers in the national plan. */
const numbers: Record<Account, string> = {
  investor_balances: '6990',
  investments: '6820',
  dividends_payable: '6610',
  profit_distribution: '8720',
  tax_payable: '6410',
  penalty_income: '9330',
  bank: '5110',
};

function linesOf({ posting, date, operation, debit, credit }: Entry): Line[] {
  const sides = [
    ...debit.map(([account, sum]) => ({ account, debit: sum, credit: 0n })),
    ...credit.map(([account, sum]) => ({ account, debit: 0n, credit: sum })),
  ];
  return sides
    .filter((side) => side.debit !== 0n || side.credit !== 0n)
    .map((side, at) => ({
      id: `${posting}-${at + 1}`,
      posting,
      date,
      operation,
      account: side.account,
      account_number: numbers[side.account],
      debit: decimal(side.debit),
      credit: decimal(side.credit),
    }));
}

/** The lines of the accounts that the facts of an investment have, the latest first; each posting balances. */
export function postingsOf({ movements, dividends, exits }: Facts): Line[] {
  const entries = [...movements.map(ofMovement), ...dividends.flatMap(ofDividend), ...exits.flatMap(ofExit)];
  const byTime = entries.map((entry, at) => ({ entry, at }));
  byTime.sort((one, other) =>
    one.entry.date === other.entry.date ? other.at - one.at : one.entry.date < other.entry.date ? 1 : -1,
  );
  return byTime.flatMap(({ entry }) => linesOf(entry));
}

/** Both sides of some lines; what a bookkeeper compares. */
export function sumsOf(lines: readonly Pick<Line, 'debit' | 'credit'>[]) {
  const sum = (side: 'debit' | 'credit') => decimal(lines.reduce((all, line) => all + tiyinOf(line[side]), 0n));
  return { debit: sum('debit'), credit: sum('credit') };
}
