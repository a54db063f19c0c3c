/** Which accounts each fact of an investment moves, and by how much: the rules of the books. */
import type { Reply } from '../../http/contract';
import { tiyinOf } from '../../shared/money';

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
export interface Entry {
  posting: string;
  date: string;
  operation: Line['operation'];
  debit: readonly [Account, bigint][];
  credit: readonly [Account, bigint][];
}

/** Money that comes in leaves the investor's balance, reinvested profit leaves what is owed to him; what goes out returns. */
export function ofMovement({ id, at, type, amount }: MovementFact): Entry {
  const tiyin = tiyinOf(amount);
  const sum = tiyin < 0n ? -tiyin : tiyin;
  const other: Account = type === 'reinvest' ? 'dividends_payable' : 'investor_balances';
  const [from, to]: [Account, Account] = tiyin > 0n ? [other, 'investments'] : ['investments', other];
  return { posting: `movement-${id}`, date: at, operation: type, debit: [[from, sum]], credit: [[to, sum]] };
}

/** The profit of a month is owed to the investor and, as far as it is tax, to the state; paid out, it is on his balance. */
export function ofDividend({ id, at, gross, tax, net, paid_at: paidAt }: DividendFact): Entry[] {
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
export function ofExit({ id, at, penalty, tax, paid }: ExitFact): Entry[] {
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
