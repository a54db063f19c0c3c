import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { PhotoPane } from '../../../kit/photos/PhotoPane';
import type { PhotoState } from '../../../kit/photos/usePhotosSeen';
import { HiddenHeading } from '../../../kit/detail/HiddenHeading';
import { photoLabels } from '../card/photoLabels';
import { m } from './messages';

type Kind = Investor['photos'][number]['kind'];

/** The four that a verification looks at, in the order in which they are compared. */
export const photoKinds: readonly Kind[] = ['passport', 'selfie', 'registration', 'profile'];

// Both rows are in sight on a usual screen, under the head of the panel and of the page.
const height = 'clamp(220px, calc((100dvh - 320px) / 2), 480px)';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: height,
    gap: tokens.spacingHorizontalL,
    margin: 0,
    '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '320px' },
  },
  missing: {
    display: 'grid',
    placeContent: 'center',
    gap: tokens.spacingVerticalXS,
    textAlign: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
});

export interface PhotoWatch {
  onState: (url: string, state: PhotoState) => void;
  onRetry: () => void;
}

/** Those of an investor that a verification looks at; what he did not send is a doubt and no photo. */
export const photosAtHand = ({ subject, photos }: Investor): string[] =>
  subject === 'individual' ? photoKinds.flatMap((kind) => photos.find((photo) => photo.kind === kind)?.url ?? []) : [];

/** The four photos side by side, each made larger and turned by itself; one that is missing keeps its place. */
export function PhotoWall({ investor, watch }: { investor: Investor; watch: PhotoWatch }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(m.photos)} className={styles.root}>
      <HiddenHeading level={2}>
        <FormattedMessage {...m.photos} />
      </HiddenHeading>
      {photoKinds.map((kind) => {
        const photo = investor.photos.find((one) => one.kind === kind);
        const title = intl.formatMessage(photoLabels[kind]);
        return photo ? (
          <PhotoPane key={`${investor.id}/${kind}`} url={photo.url} title={title} {...watch} />
        ) : (
          <div key={kind} className={styles.missing}>
            <span className={styles.title}>{title}</span>
            <FormattedMessage {...m.noPhoto} />
          </div>
        );
      })}
    </div>
  );
}
