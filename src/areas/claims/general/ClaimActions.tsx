import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can, useCan } from '../../../session/can';
import { session } from '../../../session/slice';
import { isOpen, refusalOf, refusalWords, type Decision } from './decisions';
import { m } from './messages';

const ApproveClaim = lazyComponent(async () => (await import('./ApproveClaim')).ApproveClaim);
const RejectClaim = lazyComponent(async () => (await import('./RejectClaim')).RejectClaim);
const ChangePaymentType = lazyComponent(async () => (await import('./ChangePaymentType')).ChangePaymentType);
const ChangeAmount = lazyComponent(async () => (await import('./ChangeAmount')).ChangeAmount);

/** What can be done with a claim: in the menu of its row, and beside its name in its drawer. */
export function ClaimActions({ claim, isRow = false }: { claim: GeneralClaimRow; isRow?: boolean }) {
  const [asking, setAsking] = useState<'approve' | 'reject' | 'type' | 'amount'>();
  const [change] = useChangeClaimStatusMutation();
  const id = useSelector(session.selectors.user)?.id;
  const can = useCan();
  const mayBalance = can('investor_balance.enable');
  const close = () => setAsking(undefined);
  const isDecided = !isOpen(claim.status) && m.isDecided;
  const reasonFor = (to: Decision) => {
    const refusal = refusalOf(claim, to, { id, mayBalance });
    return isDecided || (refusal !== undefined && refusalWords[refusal]);
  };
  const approve = (
    <Can do="claims.enable">
      <Action
        label={m.approve}
        verb="approve"
        isPrimary={!isRow}
        disabledReason={reasonFor('approved')}
        onSelect={() => setAsking('approve')}
      />
    </Can>
  );
  const rest = (
    <>
      <Can do="claims.enable">
        <Action
          label={m.reject}
          verb="reject"
          tone="danger"
          disabledReason={reasonFor('rejected')}
          onSelect={() => setAsking('reject')}
        />
        <Action
          label={m.take}
          disabledReason={(claim.status === 'in_process' && m.isTaken) || reasonFor('in_process')}
          done={m.taken}
          onSelect={() =>
            change({
              id: claim.id,
              'If-Match': claim.version,
              'Idempotency-Key': crypto.randomUUID(),
              body: { status: 'in_process' },
            }).unwrap()
          }
        />
      </Can>
      <Can do="claims.update">
        <Action label={m.changeType} disabledReason={isDecided} onSelect={() => setAsking('type')} />
        <Action label={m.changeAmount} disabledReason={isDecided} onSelect={() => setAsking('amount')} />
      </Can>
    </>
  );
  if (!can('claims.enable') && !can('claims.update')) return null;
  return (
    <>
      {!isRow && approve}
      <ActionMenu label={m.actions}>
        {isRow && approve}
        {rest}
      </ActionMenu>
      <Suspense>
        {asking === 'approve' && <ApproveClaim claim={claim} onClose={close} />}
        {asking === 'reject' && <RejectClaim claim={claim} onClose={close} />}
        {asking === 'type' && <ChangePaymentType claim={claim} onClose={close} />}
        {asking === 'amount' && <ChangeAmount claim={claim} onClose={close} />}
      </Suspense>
    </>
  );
}
