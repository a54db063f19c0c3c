import { ArrowCounterclockwise20Regular, Signature20Regular } from '@fluentui/react-icons';
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
import { m } from './messages';
import { PrepareDocument } from './PrepareDocument';

const SignDialog = lazyComponent(async () => (await import('./SignDialog')).SignDialog, 'kit.bulk');

/** What can be done with one document. */
export function SigningActions({ document, isRow = false }: { document: Document; isRow?: boolean }) {
  const [action, setAction] = useState<'sign' | 'retry'>();
  const [retry] = useRetryDibankDocumentMutation();
  const own = useSelector(session.selectors.user)?.id;
  // One intent, one key, however often the button is pressed.
  const key = useRef('');
  const close = () => setAction(undefined);
  const { id, status } = document;
  // What can be done now comes first, and has the letter; at the side what cannot be done is left out.
  const isShown = (isPossible: boolean) => isRow || isPossible;
  const isFailed = status === 'failed';
  const actions = (
    <>
      {isShown(status === 'draft') && (
        <Can do="dibank.enable">
          <Action
            label={m.sign}
            icon={Signature20Regular}
            verb={status === 'draft' ? 'approve' : undefined}
            isPrimary={!isRow}
            disabledReason={(status !== 'draft' && m.notDraft) || (isBarred(document, own) && m.approvedByMe)}
            onSelect={() => setAction('sign')}
          />
        </Can>
      )}
      {isShown(isFailed || status === 'draft') && (
        <Can do="dibank.update">
          <Action
            label={m.retry}
            icon={ArrowCounterclockwise20Regular}
            verb={isFailed ? 'approve' : undefined}
            isPrimary={!isRow && isFailed}
            disabledReason={!isFailed && status !== 'draft' && m.notFailed}
            onSelect={() => {
              key.current = crypto.randomUUID();
              setAction('retry');
            }}
          />
        </Can>
      )}
      {isShown(status === 'cancelled') && (
        <PrepareDocument
          claimId={document.exit_claim_id}
          isAgain
          isPrimary={!isRow}
          disabledReason={status !== 'cancelled' && m.notCancelled}
        />
      )}
    </>
  );
  return (
    <>
      {isRow ? <ActionMenu label={m.actions}>{actions}</ActionMenu> : actions}
      {action === 'sign' && (
        <Suspense>
          <SignDialog what={{ ids: [id] }} onClose={close} />
        </Suspense>
      )}
      {action === 'retry' && (
        <ConfirmAction
          title={m.retryTitle}
          yes={m.retry}
          isDecision
          run={() => retry({ 'Idempotency-Key': key.current, body: { document_id: id } }).unwrap()}
          done={m.retried}
          about={{ record: document.number, amount: document.amount }}
          onClose={close}
        >
          <FormattedMessage {...m.retryText} />
        </ConfirmAction>
      )}
    </>
  );
}
