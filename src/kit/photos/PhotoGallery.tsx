import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { focusOutline } from '../foundation/styles';
import { lazyComponent } from '../foundation/lazyComponent';
import type { Photo } from './PhotoViewer';

const open = defineMessage<{ title: string }>({ id: 'kit.photos.open', defaultMessage: 'Открыть фото: {title}' });

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  button: {
    display: 'block',
    width: '100%',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
    cursor: 'zoom-in',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { ...focusOutline, outlineOffset: '2px' },
  },
  image: { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  title: {
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

const PhotoViewer = lazyComponent(async () => (await import('./PhotoViewer')).PhotoViewer);

/** Photos in small; one that is pressed opens over the window, where it can be made larger, turned and compared. */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <ul className={styles.root}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.button}
              aria-label={intl.formatMessage(open, { title: photo.title })}
              onClick={() => setOpened(photo.id)}
            >
              <img className={styles.image} src={photo.url || undefined} alt="" loading="lazy" />
            </button>
            <div className={styles.title}>{photo.title}</div>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
