import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Section } from '../../../kit/detail/Section';
import { PhotoPane } from '../../../kit/photos/PhotoPane';
import type { Photo } from '../../../kit/photos/PhotoViewer';
import type { PhotoState } from '../../../kit/photos/usePhotosSeen';
import { Note } from '../../../parts/Note';
import { m } from './messages';

const useStyles = makeStyles({
  photos: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gridAutoRows: '300px',
    gap: tokens.spacingHorizontalL,
  },
});

interface Props {
  photos: readonly Photo[];
  watch: { onState: (url: string, state: PhotoState) => void; onRetry: () => void };
}

/** What was attached to an order, in pictures. */
export function PhotosSection({ photos, watch }: Props) {
  const styles = useStyles();
  return (
    <Section id="photos" title={m.photosTitle}>
      {photos.length > 0 ? (
        <div className={styles.photos}>
          {photos.map(({ id, url, title }) => (
            <PhotoPane key={id} url={url} title={title} {...watch} />
          ))}
        </div>
      ) : (
        <Note isWarning>
          <FormattedMessage {...m.noPhotos} />
        </Note>
      )}
    </Section>
  );
}
