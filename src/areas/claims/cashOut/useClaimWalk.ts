import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListCashOutClaimsRows, type CashOutClaim } from '../../../api/investment/cashOut';
import { useRowWalk } from '../../../kit/list/recordWalk';
import type { RecordWalk } from '../../../kit/state/recordWalk';
import { href } from '../../../routes/href';

/** The neighbours of a claim among those that stood at the same step when it was opened, the longest waiting first. */
export function useClaimWalk({ id, status }: Pick<CashOutClaim, 'id' | 'status'>): RecordWalk {
  const navigate = useNavigate();
  const [step] = useState(status);
  const query = useMemo(
    () => ({ filters: { status: [step], order_by: 'created_at' as const }, limit: 100, page: 1 }),
    [step],
  );
  const rows = useListCashOutClaimsRows(query);
  // The place in the queue moves on; Back leads to where the queue was entered.
  const open = (to: number) => void navigate(href('claims.cashOutOne', { id: String(to) }), { replace: true });
  return useRowWalk(rows, { id, open });
}
