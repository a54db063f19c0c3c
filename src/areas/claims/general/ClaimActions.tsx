import { Suspense, useState } from 'react';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ClaimActions as Decisions } from '../../../parts/claims/ClaimActions';
import { isOpen } from '../../../parts/claims/decisions';
import { m as shared } from '../../../parts/claims/messages';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';

const ChangePaymentType = lazyComponent(async () => (await import('./ChangePaymentType')).ChangePaymentType);
const ChangeAmount = lazyComponent(async () => (await import('./ChangeAmount')).ChangeAmount);

/** What can be done with a claim: it is decided, or what it asks for is put right. */
export function ClaimActions({ claim, isRow }: { claim: GeneralClaimRow; isRow?: boolean }) {
  const [asking, setAsking] = useState<'type' | 'amount'>();
  const can = useCan();
  const close = () => setAsking(undefined);
  const isDecided = !isOpen(claim.status) && shared.isDecided;
  if (!can('claims.enable') && !can('claims.update')) return null;
  return (
    <>
      <Decisions claim={claim} investor={claim.investor} isRow={isRow}>
        <Can do="claims.update">
          <Action label={m.changeType} disabledReason={isDecided} onSelect={() => setAsking('type')} />
          <Action label={m.changeAmount} disabledReason={isDecided} onSelect={() => setAsking('amount')} />
        </Can>
      </Decisions>
      <Suspense>
        {asking === 'type' && <ChangePaymentType claim={claim} onClose={close} />}
        {asking === 'amount' && <ChangeAmount claim={claim} onClose={close} />}
      </Suspense>
    </>
  );
}
