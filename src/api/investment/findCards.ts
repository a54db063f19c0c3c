import { callOf } from '../cache/callOf';
import type { ApiThunk } from '../cache/dispatch';
import {
  cardVerificationGenerated,
  type CardVerificationClaim,
  type CardVerificationPage,
} from '../generated/investment/card-verification';
import { fetchUncached } from '../cache/fetchUncached';

const list = callOf(cardVerificationGenerated, 'listCardVerificationClaims');

/** What a search shows of a card. */
export type FoundCard = Pick<CardVerificationClaim, 'id' | 'card_masked' | 'investor' | 'status'>;

const most = 5;

/** The first cards with these four last digits, read past the cache, since nobody comes back to it. */
export const findCardsByEnd =
  (ending: string, signal: AbortSignal): ApiThunk<Promise<FoundCard[]>> =>
  async (dispatch) => {
    // The list also finds the number of a card and names with these digits, so more are read than are shown.
    const { data, error } = await dispatch(fetchUncached(list({ search: ending, limit: 20, offset: 0 }), signal));
    if (error) throw error;
    const found = (data as CardVerificationPage).card_verification_claims;
    return found.filter(({ card_masked: mask }) => mask.endsWith(ending)).slice(0, most);
  };
