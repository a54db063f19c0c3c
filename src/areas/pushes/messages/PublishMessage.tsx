import { FormattedMessage } from 'react-intl';
import { usePublishPushMessageMutation, type PushMessageDetail } from '../../../api/payment/pushMessages';
import { ConfirmIrreversible } from '../../../kit/actions/ConfirmIrreversible';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { useIdempotencyKey } from '../../../kit/write/useIdempotencyKey';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { useAudience } from './AudienceBox';
import { deadPress, manyPeople } from './messageTerms';
import { m, willSend } from './messages';

/** The question before a message goes out: whom it reaches. The number is repeated to the service; a large one is typed. */
export function PublishMessage({ message, onClose }: { message: PushMessageDetail; onClose: () => void }) {
  const [publish] = usePublishPushMessageMutation();
  const { item: audience, failure, retry } = useAudience(message);
  const keyOf = useIdempotencyKey();
  const { id, version } = message;
  const people = audience?.people ?? 0;
  const run = async () => {
    try {
      const body = { audience: people };
      await publish({ id, 'If-Match': version, 'Idempotency-Key': keyOf(version, people), body }).unwrap();
    } catch (error) {
      // The new number is shown, and has to be confirmed again.
      if (toFailure(error).codes.includes('audience_changed')) retry();
      throw error;
    }
  };
  // One question from the first moment on: another in its place would take the focus away when the number comes.
  return (
    <ConfirmIrreversible
      title={m.publishTitle}
      yes={m.publish}
      done={m.requestSent}
      text={people > manyPeople ? String(people) : undefined}
      isHeld={audience === undefined}
      run={run}
      onClose={onClose}
    >
      {!audience && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
      {audience && (
        <>
          <p>
            <FormattedMessage
              {...willSend}
              values={{ people, reachable: audience.reachable, fallback: audience.fallback }}
            />
          </p>
          {message.dead_link !== null && (
            <Note isWarning>
              <FormattedMessage {...deadPress[message.dead_link]} />
            </Note>
          )}
          <p>
            <FormattedMessage {...m.finalText} />
          </p>
        </>
      )}
    </ConfirmIrreversible>
  );
}
