/** The files of a month: what it holds, as sheets for people, each beside what the ledger says of it. */
import type { Readable } from 'node:stream';
import type { CellKind, CellValue, Fact, SheetWriter } from '../../../src/lib/sheet/sheetPlan';
import type { Sql } from '../../db/database';
import {
  factOf,
  lineTexts,
  periodFact,
  say,
  tieLines,
  workbookPlan,
  writeWorkbook,
  type Texts,
  type WorkbookColumn,
} from '../../files/workbook';
import type { Language } from '../../http/contract';
import { decimal, tiyinOf } from '../../shared/money';
import { lastDayOfMonth } from '../../shared/period';
import { readTie, tiedAccounts } from '../ledger';
import { writeProfitLoss } from './profitLossSheet';

export const fileTypes = ['gl', 'pnl', 'dividends', 'tax', 'investors'] as const;
export type FileType = (typeof fileTypes)[number];

/** Of which month, `YYYY-MM-01`, a file is, and in which language. */
interface Asked {
  day: string;
  language: Language;
}

interface Column extends WorkbookColumn {
  sql: string;
  /** What the ledger has of it, where it has: the month is `$1`. */
  ledger?: string;
}
interface Sheet {
  title: Texts;
  columns: readonly Column[];
  /** From where the rows are, and in which order; `$1` is the month, and `spoken.language` the language. */
  from: string;
}

const inMonth = (day: string) => `${day} >= $1::date and ${day} < $1::date + interval '1 month'`;
const spoken = '(select $2::text as language) spoken';
const entries = `gl_entries e join gl_postings p on p.id = e.posting_id join gl_operations o on o.id = p.operation_id`;
const ofLedger = (sum: string, which = 'true') =>
  `select coalesce(sum(${sum}), 0) from ${entries} where ${inMonth('e.date')} and ${which}`;
const dividends = (accounts: string) =>
  ofLedger(
    `case o.code when 'dividend' then e.amount else -e.amount end`,
    `o.code in ('dividend', 'dividend_reversed') and array[e.debit, e.credit] && '{${accounts}}'`,
  );

const column = (title: Texts, kind: CellKind, sql: string, ledger?: string): Column => ({
  ...{ title, kind, sql },
  ...(ledger !== undefined && { ledger }),
});
const number = column(['Номер', 'Number', 'Raqam'], 'figure', 'p.number');
const day = column(['Дата', 'Date', 'Sana'], 'day', 'e.date');
const debit = column(['Дебет', 'Debit', 'Debet'], 'figure', 'e.debit');
const credit = column(['Кредит', 'Credit', 'Kredit'], 'figure', 'e.credit');
const sum: Texts = ['Сумма', 'Amount', 'Summa'];
const operation = `case spoken.language when 'en' then o.name_en when 'uz' then o.name_uz else o.name_ru end`;
const ofType = (type: string) => `sum(t.amount) filter (where t.type = '${type}')`;

const sheets: Record<Exclude<FileType, 'pnl'>, Sheet> = {
  gl: {
    title: ['Главная книга', 'General ledger', 'Bosh kitob'],
    columns: [
      number,
      day,
      column(['Операция', 'Operation', 'Operatsiya'], 'text', operation),
      ...[debit, credit],
      column(sum, 'money', 'e.amount', ofLedger('e.amount')),
    ],
    from: `${entries} cross join ${spoken} where ${inMonth('e.date')} order by e.id`,
  },
  dividends: {
    title: ['Дивиденды', 'Dividends', 'Dividendlar'],
    columns: [
      column(['Договор', 'Contract', 'Shartnoma'], 'text', 'n.contract_number'),
      column(['Инвестор', 'Investor', 'Investor'], 'text', 'i.name'),
      column(['Начислено', 'Accrued', 'Hisoblangan'], 'money', 'd.gross', dividends('6610, 6411')),
      column(['Налог', 'Tax', 'Soliq'], 'money', 'd.tax', dividends('6411')),
      column(['К выплате', 'To be paid', 'Toʻlanadi'], 'money', 'd.net', dividends('6610')),
      column(['Выплачено', 'Paid', 'Toʻlangan'], 'day', 'd.paid_at::date'),
    ],
    from: `dividend_transactions d join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
      cross join ${spoken}
      where d.month = $1::date and not exists (select from dividend_reversals r where r.dividend_id = d.id) order by d.id`,
  },
  tax: {
    title: ['Налог', 'Tax', 'Soliq'],
    columns: [
      day,
      { ...number, title: ['Номер проводки', 'Posting number', 'Oʻtkazma raqami'] },
      ...[debit, credit],
      column(sum, 'money', 'e.amount', ofLedger('e.amount', '6411 in (e.debit, e.credit)')),
    ],
    from: `${entries} cross join ${spoken} where ${inMonth('e.date')} and 6411 in (e.debit, e.credit) order by e.id`,
  },
  investors: {
    title: ['Инвесторы', 'Investors', 'Investorlar'],
    columns: [
      column(['Инвестор №', 'Investor no.', 'Investor №'], 'figure', 'i.id'),
      column(['Имя', 'Name', 'Ism'], 'text', 'i.name'),
      column(['Пополнено', 'Refilled', 'Toʻldirilgan'], 'money', `coalesce(${ofType('refill')}, 0)::numeric(24, 2)`),
      column(['Выведено', 'Withdrawn', 'Yechilgan'], 'money', `coalesce(-${ofType('withdraw')}, 0)::numeric(24, 2)`),
      column(
        ['Движение баланса', 'Movement of the balance', 'Balans harakati'],
        'money',
        'sum(t.amount)',
        ofLedger('case e.credit when 6990 then e.amount else -e.amount end', '6990 in (e.debit, e.credit)'),
      ),
    ],
    from: `investor_transactions t join investors i on i.id = t.investor_id cross join ${spoken}
      where ${inMonth('t.created_at')} group by i.id, i.name order by i.id`,
  },
};

