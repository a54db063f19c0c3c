import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import type { Photo } from '../../../kit/photos/PhotoViewer';
import { Note } from '../../../parts/Note';
import { m } from './messages';

const PhotoViewer = lazyComponent(async () => (await import('../../../kit/photos/PhotoViewer')).PhotoViewer);

interface Props {
  photos: readonly Photo[];
  /** A key asked for all of them, large. */
  isViewing: boolean;
  onClose: () => void;
}

/** Who the customer is and what was attached, in pictures. */
export function PhotosSection({ photos, isViewing, onClose }: Props) {
  const [first] = photos;
  return (
    <Section id="photos" title={m.photosTitle}>
      {first ? (
        <PhotoGallery photos={photos} />
      ) : (
        <Note isWarning>
          <FormattedMessage {...m.noPhotos} />
        </Note>
      )}
      {isViewing && first && (
        <Suspense>
          <PhotoViewer photos={photos} first={first.id} onClose={onClose} />
        </Suspense>
      )}
    </Section>
  );
}
