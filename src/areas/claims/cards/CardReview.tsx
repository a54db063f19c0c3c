import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  useDecideCardVerificationMutation,
  type CardVerificationClaim,
} from '../../../api/investment/cardVerification';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { notify, notifyFailure } from '../../../kit/state/notifications';
import { toFailure } from '../../../lib/failure';
import { Section } from '../../../kit/detail/Section';
import { useShortcuts } from '../../../kit/state/shortcuts';
import { HiddenHeading } from '../../../kit/detail/HiddenHeading';
import { usePhotosSeen } from '../../../kit/photos/usePhotosSeen';
import { m as history } from '../../../parts/historyMessages';
import { RecordHistory } from '../../../parts/RecordHistory';
import { Can, useCan } from '../../../session/can';
import { CardFacts } from './CardFacts';
import { CardPhoto } from './CardPhoto';
import { cardStatus } from '../../../parts/claims/terms';
import { cardValueWords, whyNotVerified } from './cardTerms';
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
  /** Opens the one that waits after this; missing when there is none. */
  onNext: (() => void) | undefined;
  /** Reads the card again: its photo comes with an address that runs out. */
  onReload: () => void;
}

/** The photo of a card beside what was typed: verified, refused, and on to the next with one key each. */
export function CardReview({ claim, onNext, onReload }: Props) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const part = useRef<HTMLDivElement>(null);
  const isDeciding = useRef(false);
  const [isRejecting, setRejecting] = useState(false);
  const [decide] = useDecideCardVerificationMutation();
  const may = useCan()('card_verification.enable');
  const isOpen = claim.status === 'pending';
  const reason = !isOpen && t.isDecided;
  const photos = usePhotosSeen();
  const photo = claim.card_photo;
  const noVerify = whyNotVerified(claim) ?? photos.whyNot(photo === null ? [] : [photo]) ?? false;
  const goOn = onNext ?? (() => undefined);

  const verify = async (): Promise<void> => {
    // The key and the button may be pressed in the same moment.
    if (isDeciding.current) return;
    isDeciding.current = true;
    try {
      await decide({ id: claim.id, 'If-Match': claim.version, body: { status: 'verified' } }).unwrap();
      dispatch(notify({ tone: 'success', title: t.statusEdited, text: m.isVerified }));
      goOn();
    } finally {
      isDeciding.current = false;
    }
  };
  const verifyByKey = () => void verify().catch((error: unknown) => dispatch(notifyFailure(toFailure(error))));
  const within = { scope: 'dialog', part: () => part.current } as const;
  useShortcuts([
    ...(may && isOpen
      ? [
          ...(noVerify
            ? []
            : [{ ...within, id: 'cardReview.verify', title: m.verify, keys: ['KeyA'], run: verifyByKey }]),
          { ...within, id: 'cardReview.reject', title: t.reject, keys: ['KeyR'], run: () => setRejecting(true) },
        ]
      : []),
    ...(onNext ? [{ ...within, id: 'cardReview.next', title: m.next, keys: ['KeyJ'], run: onNext }] : []),
  ]);

  return (
    <>
      <div ref={part} className={styles.body}>
        <div className={styles.actions}>
          {cardStatus.badge(claim.status)}
          <Can do="card_verification.enable">
            <Action label={m.verify} isPrimary disabledReason={noVerify} onSelect={verify} />
            <Action label={t.reject} tone="danger" disabledReason={reason} onSelect={() => setRejecting(true)} />
          </Can>
          <Action label={m.next} icon={ArrowRight20Regular} disabledReason={!onNext && m.noNext} onSelect={goOn} />
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
        <Section id="history" title={history.title}>
          <RecordHistory rows={claim.history} words={cardValueWords} />
        </Section>
      </div>
      <Suspense>
        {isRejecting && <RejectCard claim={claim} onClose={() => setRejecting(false)} onDone={goOn} />}
      </Suspense>
    </>
  );
}
