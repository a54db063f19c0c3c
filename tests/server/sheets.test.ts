/** A spreadsheet is read from what was unpacked under the caps and from nothing else; one made to harm costs next to nothing. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import { readSheet } from '../../server/files/sheet';
import { isChaos } from '../support/chaos';
import { hostileSheets, workbook } from '../support/hostileSheets';

const limits = { mostBytes: 10 * 1024 * 1024, mostRows: 5000 };
const read = (bytes: Uint8Array) => readSheet(() => Readable.from([Buffer.from(bytes)]), limits);
const lines = [
  ['investor_id', 'status'],
  [7, 'active'],
];
const honest = workbook(lines);
const texts = [
  ['investor_id', 'status'],
  ['7', 'active'],
];

/** Processor time of all threads, in milliseconds, whatever else the host does. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Of two tries the one that cost less: what an earlier file has left is cleared away in the time of some other. */
const leastOf = async (act: () => Promise<unknown>) => Math.min(await workOf(act), await workOf(act));

let floor = 0;
/** In KB. */
let most = Infinity;
before(async () => {
  await read(honest);
  floor = await leastOf(() => read(honest));
  most = process.resourceUsage().maxRSS;
});

/** The honest workbook with some of its parts replaced. */
const withParts = (parts: Record<string, Uint8Array>) => zipSync({ ...unzipSync(honest), ...parts });

/** A part that its own heading calls deflated, of `megabytes` when unpacked, and the directory stored and small. */
function twoStories(megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024));
  const bytes = Buffer.from(
    zipSync({ ...unzipSync(honest), 'xl/worksheets/sheet1.xml': [packed, { level: 0 }] }, { level: 0 }),
  );
  const entry = bytes.indexOf('xl/worksheets/sheet1.xml', bytes.indexOf('PK\x01\x02', 0, 'latin1')) - 46;
  bytes.writeUInt16LE(8, bytes.readUInt32LE(entry + 42) + 8);
  return bytes;
}

const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const hostile: Record<string, () => Uint8Array> = {
  'a part that is stored or deflated, as one asks': () => twoStories(150),
  'a million and a half of shared texts': () =>
    withParts({ 'xl/sharedStrings.xml': strToU8(`<sst>${'<si/>'.repeat(1_500_000)}</sst>`) }),
  'two million rows behind a prefix': () =>
    withParts({ 'xl/worksheets/sheet1.xml': strToU8(`${head}${'<x:row><x:c/></x:row>'.repeat(2_000_000)}`) }),
  'a million cells in a row': () =>
    withParts({ 'xl/worksheets/sheet1.xml': strToU8(`${head}<row>${'<c><v>1</v></c>'.repeat(1_000_000)}`) }),
};

for (const [name, bytes] of Object.entries(hostile))
  test(`${name} is refused for little more than what an honest sheet costs`, async () => {
    const made = bytes();
    const work = await leastOf(() => assert.rejects(read(made), { status: 422, code: 'sheet_unreadable' }));
    assert.ok(work < 4 * floor, `${work} ms, and ${floor} ms for an honest one`);
  });

test('what the panel refuses is refused here, too, and costs next to nothing', async () => {
  for (const { name, bytes, fault } of hostileSheets) {
    const made = bytes();
    const work = await leastOf(async () => {
      const rows = await read(made).catch((error: { status: number }) => error);
      // What reads it hands on whatever rows there are; that there is none to work on is said by who asked for them.
      if (fault === 'empty') assert.deepEqual(rows, [['investor_id', '__proto__']]);
      else assert.equal('status' in rows && rows.status, fault === 'size' ? 413 : 422, name);
    });
    assert.ok(work < 4 * floor, `${name}: ${work} ms, and ${floor} ms for an honest one`);
    // The most that the process ever held, so it only grows: by what this one took above all before it.
    const held = process.resourceUsage().maxRSS;
    if (isChaos) assert.ok(held - most < 200 * 1024, `${name}: ${Math.round((held - most) / 1024)} MB more`);
    most = Math.max(most, held);
  }
});

test('a program that writes the sizes behind the parts, and parts of its own, is read', async () => {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, bytes] of Object.entries({ ...unzipSync(honest), 'docProps/thumbnail.jpeg': new Uint8Array(9) })) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  assert.deepEqual(await read(Buffer.concat(pieces)), texts);
  assert.deepEqual(await read(honest), texts);
});

test('a number that has lost its last digits passes for no account and no card, and days are those that the workbook shows', async () => {
  const rows = await read(
    workbook(
      [
        ['account', 'card', 'pinfl', 'day'],
        [20208000900123456001, 8600123412341234, 30101900010018, 1],
      ],
      (sheet, book) => {
        book.Workbook = { WBProps: { date1904: true } };
        sheet.D2 = { t: 'n', v: 44_624, z: 'dd.mm.yyyy' };
      },
    ),
  );
  assert.deepEqual(rows[1], ['2.0208000900123455e+19', '8.600123412341234e+15', '30101900010018', '05.03.2026']);
});
