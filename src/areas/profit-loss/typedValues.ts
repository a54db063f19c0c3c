import type { TypedValue } from '../../api/investment/profitLoss';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import type { GridRow } from '../../kit/fields/GridField';
import { parseMoney } from '../../lib/money';

/** What is typed of the lines of one column; a line with others under it takes nothing. */
export function typedRows({ columns, lines }: ProfitLoss, strategyId: number | null): GridRow[] {
  const at = columns.findIndex(({ strategy }) => (strategy?.id ?? null) === strategyId);
  const sums = new Set(lines.map(({ parent_id: parent }) => parent));
  return lines.flatMap(({ id, name, cells }) => {
    const cell = cells[at];
    if (cell === undefined || sums.has(id)) return [];
    const { compared, ledger, typed, comment } = cell;
    return [{ key: String(id), line: name, before: compared, ledger, amount: typed ?? '', comment: comment ?? '' }];
  });
}

const isSame = (one: GridRow, other: GridRow | undefined) =>
  one['amount'] === other?.['amount'] && one['comment']?.trim() === other?.['comment']?.trim();

/** The rows that are not as they were before. */
export const changedRows = (rows: readonly GridRow[], before: readonly GridRow[]): GridRow[] =>
  rows.filter(
    (row) =>
      !isSame(
        row,
        before.find(({ key }) => key === row.key),
      ),
  );

/** The rows as a service sends them, for those of the same column as they stand now. */
export function withTyped(rows: readonly GridRow[], values: readonly TypedValue[], strategyId: number | null) {
  return rows.map((row) => {
    const now = values.find((one) => String(one.line_id) === row.key && one.strategy_id === strategyId);
    return { ...row, amount: now?.amount ?? '', comment: now?.comment ?? '' };
  });
}

export const valuesOf = (rows: readonly GridRow[], strategyId: number | null): TypedValue[] =>
  rows.map(({ key, amount, comment }) => ({
    ...{ line_id: Number(key), strategy_id: strategyId },
    ...{ amount: amount || null, comment: comment?.trim() || null },
  }));

const size = (tiyin: bigint) => (tiyin < 0n ? -tiyin : tiyin);

/** Whether an amount moved from an earlier one so far that the service asks why; both limits have to be reached. */
export function isLargeMove(amount: string, before: string, { percent, amount: least }: ProfitLoss['move']): boolean {
  const [now, then, limit] = [parseMoney(amount), parseMoney(before), parseMoney(least)];
  if (now === undefined || then === undefined || limit === undefined) return false;
  const moved = size(now - then);
  return moved >= limit && moved > 0n && moved * 1_000_000n >= size(then) * BigInt(Math.round(percent * 10_000));
}
