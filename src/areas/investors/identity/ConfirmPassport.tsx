import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetInvestorQuery } from '../../../api/investment/investors';
import { useConfirmInvestorPassportMutation } from '../../../api/system-user/investors';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { PhotoPane } from '../../../kit/photos/PhotoPane';
import { usePhotosSeen } from '../../../kit/photos/usePhotosSeen';
import { photoLabels } from '../card/photoLabels';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';

const useStyles = makeStyles({
  photos: {
    display: 'grid',
    gridAutoRows: '220px',
    gap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalL,
  },
});

/**
 * The question shows the photos that it is about, wherever it was asked from: a word about a passport that nobody has
 * looked at is worth nothing. What is missing of them is refused by the service.
 */
export function ConfirmPassport({ investor, onClose }: InvestorFormProps) {
  const styles = useStyles();
  const intl = useIntl();
  const [confirm] = useConfirmInvestorPassportMutation();
  const seen = usePhotosSeen();
  // The addresses of the photos run out, and the page under this may have been open for long.
  const { refetch } = useGetInvestorQuery({ id: investor.id });
  const photos = investor.photos.filter(({ kind }) => kind === 'passport' || kind === 'selfie');
  return (
    <ConfirmAction
      title={m.confirmPassport}
      yes={m.confirmPassport}
      isHeld={seen.whyNot(photos.map(({ url }) => url)) !== undefined}
      run={() => confirm({ id: investor.id, 'If-Match': investor.version }).unwrap()}
      done={m.passportConfirmed}
      onClose={onClose}
    >
      <FormattedMessage {...m.confirmPassportText} />
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ kind, url }) => (
            <PhotoPane
              key={kind}
              url={url}
              title={intl.formatMessage(photoLabels[kind])}
              onState={seen.tell}
              onRetry={() => void refetch()}
            />
          ))}
        </div>
      )}
    </ConfirmAction>
  );
}
