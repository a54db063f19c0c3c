import type { Failure } from '../../lib/failure';
import { unsupportedMediaType } from '../../lib/httpStatus';
import type { CropBox } from './cropBox';
import { openPictureWorker } from './openPictureWorker';
import type { Answer, Asked } from './pictureWorkerCore';

const refusal = (code: string): Failure => ({ kind: 'status', status: unsupportedMediaType, codes: [code] });
const codes = { unreadable: 'file_kind_not_allowed', tooLarge: 'image_too_large' } as const;

/** By its new kind; the rest of the name stays, for people know it by that. */
function named(blob: Blob, name: string): File {
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}

/**
 * A picture, or a part of it, as it is sent, with its small form, made beside the screen. Rejects with the refusal that the service would
 * give, and with `aborted` once it is given up.
 */
export function shrinkPicture(file: File, signal: AbortSignal, part?: CropBox): Promise<{ file: File; thumb: File }> {
  return new Promise((resolve, reject) => {
    const worker = openPictureWorker();
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
    };
    const fail = (failure: Failure) => {
      end();
      reject(failure);
    };
    const giveUp = () => fail({ kind: 'aborted', status: 0, codes: [] });
    signal.addEventListener('abort', giveUp);
    worker.addEventListener('error', () => fail(refusal(codes.unreadable)));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('problem' in data) return fail(refusal(codes[data.problem]));
      end();
      resolve({ file: named(data.picture, file.name), thumb: named(data.thumb, file.name) });
    });
    worker.postMessage({ file, part } satisfies Asked);
  });
}
