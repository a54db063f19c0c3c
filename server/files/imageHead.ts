/**
 * What a picture says of itself: its kind and size, and whether it is one still picture and all of it is there. Nothing is
 * decoded, so that a file made to hurt a decoder hurts nobody here.
 */
import { kindOfHead, type FileKind } from './kinds';

export type ImageKind = Extract<FileKind, 'jpg' | 'png' | 'webp'>;
export interface ImageHead {
  kind: ImageKind;
  width: number;
  height: number;
}
type Size = Omit<ImageHead, 'kind'>;

/** Nothing where it is no whole still picture of a kind that is taken in. */
export function readImageHead(file: Buffer): ImageHead | undefined {
  const kind = kindOfHead(file);
  if (kind !== 'jpg' && kind !== 'png' && kind !== 'webp') return undefined;
  const size = readers[kind](file);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : { kind, ...size };
}

const readers: Record<ImageKind, (file: Buffer) => Size | undefined> = { png: readPng, jpg: readJpeg, webp: readWebp };

/** Chunk after chunk to the end mark, which is the end of the file. */
function readPng(file: Buffer): Size | undefined {
  let size: Size | undefined;
  let hasData = false;
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = at + 8;
    const next = body + length + 4;
    if (next > file.length) return undefined;
    if (size === undefined) {
      if (type !== 'IHDR' || length !== 13) return undefined;
      size = { width: file.readUInt32BE(body), height: file.readUInt32BE(body + 4) };
    } else if (type === 'IEND') return hasData && next === file.length ? size : undefined;
    // The frames of a moving picture are announced before the data.
    else if (type === 'acTL' || type === 'IHDR') return undefined;
    hasData ||= type === 'IDAT' && length > 0;
    at = next;
  }
  return undefined;
}

/** Begins a frame; the others between these numbers are tables. */
const framesOfJpeg = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Segment after segment, and through the data of each scan, to the end mark. Cameras put more of their own behind it. */
function readJpeg(file: Buffer): Size | undefined {
  let size: Size | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1]!; // it is within the file
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasScan ? size : undefined;
    if (at + 4 > file.length) return undefined;
    const length = file.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > file.length) return undefined;
    if (framesOfJpeg.has(marker)) {
      if (size !== undefined || length < 8) return undefined;
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    hasScan ||= marker === 0xda;
    at = marker === 0xda ? endOfScan(file, next) : next;
  }
  return undefined;
}

/** Where the next marker stands that is neither a filling byte nor a mark of synchronisation. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1]!; // it is within the file
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** The container says how long it is, and each chunk in it; the size is that of the picture inside, or of a larger canvas. */
function readWebp(file: Buffer): Size | undefined {
  if (file.length < 20 || file.readUInt32LE(4) + 8 !== file.length) return undefined;
  let canvas: Size | undefined;
  let picture: Size | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const body = at + 8;
    if (body + length > file.length) return undefined;
    if (type === 'ANIM' || type === 'ANMF') return undefined;
    if (type === 'VP8X') {
      // The second bit says that it moves.
      if (at !== 12 || length < 10 || (file.readUInt8(body) & 2) !== 0) return undefined;
      canvas = { width: file.readUIntLE(body + 4, 3) + 1, height: file.readUIntLE(body + 7, 3) + 1 };
    } else if (type === 'VP8 ' || type === 'VP8L') {
      if (picture !== undefined) return undefined;
      picture = type === 'VP8 ' ? sizeOfLossy(file, body, length) : sizeOfLossless(file, body, length);
      if (picture === undefined) return undefined;
    }
    at = body + length + (length % 2);
  }
  if (picture === undefined) return undefined;
  return {
    width: Math.max(picture.width, canvas?.width ?? 0),
    height: Math.max(picture.height, canvas?.height ?? 0),
  };
}

function sizeOfLossy(file: Buffer, body: number, length: number): Size | undefined {
  if (length < 10 || file.readUIntBE(body + 3, 3) !== 0x9d012a) return undefined;
  return { width: file.readUInt16LE(body + 6) & 0x3fff, height: file.readUInt16LE(body + 8) & 0x3fff };
}

function sizeOfLossless(file: Buffer, body: number, length: number): Size | undefined {
  if (length < 5 || file[body] !== 0x2f) return undefined;
  const bits = file.readUInt32LE(body + 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
