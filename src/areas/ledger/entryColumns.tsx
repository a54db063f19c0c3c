import type { Line } from '../../api/investment/profitLoss';
import type { Account } from '../../api/payment/accounts';
import type { Entry, MonthFigure } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { parseMoney, toDecimal } from '../../lib/money';
import { accountName, postingSources } from './ledgerTerms';
import { m } from './messages';

export const entryColumns: Column<Entry>[] = [
  fieldColumn('number', t.number, { width: 96 }),
  fieldColumn('date', t.date, { as: 'day', sort: true, width: 104 }),
  { id: 'operation', title: t.operation, value: (row) => row.operation.name, important: true, width: 136 },
  { id: 'debit', title: m.debit, value: (row) => accountName(row.debit), important: true, width: 136 },
  { id: 'credit', title: m.credit, value: (row) => accountName(row.credit), width: 136 },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 136 }),
  fieldColumn('description', m.text, { width: 136 }),
  { id: 'investor', title: t.investor, value: (row) => row.investor?.name, hidden: true },
  { id: 'investment', title: t.contract, value: (row) => row.investment?.name, hidden: true, width: 128 },
  { id: 'bond', title: t.bond, value: (row) => row.bond?.name, hidden: true, width: 128 },
  { id: 'strategy', title: t.strategy, value: (row) => row.strategy?.name, hidden: true, width: 160 },
  { id: 'order', title: m.order, value: (row) => row.order?.name, hidden: true, width: 112 },
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name, hidden: true, width: 176 },
  postingSources.column('source', m.source, (row) => row.source, { width: 88 }),
  { id: 'created_by', title: m.made, value: (row) => row.created_by?.name, hidden: true, width: 160 },
];

/**
 * What an entry adds to a line of profit and loss: an income line grows by what is credited to its accounts, an expense line
 * by what is debited. Its sum is the figure that led here.
 */
export function lineColumn(line: Line, lines: readonly Line[]): Column<Entry> {
  const own = lines.filter(({ id, parent_id: parent }) => id === line.id || parent === line.id);
  const accounts = new Set(own.flatMap(({ account_ids: ids }) => ids));
  const value = ({ debit, credit, amount }: Entry): string => {
    const credited = accounts.has(credit.id);
    if (credited === accounts.has(debit.id)) return '0.00';
    return credited === (line.kind === 'income') ? amount : `-${amount}`;
  };
  return { id: 'pnl', title: m.inLine, value, as: 'money', important: true, width: 168 };
}

/** The side of an account that a figure of dividends and their tax grows on; what is taken back stands on the other. */
const ofDividends: Partial<Record<MonthFigure, readonly [account: number, own: 'debit' | 'credit']>> = {
  dividends: [8720, 'debit'],
  tax: [6411, 'credit'],
  announced: [8720, 'credit'],
  dividends_gross: [8720, 'debit'],
  dividends_tax: [6411, 'credit'],
  dividends_net: [6610, 'credit'],
  partners_share: [8720, 'debit'],
};

/** What an entry adds to a figure of a month: money as it stands, the others less what is taken back. */
export function figureColumn(figure: MonthFigure, accounts: readonly Account[]): Column<Entry> {
  const typeOf = new Map(accounts.map(({ id, type }) => [id, type]));
  const turnover = ({ debit, credit, amount }: Entry, type: 'income' | 'expense'): bigint => {
    const [own, other] = type === 'income' ? [credit, debit] : [debit, credit];
    const times = Number(typeOf.get(own.id) === type) - Number(typeOf.get(other.id) === type);
    return (parseMoney(amount) ?? 0n) * BigInt(times);
  };
  const value = (entry: Entry): string => {
    const [account, own] = ofDividends[figure] ?? [];
    if (account !== undefined)
      return (own === 'debit' ? entry.debit : entry.credit).id === account ? entry.amount : `-${entry.amount}`;
    if (figure === 'incomes') return toDecimal(turnover(entry, 'income'));
    if (figure === 'expenses') return toDecimal(turnover(entry, 'expense'));
    if (figure === 'net_profit') return toDecimal(turnover(entry, 'income') - turnover(entry, 'expense'));
    return entry.amount;
  };
  return { id: 'figure', title: m.inFigure, value, as: 'money', important: true, width: 168 };
}
