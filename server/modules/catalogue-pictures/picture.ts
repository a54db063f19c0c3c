import { Readable } from 'node:stream';
import { readImageHead, type ImageHead } from '../../files/imageHead';
import { Refusal } from '../../shared/problem';

const megabyte = 1024 * 1024;

/** What a picture of the catalogue may be; its small form is for lists, of which a page shows fifty. Then what banners and stories show. */
export const limits = {
  picture: { bytes: 5 * megabyte, side: 6000, pixels: 24_000_000 },
  content: { bytes: 10 * megabyte, side: 6000, pixels: 24_000_000 },
  thumb: { bytes: 12 * 1024, side: 400, pixels: 160_000 },
} as const;

export interface Picture extends ImageHead {
  name: string;
  content: Buffer;
}

/** The whole of a file of a form, in memory, refused by what its head says before anything of it is kept. */
export async function readPicture(
  { name, content }: { name: string; content: Readable },
  form: keyof typeof limits,
): Promise<Picture> {
  const { bytes, side, pixels } = limits[form];
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > bytes) throw new Refusal(413, 'file_too_large', 'The picture is too large');
    pieces.push(piece);
  }
  const file = Buffer.concat(pieces);
  const head = readImageHead(file);
  if (head === undefined)
    throw new Refusal(415, 'file_kind_not_allowed', 'This is no whole still picture of an accepted kind');
  const { width, height } = head;
  if (width > side || height > side || width * height > pixels)
    throw new Refusal(413, 'image_too_large', `The picture has ${width} by ${height} dots`);
  return { ...head, name, content: file };
}
