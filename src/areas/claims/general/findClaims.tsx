import type { ApiThunk } from '../../../api/cache/dispatch';
import { findClaim, findClaimsByAmount, type FoundClaim } from '../../../api/system-user/generalClaims';
import type { Asked } from '../../../lib/find/asked';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { claimStatus } from '../../../parts/claims/terms';

const hitOf = (claim: FoundClaim): RecordHit => ({
  id: String(claim.id),
  name: '',
  details: [claim.investor.name],
  badge: claimStatus.badge(claim.status),
});

/** Looks claims up by their number or their exact amount for the palette. */
export const find: FindRecords =
  ({ kinds, digits, amount }: Asked, signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const number = kinds.includes('recordNumber') ? Number(digits) : 0;
    const [own, ofAmount] = await Promise.all([
      number > 0 ? dispatch(findClaim(number, signal)) : undefined,
      amount === undefined ? [] : dispatch(findClaimsByAmount({ amount }, signal)),
    ]);
    return [...(own ? [own] : []), ...ofAmount.filter(({ id }) => id !== own?.id)].map(hitOf);
  };