/** What the records of an account are called in the files. */
const kinds = {
  investor: ['инвесторы', 'investors', 'investorlar'],
  investment: ['инвестиции по договорам', 'investments by contract', 'shartnomalar boʻyicha investitsiyalar'],
  bond: ['облигации', 'bonds', 'obligatsiyalar'],
} as const satisfies Record<string, Texts>;
const records: Texts = ['по записям', 'by the records', 'yozuvlar boʻyicha'];
const since: Texts = ['первый день расхождения', 'first day of the difference', 'farqning birinchi kuni'];

/**
 * The ties of the ledger to the records behind it, at the end of the month: with the file of the entries it is kept that they held, or by
 * how much they did not and since when.
 */
async function tiesOf(sql: Sql, { day: month, language }: Asked): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const account of tiedAccounts) {
    const tie = await readTie(sql, account, lastDayOfMonth(month), language);
    const line = (what: Texts, value: CellValue, kind: CellKind): Fact => ({
      label: `${account} ${tie.name} (${say(kinds[tie.kind], language)}), ${say(what, language)}`,
      ...{ value, kind },
    });
    facts.push(
      line(lineTexts.ledger, tie.ledger, 'money'),
      line(records, tie.records, 'money'),
      line(lineTexts.difference, tie.difference, 'money'),
    );
    if (tie.first_day !== null) facts.push(line(since, tie.first_day, 'day'));
  }
  return facts;
}

const title: Texts = ['Файл месяца', 'File of the month', 'Oy fayli'];
/** What each file says of itself on its second sheet. */
const factsOf = ({ day: month, language }: Asked, name: Texts, rows: number): Fact[] => {
  const fact = factOf(language);
  return [
    fact(title, say(name, language)),
    periodFact(language, month, lastDayOfMonth(month)),
    fact(lineTexts.rows, rows, 'number'),
  ];
};

/** So few rows that no more of a month than these is in memory. */
const pageSize = 1000;

async function writeRows(sql: Sql, sheet: Sheet, asked: Asked, writer: SheetWriter, rest: () => Promise<void>) {
  const { columns, from } = sheet;
  const sums = columns.map(() => 0n);
  let rows = 0;
  const cells = columns.map(({ sql: text }, at) => `(${text})::text as c${at}`).join(', ');
  await sql.query(`declare closing_rows no scroll cursor for select ${cells} from ${from}`, [
    asked.day,
    asked.language,
  ]);
  for (;;) {
    const page = await sql.query<Record<string, string | null>>(`fetch ${pageSize} from closing_rows`);
    writer.rows(
      page.map((row) =>
        columns.map(({ kind, ledger }, at): CellValue => {
          const value = row[`c${at}`] ?? null;
          if (value === null) return null;
          if (ledger !== undefined) sums[at]! += tiyinOf(value); // one for each column
          return kind === 'figure' ? Number(value) : value;
        }),
      ),
    );
    rows += page.length;
    if (page.length < pageSize) break;
    await rest();
  }
  await sql.query('close closing_rows');
  return { rows, sums };
}

/**
 * One file of a month as xlsx, as it comes; that of the entries has the ties on its second sheet. What closing the month is going to write
 * is in none: it is shown beside them. It is read in the transaction of `sql`.
 */
export function sheetOf(sql: Sql, type: FileType, asked: Asked): Readable {
  if (type === 'pnl') return writeProfitLoss(sql, asked, factsOf);
  const sheet = sheets[type];
  const { columns } = sheet;
  return writeWorkbook(workbookPlan(sheet.title, columns, asked.language), async (writer, rest) => {
    const { rows, sums } = await writeRows(sql, sheet, asked, writer, rest);
    const ties = [];
    for (const [place, { title: name, ledger: text }] of columns.entries()) {
      if (text === undefined) continue;
      const [row] = await sql.query<{ sum: string }>(`select (${text})::numeric(24, 2)::text as sum`, [asked.day]);
      const { sum: ledger } = row!; // a sum without groups
      const file = sums[place]!; // one for each column
      const difference = decimal(tiyinOf(ledger) - file);
      ties.push({ ...{ name: say(name, asked.language), place, ledger }, file: decimal(file), difference });
    }
    const facts = [...factsOf(asked, sheet.title, rows), ...(type === 'gl' ? await tiesOf(sql, asked) : [])];
    writer.finish(facts, tieLines(columns, ties, asked.language));
  });
}
