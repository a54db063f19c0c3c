import type { ApiThunk } from '../../../api/dispatch';
import { findClaim } from '../../../api/system-user/findClaims';
import { StatusBadge } from '../../../kit/StatusBadge';
import type { Asked } from '../../../lib/find/asked';
import { href } from '../../../routes/href';
import type { FindRecords, RecordHit } from '../../../routes/records/record';
import { claimStatus } from './claimWords';

/** The list with one claim open at its side, whatever its type. */
export const claimHref = (id: number | string): string => `${href('claims.general')}?type=all&claim=${id}`;

const find =
  (asked: readonly Asked[], signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const number = asked.find(({ kind }) => kind === 'recordNumber');
    const claim = number && (await dispatch(findClaim(Number(number.value), signal)));
    if (!claim) return [];
    const badge = <StatusBadge code={claim.status} look={claimStatus[claim.status]} />;
    return [{ id: String(claim.id), name: '', details: [claim.investor.name], badge, path: claimHref(claim.id) }];
  };

/** Looks a claim up by its number for the palette. */
export const findClaims: FindRecords = find;
