/** What the sources of reports are written with: columns and conditions in SQL. */
import type { ReportColumn } from '../source';
import type { Texts } from '../../../files/workbook';

/** One column of a report. */
export const column = (
  id: string,
  kind: ReportColumn['kind'],
  title: Texts,
  sql: string,
  more: Partial<ReportColumn> = {},
): ReportColumn => ({ id, kind, title, sql, ...more });

/** A name that is kept in three languages, in that of the asker. */
export const inLanguage = (table: string, name: string) =>
  `coalesce(nullif(case asked.language when 'en' then ${table}.${name}_en when 'uz' then ${table}.${name}_uz end, ''),
    ${table}.${name}_ru)`;

/** Columns that several reports have. */
export const investor = column('investor', 'text', ['Инвестор', 'Investor', 'Investor'], 'i.name');
export const investorNumber = column('investor_id', 'text', ['№ инвестора', 'Investor no.', 'Investor №'], 'i.id');
export const contract = (sql: string) => column('contract_number', 'text', ['Договор', 'Contract', 'Shartnoma'], sql);
export const amount = (sql: string) => column('amount', 'money', ['Сумма', 'Amount', 'Summa'], sql);
export const created = (sql: string) => column('created_at', 'dateTime', ['Создано', 'Created', 'Yaratilgan'], sql);
export const status = (sql: string, list: ReportColumn['words']) =>
  column('status', 'text', ['Статус', 'Status', 'Holat'], sql, { words: list });

/** Within the period, by a column of moments. */
export const inPeriod = (at: string) => `${at} >= asked.begin_date and ${at} < asked.end_date + 1`;

/** What an entry adds to an account, on the side by which it grows. */
export const addedTo = (account: number, side: 'credit' | 'debit'): string =>
  `case ${account} when e.${side} then e.amount else -e.amount end`;

/** The entries of rows of the balances of investors that were written for the rows of a report. */
export const postedFor = (sides: string, operation: string, rows: string): string =>
  `join ${rows}
     join gl_postings p on p.fact = 'investor_transactions' and p.fact_id = t.id
     join gl_operations o on o.id = p.operation_id and o.code = any ('{${operation}}')
     join gl_entries e on e.posting_id = p.id and ${sides}`;
