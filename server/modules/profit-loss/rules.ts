/** How profit and loss is made up: figures by line and strategy in whole tiyin. */
import type { Reply } from '../../http/contract';
import { decimal } from '../../shared/money';

/** Of a line and a strategy; `common` is of none. */
export type Place = `${number}:${number | 'common'}`;

export const placeOf = (lineId: number, strategyId: number | null): Place => `${lineId}:${strategyId ?? 'common'}`;

export interface Amounts {
  /** What the entries of the ledger come to. */
  ledger: bigint;
  /** What was typed, else the ledger's. */
  figure: bigint;
}
export type Sheet = ReadonlyMap<Place, Amounts>;

export interface Line {
  id: number;
  kind: 'income' | 'expense';
  parent_id: number | null;
}

const nothing: Amounts = { ledger: 0n, figure: 0n };

/** What stands in a cell; a line with others under it adds them up. */
export function amountsAt(sheet: Sheet, lines: readonly Line[], lineId: number, strategyId: number | null): Amounts {
  const under = lines.filter(({ parent_id }) => parent_id === lineId);
  if (under.length === 0) return sheet.get(placeOf(lineId, strategyId)) ?? nothing;
  return added(under.map(({ id }) => amountsAt(sheet, lines, id, strategyId)));
}

export const added = (all: readonly Amounts[]): Amounts =>
  all.reduce((sum, one) => ({ ledger: sum.ledger + one.ledger, figure: sum.figure + one.figure }), nothing);

/** Incomes less expenses of a strategy, or of what is common; only lines without others under them count. */
export function resultOf(sheet: Sheet, lines: readonly Line[], strategyId: number | null): Amounts {
  const { income, expense } = sidesOf(sheet, lines, strategyId);
  return { ledger: income.ledger - expense.ledger, figure: income.figure - expense.figure };
}

export function sidesOf(sheet: Sheet, lines: readonly Line[], strategyId: number | null) {
  const of = (kind: Line['kind']) =>
    added(lines.filter((line) => line.kind === kind).map(({ id }) => sheet.get(placeOf(id, strategyId)) ?? nothing));
  return { income: of('income'), expense: of('expense') };
}

/** From which move on a figure asks for a comment: both have to be reached. */
export interface LargeMove {
  percent: number;
  /** In tiyin. */
  amount: bigint;
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);

/** Whether a figure has moved far from what it was in the month before. */
export function isLarge(now: bigint, before: bigint, { percent, amount }: LargeMove): boolean {
  const moved = size(now - before);
  return moved >= amount && moved > 0n && moved * 1_000_000n >= size(before) * BigInt(Math.round(percent * 10_000));
}

/** A figure beside an earlier one; percents with one digit, half up. */
export function compared(own: Amounts, before: Amounts): Reply<'getProfitLoss'>['result']['total'] {
  const change = own.figure - before.figure;
  const whole = size(before.figure);
  const tenths = whole === 0n ? null : (2000n * size(change) + whole) / (2n * whole);
  return {
    figure: decimal(own.figure),
    ledger: decimal(own.ledger),
    compared: decimal(before.figure),
    change: decimal(change),
    change_percent: tenths === null ? null : (Number(tenths) / 10) * (change < 0n ? -1 : 1),
  };
}

export interface Reckoned {
  income: bigint;
  ownExpense: bigint;
  commonExpense: bigint;
  commonShare: bigint;
  /** What goes into the profit of the month, neither below zero: a side that is below stands on the other one. */
  revenue: bigint;
  expense: bigint;
}

/** The profit of a strategy: what it earned less what it spent and its share of the common expenses. */
export function reckon(sheet: Sheet, lines: readonly Line[], strategyId: number, commonShare: bigint): Reckoned {
  const own = sidesOf(sheet, lines, strategyId);
  const common = sidesOf(sheet, lines, null).expense.figure;
  const [income, spent] = [own.income.figure, own.expense.figure + commonShare];
  const over = (amount: bigint) => (amount < 0n ? -amount : 0n);
  return {
    ...{ income, ownExpense: own.expense.figure, commonExpense: common, commonShare },
    revenue: (income < 0n ? 0n : income) + over(spent),
    expense: (spent < 0n ? 0n : spent) + over(income),
  };
}
