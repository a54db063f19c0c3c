import type { Figures, ProfitLoss, ProfitLossColumn } from '../../api/system-user/profitLoss';
import { href } from '../../routes/href';

/** What stands in one cell of the sheet. */
export interface SheetCell {
  figure: string;
  /** What it is beside; none of what is not compared. */
  figures?: Figures;
  /** The list of exactly the entries that the ledger's figure is the sum of. */
  entries?: string;
  isTyped?: boolean;
  comment?: string | null;
  isLarge?: boolean;
  /** The profit that was written. */
  profit?: ProfitLossColumn['profit'];
}

export interface SheetRow {
  id: number | string;
  kind: 'line' | 'result' | 'share' | 'profit';
  name: string;
  /** Stands under another line. */
  isSub: boolean;
  /** More of it is worse. */
  isExpense: boolean;
  /** One for each column; none where the row says nothing of it. */
  cells: readonly (SheetCell | undefined)[];
  total: SheetCell | undefined;
}

/** Of which strategy the entries are: of one, of none, or whatever they are of. */
type Of = NonNullable<ProfitLossColumn['strategy']> | null | undefined;

function entriesOf({ begin_date, end_date }: ProfitLoss, line: number | 'result', strategy: Of): string {
  const of = {
    ...(line === 'result' ? { figure: 'net_profit' as const } : { pnl_line_id: String(line) }),
    ...{ begin_date, end_date },
  };
  if (strategy === undefined) return href('ledger.entries', {}, of);
  return href(
    'ledger.entries',
    {},
    strategy === null ? { ...of, is_common: 'true' } : { ...of, strategy_id: [String(strategy.id)] },
  );
}

interface Names {
  result: string;
  share: string;
  profit: string;
}

/** The lines in their order, under them what comes of them. */
export function sheetRows(sheet: ProfitLoss, names: Names): SheetRow[] {
  const { columns, lines, result } = sheet;
  const isOfMonth = columns.some((column) => column.common_share !== null);
  const cellOf = (figures: Figures, line: number | 'result', strategy: Of): SheetCell => ({
    ...{ figure: figures.figure, figures, entries: entriesOf(sheet, line, strategy) },
    isTyped: figures.figure !== figures.ledger,
  });
  const under = { isSub: false, total: undefined };
  return [
    ...lines.map(({ id, name, kind, parent_id, cells, total }): SheetRow => ({
      ...{ id, kind: 'line', name, isSub: parent_id !== null, isExpense: kind === 'expense' },
      cells: cells.map((cell, at) => ({
        ...cellOf(cell, id, columns[at]?.strategy),
        isTyped: cell.typed !== null || cell.figure !== cell.ledger,
        ...{ comment: cell.comment, isLarge: cell.is_large },
      })),
      total: cellOf(total, id, undefined),
    })),
    {
      ...{ id: 'result', kind: 'result', name: names.result, isSub: false, isExpense: false },
      cells: result.cells.map((figures, at) => cellOf(figures, 'result', columns[at]?.strategy)),
      total: cellOf(result.total, 'result', undefined),
    },
    ...(isOfMonth
      ? [
          {
            ...{ ...under, id: 'share', kind: 'share' as const, name: names.share, isExpense: true },
            cells: columns.map(({ common_share: figure }) => (figure === null ? undefined : { figure })),
          },
          {
            ...{ ...under, id: 'profit', kind: 'profit' as const, name: names.profit, isExpense: false },
            cells: columns.map(({ strategy, profit }) =>
              strategy === null ? undefined : { figure: profit?.net_profit ?? '', profit },
            ),
          },
        ]
      : []),
  ];
}

/** How many figures of lines moved far, and nobody says why. */
export const largeWithoutComment = ({ lines }: ProfitLoss): number =>
  lines.flatMap(({ cells }) => cells).filter((cell) => cell.is_large && !cell.comment).length;
