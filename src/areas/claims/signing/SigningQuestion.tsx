import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRetryDibankDocumentMutation, type Document } from '../../../api/investment/signing';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';

const SignDialog = lazyComponent(async () => (await import('./SignDialog')).SignDialog, 'kit.bulk');
const ReopenCashOut = lazyComponent(async () => (await import('../cashOut/ReopenCashOut')).ReopenCashOut);

const cancelWords = { title: m.cancelTitle, verb: m.cancel, done: m.cancelled };

/** What is asked about one document before it is done. */
export type SigningVerb = 'sign' | 'retry' | 'cancel';

/** The question before one document is signed, prepared anew or cancelled. */
export function SigningQuestion({
  verb,
  document,
  onClose,
}: {
  verb: SigningVerb;
  document: Document;
  onClose: () => void;
}) {
  const [retry] = useRetryDibankDocumentMutation();
  // One intent, one key, however often the button is pressed.
  const [key] = useState(() => crypto.randomUUID());
  const { id, number, amount, exit_claim_id: claimId, claim_version: version } = document;
  const about = { record: number, amount };
  if (verb === 'sign')
    return (
      <Suspense>
        <SignDialog what={{ ids: [id] }} onClose={onClose} />
      </Suspense>
    );
  if (verb === 'cancel')
    return (
      <Suspense>
        <ReopenCashOut id={claimId} version={version} about={about} words={cancelWords} onClose={onClose} />
      </Suspense>
    );
  return (
    <ConfirmAction
      title={m.retryTitle}
      yes={m.retry}
      isDecision
      run={() => retry({ 'Idempotency-Key': key, body: { document_id: id } }).unwrap()}
      done={m.retried}
      about={about}
      onClose={onClose}
    >
      <FormattedMessage {...m.retryText} />
    </ConfirmAction>
  );
}
