import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  useDecideCardVerificationMutation,
  type CardVerificationClaim,
} from '../../../api/investment/cardVerification';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { RecordWalkButtons } from '../../../kit/list/RecordWalkButtons';
import { useDecision } from '../../../kit/list/recordWalk';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { HiddenHeading } from '../../../kit/detail/HiddenHeading';
import { usePhotosSeen } from '../../../kit/photos/usePhotosSeen';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { HistorySection } from '../../../parts/HistorySection';
import { Can } from '../../../session/can';
import { CardFacts } from './CardFacts';
import { CardPhoto } from './CardPhoto';
import { cardStatus } from '../../../parts/claims/terms';
import { cardJournal, whyNotVerified } from './cardTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const RejectCard = lazyComponent(async () => (await import('./RejectCard')).RejectCard);

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    overflowY: 'auto',
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

interface Props {
  claim: CardVerificationClaim;
  /** Reads the card again: its photo comes with an address that runs out. */
  onReload: () => void;
}

/** The photo of a card beside what was typed: verified or refused by the letters of all queues, and on to the next. */
export function CardReview({ claim, onReload }: Props) {
  const styles = useStyles();
  const [asking, ask] = useState<'verify' | 'reject'>();
  const [decide] = useDecideCardVerificationMutation();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const reason = claim.status !== 'pending' && t.isDecided;
  const photos = usePhotosSeen();
  const photo = claim.card_photo;
  const noVerify = whyNotVerified(claim) ?? photos.whyNot(photo === null ? [] : [photo]) ?? false;
  const { taken, leave } = useDecision((then) => {
    ask(undefined);
    then();
  });

  return (
    <>
      <div className={styles.body}>
        <div className={styles.actions}>
          {cardStatus.badge(claim.status)}
          <Can do="card_verification.enable">
            <Action
              label={m.verify}
              verb="approve"
              isPrimary
              disabledReason={noVerify}
              onSelect={() => ask('verify')}
            />
            <Action
              label={t.reject}
              verb="reject"
              tone="danger"
              disabledReason={reason}
              onSelect={() => ask('reject')}
            />
          </Can>
          <RecordWalkButtons />
        </div>
        <div className={styles.sides}>
          <CardPhoto key={claim.id} url={photo} onState={photos.tell} onRetry={onReload} />
          <div>
            <HiddenHeading level={3}>
              <FormattedMessage {...m.typed} />
            </HiddenHeading>
            <CardFacts claim={claim} />
          </div>
        </div>
        <HistorySection rows={claim.history} words={cardJournal} />
      </div>
      {asking === 'verify' && (
        <ConfirmAction
          title={m.verifyTitle}
          yes={m.verify}
          isDecision
          run={() => taken(decide({ id: claim.id, 'If-Match': claim.version, body: { status: 'verified' } }).unwrap())}
          done={() => dispatch(notify({ tone: 'success', title: t.statusEdited, text: m.isVerified, path }))}
          onClose={() => leave()}
        >
          {claim.card_masked}
        </ConfirmAction>
      )}
      <Suspense>{asking === 'reject' && <RejectCard claim={claim} onTaken={taken} onClose={() => leave()} />}</Suspense>
    </>
  );
}
