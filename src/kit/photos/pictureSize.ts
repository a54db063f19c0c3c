import { checkFile, imageKinds } from '../../lib/fileKind';
import type { Size } from './cropBox';
import { isTooLarge } from './pictureWorkerCore';

/** A chosen picture that can be looked at before it is sent. */
export interface ChosenPicture {
  id: string;
  file: File;
  size: Size;
}

/** How large it is drawn; nothing where it is no picture. */
async function sizeOf(file: File): Promise<Size | undefined> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<Size | undefined>((resolve) => {
      const image = new Image();
      image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
      image.addEventListener('error', () => resolve(undefined));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface Sorted {
  /** What may be sent. */
  pictures: ChosenPicture[];
  others: File[];
  /** Those of the others that are pictures with too many dots. */
  tooLarge: File[];
}

/** Those of the chosen files that are pictures which may be sent, with their sizes, and the others. */
export async function sortPictures(files: readonly File[]): Promise<Sorted> {
  const pictures: ChosenPicture[] = [];
  const others: File[] = [];
  const tooLarge: File[] = [];
  // One after the other: each of them may have twenty million dots.
  for (const file of files) {
    const size = (await checkFile(file, imageKinds)) === undefined ? await sizeOf(file) : undefined;
    const isOver = size !== undefined && isTooLarge(size);
    if (isOver) tooLarge.push(file);
    if (size === undefined || isOver) others.push(file);
    else pictures.push({ id: crypto.randomUUID(), file, size });
  }
  return { pictures, others, tooLarge };
}
