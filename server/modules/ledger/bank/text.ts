/** The text by which banks exchange statements with accounting programs: 1CClientBankExchange. */
import { plainText } from '../../../shared/plainText';
import { wrongFields } from '../../../shared/problem';
import {
  amountOf,
  cellOf,
  dayOf,
  partedRows,
  rowOf,
  type BankCells,
  type BankRow,
  type RowFault,
  type Statement,
} from './rows';

const name = '1CClientBankExchange';
/** So far down the text says in which letters it is written. */
const headLength = 400;

/** The text of a file, by the letters that it says it is written in; nothing where it is no such text. */
export function statementText(content: Buffer): string | undefined {
  const head = content.subarray(0, headLength).toString('latin1');
  if (!head.replace(/^\u00ef\u00bb\u00bf/, '').startsWith(name)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Not in UTF-8: then in the letters of DOS, where it says so, or in those of Windows.
    const isDos = new TextDecoder('windows-1251').decode(content.subarray(0, headLength)).includes('Кодировка=DOS');
    return new TextDecoder(isDos ? 'ibm866' : 'windows-1251').decode(content);
  }
}

interface Part {
  /** The number of its first line. */
  row: number;
  isDocument: boolean;
  values: ReadonlyMap<string, string>;
}

/** The parts between `Секция…` and `Конец…`; what stands before the first is a part of its own. */
function partsOf(text: string, mostDocuments: number): Part[] {
  const begun = (row: number, isDocument: boolean) => ({ row, isDocument, values: new Map<string, string>() });
  let part = begun(1, false);
  const parts = [part];
  let documents = 0;
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, key = '', value = ''] = /^\s*([^=]{1,60})(?:=(.*))?$/.exec(line) ?? [];
    if (key.startsWith('Конец')) part = begun(at + 2, false);
    else if (key.startsWith('Секция')) {
      part = begun(at + 1, key === 'СекцияДокумент');
      documents += Number(part.isDocument);
      if (documents > mostDocuments) throw wrongFields({ bank_file: 'sheet_too_long' }, 'The sheet has too many rows');
      parts.push(part);
    } else if (!part.values.has(key)) part.values.set(key, value);
  }
  return parts;
}

/** The rows of such a text: what the bank has booked on the accounts that it names as ours. */
export function textRows(text: string, today: string, mostRows: number): Statement {
  const parts = partsOf(text, mostRows);
  const about = parts.filter(({ isDocument }) => !isDocument);
  const said = (key: string) => about.flatMap(({ values }) => plainText(values.get(key) ?? '') || []);
  const own = new Set(said('РасчСчет'));
  if (own.size === 0)
    throw wrongFields({ bank_file: 'sheet_without_columns' }, 'The text does not name the account it is about');
  const documents = parts.filter(({ isDocument }) => isDocument);
  const [begin, end] = [said('ДатаНачала')[0], said('ДатаКонца')[0]].map((day) => day && dayOf(day));
  return {
    ...partedRows(documents.map((document) => documentOf(document, own, today))),
    period: begin && end && begin <= end ? { begin, end } : undefined,
    // Of several accounts or days the text has several of each.
    opening: (own.size === 1 && amountOf(said('НачальныйОстаток')[0] ?? '')) || null,
    closing: (own.size === 1 && amountOf(said('КонечныйОстаток').at(-1) ?? '')) || null,
  };
}

function documentOf({ row, values }: Part, own: ReadonlySet<string>, today: string): BankRow | RowFault {
  const value = (key: string) => plainText(values.get(key) ?? '') || undefined;
  const isFrom = own.has(value('ПлательщикСчет') ?? '');
  const isTo = own.has(value('ПолучательСчет') ?? '');
  if (!isFrom && !isTo) return { row, column: 'account', code: 'unknown_value' };
  if (isFrom && isTo) return { row, column: 'account', code: 'same_account' };
  const other = isFrom ? 'Получатель' : 'Плательщик';
  const cells: Record<keyof Omit<BankCells, 'amount'>, string | undefined> = {
    // The day on which it was booked; the document may be of an earlier one.
    date: value(isFrom ? 'ДатаСписано' : 'ДатаПоступило') ?? value('Дата'),
    number: value('Номер'),
    income: isTo ? value('Сумма') : undefined,
    expense: isFrom ? value('Сумма') : undefined,
    counterparty: value(`${other}1`) ?? value(other),
    inn: value(`${other}ИНН`),
    account: value(`${other}Счет`),
    purpose: value('НазначениеПлатежа'),
  };
  const shown = Object.entries(cells).flatMap(([column, text]) =>
    text === undefined ? [] : [[column, cellOf(column as keyof typeof cells, text)]],
  );
  return rowOf(row, Object.fromEntries(shown) as BankCells, today);
}
