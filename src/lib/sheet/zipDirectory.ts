/** One part of a zip, as its directory tells of it. */
export interface ZipEntry {
  name: string;
  /** 0: as it is, 8: deflated. */
  method: number;
  packed: number;
  unpacked: number;
  /** Where its bytes begin. */
  start: number;
}

const endLength = 22;
const longestComment = 65_535;
const entryLength = 46;
const localLength = 30;

export const zipLimits = { entries: 500, unpacked: 50 * 1024 * 1024, ratio: 100 } as const;

const leadsOut = (name: string) => /^[/\\]|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(name);

/**
 * The parts of a zip by its directory, before anything is unpacked; undefined for what is none, what is put together
 * to deceive, and what says itself that it would grow beyond measure. What it says is still to be held against what
 * comes out.
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(bytes, view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const begin = view.getUint32(end + 16, true);
  // The directory ends where its record begins; otherwise something else was put before or between.
  if (count === 0 || count > zipLimits.entries || begin + length !== end) return undefined;
  const entries: ZipEntry[] = [];
  let at = begin;
  for (let one = 0; one < count; one++) {
    const entry = entryAt(bytes, view, at, begin);
    if (entry === undefined) return undefined;
    entries.push(entry.entry);
    at = entry.next;
  }
  return at === end && areHonest(entries, bytes.length) ? entries : undefined;
}

function endOf(bytes: Uint8Array, view: DataView): number | undefined {
  const lowest = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= lowest; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, end: number) {
  if (at + entryLength > bytes.length - endLength || view.getUint32(at, true) !== 0x02014b50) return undefined;
  const nameEnd = at + entryLength + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const local = view.getUint32(at + 42, true);
  if (next > bytes.length || local + localLength > end || !agrees(view, at, local)) return undefined;
  const entry: ZipEntry = {
    name: new TextDecoder().decode(bytes.subarray(at + entryLength, nameEnd)),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    start: local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
  };
  return entry.start + entry.packed > end ? undefined : { entry, next };
}

/** Whether a part's own heading says what the directory says: a reader may believe either. */
function agrees(view: DataView, at: number, local: number): boolean {
  const flags = view.getUint16(local + 6, true);
  const isEncrypted = ((flags | view.getUint16(at + 8, true)) & 1) !== 0;
  // The sizes stand behind the part then, and the heading has none.
  const hasSizes = (flags & 8) === 0;
  const isSame = (inDirectory: number, inHeading: number) =>
    view.getUint32(at + inDirectory, true) === view.getUint32(local + inHeading, true);
  return (
    view.getUint32(local, true) === 0x04034b50 &&
    !isEncrypted &&
    view.getUint16(at + 10, true) === view.getUint16(local + 8, true) &&
    view.getUint16(at + 28, true) === view.getUint16(local + 26, true) &&
    (!hasSizes || (isSame(20, 18) && isSame(24, 22)))
  );
}

/** No part leads out of its folder, comes twice, lies over another, or is more than the limits allow. */
function areHonest(entries: readonly ZipEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > zipLimits.unpacked || unpacked > size * zipLimits.ratio) return false;
  if (entries.some(({ name, method }) => leadsOut(name) || (method !== 0 && method !== 8))) return false;
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return false;
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.every((entry, at) => at === 0 || inOrder[at - 1]!.start + inOrder[at - 1]!.packed <= entry.start); // at > 0
}
