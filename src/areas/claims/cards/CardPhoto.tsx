import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PhotoPane } from '../../../kit/photos/PhotoPane';
import type { PhotoState } from '../../../kit/photos/usePhotosSeen';
import { m } from './messages';

const useStyles = makeStyles({
  photo: { display: 'grid', minHeight: '320px' },
  missing: {
    display: 'grid',
    placeContent: 'center',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

interface Props {
  url: string | null;
  onState: (url: string, state: PhotoState) => void;
  onRetry: () => void;
}

/** The photo of a card, or that none was sent. */
export function CardPhoto({ url, onState, onRetry }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  if (url === null)
    return (
      <div className={styles.missing}>
        <FormattedMessage {...m.noPhoto} />
      </div>
    );
  return (
    <div className={styles.photo}>
      <PhotoPane url={url} title={intl.formatMessage(m.photo)} onState={onState} onRetry={onRetry} />
    </div>
  );
}
