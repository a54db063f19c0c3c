import { useRef, useState } from 'react';
import type { UploadOptions } from '../api/cache/upload';
import { useUnmountEffect } from '../kit/foundation/useUnmountEffect';

/**
 * Sends the picture of a form by `upload`, and says how far it is: its number on the service, null where there is to be none, undefined where the one
 * that is there stays. A picture that has arrived is not sent again when the form is refused.
 */
export function useSentPicture(upload: (file: File, sent: UploadOptions) => Promise<string>) {
  const [progress, setProgress] = useState<number>();
  const arrived = useRef<{ file: File; id: string }>(undefined);
  const stop = useRef<AbortController>(undefined);
  useUnmountEffect(() => stop.current?.abort());

  const send = async (image: string | File | null): Promise<string | null | undefined> => {
    if (typeof image === 'string') return undefined;
    if (image === null) return null;
    if (arrived.current?.file === image) return arrived.current.id;
    stop.current = new AbortController();
    setProgress(0);
    try {
      const id = await upload(image, { signal: stop.current.signal, onProgress: setProgress });
      arrived.current = { file: image, id };
      return id;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, send };
}
