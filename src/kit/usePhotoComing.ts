import { useLayoutEffect, useState } from 'react';
import { photoFile, type PhotoState } from './usePhotosSeen';

/** Whether the photo of an address is on its way, shown or broken, and how it is tried again. */
export function usePhotoComing(url: string, onState?: (url: string, state: PhotoState) => void) {
  const [came, setCame] = useState<{ url: string; state: PhotoState }>({ url, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // An address that is signed anew brings the photo that is seen already.
  const isSeen = came.state === 'shown' && photoFile(came.url) === photoFile(url);
  const known = came.url === url || isSeen ? came.state : 'loading';
  const state = url === '' ? 'broken' : known;
  useLayoutEffect(() => onState?.(url, state), [onState, url, state]);
  const tryAgain = (): void => {
    setCame({ url, state: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { state, attempt, set: (next: PhotoState) => setCame({ url, state: next }), tryAgain };
}
