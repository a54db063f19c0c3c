import { useCallback, useState } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type PhotoState = 'loading' | 'shown' | 'broken';

export const photoWords = defineMessages({
  loading: { id: 'kit.photo.loading', defaultMessage: 'Фото загружается' },
  broken: { id: 'kit.photo.broken', defaultMessage: 'Фото не загрузилось' },
});

/** What an address names: the signature behind it changes with each reading, the file does not. */
export const photoFile = (url: string): string => url.split('?', 1)[0] ?? url;

interface PhotosSeen {
  /** For `onState` of each PhotoPane. */
  tell: (url: string, state: PhotoState) => void;
  /** Why nothing is decided on these photos yet; missing once all of them are in sight. */
  whyNot: (urls: readonly string[]) => MessageDescriptor | undefined;
}

/**
 * Which photos have come, for whoever decides on them: nobody says yes to a photo that he has not seen.
 *
 *     const photos = usePhotosSeen();
 *     <Action label={m.verify} disabledReason={photos.whyNot([url]) ?? false} onSelect={verify} />
 *     <PhotoPane url={url} title={title} onState={photos.tell} onRetry={reload} />
 */
export function usePhotosSeen(): PhotosSeen {
  const [states, setStates] = useState<ReadonlyMap<string, PhotoState>>(new Map());
  const tell = useCallback((url: string, state: PhotoState) => {
    const file = photoFile(url);
    setStates((before) => (before.get(file) === state ? before : new Map(before).set(file, state)));
  }, []);
  const whyNot = (urls: readonly string[]): MessageDescriptor | undefined => {
    const found = urls.map((url) => states.get(photoFile(url)) ?? 'loading');
    if (found.includes('broken')) return photoWords.broken;
    return found.includes('loading') ? photoWords.loading : undefined;
  };
  return { tell, whyNot };
}
