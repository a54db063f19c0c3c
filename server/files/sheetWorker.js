// Plain JavaScript, because the loader that lets Node read TypeScript does not reach into worker threads.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import * as XLSX from 'xlsx';

const { content, mostUnpacked, mostRows, mostColumns, mostCells, refusesFormulas } = workerData;
const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);

/** Whether a cell of it is a formula; looked for where that is refused. */
let reckons = false;

/** What a workbook is written in; pictures and the like are not unpacked. */
const markup = /\.(xml|rels)$/i;
const mostStrings = 10 * 1024 * 1024;
const mostEntries = 500;
const mostRatio = 100;
const [stored, deflated] = [0, 8];
const [encrypted, sizesBehind] = [1, 8];

/** The parts as the directory tells of them. Whoever reads the file may believe their own headings instead: the two must agree. */
function* entries() {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Error('too many parts');
  // The directory ends where its record begins; otherwise something else was put before or between.
  const [start, length] = [bytes.readUInt32LE(end + 16), bytes.readUInt32LE(end + 12)];
  if (start + length !== end) throw new Error('two stories');
  for (let at = start, entry = 0; entry < count; entry++) {
    const [nameLength, local] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const [method, packed, unpacked] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const flags = bytes.readUInt16LE(local + 6);
    const agrees =
      bytes.readUInt32LE(local) === 0x04034b50 &&
      bytes.readUInt16LE(local + 8) === method &&
      name.equals(bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26))) &&
      (flags & sizesBehind ||
        (bytes.readUInt32LE(local + 18) === packed && bytes.readUInt32LE(local + 22) === unpacked));
    if (!agrees || flags & encrypted || (method !== stored && method !== deflated)) throw new Error('two stories');
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    yield { name: name.toString('utf8'), method, unpacked, begin, part: bytes.subarray(begin, begin + packed) };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** What the sheet is read from, unpacked under the cap: what a part says of its size is only what somebody wrote there. */
function unpack() {
  const all = [...entries()];
  const said = all.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (said > mostUnpacked || said > bytes.length * mostRatio) throw new Error('too large');
  all.sort((one, other) => one.begin - other.begin);
  if (all.some(({ begin }, at) => at > 0 && all[at - 1].begin + all[at - 1].part.length > begin))
    throw new Error('parts over one another');
  const parts = {};
  for (const { name, method, unpacked, part } of all) {
    if (name in parts) throw new Error('two stories');
    parts[name] = new Uint8Array();
    if (!markup.test(name)) continue;
    const isStrings = /sharedStrings/i.test(name);
    if (isStrings && unpacked > mostStrings) throw new Error('too many texts');
    const whole = method === stored ? part : inflateRawSync(part, { maxOutputLength: unpacked + 1 });
    if (whole.length !== unpacked) throw new Error('two stories');
    if (isStrings) refuseMore(whole, 'si', mostCells);
    else if (/worksheets/i.test(name)) {
      refuseMore(whole, 'row', mostRows * 4);
      refuseMore(whole, 'c', mostCells);
      reckons ||= refusesFormulas && count(whole, 'f', 0) > 0;
    }
    parts[name] = whole;
  }
  return parts;
}

/** Elements of one name, with or without a prefix, before anything is made of them. */
function refuseMore(text, element, most) {
  if (count(text, element, most) > most) throw new Error(`too many of ${element}`);
}

/** How many there are, as far as one more than `most`. Looks at bytes: a sheet made to harm has millions of elements. */
function count(text, element, most) {
  const name = Buffer.from(element);
  let found = 0;
  for (let at = text.indexOf(0x3c); at >= 0 && found <= most; at = text.indexOf(0x3c, at + 1))
    if (isNamed(text, at + 1, name)) found += 1;
  return found;
}

const longestPrefix = 7;
const isWordByte = (byte) =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f;

function isNamed(text, from, name) {
  if (isWhole(text, from, name)) return true;
  let at = from;
  while (at - from < longestPrefix && isWordByte(text[at])) at += 1;
  return at > from && text[at] === 0x3a && isWhole(text, at + 1, name);
}

function isWhole(text, from, name) {
  for (let at = 0; at < name.length; at++) if (text[from + at] !== name[at]) return false;
  return !isWordByte(text[from + name.length]);
}

/** The texts of the first sheet as they are shown; formulas are not read, only what they last came to. */
function rows() {
  const book = XLSX.read(zipSync(unpack(), { level: 0 }), {
    type: 'array',
    ...{ sheets: 0, sheetRows: mostRows + 2, dense: true },
    ...{ cellFormula: false, cellNF: true, cellHTML: false, bookVBA: false },
  });
  const sheet = book.Sheets[book.SheetNames[0]]?.['!data'] ?? [];
  // A workbook of an old Excel for Mac counts its days from 1904.
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return Array.from(sheet, (row) =>
    Array.from((row ?? []).slice(0, mostColumns), (cell) => (cell === undefined ? '' : textOf(cell, date1904))),
  );
}

// A number is taken as it is and not as it is shown: a PINFL is shown as 3,01E+13. Only days are shown numbers.
function textOf({ t, v, w, z }, date1904) {
  if (t === 'e' || v === undefined) return '';
  if (t === 'n' && typeof z === 'string' && XLSX.SSF.is_date(z)) {
    const day = XLSX.SSF.parse_date_code(v, { date1904 });
    return day === null ? '' : [day.d, day.m, day.y].map((part) => String(part).padStart(2, '0')).join('.');
  }
  if (t === 'b') return w ?? String(v);
  // A spreadsheet keeps fifteen digits of a number; one of more has lost the last of them: better none than others.
  return t === 'n' && Math.abs(v) >= 1e15 ? v.toExponential() : String(v);
}

const read = rows();
parentPort.postMessage(reckons ? 'sheet_with_formulas' : read);
