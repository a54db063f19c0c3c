import type { Reply } from '../../contract';
import { decimal, tiyinOf } from '../../money';

type Line = Reply<'listInvestmentPostings'>['items'][number];
type Account = Line['account'];

export interface MovementFact {
  id: number;
  at: string;
  type: 'open' | 'topup' | 'reinvest' | 'partial_exit' | 'exit' | 'transfer';
  amount: string;
}
export interface DividendFact {
  id: number;
  at: string;
  gross: string;
  tax: string;
  net: string;
  paid_at: string | null;
}
export interface ExitFact {
  id: number;
  at: string;
  penalty: string;
  tax: string;
  /** What went out to the bank. */
  paid: string;
}
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

interface Entry {
  posting: string;
  date: string;
  operation: Line['operation'];
  debit: readonly [Account, bigint][];
  credit: readonly [Account, bigint][];
}

/** Money that comes in leaves the investor's balance, reinvested profit leaves what is owed to him; what goes out returns. */
function ofMovement({ id, at, type, amount }: MovementFact): Entry {
  const tiyin = tiyinOf(amount);
  const sum = tiyin < 0n ? -tiyin : tiyin;
  const other: Account = type === 'reinvest' ? 'dividends_payable' : 'investor_balances';
  const [from, to]: [Account, Account] = tiyin > 0n ? [other, 'investments'] : ['investments', other];
  return { posting: `movement-${id}`, date: at, operation: type, debit: [[from, sum]], credit: [[to, sum]] };
}

/** The profit of a month is owed to the investor and, as far as it is tax, to the state; paid out, it is on his balance. */
function ofDividend({ id, at, gross, tax, net, paid_at: paidAt }: DividendFact): Entry[] {
  const [profit, toState, toInvestor] = [tiyinOf(gross), tiyinOf(tax), tiyinOf(net)];
  const counted: Entry = {
    posting: `dividend-${id}`,
    date: at,
    operation: 'dividend',
    debit: [['profit_distribution', profit]],
    credit: [
      ['dividends_payable', toInvestor],
      ['tax_payable', toState],
    ],
  };
  if (paidAt === null) return [counted];
  const paid: Entry = {
    posting: `dividend-paid-${id}`,
    date: paidAt,
    operation: 'dividend_paid',
    debit: [['dividends_payable', toInvestor]],
    credit: [['investor_balances', toInvestor]],
  };
  return [counted, paid];
}

/** Who leaves early pays the penalty out of what he took, and the tax on it; the rest is sent to him by bank. */
function ofExit({ id, at, penalty, tax, paid }: ExitFact): Entry[] {
  const gone = (operation: 'penalty' | 'exit_tax' | 'payout', to: Account, amount: string): Entry => ({
    posting: `${operation}-${id}`,
    date: at,
    operation,
    debit: [['investor_balances', tiyinOf(amount)]],
    credit: [[to, tiyinOf(amount)]],
  });
  return [
    gone('penalty', 'penalty_income', penalty),
    gone('exit_tax', 'tax_payable', tax),
    gone('payout', 'bank', paid),
  ];
}

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
