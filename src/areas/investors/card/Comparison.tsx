import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dialogSurface } from '../../../kit/foundation/styles';
import { useGetInvestorQuery, type Investor } from '../../../api/investment/investors';
import { PhotoPane } from '../../../kit/photos/PhotoPane';
import type { Photo } from '../../../kit/photos/PhotoViewer';
import { useModal } from '../../../kit/overlay/useModal';
import { usePhotosSeen } from '../../../kit/photos/usePhotosSeen';
import { ComparedFacts } from './ComparedFacts';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    ...dialogSurface,
    width: 'calc(100vw - 32px)',
    height: 'calc(100dvh - 32px)',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: tokens.spacingVerticalL,
    // Messages stand in it, under what it shows.
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '@media (max-width: 900px)': { width: '100vw', height: '100dvh', borderRadius: 0 },
  },
  inside: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1, minHeight: 0 },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    minHeight: 0,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', overflowY: 'auto' },
  },
  panes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    minHeight: 0,
    // As high as the photos are: what follows would else stand over them.
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '320px', minHeight: 'auto' },
  },
  facts: {
    overflowY: 'auto',
    minHeight: 0,
    '@media (max-width: 900px)': { overflowY: 'visible', minHeight: 'auto' },
  },
});

interface Props {
  investor: Investor;
  photos: readonly Photo[];
  onClose: () => void;
}

/** All photos at once, each to be made larger and turned, beside the data that they have to bear out. */
export function Comparison({ investor, photos, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const modal = useModal(onClose);
  const seen = usePhotosSeen();
  // The addresses of the photos run out, and the page under this may have been open for long.
  const { refetch } = useGetInvestorQuery({ id: investor.id });
  return (
    <dialog {...modal} aria-labelledby={id} className={styles.root}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            <FormattedMessage {...m.comparison} />
          </h2>
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular aria-hidden />}
            aria-label={intl.formatMessage(m.closeComparison)}
            title={intl.formatMessage(m.closeComparison)}
            onClick={onClose}
          />
        </div>
        <div className={styles.body}>
          <div className={styles.panes}>
            {photos.map((photo) => (
              <PhotoPane
                key={photo.id}
                url={photo.url}
                title={photo.title}
                onState={seen.tell}
                onRetry={() => void refetch()}
              />
            ))}
          </div>
          <div className={styles.facts}>
            <ComparedFacts investor={investor} unseen={seen.whyNot(photos.map(({ url }) => url))} />
          </div>
        </div>
      </div>
    </dialog>
  );
}
