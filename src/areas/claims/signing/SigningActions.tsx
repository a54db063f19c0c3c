import { ArrowCounterclockwise20Regular, DocumentText20Regular, Signature20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { isBarred, useRetryDibankDocumentMutation, type Document } from '../../../api/investment/signing';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import { session } from '../../../session/slice';
import { DocumentDialog } from './DocumentDialog';
import { m } from './messages';
import { PrepareDocument } from './PrepareDocument';

const SignDialog = lazyComponent(async () => (await import('./SignDialog')).SignDialog, 'kit.bulk');

/** What can be done with one document. */
export function SigningActions({ document }: { document: Document }) {
  const [action, setAction] = useState<'sign' | 'retry' | 'show'>();
  const [retry] = useRetryDibankDocumentMutation();
  const own = useSelector(session.selectors.user)?.id;
  // One intent, one key, however often the button is pressed.
  const key = useRef('');
  const close = () => setAction(undefined);
  const { id, status } = document;
  return (
    <>
      <ActionMenu label={m.actions}>
        <Can do="dibank.enable">
          <Action
            label={m.sign}
            icon={Signature20Regular}
            disabledReason={(status !== 'draft' && m.notDraft) || (isBarred(document, own) && m.approvedByMe)}
            onSelect={() => setAction('sign')}
          />
        </Can>
        <Action label={m.show} icon={DocumentText20Regular} onSelect={() => setAction('show')} />
        <Can do="dibank.update">
          <Action
            label={m.retry}
            icon={ArrowCounterclockwise20Regular}
            disabledReason={status !== 'failed' && status !== 'draft' && m.notFailed}
            onSelect={() => {
              key.current = crypto.randomUUID();
              setAction('retry');
            }}
          />
        </Can>
        <PrepareDocument
          claimId={document.exit_claim_id}
          isAgain
          disabledReason={status !== 'cancelled' && m.notCancelled}
        />
      </ActionMenu>
      {action === 'sign' && (
        <Suspense>
          <SignDialog what={{ ids: [id] }} onClose={close} />
        </Suspense>
      )}
      {action === 'show' && <DocumentDialog document={document} onClose={close} />}
      {action === 'retry' && (
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
