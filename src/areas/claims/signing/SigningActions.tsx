import { ArrowCounterclockwise20Regular, RecordStop20Regular, Signature20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isBarred, type Document } from '../../../api/investment/signing';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Can } from '../../../session/can';
import { session } from '../../../session/slice';
import { mayBeReplaced } from './bulkVerbs';
import { m } from './messages';
import { PrepareDocument } from './PrepareDocument';
import { SigningQuestion, type SigningVerb } from './SigningQuestion';

/** What can be done with one document. */
export function SigningActions({ document, isRow = false }: { document: Document; isRow?: boolean }) {
  const [asked, setAsked] = useState<SigningVerb>();
  const own = useSelector(session.selectors.user)?.id;
  const { status } = document;
  // What can be done now comes first, and has the letter; at the side what cannot be done is left out.
  const isShown = (isPossible: boolean) => isRow || isPossible;
  const isFailed = status === 'failed';
  // Nothing was paid by it: it may be prepared anew, or given up.
  const isUnpaid = isFailed || status === 'draft';
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
            onSelect={() => setAsked('sign')}
          />
        </Can>
      )}
      {isShown(isUnpaid) && (
        <>
          <Can do="dibank.update">
            <Action
              label={m.retry}
              icon={ArrowCounterclockwise20Regular}
              verb={isFailed ? 'approve' : undefined}
              isPrimary={!isRow && isFailed}
              disabledReason={!isUnpaid && m.notFailed}
              onSelect={() => setAsked('retry')}
            />
          </Can>
          <Can do="cash_out.enable">
            <Action
              label={m.cancel}
              icon={RecordStop20Regular}
              verb={isUnpaid ? 'reject' : undefined}
              tone="danger"
              disabledReason={!isUnpaid && m.notCancellable}
              onSelect={() => setAsked('cancel')}
            />
          </Can>
        </>
      )}
      {isShown(mayBeReplaced(document)) && (
        <PrepareDocument
          claimId={document.exit_claim_id}
          isAgain
          isPrimary={!isRow}
          disabledReason={!mayBeReplaced(document) && m.notReplaceable}
        />
      )}
    </>
  );
  return (
    <>
      {isRow ? <ActionMenu label={m.actions}>{actions}</ActionMenu> : actions}
      {asked && <SigningQuestion verb={asked} document={document} onClose={() => setAsked(undefined)} />}
    </>
  );
}
