/**
 * Makes of a picture what is sent: the part of it that is wanted, no larger than it has to be, without what a camera writes into it, and a
 * small form.
 */
import { wholeOf, type CropBox, type Size } from './cropBox';

export interface Prepared {
  picture: Blob;
  thumb: Blob;
}
export type Answer = Prepared | { problem: 'unreadable' | 'tooLarge' };

/** What the service takes; looked at by the size that the decoder tells. */
const longestSide = 6000;
const mostPixels = 24_000_000;
/** What is sent. */
const sentSide = 1600;
const thumbSides = [240, 200, 160, 120] as const;
const thumbBytes = 12 * 1024;

/** The size within a square, with the proportions that it has. */
export function within(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const isTooLarge = ({ width, height }: Size): boolean =>
  Math.max(width, height) > longestSide || width * height > mostPixels;

async function drawn(bitmap: ImageBitmap, part: CropBox, side: number, quality: number): Promise<Blob> {
  const { width, height } = within(side, part);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that writes no webp answers with a png, which is larger and loses nothing.
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality });
}

export interface Asked {
  file: Blob;
  /** Nothing where the whole of it is wanted. */
  part: CropBox | undefined;
}

export async function preparePicture({ file, part }: Asked): Promise<Answer> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    // Whatever the decoder says: it is no picture.
    return { problem: 'unreadable' };
  }
  try {
    if (isTooLarge(bitmap)) return { problem: 'tooLarge' };
    const kept = part ?? wholeOf(bitmap);
    const picture = await drawn(bitmap, kept, sentSide, 0.86);
    for (const side of thumbSides) {
      const thumb = await drawn(bitmap, kept, side, 0.72);
      if (thumb.size <= thumbBytes) return { picture, thumb };
    }
    return { problem: 'tooLarge' };
  } finally {
    bitmap.close();
  }
}
