import type { FileHandle } from 'node:fs/promises';

interface Directory {
  names: string[];
  /** What the parts say they hold once unpacked. */
  unpacked: number;
}

const mostEntries = 500;
const mostUnpacked = 50 * 1024 * 1024;
const mostRatio = 100;
/** The record at the end of a zip, and the longest comment that may follow it. */
const endLength = 22;
const longestComment = 65_535;
const entryLength = 46;

/**
 * Which document a zip holds, found by its directory alone: nothing is unpacked. One that holds macros, leads out of
 * its folder, or would grow beyond all measure is none.
 */
export async function officeKindOf(file: FileHandle, size: number): Promise<'docx' | 'xlsx' | undefined> {
  const directory = await readDirectory(file, size);
  if (directory === undefined) return undefined;
  const { names, unpacked } = directory;
  if (unpacked > mostUnpacked || unpacked > size * mostRatio) return undefined;
  if (names.some((name) => /vbaProject\.bin$/i.test(name) || leadsOut(name))) return undefined;
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

const leadsOut = (name: string) => /^[/\\]|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(name);

async function readDirectory(file: FileHandle, size: number): Promise<Directory | undefined> {
  const tail = await readAt(file, Math.max(0, size - endLength - longestComment), size);
  const at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < 0 || tail.length - at < endLength) return undefined;
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  // The directory ends where its record begins; otherwise something else was put before or between.
  if (count > mostEntries || start + length !== size - tail.length + at) return undefined;
  return entriesOf(await readAt(file, start, start + length), count);
}

function entriesOf(bytes: Buffer, count: number): Directory | undefined {
  const directory: Directory = { names: [], unpacked: 0 };
  let at = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
    directory.unpacked += bytes.readUInt32LE(at + 24);
    directory.names.push(bytes.toString('utf8', at + entryLength, nameEnd));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === bytes.length ? directory : undefined;
}

async function readAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}
