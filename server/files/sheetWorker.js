// Plain JavaScript, because the loader that lets Node read TypeScript does not reach into worker threads.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';

const { content, mostUnpacked, mostRows, mostColumns } = workerData;
const bytes = Buffer.from(content);

/** Unpacks every part up to the cap: what the directory says of their sizes is only what somebody wrote there. */
function refuseBombs() {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let left = mostUnpacked;
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry--) {
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const part = bytes.subarray(begin, begin + packed);
    left -= method === 0 ? part.length : inflateRawSync(part, { maxOutputLength: Math.max(left, 1) }).length;
    if (left < 0) throw new Error('too large');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** The texts of the first sheet as they are shown; formulas are not read, only what they last came to. */
function rows() {
  const book = XLSX.read(bytes, {
    type: 'buffer',
    ...{ sheets: 0, sheetRows: mostRows + 2, dense: true },
    ...{ cellFormula: false, cellNF: true, cellHTML: false, bookVBA: false },
  });
  const sheet = book.Sheets[book.SheetNames[0]]?.['!data'] ?? [];
  return Array.from(sheet, (row) =>
    Array.from((row ?? []).slice(0, mostColumns), (cell) => (cell === undefined ? '' : textOf(cell))),
  );
}

// A number is taken as it is and not as it is shown: a PINFL is shown as 3,01E+13. Only days are shown numbers.
function textOf({ t, v, w, z }) {
  if (t === 'e' || v === undefined) return '';
  if (t === 'n' && typeof z === 'string' && XLSX.SSF.is_date(z)) {
    const day = XLSX.SSF.parse_date_code(v);
    return day === null ? '' : [day.d, day.m, day.y].map((part) => String(part).padStart(2, '0')).join('.');
  }
  return t === 'b' ? (w ?? String(v)) : String(v);
}

refuseBombs();
parentPort.postMessage(rows());
