/** The files of a month: what it holds, as sheets for people. */
import * as xlsx from 'xlsx';
import type { Sql } from '../../db/database';
import { readTie, tiedAccounts } from '../ledger';
import { lastDayOfMonth } from '../../shared/period';

export const fileTypes = ['gl', 'pnl', 'dividends', 'tax', 'investors'] as const;
export type FileType = (typeof fileTypes)[number];

type Cell = string | number | null;
interface Sheet {
  head: readonly string[];
  text: string;
}

const inMonth = (day: string) => `${day} >= $1::date and ${day} < $1::date + interval '1 month'`;
/** A sum as a number: a sheet adds it up. */
const money = (text: string) => `(${text})::float8`;

const sheets: Record<FileType, Sheet> = {
  gl: {
    head: ['Номер', 'Дата', 'Операция', 'Дебет', 'Кредит', 'Сумма'],
    text: `select p.number, e.date::text, o.name_ru, e.debit, e.credit, ${money('e.amount')} from gl_entries e
      join gl_postings p on p.id = e.posting_id join gl_operations o on o.id = p.operation_id where ${inMonth('e.date')} order by e.id`,
  },
  pnl: {
    head: ['Счёт', 'Название', 'Доходы', 'Расходы'],
    text: `select a.id, a.name_ru, case when a.type = 'income' then ${money('sum(s.amount)')} end,
        case when a.type = 'expense' then ${money('-sum(s.amount)')} end
      from (select e.credit as account, e.amount, e.posting_id from gl_entries e where ${inMonth('e.date')}
        union all select e.debit, -e.amount, e.posting_id from gl_entries e where ${inMonth('e.date')}) s
      join gl_accounts a on a.id = s.account join gl_postings p on p.id = s.posting_id join gl_operations o on o.id = p.operation_id
      where a.type in ('income', 'expense') and o.code <> 'month_close' group by a.id, a.name_ru, a.type order by a.id`,
  },
  dividends: {
    head: ['Договор', 'Инвестор', 'Начислено', 'Налог', 'К выплате', 'Выплачено'],
    text: `select n.contract_number, i.name, ${money('d.gross')}, ${money('d.tax')}, ${money('d.net')}, d.paid_at::date::text
      from dividend_transactions d join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
      where d.month = $1::date and not exists (select from dividend_reversals r where r.dividend_id = d.id) order by d.id`,
  },
  tax: {
    head: ['Дата', 'Номер проводки', 'Дебет', 'Кредит', 'Сумма'],
    text: `select e.date::text, p.number, e.debit, e.credit, ${money('e.amount')} from gl_entries e
      join gl_postings p on p.id = e.posting_id where ${inMonth('e.date')} and 6411 in (e.debit, e.credit) order by e.id`,
  },
  investors: {
    head: ['Инвестор №', 'Имя', 'Пополнено', 'Выведено', 'Движение баланса'],
    text: `select i.id, i.name, ${money("coalesce(sum(t.amount) filter (where t.type = 'refill'), 0)")},
        ${money("coalesce(-sum(t.amount) filter (where t.type = 'withdraw'), 0)")}, ${money('sum(t.amount)')}
      from investor_transactions t join investors i on i.id = t.investor_id
      where t.created_at >= $1::date and t.created_at < $1::date + interval '1 month' group by i.id, i.name order by i.id`,
  },
};

/** What the records of an account are called in the files. */
const kinds = { investor: 'Инвесторы', investment: 'Инвестиции по договорам', bond: 'Облигации' } as const;

/**
 * The ties of the ledger to the records behind it, at the end of the month: with the file of the entries it is kept that they held, or by
 * how much they did not and since when.
 */
async function tiesOf(sql: Sql, day: string): Promise<Cell[][]> {
  const rows: Cell[][] = [
    ['Счёт', 'Название', 'Записи', 'По главной книге', 'По записям', 'Разница', 'Первый день разницы'],
  ];
  for (const account of tiedAccounts) {
    const { id, name, kind, ledger, records, difference, first_day } = await readTie(
      sql,
      account,
      lastDayOfMonth(day),
      'ru',
    );
    rows.push([id, name, kinds[kind], Number(ledger), Number(records), Number(difference), first_day]);
  }
  return rows;
}

/**
 * One file of a month as xlsx; that of the entries has the ties on a sheet of its own. What closing the month is going to write is in none:
 * it is shown beside them.
 */
export async function sheetOf(sql: Sql, type: FileType, day: string): Promise<Buffer> {
  const { head, text } = sheets[type];
  const rows = await sql.query<Record<string, Cell>>(text, [day]);
  const book = xlsx.utils.book_new();
  const add = (cells: Cell[][], name: string) =>
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), name);
  add([[...head], ...rows.map((row) => Object.values(row))], type);
  if (type === 'gl') add(await tiesOf(sql, day), 'ties');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
