import {
  ArrowUndo20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  Edit20Regular,
} from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import { session } from '../../../session/slice';
import { useInvestorName } from '../../../parts/useInvestorName';
import { PrepareDocument } from '../signing/PrepareDocument';
import { aboutCashOut } from './aboutCashOut';
import { isSetBy, stillApproved } from './cashOutTerms';
import { m } from './messages';
import { RejectCashOut } from './RejectCashOut';
import { ReopenCashOut } from './ReopenCashOut';

const ApproveCashOut = lazyComponent(async () => (await import('./ApproveCashOut')).ApproveCashOut);
const ChangeCashOut = lazyComponent(async () => (await import('./ChangeCashOut')).ChangeCashOut);

/** What can be done with a claim that waits: in the menu of its row, or beside its name. */
export function CashOutActions({ claim, isRow = false }: { claim: CashOutClaim; isRow?: boolean }) {
  const [action, setAction] = useState<'approve' | 'reject' | 'change' | 'reopen'>();
  const nameOf = useInvestorName();
  const own = useSelector(session.selectors.user)?.id;
  const isDecided = claim.status !== 'pending' && m.isDecided;
  const isOwn = isSetBy(claim, own) && m.samePerson;
  const close = () => setAction(undefined);
  const decisions = (
    <>
      <Can do="cash_out.enable">
        <Action
          label={m.approve}
          icon={CheckmarkCircle20Regular}
          verb={isDecided ? undefined : 'approve'}
          isPrimary={!isRow && !isDecided}
          disabledReason={isDecided || isOwn || (!claim.early_exit_allowed && m.mayNotLeave)}
          onSelect={() => setAction('approve')}
        />
        <Action
          label={m.reject}
          icon={DismissCircle20Regular}
          verb={isDecided ? undefined : 'reject'}
          tone="danger"
          disabledReason={isDecided}
          onSelect={() => setAction('reject')}
        />
      </Can>
      <Can do="cash_out.update">
        <Action label={m.change} icon={Edit20Regular} disabledReason={isDecided} onSelect={() => setAction('change')} />
      </Can>
    </>
  );
  const preparing = claim.status === 'approved' && <PrepareDocument claimId={claim.id} isPrimary={!isRow} />;
  const reopening = stillApproved.includes(claim.status) && (
    <Can do="cash_out.enable">
      <Action label={m.reopen} icon={ArrowUndo20Regular} tone="danger" onSelect={() => setAction('reopen')} />
    </Can>
  );
  return (
    <>
      {isRow ? (
        <ActionMenu label={m.actions}>
          {decisions}
          {preparing}
          {reopening}
        </ActionMenu>
      ) : isDecided ? (
        // The step that comes next is the only button; why the others are past stands under ⋯.
        <>
          {preparing}
          <ActionMenu label={m.actions}>
            {decisions}
            {reopening}
          </ActionMenu>
        </>
      ) : (
        decisions
      )}
      <Suspense>
        {action === 'approve' && <ApproveCashOut claim={claim} onClose={close} />}
        {action === 'change' && <ChangeCashOut id={claim.id} onClose={close} />}
      </Suspense>
      {action === 'reject' && <RejectCashOut claim={claim} onClose={close} />}
      {action === 'reopen' && (
        <ReopenCashOut
          id={claim.id}
          version={claim.version}
          about={{ ...aboutCashOut(claim, nameOf(claim.investor)), amount: claim.amount }}
          onClose={close}
        />
      )}
    </>
  );
}
