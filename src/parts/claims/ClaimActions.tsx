import { Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../api/system-user/generalClaims';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDecision } from '../../kit/list/recordWalk';
import { Can, useCan } from '../../session/can';
import { session } from '../../session/slice';
import { useInvestorName } from '../useInvestorName';
import { isOpen, refusalOf, refusalWords, type Decision, type OpenClaim } from './decisions';
import { m } from './messages';
import { RejectClaim } from './RejectClaim';

const ApproveClaim = lazyComponent(async () => (await import('./ApproveClaim')).ApproveClaim);

interface Props {
  claim: OpenClaim;
  investor: Pick<GeneralClaimRow['investor'], 'id' | 'name'>;
  isRow?: boolean;
  /** What else can be done with the claim, after the decisions. */
  children?: ReactNode;
}

/** The decisions about a claim: in the menu of its row, and beside its name in its drawer. */
export function ClaimActions({ claim, investor, isRow = false, children }: Props) {
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const [change] = useChangeClaimStatusMutation();
  const id = useSelector(session.selectors.user)?.id;
  const mayBalance = useCan()('investor_balance.enable');
  const nameOf = useInvestorName();
  const { taken, leave } = useDecision((then) => {
    setAsking(undefined);
    then();
  });
  const reasonFor = (to: Decision) => {
    if (!isOpen(claim.status)) return m.isDecided;
    const refusal = refusalOf(claim, to, { id, mayBalance });
    return refusal !== undefined && refusalWords[refusal];
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
  return (
    <>
      {!isRow && approve}
      <ActionMenu label={m.actions}>
        {isRow && approve}
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
        {children}
      </ActionMenu>
      <Suspense>{asking === 'approve' && <ApproveClaim claim={claim} investor={investor} onClose={leave} />}</Suspense>
      {asking === 'reject' && <RejectClaim claim={claim} person={nameOf(investor)} onTaken={taken} onClose={leave} />}
    </>
  );
}
