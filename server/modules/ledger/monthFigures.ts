/** Which entries make up the figures with which a month is closed and those of its dividends, and by how much each of them moves one. */
import type { Call } from '../../http/contract';

type Figure = NonNullable<Call<'listEntries'>['query']['figure']>;

interface Described {
  /** Which entries `e` belong to it. */
  holds: string;
  /** What such an entry adds. */
  adds: string;
}

const accounts = (which: string) => `array(select id from gl_accounts where ${which})`;
const operation = (code: string) => `(select id from gl_operations where code = '${code}')`;
const money = accounts('is_money');
const isOn = (side: 'debit' | 'credit', which: string) => `e.${side} = any (${which})`;

/** Of accounts of one type what is posted to their own side, less what is taken back. */
const turnover = (type: 'income' | 'expense'): Described => {
  const which = accounts(`type = '${type}'`);
  const [own, other] = type === 'income' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  return {
    holds: `(${isOn(own, which)} or ${isOn(other, which)})`,
    adds: `e.amount * ((${isOn(own, which)})::int - (${isOn(other, which)})::int)`,
  };
};
const [incomes, expenses] = [turnover('income'), turnover('expense')];

/** What operations post to an account, less what its reversal takes back. */
const standing = (operations: readonly string[], account: number, own: 'debit' | 'credit'): Described => ({
  holds: `p.operation_id in (${operations.map(operation).join(', ')}) and ${account} in (e.debit, e.credit)`,
  adds: `case ${account} when e.${own} then e.amount else -e.amount end`,
});
const ofRun = ['dividend', 'dividend_reversed'];

const figures: Record<Figure, Described> = {
  cash_in: { holds: `${isOn('debit', money)} and not ${isOn('credit', money)}`, adds: 'e.amount' },
  cash_out: { holds: `${isOn('credit', money)} and not ${isOn('debit', money)}`, adds: 'e.amount' },
  dividends: standing(ofRun, 8720, 'debit'),
  // What is paid of the tax is debited as well, and is no less of it withheld.
  tax: {
    holds: `(e.credit = 6411 or e.debit = 6411 and p.operation_id = ${operation('dividend_reversed')})`,
    adds: 'case e.credit when 6411 then e.amount else -e.amount end',
  },
  incomes,
  expenses,
  announced: standing(['profit_announced', 'profit_withdrawn'], 8720, 'credit'),
  dividends_gross: standing(ofRun, 8720, 'debit'),
  dividends_tax: standing(ofRun, 6411, 'credit'),
  dividends_net: standing(ofRun, 6610, 'credit'),
  partners_share: standing(['partner_share', 'partner_reversed'], 8720, 'debit'),
  net_profit: { holds: `(${incomes.holds} or ${expenses.holds})`, adds: `${incomes.adds} - ${expenses.adds}` },
};

/** The entries of a figure, without those that close the accounts of the month. */
export const ofFigure = (figure: Figure) =>
  `p.operation_id <> ${operation('month_close')} and ${figures[figure].holds}`;
export const addedToFigure = (figure: Figure) => figures[figure].adds;
