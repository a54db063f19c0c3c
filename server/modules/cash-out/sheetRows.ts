import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { wrongFields } from '../../shared/problem';
import type { Method } from './rules';

export const columns = [
  'claim_id',
  'contract_number',
  'amount',
  'method',
  'card_or_account',
  'mfo',
  'comment',
] as const;
export type SheetColumn = (typeof columns)[number];
export type RowCells = Partial<Record<SheetColumn, string>>;

export interface SheetRow {
  /** As the user sees it; the headings are row 1. */
  row: number;
  cells: RowCells;
}
export interface RowError {
  row: number;
  column: SheetColumn;
  code: RefusalCode;
}

/** The rows of a sheet by column, the order of the headings free; rows without a single text are left out. */
export function rowsOf([headings = [], ...lines]: string[][]): SheetRow[] {
  // Only known names are ever used as keys, so no heading can name anything else.
  const places = headings.map((heading) => columns.find((name) => name === heading.trim().toLowerCase()));
  const needed = places.includes('claim_id') || places.includes('contract_number');
  if (!needed || !places.includes('amount') || !places.includes('method'))
    throw wrongFields({ excel_file: 'sheet_without_columns' }, 'The sheet lacks a column');
  const rows = lines.flatMap((texts, at) => {
    const cells: RowCells = {};
    places.forEach((name, place) => {
      const text = texts[place]?.trim().slice(0, 500) ?? '';
      if (name !== undefined && text !== '') cells[name] = text;
    });
    return Object.keys(cells).length === 0 ? [] : [{ row: at + 2, cells }];
  });
  if (rows.length === 0) throw wrongFields({ excel_file: 'sheet_empty' }, 'The sheet has no rows');
  return rows;
}

/** What a row asks for, once each of its cells makes sense. */
export interface Asked {
  amount: string;
  method: Method;
  /** Digits alone; without them the claim's own card or account is meant. */
  number?: string;
  mfo?: string;
  comment?: string;
}
type Fault = Omit<RowError, 'row'>;

const methods: Readonly<Record<string, Method>> = { card: 'card', bank: 'bank_account', bank_account: 'bank_account' };
const digitsOf = (text: string) => text.replace(/[\s\u00a0-]/g, '');

/** An amount as people and programs write it, with a comma or a dot and with spaces between the thousands. */
function amountOf(text: string): string | undefined {
  const [, whole, part = ''] = /^(\d{1,16})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0]/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const amount = `${BigInt(whole)}.${part.padEnd(2, '0')}`;
  return tiyinOf(amount) > 0n ? amount : undefined;
}

/** Reads one row, or says which cells make no sense. */
export function askedOf({
  amount: sum,
  method: way,
  card_or_account,
  mfo,
  comment,
  ...who
}: RowCells): Asked | Fault[] {
  const faults: Fault[] = [];
  if (who.claim_id === undefined && who.contract_number === undefined)
    faults.push({ column: 'claim_id', code: 'required' });
  const amount = sum === undefined ? undefined : amountOf(sum);
  if (amount === undefined) faults.push({ column: 'amount', code: sum === undefined ? 'required' : 'invalid_amount' });
  const method = way === undefined ? undefined : methods[way.toLowerCase()];
  if (method === undefined) faults.push({ column: 'method', code: way === undefined ? 'required' : 'unknown_value' });
  const number = card_or_account === undefined ? undefined : digitsOf(card_or_account);
  if (number !== undefined && method === 'card' && !/^\d{16}$/.test(number))
    faults.push({ column: 'card_or_account', code: 'invalid_card' });
  if (number !== undefined && method === 'bank_account' && !/^\d{20}$/.test(number))
    faults.push({ column: 'card_or_account', code: 'invalid_account' });
  if (mfo !== undefined && !/^\d{5}$/.test(mfo)) faults.push({ column: 'mfo', code: 'invalid_mfo' });
  if (faults.length > 0 || amount === undefined || method === undefined) return faults;
  return { amount, method, number, mfo, comment };
}
