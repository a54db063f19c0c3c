/** Reads an exported file back, and compares every value with the row that it was made from. */
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  closeSync,
  statSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInflateRaw } from 'node:zlib';
import { read } from 'xlsx';
import { madeUpRow } from './rows';

type Value = string | number | null | undefined;

const oneDay = 86_400_000;
/** A day or a moment as spreadsheets count it, worked out apart from the writer. */
const serial = (moment: string) => (Date.parse(`${moment.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / oneDay;

/** What has to stand in the line of a row, in the order of the columns. */
function expected(id: number): Value[] {
  const row = madeUpRow(id);
  const { name, phone_number, pinfl, inn, status, subject, created_at } = row;
  const amounts = [Number(row.investment_amount), Number(row.balance)];
  const moments = [serial(`${created_at.slice(0, 10)} 00:00:00`), serial(created_at)];
  return [id, name, phone_number, pinfl, inn, status, subject, 'Да', ...amounts, ...moments];
}

/** A thousandth of a second is less than this; amounts are the same to the last digit. */
const sameMoment = 1e-8;
const isSame = (value: Value, wanted: Value, column: number): boolean =>
  column === 0
    ? Number(value) === wanted
    : column < 10
      ? value === wanted
      : typeof value === 'number' && Math.abs(value - Number(wanted)) < sameMoment;

function compareLine(values: readonly Value[], line: number): void {
  const id = line - 1;
  expected(id).forEach((wanted, column) => {
    if (!isSame(values[column], wanted, column))
      throw new Error(`Line ${line}, column ${column + 1}: ${String(values[column])} instead of ${String(wanted)}.`);
  });
}

const uint16 = (bytes: Buffer, at: number) => bytes.readUInt16LE(at);
const uint32 = (bytes: Buffer, at: number) => bytes.readUInt32LE(at);

/** Where the packed bytes of a part lie, by the directory at the end of the file. */
function partOf(path: string, wanted: string): { start: number; end: number } {
  const file = openSync(path, 'r');
  const bytesAt = (start: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, start);
    return bytes;
  };
  try {
    const { size } = statSync(path);
    const tail = bytesAt(Math.max(0, size - 1024), Math.min(size, 1024));
    const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    const directory = bytesAt(uint32(tail, end + 16), uint32(tail, end + 12));
    for (let at = 0; at < directory.length;) {
      const [name, extra, note] = [uint16(directory, at + 28), uint16(directory, at + 30), uint16(directory, at + 32)];
      if (directory.toString('utf8', at + 46, at + 46 + name) === wanted) {
        const offset = uint32(directory, at + 42);
        const head = bytesAt(offset, 30);
        const start = offset + 30 + uint16(head, 26) + uint16(head, 28);
        return { start, end: start + uint32(directory, at + 20) - 1 };
      }
      at += 46 + name + extra + note;
    }
    throw new Error(`There is no ${wanted} in the file.`);
  } finally {
    closeSync(file);
  }
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const place = (letters: string) => [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function valuesOf(row: string): Value[] {
  const values: Value[] = [];
  for (const [, letters = '', about = '', inside = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)) {
    const isText = about.includes('t="inlineStr"');
    const text = /<(?:t|v)(?: [^>]*)?>(.*)<\/(?:t|v)>/s.exec(inside)?.[1] ?? '';
    values[place(letters)] = isText ? plain(text) : Number(text);
  }
  return values;
}

/** Reads the first sheet as a stream, a line at a time, so that any length of it takes the same memory. */
export async function readBackStreamed(path: string, rows: number): Promise<void> {
  const packed = createReadStream(path, partOf(path, 'xl/worksheets/sheet1.xml'));
  let rest = '';
  let lines = 0;
  for await (const piece of packed.pipe(createInflateRaw()).setEncoding('utf8') as AsyncIterable<string>) {
    const parts = (rest + piece).split('</row>');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      lines += 1;
      // The headings stand before the rows, and the sums below them.
      if (lines > 1 && lines <= rows + 1) compareLine(valuesOf(part), lines);
    }
  }
  if (lines !== rows + 2) throw new Error(`The sheet has ${lines} lines instead of ${rows + 2}.`);
}

/** Reads the first sheet by the package `xlsx`, which holds all of it in memory. */
export function readBackByXlsx(path: string, rows: number): void {
  const book = read(readFileSync(path), { type: 'buffer', dense: true, sheets: 0 });
  const lines = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  if (lines.length !== rows + 2) throw new Error(`xlsx reads ${lines.length} lines instead of ${rows + 2}.`);
  for (let line = 2; line <= rows + 1; line++)
    compareLine(
      (lines[line - 1] ?? []).map((cell) => cell?.v as Value),
      line,
    );
}

const places = [process.env.SOFFICE_PATH ?? '', '/usr/bin/soffice', '/usr/bin/libreoffice', '/usr/local/bin/soffice'];

/** Has LibreOffice open the file and save it anew, and reads that. Answers false where it is not installed. */
export function readBackByOffice(path: string, rows: number): boolean {
  const office = places.find((one) => one !== '' && existsSync(one));
  if (office === undefined) return false;
  const folder = mkdtempSync(join(tmpdir(), 'divan-office-'));
  try {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const asked = ['--headless', profile, '--convert-to', 'xlsx', '--outdir', join(folder, 'again'), path];
    const { stderr } = spawnSync(office, asked, { encoding: 'utf8', timeout: 600_000 });
    const saved = join(folder, 'again', `${basename(path).replace(/\.\w+$/, '')}.xlsx`);
    if (!existsSync(saved)) throw new Error(`LibreOffice could not save the file: ${stderr}`);
    readBackByXlsx(saved, rows);
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
