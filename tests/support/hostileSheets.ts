/** Spreadsheets made to harm whoever reads them, each with what a reader has to say of it. */
import { strToU8, zipSync } from 'fflate';
import { utils, write, type WorkBook, type WorkSheet } from 'xlsx';
import type { SheetFault } from '../../src/kit/import/protocol';

const types = '[Content_Types].xml';
const book = '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';
const zip = (parts: Record<string, string | Uint8Array>, level: 0 | 9 = 9) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
    { level },
  );
const shell = (parts: Record<string, string | Uint8Array>) =>
  zip({ [types]: '<Types/>', 'xl/workbook.xml': book, ...parts });

/** A whole workbook of one sheet, as a program writes it. */
export function workbook(
  rows: unknown[][],
  change: (sheet: WorkSheet, book: WorkBook) => void = () => undefined,
): Uint8Array {
  const made = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows);
  change(sheet, made);
  utils.book_append_sheet(made, sheet, 'Sheet');
  return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

/** The same workbook with the text of its sheet replaced. */
function withSheet(text: string): Uint8Array {
  const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  const body = `<?xml version="1.0"?>${head}${text}</worksheet>`;
  return zip({
    [types]:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    // So that the ratio of the whole stays a usual one, and something else has to tell.
    'xl/media/noise.bin': noise(700_000),
    'xl/worksheets/sheet1.xml': body,
  });
}

function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let seed = 7;
  for (let at = 0; at < length; at++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    bytes[at] = seed;
  }
  return bytes;
}

/** Writes into the directory what is not so. */
function lying(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = copy.length - 22; at > 0; at--)
    if (view.getUint32(at, true) === 0x02014b50) {
      change(view, at);
      return copy;
    }
  return copy;
}

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>investor_id</t></is></c></row>';
const nulls = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const cells = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `<c><v>${from + at}</v></c>`).join('');

export interface Hostile {
  name: string;
  bytes: () => Uint8Array;
  fault: SheetFault;
}

export const hostileSheets: Hostile[] = [
  { name: 'a bomb that says its size', bytes: () => shell({ 'xl/worksheets/sheet1.xml': nulls(60) }), fault: 'bomb' },
  { name: 'a bomb by its ratio', bytes: () => shell({ 'xl/worksheets/sheet1.xml': nulls(8) }), fault: 'bomb' },
  {
    name: 'a bomb that says it is small',
    bytes: () =>
      lying(shell({ 'xl/noise.bin': noise(600_000), 'xl/worksheets/sheet1.xml': nulls(45) }), (view, at) =>
        view.setUint32(at + 24, 1000, true),
      ),
    fault: 'bomb',
  },
  {
    name: 'a bomb that calls itself stored in the directory and deflated in its own heading',
    bytes: () =>
      lying(shell({ 'xl/noise.bin': noise(600_000), 'xl/worksheets/sheet1.xml': nulls(45) }), (view, at) => {
        view.setUint16(at + 10, 0, true);
        view.setUint32(at + 24, view.getUint32(at + 20, true), true);
      }),
    fault: 'bomb',
  },
  {
    name: 'parts that lie over one another',
    bytes: () => {
      const bytes = shell({ 'xl/a.xml': noise(200_000), 'xl/b.xml': noise(200_000) });
      return lying(bytes, (view, at) => {
        // The last part is read from where the first begins.
        view.setUint32(at + 42, 0, true);
        view.setUint32(at + 20, 150_000, true);
      });
    },
    fault: 'bomb',
  },
  {
    name: '501 parts',
    bytes: () => shell(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`xl/${at}.xml`, '<x/>']))),
    fault: 'bomb',
  },
  { name: 'a part that leads out', bytes: () => shell({ '../../etc/passwd': 'root' }), fault: 'bomb' },
  {
    name: 'an encrypted part',
    bytes: () => lying(shell({}), (view, at) => view.setUint16(at + 8, 1, true)),
    fault: 'bomb',
  },
  { name: 'a directory cut off', bytes: () => workbook([['investor_id'], [1]]).slice(0, -30), fault: 'bomb' },
  {
    name: 'another zip behind the first',
    bytes: () => {
      const one = workbook([['investor_id'], [1]]);
      const both = new Uint8Array(one.length * 2);
      both.set(one);
      both.set(one, one.length);
      return both;
    },
    fault: 'bomb',
  },
  {
    name: 'a document by another name',
    bytes: () => zip({ [types]: '<Types/>', 'word/document.xml': '<d/>' }),
    fault: 'kind',
  },
  { name: 'macros', bytes: () => shell({ 'xl/vbaProject.bin': 'x' }), fault: 'kind' },
  { name: 'a picture', bytes: () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0]), fault: 'kind' },
  {
    name: 'an old workbook',
    bytes: () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(512).fill(0)]),
    fault: 'kind',
  },
  { name: 'a page', bytes: () => strToU8('<html><table><tr><td>investor_id</td></tr></table></html>'), fault: 'kind' },
  { name: 'a paper', bytes: () => strToU8('%PDF-1.7 investor_id'), fault: 'kind' },
  { name: 'bytes that are no text', bytes: () => Uint8Array.from([0xff, 0xfe, 0xc3, 0x28, 0x3b]), fault: 'kind' },
  {
    name: 'two million rows',
    bytes: () => withSheet(`<sheetData>${head}${'<row><c/></row>'.repeat(2_000_000)}</sheetData>`),
    fault: 'rows',
  },
  {
    name: 'two million rows behind a prefix',
    bytes: () => withSheet(`<x:sheetData>${'<x:row><x:c/></x:row>'.repeat(2_000_000)}</x:sheetData>`),
    fault: 'rows',
  },
  {
    name: 'a million cells in a row',
    bytes: () => withSheet(`<sheetData>${head}<row r="2">${cells(0, 1_000_000)}</row></sheetData>`),
    fault: 'rows',
  },
  {
    name: 'two million lines of text',
    bytes: () => strToU8(`investor_id\n${'1\n'.repeat(2_000_000)}`),
    fault: 'rows',
  },
  {
    name: 'a text above the limit',
    bytes: () => new Uint8Array(10 * 1024 * 1024 + 1).fill(0x31),
    fault: 'size',
  },
  { name: 'headings and nothing below', bytes: () => workbook([['investor_id', '__proto__']]), fault: 'empty' },
  { name: 'no workbook inside', bytes: () => shell({ 'xl/worksheets/sheet1.xml': 'no markup' }), fault: 'broken' },
];
