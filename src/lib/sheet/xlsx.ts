import { columnsPart, widths } from './widths';
import { columnLetters, sheetName } from './sheetNames';
import type { CellValue, Fact, SheetPlan, SheetWriter } from './sheetPlan';
import { looks, stylesPart } from './styles';
import { MoneySum, type Span } from './sums';
import { sheetPart, workbookParts, type WrittenSheet } from './workbook';
import { cellWriter, textCell, type Remarks } from './xlsxCell';

/** Where the parts of the file go, one after another; `write` tells how many bytes it took. */
export interface Archive {
  begin(name: string): void;
  write(text: string): number;
  end(): void;
  close(): void;
}

type Row = readonly CellValue[];

const mostLines = 1_048_576;
/** A part of the archive ends below 4 GiB; the sheet then goes on as the next one. */
const mostBytes = 3_500_000_000;

const sheetStart = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
].join('');

function view(isFirst: boolean): string {
  const frozen =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  return `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${frozen}</sheetView></sheetViews>`;
}

/**
 * Writes a workbook row by row; of what was written only the sums are kept. The last line of its last sheet holds
 * them, the sheet after it says what the rows are.
 */
export function writeXlsx(plan: SheetPlan, archive: Archive): SheetWriter {
  const { columns, words, lines = mostLines } = plan;
  const letters = columns.map((_, at) => columnLetters(at));
  const remarks: Remarks = { wasCut: false, wasLong: false };
  const cells = columns.map(({ kind }) => cellWriter(kind, words.cut, remarks));
  const sums = columns.map(({ kind, isStanding }) => (kind === 'money' && !isStanding ? new MoneySum() : undefined));
  const sheets: WrittenSheet[] = [];
  const spans: Span[] = [];
  let columnsText = '';
  let line = 0;
  let bytes = 0;

  const begin = (): void => {
    const name = sheetName(plan.name, [words.facts, ...sheets.map((sheet) => sheet.name)]);
    archive.begin(sheetPart(sheets.length));
    const heading = columns.map(({ title }, at) => textCell(title, `${letters[at]}1`, looks.heading)).join('');
    bytes = archive.write(
      `${sheetStart}${view(sheets.length === 0)}${columnsText}<sheetData><row r="1">${heading}</row>`,
    );
    sheets.push({ name, columns: columns.length });
    line = 1;
  };

  const end = (lastLine: string): void => {
    const area = `A1:${letters.at(-1) ?? 'A'}${line}`;
    const sheet = sheets.at(-1);
    if (sheet) {
      sheet.last = line;
      spans.push({ name: sheet.name, last: line });
    }
    // The last line belongs to the sheet but not to what the arrows filter. Digits kept as text are meant so.
    archive.write(
      `${lastLine}</sheetData><autoFilter ref="${area}"/><ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
    );
    archive.end();
  };

  const rowText = (row: Row): string => {
    let text = '';
    for (let at = 0; at < cells.length; at++) {
      const value = row[at];
      if (value === null || value === undefined || value === '') continue;
      text += cells[at]?.(value, `${letters[at]}${line}`) ?? '';
      sums[at]?.add(value);
    }
    return `<row r="${line}">${text}</row>`;
  };

  const closingLines = (closing: readonly Row[], from: number): string =>
    closing
      .map((row, at) => {
        const place = from + at;
        const filled = row.map((value, column) => {
          if (value === null || value === '') return '';
          const cell = `${letters[column]}${place}`;
          return column === 0 ? textCell(String(value), cell, looks.label) : (cells[column]?.(value, cell) ?? '');
        });
        return `<row r="${place}">${filled.join('')}</row>`;
      })
      .join('');

  const sumLine = (): string => {
    if (line === 1 || !sums.some(Boolean)) return '';
    const here = [...spans, { name: '', last: line }];
    const filled = sums.map((sum, at) => {
      if (sum) return sum.cell(letters[at] ?? '', line + 1, here, plan.point);
      return at === 0 ? textCell(words.total, `A${line + 1}`, looks.label) : '';
    });
    return `<row r="${line + 1}">${filled.join('')}</row>`;
  };

  const writeFacts = (facts: readonly Fact[]): void => {
    archive.begin(sheetPart(sheets.length));
    const sizes = widths(
      ['', ''].map((title) => ({ title, kind: 'text' })),
      facts.map(({ label, value }) => [label, value]),
    );
    archive.write(`${sheetStart}${columnsPart(sizes)}<sheetData>`);
    facts.forEach(({ label, value, kind }, at) => {
      const place = at + 1;
      const write = cellWriter(kind, words.cut, remarks);
      const shown = value === null || value === '' ? '' : write(value, `B${place}`);
      archive.write(`<row r="${place}">${textCell(label, `A${place}`, looks.label)}${shown}</row>`);
    });
    archive.write('</sheetData></worksheet>');
    archive.end();
  };

  return {
    rows(rows) {
      if (sheets.length === 0) {
        columnsText = columnsPart(widths(columns, rows));
        begin();
      }
      let text = '';
      for (const row of rows) {
        // A line is left free for the sums, since a sheet can't know that it is the last one.
        if (line >= lines - 1 || bytes > mostBytes) {
          bytes += archive.write(text);
          text = '';
          end('');
          begin();
        }
        line++;
        text += rowText(row);
      }
      bytes += archive.write(text);
    },
    finish(facts, closing = []) {
      if (sheets.length === 0) this.rows([]);
      const sumsText = sumLine();
      const lines = typeof closing === 'function' ? closing(sums.map((sum) => sum?.sum)) : closing;
      end(`${sumsText}${closingLines(lines, line + (sumsText === '' ? 1 : 2))}`);
      const count = sheets.length;
      const said = [remarks.wasCut && words.wasCut, remarks.wasLong && words.wasLong, count > 1 && words.wasSplit];
      writeFacts([
        ...facts,
        ...said
          .filter((sentence) => sentence !== false)
          .map((sentence): Fact => ({ label: words.remark, value: sentence, kind: 'text' })),
      ]);
      sheets.push({
        name: sheetName(
          words.facts,
          sheets.map((sheet) => sheet.name),
        ),
        columns: 2,
      });
      for (const [name, text] of Object.entries({ 'xl/styles.xml': stylesPart, ...workbookParts(sheets) })) {
        archive.begin(name);
        archive.write(text);
        archive.end();
      }
      archive.close();
      return count;
    },
  };
}
