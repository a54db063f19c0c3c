import { ArrowCounterclockwise20Regular, DocumentText20Regular, Signature20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRetryDibankDocumentMutation, type Document } from '../../../api/investment/esign';
import { Action } from '../../../kit/Action';
import { ActionMenu } from '../../../kit/ActionMenu';
import { ConfirmAction } from '../../../kit/ConfirmAction';
import { lazily } from '../../../kit/lazily';
import { Can } from '../../../session/can';
import { DocumentDialog } from './DocumentDialog';
import { m } from './messages';
import { PrepareDocument } from './PrepareDocument';

const SignDialog = lazily(async () => (await import('./SignDialog')).SignDialog);

/** What can be done with one document. */
export function SigningActions({ document }: { document: Document }) {
  const [deed, setDeed] = useState<'sign' | 'retry' | 'show'>();
  const [retry] = useRetryDibankDocumentMutation();
  // One intent, one key, however often the button is pressed.
  const key = useRef('');
  const close = () => setDeed(undefined);
  const { id, status } = document;
  return (
    <>
      <ActionMenu label={m.actions}>
        <Can do="dibank.enable">
          <Action
            label={m.sign}
            icon={Signature20Regular}
            disabledReason={status !== 'draft' && m.notDraft}
            onSelect={() => setDeed('sign')}
          />
        </Can>
        <Action label={m.show} icon={DocumentText20Regular} onSelect={() => setDeed('show')} />
        <Can do="dibank.update">
          <Action
            label={m.retry}
            icon={ArrowCounterclockwise20Regular}
            disabledReason={status !== 'failed' && m.notFailed}
            onSelect={() => {
              key.current = crypto.randomUUID();
              setDeed('retry');
            }}
          />
        </Can>
        <PrepareDocument
          claimId={document.exit_claim_id}
          isAgain
          disabledReason={status !== 'cancelled' && m.notCancelled}
        />
      </ActionMenu>
      {deed === 'sign' && (
        <Suspense>
          <SignDialog what={{ ids: [id] }} onClose={close} />
        </Suspense>
      )}
      {deed === 'show' && <DocumentDialog document={document} onClose={close} />}
      {deed === 'retry' && (
        <ConfirmAction
          title={m.retryTitle}
          yes={m.retry}
          run={() => retry({ 'Idempotency-Key': key.current, body: { document_id: id } }).unwrap()}
          done={m.retried}
          onClose={close}
        >
          <FormattedMessage {...m.retryText} />
        </ConfirmAction>
      )}
    </>
  );
}
