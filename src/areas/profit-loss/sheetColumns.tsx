import type { IntlShape } from 'react-intl';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import type { Column } from '../../kit/table/columns/column';
import { Money } from '../../kit/values/values';
import { RecordLink } from '../../parts/RecordLink';
import { FigureCell } from './FigureCell';
import { LineName } from './LineName';
import { m, ofColumn } from './messages';
import type { SheetCell, SheetRow } from './sheetRows';

type CellOf = (row: SheetRow) => SheetCell | undefined;

interface Place {
  id: string;
  title: string;
  cellOf: CellOf;
  important: boolean;
}

/** The columns of one strategy: its figure over its change; beside it what was typed over, and why. */
function columnsOfPlace({ id, title, cellOf, important }: Place, rows: readonly SheetRow[], intl: IntlShape) {
  const cells = rows.flatMap((row) => cellOf(row) ?? []);
  const name = (message: (typeof ofColumn)['ledger']) => intl.formatMessage(message, { column: title });
  const isTyped = cells.some((cell) => cell.isTyped);
  const hasComment = cells.some((cell) => cell.comment);
  // What lines come to stands among them, so that a sum would count them twice.
  const money = { as: 'money', isStanding: true } as const;
  const columns: Column<SheetRow>[] = [
    {
      ...{ id, title, ...money, width: 208, important },
      value: (row) => cellOf(row)?.figure || null,
      cell: (row) => <FigureCell row={row} cell={cellOf(row)} />,
    },
    {
      ...{
        id: `${id}.ledger`,
        title: name(ofColumn.ledger),
        ...money,
        width: 248,
        ...(!isTyped && { hidden: true }),
      },
      value: (row) => cellOf(row)?.figures?.ledger,
      cell: (row) => <LedgerFigure cell={cellOf(row)} />,
    },
    {
      ...{ id: `${id}.comment`, title: name(ofColumn.comment), width: 240, ...(!hasComment && { hidden: true }) },
      value: (row) => cellOf(row)?.comment,
    },
    {
      ...{ id: `${id}.compared`, title: name(ofColumn.compared), ...money, width: 200, hidden: true },
      value: (row) => cellOf(row)?.figures?.compared,
    },
    {
      ...{ id: `${id}.change`, title: name(ofColumn.change), ...money, width: 200, hidden: true },
      value: (row) => cellOf(row)?.figures?.change,
    },
    {
      ...{ id: `${id}.percent`, title: name(ofColumn.percent), as: 'number', width: 144, hidden: true },
      value: (row) => cellOf(row)?.figures?.change_percent,
    },
  ];
  return columns;
}

function LedgerFigure({ cell }: { cell: SheetCell | undefined }) {
  if (!cell?.figures) return null;
  const amount = <Money amount={cell.figures.ledger} />;
  if (cell.entries === undefined) return amount;
  return (
    <RecordLink to={cell.entries} permission="gl.query">
      {amount}
    </RecordLink>
  );
}

/** The columns of a sheet: the line, then those of what is common, of each strategy and of all; or of the chosen ones. */
export function sheetColumns(
  { columns }: ProfitLoss,
  chosen: readonly string[],
  rows: readonly SheetRow[],
  intl: IntlShape,
): Column<SheetRow>[] {
  const places = columns.map(({ strategy }, at): Place => ({
    id: strategy === null ? 'common' : `strategy${strategy.id}`,
    title: strategy?.name ?? intl.formatMessage(m.common),
    cellOf: (row) => row.cells[at],
    important: strategy !== null && chosen.length > 0,
  }));
  const shown = places.filter((_, at) => {
    const { strategy } = columns[at]!; // a place for each
    return chosen.length === 0 || (strategy !== null && chosen.includes(String(strategy.id)));
  });
  const total: Place = {
    ...{ id: 'total', title: intl.formatMessage(m.total), cellOf: (row) => row.total },
    important: chosen.length === 0,
  };
  return [
    {
      ...{ id: 'name', title: m.line, width: 264, important: true },
      value: (row) => row.name,
      cell: (row) => <LineName row={row} />,
    },
    ...[...shown, total].flatMap((place) => columnsOfPlace(place, rows, intl)),
  ];
}
