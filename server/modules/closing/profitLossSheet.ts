/** Profit and loss of a month as a file: what its screen shows, a row for each line and strategy. */
import type { Readable } from 'node:stream';
import type { CellValue, Fact } from '../../../src/lib/sheet/sheetPlan';
import type { Sql } from '../../db/database';
import { say, tieLines, workbookPlan, writeWorkbook, type Texts, type WorkbookColumn } from '../../files/workbook';
import type { Language } from '../../http/contract';
import { decimal, tiyinOf } from '../../shared/money';
import { profitLossOf } from '../profit-loss';

const title: Texts = ['Прибыли и убытки', 'Profit and loss', 'Foyda va zarar'];
const ledger: Texts = ['По главной книге', 'By the general ledger', 'Bosh kitob boʻyicha'];
const columns: readonly WorkbookColumn[] = [
  { title: ['Статья', 'Line', 'Modda'], kind: 'text' },
  { title: ['Вид', 'Kind', 'Turi'], kind: 'text' },
  { title: ['Стратегия', 'Strategy', 'Strategiya'], kind: 'text' },
  // Incomes and expenses in one column, and lines with those under them: they add up to nothing.
  { title: ledger, kind: 'money', isStanding: true },
  { title: ['Введено', 'Entered', 'Kiritilgan'], kind: 'money', isStanding: true },
  { title: ['Показатель', 'Figure', 'Koʻrsatkich'], kind: 'money', isStanding: true },
];
const kinds = {
  income: ['Доход', 'Income', 'Daromad'],
  expense: ['Расход', 'Expense', 'Xarajat'],
} as const satisfies Record<string, Texts>;
const common: Texts = ['Общие', 'Common', 'Umumiy'];
const all: Texts = ['Всего', 'Total', 'Jami'];
const result: Texts = ['Доходы минус расходы', 'Income less expenses', 'Daromadlar minus xarajatlar'];

/** What the accounts themselves come to, whether or not a line reads them. */
const earned = `select coalesce(sum(case a.id when e.credit then e.amount else -e.amount end), 0)::numeric(24, 2)::text as sum
  from gl_entries e join gl_accounts a on a.id in (e.debit, e.credit) and a.type in ('income', 'expense')
  where e.date >= $1::date and e.date < $1::date + interval '1 month' and 9910 not in (e.debit, e.credit)`;

interface Asked {
  day: string;
  language: Language;
}

export function writeProfitLoss(
  sql: Sql,
  asked: Asked,
  factsOf: (asked: Asked, name: Texts, rows: number) => Fact[],
): Readable {
  const { day, language } = asked;
  return writeWorkbook(workbookPlan(title, columns, language), async (writer) => {
    const sheet = await profitLossOf(sql, day, language);
    const names = sheet.columns.map(({ strategy }) => strategy?.name ?? say(common, language));
    const rows = sheet.lines.flatMap(({ name, kind, cells, total }): CellValue[][] => [
      ...cells.map((cell, at): CellValue[] => [
        ...[name, say(kinds[kind], language), names[at] ?? null],
        ...[cell.ledger, cell.typed, cell.figure],
      ]),
      [name, say(kinds[kind], language), say(all, language), total.ledger, null, total.figure],
    ]);
    const own = say(result, language);
    rows.push(
      ...sheet.result.cells.map(({ ledger: of, figure }, at): CellValue[] => [
        ...[own, null, names[at] ?? null, of, null, figure],
      ]),
      [own, null, say(all, language), sheet.result.total.ledger, null, sheet.result.total.figure],
    );
    writer.rows(rows);
    const [row] = await sql.query<{ sum: string }>(earned, [day]);
    const { sum } = row!; // a sum without groups
    const { ledger: file } = sheet.result.total;
    const tie = { name: own, place: 3, ledger: sum, file, difference: decimal(tiyinOf(sum) - tiyinOf(file)) };
    writer.finish(factsOf(asked, title, rows.length), tieLines(columns, [tie], language));
  });
}
