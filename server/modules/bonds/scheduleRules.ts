/** What may be asked of a schedule, and what its rows come to. */
import type { FieldCode } from '../../shared/codes';
import { decimal, tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { isEditable, largest, type BondStatus, type RowState } from './rules';

/** A row as it is asked for, and where it stands now. */
export interface AskedRow {
  id?: number | null;
  date: string;
  principal: string;
  profit: string;
}
export interface KeptRow extends RowState {
  id: number;
  principal: string;
  profit: string;
}

interface AskedSchedule {
  asked: readonly AskedRow[];
  kept: readonly KeptRow[];
  bond: { status: BondStatus; issue_date: string; maturity_date: string; total_amount: string };
  today: string;
}

const isSame = (asked: AskedRow, kept: KeptRow) =>
  asked.date === kept.date && asked.principal === kept.principal && asked.profit === kept.profit;

/** Whether a row that may not be changed is left out or sent otherwise than it is, or moved behind one that may. */
export function touchesFixed({ asked, kept, bond, today }: AskedSchedule): boolean {
  const fixed = kept.filter((row) => !isEditable(row, bond.status, today));
  return fixed.some((row, at) => {
    const sentRow = asked[at];
    return sentRow?.id !== row.id || !isSame(sentRow, row);
  });
}

/** What is wrong with the rows that are asked for, by field: `rows.2.date`. */
export function faultsOfRows({ asked, kept, bond, today }: AskedSchedule): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  const known = new Map(kept.map((row) => [row.id, row]));
  const seen = new Set<number>();
  let sum = 0n;
  asked.forEach((row, at) => {
    const before = at === 0 ? bond.issue_date : asked[at - 1]!.date; // the row before is there
    const own = typeof row.id === 'number' ? known.get(row.id) : undefined;
    if (typeof row.id === 'number') {
      if (own === undefined || seen.has(row.id)) faults[`rows.${at}.id`] = 'unknown_value';
      seen.add(row.id);
    }
    const isFixed = own !== undefined && !isEditable(own, bond.status, today);
    const fault = isFixed ? undefined : dayFault(row.date, { before, ...bond, today });
    if (fault !== undefined) faults[`rows.${at}.date`] = fault;
    if (tiyinOf(row.principal) < 0n) faults[`rows.${at}.principal`] = 'invalid_amount';
    sum += tiyinOf(row.principal) + tiyinOf(row.profit);
    if (tiyinOf(row.profit) < 0n || sum > largest) faults[`rows.${at}.profit`] = 'invalid_amount';
  });
  return faults;
}

interface Around {
  before: string;
  maturity_date: string;
  status: BondStatus;
  today: string;
}

function dayFault(date: string, { before, maturity_date: last, status, today }: Around): FieldCode | undefined {
  if (!isDay(date)) return 'no_such_day';
  if (date <= before) return 'not_rising';
  if (date > last) return 'after_maturity';
  return status === 'active' && date <= today ? 'in_past' : undefined;
}

/** What the rows come to, as the wire writes it. */
export function totalsOf(rows: readonly { principal: bigint; profit: bigint }[]) {
  const principal = rows.reduce((sum, row) => sum + row.principal, 0n);
  const profit = rows.reduce((sum, row) => sum + row.profit, 0n);
  return { principal: decimal(principal), profit: decimal(profit), total: decimal(principal + profit) };
}

/** What each row comes to, and what is left of the principal after it. */
export function plannedRows(total: bigint, rows: readonly { date: string; principal: bigint; profit: bigint }[]) {
  let left = total;
  return rows.map(({ date, principal, profit }, at) => {
    left -= principal;
    return {
      ...{ number: at + 1, date },
      ...{ principal: decimal(principal), profit: decimal(profit) },
      ...{ total: decimal(principal + profit), balance: decimal(left) },
    };
  });
}
