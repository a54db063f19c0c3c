/** Pictures of every kind that is taken in, whole, and with what is wrong with them; nothing decodes them. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const header = (width: number, height: number) => {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', body);
};
interface PngParts {
  /** Chunks between the header and the data. */
  between?: readonly Buffer[];
  /** Bytes of the data; those of a small black picture unless told. */
  data?: Buffer;
}
export const pngOf = (width: number, height: number, { between = [], data }: PngParts = {}): Buffer =>
  Buffer.concat([
    ...[pngHead, header(width, height), ...between],
    chunk('IDAT', data ?? deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 100_000)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
export const movingPng = pngOf(8, 8, { between: [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] });
export const pngWithoutData = Buffer.concat([pngHead, header(8, 8), chunk('IEND', Buffer.alloc(0))]);
export const pngWithTwoHeads = pngOf(8, 8, { between: [header(9000, 9000)] });

const segment = (marker: number, body: readonly number[]) =>
  Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]);
const scan = Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4])]);
export const jpegOf = (width: number, height: number, before: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(before.length > 0 ? before : [segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
/** What a camera writes of the place where it was taken: long, and before the size. */
export const exif = segment(
  0xe1,
  Array.from({ length: 60_000 }, (_, at) => (at % 7 === 0 ? 0xff : at & 127)),
);
export const jpegWithTwoFrames = jpegOf(8, 8, [
  segment(0xe0, [0]),
  segment(0xc2, [8, 255, 255, 255, 255, 1, 1, 0x11, 0]),
]);
export const jpegWithoutScan = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
  Buffer.from([0xff, 0xd9]),
]);

const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
};
const webpChunk = (type: string, body: Buffer, length = body.length) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
};
const lossy = (width: number, height: number) =>
  webpChunk(
    'VP8 ',
    Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 1, 2, 3, 4]),
  );
const lossless = (width: number, height: number) => {
  const body = Buffer.alloc(12, 7);
  body[0] = 0x2f;
  body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return webpChunk('VP8L', body);
};
const canvas = (width: number, height: number, flags = 0) => {
  const body = Buffer.alloc(10);
  body[0] = flags;
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', body);
};
export const webpOf = (width: number, height: number): Buffer => riff(lossy(width, height));
export const losslessWebpOf = (width: number, height: number): Buffer => riff(lossless(width, height));
export const canvasWebpOf = (width: number, height: number): Buffer =>
  riff(canvas(width, height), lossy(width, height));
export const movingWebp = riff(
  canvas(8, 8, 2),
  webpChunk('ANIM', Buffer.alloc(6)),
  webpChunk('ANMF', Buffer.alloc(24)),
);
/** Says that it is small, and is not. */
export const webpOfSmallCanvas = riff(canvas(8, 8), lossless(16_383, 16_383));
export const webpOfLongChunk = riff(webpChunk('VP8 ', Buffer.alloc(20), 4_000_000_000));
export const webpOfTwoPictures = riff(lossy(8, 8), lossy(8, 8));
export const webpWithoutPicture = riff(canvas(8, 8), webpChunk('EXIF', Buffer.alloc(8)));
export const webpOfWrongLength = Buffer.concat([webpOf(8, 8), Buffer.from('<script>')]);

/** Of the same bytes over and over, so that whoever walks through it walks long. */
export const jpegWithoutEnd = Buffer.concat([
  jpegOf(8, 8).subarray(0, -2),
  Buffer.alloc(5_000_000, Buffer.from([0xff, 0])),
]);
export const pngOfManyChunks = Buffer.concat([
  ...[pngHead, header(8, 8)],
  ...Array.from({ length: 400_000 }, () => Buffer.from([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0])),
]);
