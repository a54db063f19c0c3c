import { writeXlsx } from '../../../src/lib/sheet/xlsx';
import type { SheetPlan } from '../../../src/lib/sheet/sheetPlan';
import { zipArchive } from '../../../src/lib/sheet/zipArchive';
import type { Language } from '../../http/contract';
import { columns, type Column, type Faults } from './columns';
import type { SheetRow } from './rules';
import { columnWords, faultWords, sheetWords, titleOf } from './words';

/** Everything is text: a number would lose the first zeros of an IKPU, and its last digits. */
const planOf = (language: Language, titles: readonly string[], facts: string): SheetPlan => ({
  format: 'xlsx',
  name: sheetWords.goods[language],
  columns: titles.map((title) => ({ title, kind: 'text' })),
  // Only the name of the second sheet is ever said: no cell here is cut, long or split.
  words: { facts, total: '', cut: '…', remark: '', wasCut: '', wasLong: '', wasSplit: '' },
  separator: ';',
  point: ',',
});

async function whole(
  plan: SheetPlan,
  rows: readonly string[][],
  facts: readonly [label: string, value: string][],
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const writer = writeXlsx(plan, await zipArchive((bytes) => void pieces.push(bytes)));
  writer.rows(rows);
  writer.finish(facts.map(([label, value]) => ({ label, value, kind: 'text' })));
  return Buffer.concat(pieces);
}

/** The empty sheet, and beside it what belongs into each column. */
export function templateOf(language: Language): Promise<Buffer> {
  const titles = columns.map((column) => titleOf(column, language));
  const hints = columns.map((column): [string, string] => [
    titleOf(column, language),
    columnWords[column].hint[language],
  ]);
  return whole(
    planOf(language, titles, sheetWords.hints[language]),
    [],
    [...hints, [sheetWords.limits[language], sheetWords.limitsText[language]]],
  );
}

/** The rows that were left out, as they came, with the reasons: put right, the same file can be imported. */
export function errorsOf(language: Language, fileName: string, refused: readonly SheetRow[]): Promise<Buffer> {
  const titles = [
    ...columns.map((column) => titleOf(column, language)),
    sheetWords.row[language],
    sheetWords.reason[language],
  ];
  const rows = refused.map(({ row, cells, faults = {} }) => [
    ...columns.map((column) => cells[column] ?? ''),
    String(row),
    reasonOf(faults, language),
  ]);
  return whole(planOf(language, titles, sheetWords.hints[language]), rows, [
    [sheetWords.file[language], fileName],
    [sheetWords.refused[language], String(refused.length)],
  ]);
}

const reasonOf = (faults: Faults, language: Language): string =>
  (Object.keys(faults) as Column[])
    .map((column) => `${columnWords[column].title[language]}: ${faultWords[faults[column]!][language]}`) // its own keys
    .join('; ');
